import { rest, rows } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SHOWN = 20;

/** The latest changes of a row, newest first. */
export function recordHistoryQuery(table: string, id: string) {
  return queryOptions({
    queryKey: ['history_list', table, 'row', id],
    queryFn: () =>
      rows(
        rest()
          .from('history_list')
          .select('id,change_id,at,person_id,person_name,person_state,operation,after,undoes')
          .eq('table_name', table)
          .eq('row_key', id)
          .order('id', { ascending: false })
          .limit(SHOWN),
      ),
    staleTime: 10_000,
  });
}
