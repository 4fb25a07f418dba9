import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useAction, useConfirm } from '@arbora/office';
import { offerState } from './offer-state';
import { takeOffWaiting, type WaitingPerson } from './waiting.queries';

/** Removes a person from the waiting list after a confirmation: it cannot be undone. */
export function TakeOffButton({ row }: { row: WaitingPerson }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const confirm = useConfirm();
  const takeOff = useAction(takeOffWaiting, ({ event_id }) =>
    t(event_id === null ? 'waiting.alreadyOff' : 'waiting.takenOff'),
  );
  const name = row.person_name ?? row.person_email;
  return (
    <Button
      size="small"
      variant="quietDanger"
      pending={takeOff.isPending}
      aria-label={common('action.named', { action: t('waiting.takeOff'), name })}
      onClick={() =>
        confirm({
          title: t('waiting.takeOffTitle', { name }),
          text: t(offerState(row) === 'offered' ? 'waiting.takeOffOfferedText' : 'waiting.takeOffText'),
          ok: t('waiting.takeOff'),
          danger: true,
          run: () => takeOff.run({ id: row.id }),
        })
      }
    >
      {t('waiting.takeOff')}
    </Button>
  );
}
