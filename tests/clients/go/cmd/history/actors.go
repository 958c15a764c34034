package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"
	corev1client "k8s.io/client-go/kubernetes/typed/core/v1"
)

type writer struct {
	name    string
	api     corev1client.ConfigMapInterface
	book    *book
	current []*corev1.ConfigMap
	names   []string
	made    int
	pause   time.Duration
}

func newWriter(number, registers int, client kubernetes.Interface, namespace string, book *book, pause time.Duration) *writer {
	w := &writer{name: fmt.Sprintf("w%d", number), api: client.CoreV1().ConfigMaps(namespace), book: book, pause: pause}
	for r := range registers {
		w.names = append(w.names, fmt.Sprintf("reg-%d-%d", number, r))
	}
	w.current = make([]*corev1.ConfigMap, registers)
	return w
}

func (w *writer) run(ctx context.Context) {
	for ctx.Err() == nil {
		if rand.IntN(8) == 0 {
			w.create(fmt.Sprintf("new-%s-%d", w.name, w.made))
			w.made++
		} else {
			w.raise(rand.IntN(len(w.names)))
		}
		select {
		case <-ctx.Done():
		case <-time.After(w.pause):
		}
	}
}

// create makes an object that is never touched again. An unknown outcome is
// tried again until the server says which it was.
func (w *writer) create(name string) *corev1.ConfigMap {
	item := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: name, Annotations: map[string]string{"by": w.name}}, Data: map[string]string{"n": "0"}}
	unknown := false
	for {
		ctx, cancel := context.WithTimeout(context.Background(), requestTimeout)
		w.book.begin(name, 0)
		got, err := w.api.Create(ctx, item, metav1.CreateOptions{})
		cancel()
		switch {
		case err == nil:
			w.book.acknowledged(name, 0, got)
			return got
		case apierrors.IsAlreadyExists(err) && unknown:
			return w.read(name)
		case apierrors.IsAlreadyExists(err):
			w.book.broken(name, "AlreadyExists for a name that nobody had tried: %v", err)
			return w.read(name)
		default:
			unknown = unknown || !refused(err)
			w.book.lost(name, 0, err)
			time.Sleep(100 * time.Millisecond)
		}
	}
}

func (w *writer) raise(index int) {
	name := w.names[index]
	if w.current[index] == nil {
		w.current[index] = w.create(name)
		return
	}
	next := w.current[index].DeepCopy()
	number := value(next) + 1
	next.Data["n"] = fmt.Sprint(number)
	ctx, cancel := context.WithTimeout(context.Background(), requestTimeout)
	defer cancel()
	w.book.begin(name, number)
	got, err := w.api.Update(ctx, next, metav1.UpdateOptions{})
	switch {
	case err == nil:
		w.book.acknowledged(name, number, got)
		w.current[index] = got
	case apierrors.IsConflict(err):
		// Nobody else writes here: an earlier write with a lost answer may
		// have come through late, nothing else.
		w.book.conflict(name, number, err)
		w.current[index] = w.read(name)
	default:
		w.book.lost(name, number, err)
		time.Sleep(100 * time.Millisecond)
		w.current[index] = w.read(name)
	}
}

// read is a consistent read that is tried until it answers.
func (w *writer) read(name string) *corev1.ConfigMap {
	for {
		ctx, cancel := context.WithTimeout(context.Background(), requestTimeout)
		floor := w.book.floor(name)
		got, err := w.api.Get(ctx, name, metav1.GetOptions{})
		cancel()
		if err == nil {
			w.book.checkRead(name, value(got), floor, "get")
			return got
		}
		if apierrors.IsNotFound(err) && floor >= 0 {
			w.book.broken(name, "NotFound, though %d was acknowledged", floor)
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// reader lists: consistently, and at exact revisions that a watcher has passed.
type reader struct {
	api  corev1client.ConfigMapInterface
	book *book
}

func newReader(client kubernetes.Interface, namespace string, book *book) *reader {
	return &reader{api: client.CoreV1().ConfigMaps(namespace), book: book}
}

func (r *reader) run(ctx context.Context) {
	for ctx.Err() == nil {
		r.list(ctx)
		select {
		case <-ctx.Done():
		case <-time.After(200 * time.Millisecond):
		}
	}
}

func (r *reader) list(parent context.Context) {
	ctx, cancel := context.WithTimeout(parent, requestTimeout)
	defer cancel()
	floors := r.book.floors()
	list, err := r.api.List(ctx, metav1.ListOptions{})
	if err != nil {
		return
	}
	found := map[string]int{}
	for i := range list.Items {
		found[list.Items[i].Name] = value(&list.Items[i])
	}
	for name, floor := range floors {
		got, there := found[name]
		if !there {
			got = -1
		}
		r.book.checkRead(name, got, floor, "list at "+list.ResourceVersion)
	}
	exact, err := r.api.List(ctx, metav1.ListOptions{ResourceVersion: list.ResourceVersion, ResourceVersionMatch: metav1.ResourceVersionMatchExact})
	if err != nil {
		return
	}
	state := map[string]int{}
	for i := range exact.Items {
		state[exact.Items[i].Name] = value(&exact.Items[i])
	}
	r.book.snapshot(revision(exact.ResourceVersion), state)
}

type watcher struct {
	number int
	api    corev1client.ConfigMapInterface
	book   *book
}

func newWatcher(number int, client kubernetes.Interface, namespace string, book *book) *watcher {
	return &watcher{number: number, api: client.CoreV1().ConfigMaps(namespace), book: book}
}

// run watches from a list on, over broken connections. A server that was
// started anew does not have the revisions before its start (410): then the
// watcher lists again, as every client does, and what it skipped is noted.
func (w *watcher) run(ctx context.Context) {
	from := ""
	for ctx.Err() == nil {
		if from == "" {
			if from = w.list(ctx); from == "" {
				time.Sleep(100 * time.Millisecond)
				continue
			}
		}
		stream, err := w.api.Watch(ctx, metav1.ListOptions{ResourceVersion: from, AllowWatchBookmarks: true})
		if err != nil {
			if gone(err) {
				from = ""
				continue
			}
			time.Sleep(100 * time.Millisecond)
			continue
		}
		from = w.follow(stream, from)
		stream.Stop()
	}
}

func (w *watcher) list(ctx context.Context) string {
	list, err := w.api.List(ctx, metav1.ListOptions{})
	if err != nil {
		return ""
	}
	w.book.listed(w.number, revision(list.ResourceVersion), list.Items)
	return list.ResourceVersion
}

// follow answers the revision to go on from, none where the server says that
// it is gone.
func (w *watcher) follow(stream watch.Interface, from string) string {
	for event := range stream.ResultChan() {
		if event.Type == watch.Error {
			if gone(apierrors.FromObject(event.Object)) {
				return ""
			}
			return from
		}
		item, is := event.Object.(*corev1.ConfigMap)
		if !is {
			continue
		}
		from = item.ResourceVersion
		if event.Type == watch.Bookmark {
			w.book.reached(w.number, revision(from))
		} else {
			w.book.seen(w.number, string(event.Type), item)
		}
	}
	return from
}

func gone(err error) bool {
	return apierrors.IsResourceExpired(err) || apierrors.IsGone(err)
}
