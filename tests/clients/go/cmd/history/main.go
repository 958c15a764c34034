// Command history writes to a cluster, watches it and checks what it saw,
// while somebody else kills, stops and disturbs the cluster's components.
//
//	history -kubeconfig FILE [-seconds 60] [-writers 4] [-registers 4] [-watchers 2]
//
// A register is a ConfigMap with one number that its only writer raises by one
// with each update. What must hold:
//
//   - an acknowledged write is in every later consistent read, and at the end;
//   - a watcher sees each acknowledged write once, with the resource version
//     that the writer was told, and resource versions only rise; where the
//     server no longer has its revision (410, after the server's restart) a
//     list takes it over the gap, and never backwards;
//   - a list at an exact revision is the state that the watch had built at it;
//   - an acknowledged create exists once, under the uid that was told.
//
// A write whose answer was lost may have happened or not: the writer reads the
// register and goes on from there. The last line is a summary; where something
// does not hold, the history of that register alone is printed, status 1.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"sync"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
)

const requestTimeout = 10 * time.Second

func main() {
	kubeconfig := flag.String("kubeconfig", os.Getenv("KUBECONFIG"), "path of the kubeconfig")
	seconds := flag.Int("seconds", 60, "how long to write")
	writers := flag.Int("writers", 4, "writers side by side")
	registers := flag.Int("registers", 4, "registers of each writer")
	watchers := flag.Int("watchers", 2, "watchers side by side")
	pause := flag.Duration("pause", 2*time.Millisecond, "pause of a writer after each write")
	flag.Parse()

	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	config.QPS, config.Burst = -1, 0
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	book := newBook()
	setup := client(config)
	namespace := fmt.Sprintf("history-%d", time.Now().Unix())
	if _, err := setup.CoreV1().Namespaces().Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}}, metav1.CreateOptions{}); err != nil {
		fmt.Fprintln(os.Stderr, "namespace:", err)
		os.Exit(2)
	}
	writing, done := context.WithTimeout(ctx, time.Duration(*seconds)*time.Second)
	defer done()
	watching, end := context.WithCancel(context.Background())
	var writes, watches sync.WaitGroup
	for w := range *watchers {
		watches.Go(func() { newWatcher(w, client(config), namespace, book).run(watching) })
	}
	for w := range *writers {
		writes.Go(func() { newWriter(w, *registers, client(config), namespace, book, *pause).run(writing) })
	}
	writes.Go(func() { newReader(client(config), namespace, book).run(writing) })
	go report(writing, book)
	writes.Wait()

	last := finalState(setup, namespace, book)
	settled := waitFor(60*time.Second, func() bool { return book.watchersReached(last) })
	end()
	watches.Wait()
	if !settled {
		book.broken("", "after 60 s the watchers had not reached revision %d", last)
	}
	book.checkWatches(*watchers)
	removal := context.Background()
	_ = setup.CoreV1().Namespaces().Delete(removal, namespace, metav1.DeleteOptions{})
	if !book.summary() {
		os.Exit(1)
	}
}

// client makes a client with a connection pool of its own.
func client(config *rest.Config) *kubernetes.Clientset {
	own := rest.CopyConfig(config)
	own.ContentType = "application/vnd.kubernetes.protobuf"
	made, err := kubernetes.NewForConfig(own)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	return made
}

func report(ctx context.Context, book *book) {
	tick := time.NewTicker(5 * time.Second)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			fmt.Println(book.line())
		}
	}
}

func waitFor(limit time.Duration, condition func() bool) bool {
	end := time.Now().Add(limit)
	for time.Now().Before(end) {
		if condition() {
			return true
		}
		time.Sleep(50 * time.Millisecond)
	}
	return condition()
}

// finalState reads all registers consistently when the writers are done and
// compares them with what was acknowledged. It answers the list's revision.
func finalState(client kubernetes.Interface, namespace string, book *book) int64 {
	var list *corev1.ConfigMapList
	answered := waitFor(3*time.Minute, func() bool {
		ctx, cancel := context.WithTimeout(context.Background(), requestTimeout)
		defer cancel()
		got, err := client.CoreV1().ConfigMaps(namespace).List(ctx, metav1.ListOptions{})
		list = got
		return err == nil
	})
	if !answered {
		book.broken("", "the server did not answer for 3 minutes after the writers had ended")
		return 0
	}
	found := map[string]*corev1.ConfigMap{}
	for i := range list.Items {
		found[list.Items[i].Name] = &list.Items[i]
	}
	book.checkFinal(found)
	return revision(list.ResourceVersion)
}

func revision(text string) int64 {
	number, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return -1
	}
	return number
}

func value(item *corev1.ConfigMap) int {
	number, err := strconv.Atoi(item.Data["n"])
	if err != nil {
		return -1
	}
	return number
}

// refused says that the server answered and did not carry the write out.
func refused(err error) bool {
	return apierrors.IsConflict(err) || apierrors.IsNotFound(err) || apierrors.IsAlreadyExists(err) || apierrors.IsForbidden(err) ||
		apierrors.IsInvalid(err) || apierrors.IsBadRequest(err) || apierrors.IsTooManyRequests(err) || apierrors.IsUnauthorized(err)
}
