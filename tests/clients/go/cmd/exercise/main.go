// Command exercise uses a cluster as client-go programs do: typed and dynamic
// clients over JSON and protobuf, discovery, a shared informer, server-side
// apply, conflicts with retry, pagination, a Lease election and impersonation.
//
//	exercise -kubeconfig FILE
//
// It prints one line for each step, leaves nothing behind, and ends with
// status 1 at the first step that does not hold.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"sort"
	"strings"
	"sync/atomic"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	applycore "k8s.io/client-go/applyconfigurations/core/v1"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
	"k8s.io/client-go/util/retry"
)

const count = 25

type run struct {
	config    *rest.Config
	typed     *kubernetes.Clientset
	binary    *kubernetes.Clientset
	dynamic   *dynamic.DynamicClient
	namespace string
}

func main() {
	kubeconfig := flag.String("kubeconfig", os.Getenv("KUBECONFIG"), "path of the kubeconfig")
	flag.Parse()
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	if err := exercise(ctx, *kubeconfig); err != nil {
		fmt.Println("FAILED", err)
		os.Exit(1)
	}
	fmt.Println("client-go: every step holds")
}

func exercise(ctx context.Context, path string) (err error) {
	config, err := clientcmd.BuildConfigFromFlags("", path)
	if err != nil {
		return err
	}
	config.QPS, config.Burst = 500, 1000
	protobuf := rest.CopyConfig(config)
	protobuf.ContentType = "application/vnd.kubernetes.protobuf"
	protobuf.AcceptContentTypes = "application/vnd.kubernetes.protobuf,application/json"
	r := &run{config: config}
	if r.typed, err = kubernetes.NewForConfig(config); err != nil {
		return err
	}
	if r.binary, err = kubernetes.NewForConfig(protobuf); err != nil {
		return err
	}
	if r.dynamic, err = dynamic.NewForConfig(config); err != nil {
		return err
	}
	made, err := r.typed.CoreV1().Namespaces().Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{GenerateName: "client-go-"}}, metav1.CreateOptions{})
	if err != nil {
		return fmt.Errorf("namespace: %w", err)
	}
	r.namespace = made.Name
	defer func() {
		gone := r.typed.CoreV1().Namespaces().Delete(context.Background(), r.namespace, metav1.DeleteOptions{})
		err = errors.Join(err, gone)
	}()
	steps := []struct {
		name string
		do   func(context.Context) error
	}{
		{"discovery", r.discovery}, {"informer", r.informer}, {"pages", r.pages}, {"conflict and retry", r.conflict},
		{"server-side apply", r.apply}, {"patches", r.patches}, {"dynamic", r.dynamically}, {"protobuf equals JSON", r.encodings},
		{"typed errors", r.failures}, {"impersonation", r.impersonation}, {"election", r.election}, {"deletecollection", r.collection},
	}
	for _, step := range steps {
		began := time.Now()
		if err := step.do(ctx); err != nil {
			return fmt.Errorf("%s: %w", step.name, err)
		}
		fmt.Printf("ok %s (%d ms)\n", step.name, time.Since(began).Milliseconds())
	}
	return nil
}

func (r *run) discovery(context.Context) error {
	version, err := r.typed.Discovery().ServerVersion()
	if err != nil {
		return err
	}
	groups, resources, err := r.typed.Discovery().ServerGroupsAndResources()
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, list := range resources {
		for _, resource := range list.APIResources {
			seen[list.GroupVersion+"/"+resource.Name] = true
		}
	}
	for _, want := range []string{"v1/pods", "v1/pods/exec", "apps/v1/deployments/scale", "batch/v1/cronjobs", "rbac.authorization.k8s.io/v1/roles"} {
		if !seen[want] {
			return fmt.Errorf("%s is not among the resources of %s", want, version.GitVersion)
		}
	}
	if len(groups) < 15 {
		return fmt.Errorf("only %d groups", len(groups))
	}
	return nil
}

// informer: all adds, updates and deletes arrive, in the cache too.
func (r *run) informer(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	factory := informers.NewSharedInformerFactoryWithOptions(r.binary, 0, informers.WithNamespace(r.namespace),
		informers.WithTweakListOptions(func(options *metav1.ListOptions) { options.LabelSelector = "set=a" }))
	maps := factory.Core().V1().ConfigMaps()
	var added, updated, deleted atomic.Int32
	if _, err := maps.Informer().AddEventHandler(cache.ResourceEventHandlerFuncs{
		AddFunc:    func(any) { added.Add(1) },
		UpdateFunc: func(any, any) { updated.Add(1) },
		DeleteFunc: func(any) { deleted.Add(1) },
	}); err != nil {
		return err
	}
	factory.Start(ctx.Done())
	if !cache.WaitForCacheSync(ctx.Done(), maps.Informer().HasSynced) {
		return errors.New("the cache did not sync")
	}
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	for i := range count {
		item := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("item-%02d", i), Labels: map[string]string{"set": "a"}}, Data: map[string]string{"n": fmt.Sprint(i)}}
		made, err := api.Create(ctx, item, metav1.CreateOptions{})
		if err != nil {
			return err
		}
		made.Data["n"] = fmt.Sprint(i*i + 1)
		if _, err := api.Update(ctx, made, metav1.UpdateOptions{}); err != nil {
			return err
		}
	}
	if err := api.Delete(ctx, "item-00", metav1.DeleteOptions{}); err != nil {
		return err
	}
	err := wait.PollUntilContextTimeout(ctx, 20*time.Millisecond, 20*time.Second, true, func(context.Context) (bool, error) {
		return added.Load() == count && updated.Load() >= count && deleted.Load() == 1, nil
	})
	if err != nil {
		return fmt.Errorf("%d added, %d updated, %d deleted: %w", added.Load(), updated.Load(), deleted.Load(), err)
	}
	cached, err := maps.Lister().ConfigMaps(r.namespace).Get("item-07")
	if err != nil {
		return err
	}
	if cached.Data["n"] != "50" {
		return fmt.Errorf("the cache has n=%q for item-07", cached.Data["n"])
	}
	return nil
}

func (r *run) pages(ctx context.Context) error {
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	var names []string
	options := metav1.ListOptions{Limit: 10, LabelSelector: "set=a"}
	revision := ""
	for {
		page, err := api.List(ctx, options)
		if err != nil {
			return err
		}
		if revision == "" {
			revision = page.ResourceVersion
			late := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: "item-99", Labels: map[string]string{"set": "a"}}}
			if _, err := api.Create(ctx, late, metav1.CreateOptions{}); err != nil {
				return err
			}
		}
		if page.ResourceVersion != revision {
			return fmt.Errorf("pages of revisions %s and %s", revision, page.ResourceVersion)
		}
		for _, item := range page.Items {
			names = append(names, item.Name)
		}
		if page.Continue == "" {
			break
		}
		options.Continue = page.Continue
	}
	if len(names) != count-1 || !sort.StringsAreSorted(names) {
		return fmt.Errorf("%d names: %v", len(names), names)
	}
	return api.Delete(ctx, "item-99", metav1.DeleteOptions{})
}

func (r *run) conflict(ctx context.Context) error {
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	stale, err := api.Get(ctx, "item-01", metav1.GetOptions{})
	if err != nil {
		return err
	}
	fresh := stale.DeepCopy()
	fresh.Data["who"] = "first"
	if _, err := api.Update(ctx, fresh, metav1.UpdateOptions{}); err != nil {
		return err
	}
	stale.Data["who"] = "second"
	if _, err := api.Update(ctx, stale, metav1.UpdateOptions{}); !apierrors.IsConflict(err) {
		return fmt.Errorf("a stale update: %v", err)
	}
	return retry.RetryOnConflict(retry.DefaultRetry, func() error {
		current, err := api.Get(ctx, "item-01", metav1.GetOptions{})
		if err != nil {
			return err
		}
		current.Data["who"] = "second"
		_, err = api.Update(ctx, current, metav1.UpdateOptions{})
		return err
	})
}

func (r *run) apply(ctx context.Context) error {
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	first := applycore.ConfigMap("applied", r.namespace).WithData(map[string]string{"a": "1", "b": "1"})
	made, err := api.Apply(ctx, first, metav1.ApplyOptions{FieldManager: "one"})
	if err != nil {
		return err
	}
	second := applycore.ConfigMap("applied", r.namespace).WithData(map[string]string{"b": "2"})
	_, err = api.Apply(ctx, second, metav1.ApplyOptions{FieldManager: "two"})
	if !apierrors.IsConflict(err) || !strings.Contains(err.Error(), `conflict with "one"`) {
		return fmt.Errorf("two managers of one field: %v", err)
	}
	if _, err = api.Apply(ctx, second, metav1.ApplyOptions{FieldManager: "two", Force: true}); err != nil {
		return err
	}
	again := applycore.ConfigMap("applied", r.namespace).WithData(map[string]string{"c": "1"})
	last, err := api.Apply(ctx, again, metav1.ApplyOptions{FieldManager: "one"})
	if err != nil {
		return err
	}
	if fmt.Sprint(last.Data) != "map[b:2 c:1]" || last.UID != made.UID {
		return fmt.Errorf("after three applies: %v", last.Data)
	}
	return nil
}

func (r *run) patches(ctx context.Context) error {
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	steps := []struct {
		kind types.PatchType
		body string
		want string
	}{
		{types.MergePatchType, `{"data":{"n":null,"m":"1"}}`, "map[m:1]"},
		{types.JSONPatchType, `[{"op":"test","path":"/data/m","value":"1"},{"op":"add","path":"/data/j","value":"2"}]`, "map[j:2 m:1]"},
		{types.StrategicMergePatchType, `{"data":{"$patch":"replace","s":"3"}}`, "map[s:3]"},
	}
	for _, step := range steps {
		got, err := api.Patch(ctx, "item-02", step.kind, []byte(step.body), metav1.PatchOptions{})
		if err != nil {
			return err
		}
		if fmt.Sprint(got.Data) != step.want {
			return fmt.Errorf("%s: %v", step.kind, got.Data)
		}
	}
	return nil
}

func (r *run) dynamically(ctx context.Context) error {
	api := r.dynamic.Resource(schema.GroupVersionResource{Version: "v1", Resource: "configmaps"}).Namespace(r.namespace)
	watch, err := api.Watch(ctx, metav1.ListOptions{FieldSelector: "metadata.name=dyn", TimeoutSeconds: new(int64(20))})
	if err != nil {
		return err
	}
	defer watch.Stop()
	item := &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "metadata": map[string]any{"name": "dyn"}, "data": map[string]any{"k": "v"}}}
	made, err := api.Create(ctx, item, metav1.CreateOptions{})
	if err != nil {
		return err
	}
	if err := api.Delete(ctx, "dyn", metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: new(made.GetUID())}}); err != nil {
		return err
	}
	var seen []string
	for event := range watch.ResultChan() {
		if event.Object.(*unstructured.Unstructured).GetName() != "dyn" {
			return fmt.Errorf("the field selector let %v through", event.Object)
		}
		if seen = append(seen, string(event.Type)); len(seen) == 2 {
			break
		}
	}
	if strings.Join(seen, " ") != "ADDED DELETED" {
		return fmt.Errorf("events %v", seen)
	}
	return nil
}

func (r *run) encodings(ctx context.Context) error {
	one, err := r.typed.CoreV1().Services("default").Get(ctx, "kubernetes", metav1.GetOptions{})
	if err != nil {
		return err
	}
	other, err := r.binary.CoreV1().Services("default").Get(ctx, "kubernetes", metav1.GetOptions{})
	if err != nil {
		return err
	}
	if one.String() != other.String() {
		return fmt.Errorf("JSON %v\nprotobuf %v", one, other)
	}
	return nil
}

func (r *run) failures(ctx context.Context) error {
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	if _, err := api.Get(ctx, "absent", metav1.GetOptions{}); !apierrors.IsNotFound(err) {
		return fmt.Errorf("absent: %v", err)
	}
	if _, err := api.Create(ctx, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: "item-03"}}, metav1.CreateOptions{}); !apierrors.IsAlreadyExists(err) {
		return fmt.Errorf("twice: %v", err)
	}
	if _, err := api.Create(ctx, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: "Not_A_Name"}}, metav1.CreateOptions{}); !apierrors.IsInvalid(err) {
		return fmt.Errorf("bad name: %v", err)
	}
	_, err := api.List(ctx, metav1.ListOptions{ResourceVersion: "1", ResourceVersionMatch: metav1.ResourceVersionMatchExact})
	if !apierrors.IsResourceExpired(err) && err != nil {
		return fmt.Errorf("an old revision: %v", err)
	}
	return nil
}

func (r *run) impersonation(ctx context.Context) error {
	config := rest.CopyConfig(r.config)
	config.Impersonate = rest.ImpersonationConfig{UserName: "jane", Groups: []string{"developers"}}
	jane, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	_, err = jane.CoreV1().Secrets(r.namespace).List(ctx, metav1.ListOptions{})
	want := fmt.Sprintf(`secrets is forbidden: User "jane" cannot list resource "secrets" in API group "" in the namespace %q`, r.namespace)
	if err == nil || err.Error() != want {
		return fmt.Errorf("got %v", err)
	}
	return nil
}

// election: one of two leads; when it lets go, the other does.
func (r *run) election(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	led := make(chan string, 2)
	contend := func(ctx context.Context, who string) {
		leaderelection.RunOrDie(ctx, leaderelection.LeaderElectionConfig{
			Lock: &resourcelock.LeaseLock{LeaseMeta: metav1.ObjectMeta{Name: "leader", Namespace: r.namespace},
				Client: r.typed.CoordinationV1(), LockConfig: resourcelock.ResourceLockConfig{Identity: who}},
			LeaseDuration: 4 * time.Second, RenewDeadline: 3 * time.Second, RetryPeriod: 500 * time.Millisecond, ReleaseOnCancel: true,
			Callbacks: leaderelection.LeaderCallbacks{OnStartedLeading: func(context.Context) { led <- who }, OnStoppedLeading: func() {}},
		})
	}
	first, release := context.WithCancel(ctx)
	defer release()
	go contend(first, "one")
	if who := <-led; who != "one" {
		return fmt.Errorf("%s leads", who)
	}
	go contend(ctx, "two")
	release()
	select {
	case who := <-led:
		if who != "two" {
			return fmt.Errorf("%s leads after the release", who)
		}
		return nil
	case <-time.After(15 * time.Second):
		return errors.New("nobody took over")
	}
}

func (r *run) collection(ctx context.Context) error {
	api := r.typed.CoreV1().ConfigMaps(r.namespace)
	if err := api.DeleteCollection(ctx, metav1.DeleteOptions{}, metav1.ListOptions{LabelSelector: "set=a"}); err != nil {
		return err
	}
	left, err := api.List(ctx, metav1.ListOptions{LabelSelector: "set=a"})
	if err != nil {
		return err
	}
	if len(left.Items) != 0 {
		return fmt.Errorf("%d are left", len(left.Items))
	}
	return nil
}
