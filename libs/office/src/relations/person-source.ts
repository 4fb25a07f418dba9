import { rest, rows } from '@arbora/api';
import type { Related, RelationSource } from './relation-source';
import { withWords } from '../section/search-words';

const FOUND = 10;
const cards = () => rest().from('person_card').select('id,name');
const related = (found: readonly { id: string; name: string }[]): Related[] =>
  found.map(({ id, name }) => ({ id, label: name }));

/** Staff members that the page /lide shows. */
export const personSource: RelationSource = {
  key: ['person_card'],
  search: async (text) => related(await rows(withWords(cards(), text).order('name').limit(FOUND))),
  byIds: async (ids) => related(await rows(cards().in('id', ids))),
};
