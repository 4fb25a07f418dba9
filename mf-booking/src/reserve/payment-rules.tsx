import { PAYMENT_WINDOW_DAYS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import css from './payment-rules.module.css';

const PAID = ['window', 'noRefund', 'passOn', 'taxDocument'] as const;
const FREE = ['passOn'] as const;

/** The conditions of a reservation (spec §3). */
export function PaymentRules({ isFree }: { isFree: boolean }): ReactElement {
  const { t } = useText('booking');
  return (
    <ul className={css.rules}>
      {(isFree ? FREE : PAID).map((rule) => (
        <li key={rule}>{t(`rules.${rule}`, { count: PAYMENT_WINDOW_DAYS })}</li>
      ))}
    </ul>
  );
}
