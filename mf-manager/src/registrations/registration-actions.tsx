import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useAction } from '../actions/use-action';
import { useConfirm } from '../frame/questions';
import { approveRegistration, rejectRegistration } from './decide.mutations';
import css from './registrations.module.css';
import type { Registration } from './registrations.queries';

/** Lets a person in or turns him away. */
export function RegistrationActions(props: {
  registration: Registration;
  size?: 'small' | 'medium';
  onDecided?: () => void;
}): ReactElement {
  const { registration, size = 'small', onDecided } = props;
  const { t } = useText('manager.registrations');
  const { t: common } = useText('manager');
  const confirm = useConfirm();
  const { id, email } = registration;
  const approve = useAction(approveRegistration, ({ changed }) =>
    t(changed ? 'registration.approved' : 'registration.approvedBefore', { email }),
  );
  const reject = useAction(rejectRegistration, ({ changed }) =>
    t(changed ? 'registration.rejected' : 'registration.rejectedBefore', { email }),
  );

  async function decide(run: typeof approve.run): Promise<void> {
    if (await run({ id })) onDecided?.();
  }
  return (
    <div className={css.actions}>
      <Button
        size={size}
        pending={approve.isPending}
        aria-label={common('action.named', { action: t('registration.approve'), name: email })}
        onClick={() =>
          confirm({
            title: t('registration.approveTitle', { email }),
            text: t('registration.approveText'),
            ok: t('registration.approve'),
            run: () => decide(approve.run),
          })
        }
      >
        {t('registration.approve')}
      </Button>
      <Button
        size={size}
        variant="quietDanger"
        pending={reject.isPending}
        aria-label={common('action.named', { action: t('registration.reject'), name: email })}
        onClick={() =>
          confirm({
            title: t('registration.rejectTitle', { email }),
            text: t('registration.rejectText'),
            ok: t('registration.reject'),
            danger: true,
            run: () => decide(reject.run),
          })
        }
      >
        {t('registration.reject')}
      </Button>
    </div>
  );
}
