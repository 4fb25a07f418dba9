import { isApiError } from '@arbora/api';
import type { Basket } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import type { QueryClient } from '@arbora/query';
import type { BasketChange } from './basket-changes';
import { basketQuery, type SavedBasket } from './basket.query';
import { saveBasket } from './save-basket';
import { watchBasket } from './watch-basket';

export interface BasketState {
  /** The server's version; undefined until loaded. */
  saved: SavedBasket | undefined;
  /** Optimistic changes that are not saved yet, in order. */
  pending: readonly BasketChange[];
  /** The displayed basket: `saved` with the pending changes. */
  basket: Basket | undefined;
  isReading: boolean;
  readError: unknown;
  isSaving: boolean;
  /** Error of the last save; the changes stay pending. */
  saveError: unknown;
}

export interface BasketStore {
  get(): BasketState;
  /** Subscribes to the basket, which is kept fresh while it has subscribers. */
  subscribe(listener: () => void): () => void;
  read(): Promise<void>;
  /** Applies the change optimistically and saves it. */
  change(change: BasketChange): void;
  /** Retries to save the pending changes. */
  retry(): void;
  /** Discards the unsaved changes. */
  discard(): void;
  /** Resolves to the basket once everything is saved. @throws the error of the save */
  settled(): Promise<SavedBasket>;
}

const NOTHING: BasketState = {
  saved: undefined,
  pending: [],
  basket: undefined,
  isReading: false,
  readError: null,
  isSaving: false,
  saveError: null,
};

/** Stop after so many conflicts: if others change the basket this fast, more attempts would not help. */
const CONFLICTS_MAX = 10;

const applied = (changes: readonly BasketChange[], basket: Basket): Basket =>
  changes.reduce((before, change) => change(before), basket);

/**
 * The basket of one person in this tab. Changes are shown optimistically and saved in batches, each based on a version
 * (optimistic locking). After a conflict with another tab or device, its basket is read and the pending changes are
 * replayed on it, so that none are lost.
 */
export function createBasketStore(client: QueryClient, personId: string): BasketStore {
  let state = NOTHING;
  let saving: Promise<void> | null = null;
  /** A change was reported during the current read, whose response may be older. */
  let isOutdated = false;
  let unwatch: () => void = () => undefined;
  const listeners = new Set<() => void>();

  function set(changes: Partial<BasketState>): void {
    const { saved, pending } = { ...state, ...changes };
    const isSame = saved === state.saved && pending === state.pending;
    const basket = isSame ? state.basket : saved && applied(pending, saved.basket);
    state = { ...state, ...changes, basket };
    for (const listener of [...listeners]) listener();
  }

  /** Takes over the fetched basket unless it is older than the current one. */
  async function readFresh(): Promise<SavedBasket> {
    const fresh = await client.fetchQuery({ ...basketQuery(personId), staleTime: 0 });
    const current = state.saved;
    if (current && fresh.version <= current.version) return current;
    set({ saved: fresh });
    if (current) announceCount(fresh.basket);
    return fresh;
  }

  function announceCount(basket: Basket): void {
    emit('basket:changed', { personId, count: basket.items.length });
  }

  async function saveBatch(): Promise<boolean> {
    const from = state.saved ?? (await readFresh());
    const batch = state.pending;
    const basket = applied(batch, from.basket);
    try {
      const version = await saveBasket(personId, basket, from.version);
      const isNewest = version >= (state.saved?.version ?? 0);
      set({
        saved: isNewest ? { ...from, basket, version } : state.saved,
        pending: state.pending.slice(batch.length),
      });
      announceCount(basket);
      return true;
    } catch (error) {
      if (!isApiError(error, 'shop.basket_stale')) throw error;
      await readFresh();
      return false;
    }
  }

  async function saveAll(): Promise<void> {
    // Changes of one tick, for instance of a pasted list, are saved together.
    await Promise.resolve();
    let conflicts = 0;
    while (state.pending.length > 0 && conflicts < CONFLICTS_MAX) {
      if (!(await saveBatch())) conflicts += 1;
    }
  }

  function save(): Promise<void> {
    if (saving) return saving;
    set({ isSaving: true, saveError: null });
    saving = saveAll()
      .then(
        () => set({ isSaving: false }),
        (error: unknown) => set({ isSaving: false, saveError: error }),
      )
      .finally(() => (saving = null));
    return saving;
  }

  const store: BasketStore = {
    get: () => state,
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watchBasket(personId, store);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
    async read() {
      if (state.isReading) {
        isOutdated = true;
        return;
      }
      set({ isReading: true });
      try {
        do {
          isOutdated = false;
          await readFresh();
        } while (isOutdated);
        set({ isReading: false, readError: null });
      } catch (error) {
        set({ isReading: false, readError: error });
      }
    },
    change(change) {
      set({ pending: [...state.pending, change] });
      void save();
    },
    retry() {
      if (state.pending.length > 0) void save();
    },
    discard() {
      set({ pending: [], saveError: null });
      void store.read();
    },
    async settled() {
      await saving;
      if (state.pending.length > 0) await save();
      if (state.pending.length > 0) throw state.saveError;
      return state.saved ?? readFresh();
    },
  };
  return store;
}
