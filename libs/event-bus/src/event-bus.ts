import mitt from 'mitt';
import { TAB_WIDE } from './events';
import type { EventName, Events } from './events';
import { openTabChannel } from './tab-channel';

interface TabMessage {
  name: EventName;
  payload: Events[EventName];
}

/** Origin of an event: this tab, or another one of the same browser. */
export type EventOrigin = 'here' | 'other-tab';
export type EventListener<N extends EventName> = (payload: Events[N], origin: EventOrigin) => void;
type Delivery = { [N in EventName]: { payload: Events[N]; origin: EventOrigin } };

const emitter = mitt<Delivery>();
const tabs = openTabChannel<TabMessage>('arbora', ({ name, payload }) => deliver(name, payload, 'other-tab'));

function deliver<N extends EventName>(name: N, payload: Events[N], origin: EventOrigin): void {
  emitter.emit(name, { payload, origin } as Delivery[N]);
}

/** Emits an event in this tab, and for TAB_WIDE events in the other tabs. */
export function emit<N extends EventName>(name: N, payload: Events[N]): void {
  deliver(name, payload, 'here');
  if ((TAB_WIDE as readonly EventName[]).includes(name)) tabs.post({ name, payload });
}

/** Subscribes to an event; returns a function that unsubscribes. */
export function on<N extends EventName>(name: N, listener: EventListener<N>): () => void {
  tabs.open();
  const handler = (delivery: Delivery[N]): void => listener(delivery.payload, delivery.origin);
  emitter.on(name, handler);
  return () => emitter.off(name, handler);
}
