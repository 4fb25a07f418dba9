import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ManagerList } from '@arbora/office';
import { useWaitingColumns } from './use-waiting-columns';
import { waitingListQuery } from './waiting.queries';

/** The waiting list of a slot. */
export function WaitingList({ slotId }: { slotId: string }): ReactElement {
  const { t } = useText('manager.booking');
  const waiting = useQuery(waitingListQuery(slotId, usePageParam()));
  return (
    <ManagerList
      query={waiting}
      columns={useWaitingColumns()}
      keyOf={({ id }) => id}
      label={t('waiting.title')}
      nothingYet={{ title: t('waiting.none'), text: t('waiting.noneText') }}
    />
  );
}
