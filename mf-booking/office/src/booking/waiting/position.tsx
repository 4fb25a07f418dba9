import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactElement } from 'react';
import { waitingOrderQuery } from './waiting.queries';

/** Position on the waiting list of a slot, which sorting and search leave as it is. */
export function Position({ slot, id }: { slot: string; id: string }): ReactElement | null {
  const { t, formats } = useText('manager.booking');
  const index = useQuery(waitingOrderQuery(slot)).data?.indexOf(id) ?? -1;
  return index < 0 ? null : <span>{t('waiting.position', { number: formats.number(index + 1) })}</span>;
}
