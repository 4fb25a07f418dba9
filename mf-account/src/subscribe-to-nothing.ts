/** For `useSyncExternalStore` of a value that never changes, or only together with a render. */
export const subscribeToNothing = () => () => undefined;
