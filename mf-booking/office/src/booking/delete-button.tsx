import { isApiError } from '@arbora/api';
import type { ApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import type { UseMutationOptions } from '@arbora/query';
import { Button } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useAction, useConfirm, REFERRED_TO } from '@arbora/office';

interface DeleteButtonProps {
  of: 'event' | 'slot';
  id: string;
  /** Title of the event or name of the slot. */
  name: string;
  change: UseMutationOptions<void, ApiError, { id: string }>;
  /** Whether it is one of many in a list. */
  isInRow?: boolean;
  onDeleted?: () => void;
}

/** Deletes an event or a slot after a confirmation; reservations prevent it. */
export function DeleteButton({ of, id, name, change, isInRow = false, onDeleted }: DeleteButtonProps): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const confirm = useConfirm();
  const remove = useAction(
    change,
    () => t(`${of}.deleted`),
    (error) => (isApiError(error, REFERRED_TO) ? t(`${of}.hasReservations`) : undefined),
  );
  const label = common('record.remove');

  function ask(): void {
    confirm({
      title: t(`${of}.deleteTitle`, { name }),
      text: t(`${of}.deleteText`),
      ok: t(`${of}.delete`),
      danger: true,
      run: async () => {
        if (await remove.run({ id })) onDeleted?.();
      },
    });
  }
  return (
    <Button
      variant="quietDanger"
      size={isInRow ? 'small' : undefined}
      icon={isInRow ? undefined : trashIcon}
      pending={remove.isPending}
      onClick={ask}
      aria-label={isInRow ? common('action.named', { action: label, name }) : undefined}
    >
      {isInRow ? label : t(`${of}.delete`)}
    </Button>
  );
}
