import { useSession } from '@arbora/auth';
import { useQueryClient, type QueryClient } from '@arbora/query';
import { useSyncExternalStore } from 'react';
import { createBasketStore, type BasketState, type BasketStore } from './basket-store';

/** One store per person who has been logged in on this page. */
const stores = new WeakMap<QueryClient, Map<string, BasketStore>>();

function storeOf(client: QueryClient, personId: string): BasketStore {
  const byPerson = stores.get(client) ?? new Map<string, BasketStore>();
  stores.set(client, byPerson);
  const store = byPerson.get(personId) ?? createBasketStore(client, personId);
  byPerson.set(personId, store);
  return store;
}

export interface OwnBasket extends BasketState {
  personId: string;
  store: BasketStore;
}

const noStore = { subscribe: () => () => undefined, get: () => null };

/** The basket of the logged-in person, shared by all parts of the page; null for anonymous visitors (spec §6). */
export function useBasket(): OwnBasket | null {
  const client = useQueryClient();
  const personId = useSession().user?.id;
  const store = personId === undefined ? null : storeOf(client, personId);
  const { subscribe, get } = store ?? noStore;
  const state = useSyncExternalStore(subscribe, get, get);
  return store && state && personId !== undefined ? { ...state, personId, store } : null;
}
