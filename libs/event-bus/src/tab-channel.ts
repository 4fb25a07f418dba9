export interface TabChannel<M> {
  /** Starts listening; harmless when called again, or where there are no tabs (a server). */
  open(): void;
  post(message: M): void;
}

/** Messages between the tabs of one browser. Nothing is opened before it is needed, so that modules load anywhere. */
export function openTabChannel<M>(name: string, receive: (message: M) => void): TabChannel<M> {
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel | null {
    if (channel || typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(name);
    // Node's keeps the process alive; tests run with it.
    (channel as { unref?: () => void }).unref?.();
    channel.onmessage = (event: MessageEvent<M>) => receive(event.data);
    return channel;
  }

  return {
    open: () => void open(),
    post: (message) => open()?.postMessage(message),
  };
}
