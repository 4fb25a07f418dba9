import { PAYMENT_WINDOW_DAYS, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import type { ReactElement } from 'react';
import css from './payment-rules.module.css';

const PAID = ['window', 'noRefund', 'passOn'] as const;
const FREE = ['passOn'] as const;

/** The conditions of a reservation (spec §3). */
export function PaymentRules({ isFree }: { isFree: boolean }): ReactElement {
  const { t, locale } = useText('booking');
  const own = useHost().site.paymentRules?.[locale];
  if (own !== undefined && !isFree) {
    return (
      <ul className={css.rules}>
        {own.split('\n').map((rule) => (
          <li key={rule}>{typeset(rule)}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={css.rules}>
      {(isFree ? FREE : PAID).map((rule) => (
        <li key={rule}>{t(`rules.${rule}`, { count: PAYMENT_WINDOW_DAYS })}</li>
      ))}
    </ul>
  );
}
