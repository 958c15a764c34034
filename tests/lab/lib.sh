# What the lab's tests share; to be sourced by a script whose arguments are
# KUBECONFIG CONTROL_PLANE_NODE.
set -u
export KUBECONFIG=$1
control=$2
cluster=${control%-control-plane}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
image=localhost/ferrokube/busybox:1.35
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

# check NAME SECONDS COMMAND…: carries the command out until it succeeds.
check() {
    local name=$1 limit=$2 end out
    shift 2
    end=$((SECONDS + limit))
    while ! out=$("$@" 2>&1); do
        if [ $SECONDS -ge $end ]; then
            failed=$((failed + 1))
            printf 'FAILED %s\n%s\n' "$name" "$(tail -n 8 <<<"$out" | sed 's/^/    /')"
            return 1
        fi
        sleep 0.3
    done
    passed=$((passed + 1))
    echo "ok $name"
}

# says WORDS… -- COMMAND…: the command's output holds each of the words.
says() {
    local words=() out
    while [ "$1" != -- ]; do words+=("$1"); shift; done
    shift
    out=$("$@" 2>&1) || [ -n "${says_failure_too:-}" ] || { echo "$out"; return 1; }
    local word
    for word in "${words[@]}"; do
        grep -qF -- "$word" <<<"$out" || { printf 'no "%s" in:\n%s\n' "$word" "$out"; return 1; }
    done
}

# refused WORDS… -- COMMAND…: the command fails and says each of the words.
refused() {
    local words=("$@") says_failure_too=yes
    while [ "$1" != -- ]; do shift; done
    shift
    ! "$@" >/dev/null 2>&1 && says "${words[@]}"
}

k() { kubectl "$@"; }
node() { local name=$1; shift; "$here/hack/lab" exec "$name" -- "$@"; }
uid() { kubectl get "$@" -o 'jsonpath={.metadata.uid}'; }

# finish: the last line, and the script's status.
finish() {
    echo "$passed passed, $failed failed"
    [ $failed = 0 ]
}
