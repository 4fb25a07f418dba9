import { type SlotForCustomer, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Card, DataList, Price } from '@arbora/ui';
import { FormError, SubmitButton, useWatch } from '@arbora/ui/form';
import type { ReactElement, ReactNode } from 'react';
import { PaymentRules } from './payment-rules';
import css from './reservation-summary.module.css';
import type { ReservationFormValues } from './reservation.schema';

/** Summary of the reservation with price and conditions, and the submit button. */
export function ReservationSummary(props: {
  slot: SlotForCustomer;
  time: ReactNode;
  problem: ReactNode;
}): ReactElement {
  const { slot, time, problem } = props;
  const { t, locale, formats } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const count = useWatch<ReservationFormValues, 'places'>({ name: 'places' }).length;
  const isFree = slot.price === 0;
  return (
    <Card title={t('summary.title')} headingLevel={2} tone="tinted" className={css.summary}>
      <DataList
        items={[
          { label: common('summary.slot'), value: textIn(slot, 'name', locale) },
          { label: common('summary.when'), value: time },
          {
            label: t('summary.places'),
            value: isFree ? formats.number(count) : `${formats.number(count)} × ${formats.money(slot.price)}`,
          },
        ]}
      />
      <p className={css.total} aria-live="polite">
        <span>{t('summary.total')}</span>
        <Price amount={count * slot.price} zeroIsFree size="large" />
      </p>
      {problem}
      <FormError />
      <SubmitButton block size="large">
        {t(isFree ? 'summary.submitFree' : 'summary.submit')}
      </SubmitButton>
      <PaymentRules isFree={isFree} />
    </Card>
  );
}
