/**
 * Resources of services other than the data service, which several remotes may read. All remotes share one cache of
 * queries: a key begins with a resource of the data service, with one of these, or with the name of its remote.
 */
export const SERVICE_RESOURCES = ['rpc', 'security'] as const;
