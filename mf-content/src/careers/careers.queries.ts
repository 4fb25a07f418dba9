import { rest, row, rows, type Selection } from '@arbora/api';
import { isUuid } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const SUMMARY =
  'id,title,title_en,title_pl,perex,perex_en,perex_pl,branch,employment,pay_from,pay_to,pay_period,closes_on,created_at';
/** A position in a list. */
export type PositionSummary = Selection<'job_position', typeof SUMMARY>;

const DETAILS = `${SUMMARY},body,body_en,body_pl,benefits,contact_email,starts_on` as const;
/** A position with all its details. */
export type Position = Selection<'job_position', typeof DETAILS>;

/** Positions open and close a few times a month. */
const STALE_MS = 60_000;

/** Public positions, requested without a token because everyone gets the same. */
const positions = () => rest({ anonymous: true }).from('job_position');

/** All public positions, newest first. */
export const positionsQuery = queryOptions({
  queryKey: ['job_position', 'all'],
  queryFn: () =>
    rows(positions().select(SUMMARY).eq('is_public', true).order('created_at', { ascending: false }).order('id')),
  staleTime: STALE_MS,
});

/** The position with this id; null if there is none. */
export function positionQuery(id: string) {
  return queryOptions({
    queryKey: ['job_position', 'item', id],
    queryFn: async () => (isUuid(id) ? row(positions().select(DETAILS).eq('is_public', true).eq('id', id)) : null),
    staleTime: STALE_MS,
  });
}
