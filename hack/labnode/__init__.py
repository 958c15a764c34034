"""The lab's parts: config (kind's shape), net (namespaces, DNS), node (nspawn), image (root file system), cluster."""
