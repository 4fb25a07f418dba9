import type { Related, RelationSource } from '../../relations/relation-source';

/** Botanical names are the same in every language. */
export const PLANTS: readonly [Related, Related, Related] = [
  { id: '88888888-0000-4000-8000-000000000001', label: 'Acer campestre ‘Elsrijk’' },
  { id: '88888888-0000-4000-8000-000000000002', label: 'Quercus robur' },
  { id: '88888888-0000-4000-8000-000000000003', label: 'Tilia cordata ‘Greenspire’' },
];

export const plantSource: RelationSource = {
  key: ['specimen_plant'],
  search: () => Promise.resolve([...PLANTS]),
  byIds: (ids) => Promise.resolve(PLANTS.filter(({ id }) => ids.includes(id))),
};
