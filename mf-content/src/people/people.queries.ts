import { rest, row, rows, type Selection } from '@arbora/api';
import { isUuid } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const CARD = 'id,name,position,position_en,position_pl,phone,email,branch,photo';
/** A person of the nursery in a list. */
export type PersonSummary = Selection<'person_card', typeof CARD>;

const DETAIL = `${CARD},body,body_en,body_pl` as const;
/** A person of the nursery with an introduction. */
export type PersonDetail = Selection<'person_card', typeof DETAIL>;

/** People change a few times a year. */
const STALE_MS = 300_000;

/** Public cards, requested without a token because everyone gets the same. */
const cards = () => rest({ anonymous: true }).from('person_card');

/** All people in editorial order. */
export const peopleQuery = queryOptions({
  queryKey: ['person_card', 'all'],
  queryFn: () => rows(cards().select(CARD).eq('is_public', true).order('sort').order('name').order('id')),
  staleTime: STALE_MS,
});

/** The person with this id; null if there is none. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['person_card', 'item', id],
    queryFn: async () => (isUuid(id) ? row(cards().select(DETAIL).eq('is_public', true).eq('id', id)) : null),
    staleTime: STALE_MS,
  });
}
