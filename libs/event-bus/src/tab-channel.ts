export interface TabChannel<M> {
  /** Starts listening; idempotent, and a no-op on a server. */
  open(): void;
  post(message: M): void;
}

/** Messages between the tabs of one browser. The channel opens on first use, so that the module loads anywhere. */
export function openTabChannel<M>(name: string, receive: (message: M) => void): TabChannel<M> {
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel | null {
    if (channel || typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(name);
    // Node's channel would keep the process, and so a test run, alive.
    (channel as { unref?: () => void }).unref?.();
    channel.onmessage = (event: MessageEvent<M>) => receive(event.data);
    return channel;
  }

  return {
    open: () => void open(),
    post: (message) => open()?.postMessage(message),
  };
}
