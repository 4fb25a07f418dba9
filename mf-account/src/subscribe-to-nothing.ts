/** For `useSyncExternalStore` of a value that does not change while the page is open. */
export const subscribeToNothing = () => () => undefined;
