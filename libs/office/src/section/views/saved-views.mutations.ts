import { mutation, rest, row } from '@arbora/api';
import type { SavedView } from './saved-views.queries';

const invalidates = [['saved_view']] as const;

type NewView = Omit<SavedView, 'id' | 'is_default'> & { profile_id: string; is_default?: boolean };

/** Saves a view. @throws ApiError */
export const addView = mutation<unknown, NewView>({
  run: (view) => row(rest().from('saved_view').insert(view).select('id')),
  invalidates,
});

interface ViewChange {
  id: string;
  changes: Partial<Omit<SavedView, 'id' | 'section'>>;
}

/** Renames a view, replaces its parameters, or makes it the default. @throws ApiError */
export const changeView = mutation<unknown, ViewChange>({
  run: ({ id, changes }) => row(rest().from('saved_view').update(changes).eq('id', id).select('id')),
  invalidates,
});

/** @throws ApiError */
export const removeView = mutation<unknown, string>({
  run: (id) => row(rest().from('saved_view').delete().eq('id', id).select('id')),
  invalidates,
});
