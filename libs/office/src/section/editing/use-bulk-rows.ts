import { queryOptions, useQuery } from '@arbora/query';
import { useId, useState } from 'react';
import { readAll } from '../section-rows';
import type { BulkChangeProps } from './bulk-change-button';
import { ROWS_MAX } from './save-changes.mutation';

/** The rows of a bulk change: those selected, or all that match, read page by page. */
export function useBulkRows({ section, view, selected, total }: BulkChangeProps) {
  const dialog = useId();
  const [read, setRead] = useState(0);
  const count = selected.length || total;
  const isTooMany = count > ROWS_MAX;
  const { data, error } = useQuery({
    ...queryOptions({
      queryKey: ['bulk', section.resource, dialog],
      queryFn: () => readAll(section, view, setRead),
      staleTime: Infinity,
      gcTime: 0,
    }),
    enabled: selected.length === 0 && !isTooMany,
  });
  return { rows: selected.length > 0 ? selected : data, error, read, count, isTooMany };
}
