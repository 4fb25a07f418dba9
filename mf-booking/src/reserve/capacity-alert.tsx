import type { CapacityProblem } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Says why the places are unavailable, with a remedy (spec §5). */
export function CapacityAlert(props: { problem: CapacityProblem; reservationId: string | null }): ReactElement {
  const { problem, reservationId } = props;
  const { t } = useText('booking.reserve');
  const { reason, togo } = problem;
  // Zero remaining places have their own texts.
  const key =
    togo === 0 && (reason === 'togo' || reason === 'by_ico')
      ? (`capacity.${reason}None` as const)
      : (`capacity.${reason}` as const);
  return (
    <Alert
      tone="error"
      title={t(`${key}.title`, { count: togo ?? 0 })}
      actions={
        reason === 'already_reserved' &&
        reservationId && (
          <ButtonLink size="small" variant="secondary" to={routes.reservation.href({ id: reservationId })}>
            {t('capacity.already_reserved.open')}
          </ButtonLink>
        )
      }
    >
      {t(`${key}.advice`)}
    </Alert>
  );
}
