import { routes } from '@arbora/routes';
import { Badge, DataList, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson, personEmail, type TextsOf } from '@arbora/office';
import { moneyText, OUTCOME_TONE, reasonText } from './payment-labels';
import type { Payment } from './payments.section';

/** A bank transaction and its reservation. */
export function PaymentDetail(props: { payment: Payment; texts: TextsOf<'manager.payments'> }): ReactElement {
  const { payment, texts } = props;
  const { t, formats } = texts;
  const {
    person_name,
    person_state,
    outcome,
    difference,
    currency,
    event_id,
    event_slot_id,
    reservation_symbol,
    reservation_cancelled_at,
  } = payment;
  const isActive = event_id !== null && event_slot_id !== null && reservation_cancelled_at === null;
  return (
    <DataList
      items={[
        {
          label: t('payment.outcome'),
          value: <Badge tone={OUTCOME_TONE[outcome]}>{t(`outcome.${outcome}`)}</Badge>,
        },
        { label: t('payment.asideNote'), value: payment.aside_note },
        { label: t('payment.reason'), value: reasonText(payment.reason, texts) },
        { label: t('payment.amount'), value: moneyText(payment.amount, currency, texts) },
        { label: t('payment.difference'), value: difference !== null && moneyText(difference, currency, texts) },
        { label: t('payment.day'), value: formats.date(payment.booked_on) },
        { label: t('payment.vs'), value: payment.vs },
        { label: t('payment.suggested'), value: payment.suggested_vs },
        { label: t('payment.message'), value: payment.message },
        { label: t('payment.from'), value: payment.counter_name },
        { label: t('payment.account'), value: payment.counter_account },
        { label: t('statement.account'), value: payment.account },
        {
          label: t('payment.reservation'),
          value:
            reservation_symbol &&
            (isActive ? (
              <TextLink
                to={routes.managerBooking.href({ event: event_id, slot: event_slot_id, q: reservation_symbol })}
              >
                {reservation_symbol}
              </TextLink>
            ) : (
              reservation_symbol
            )),
        },
        {
          label: t('payment.cancelledAt'),
          value: reservation_cancelled_at && formats.dateTime(reservation_cancelled_at),
        },
        { label: t('payment.event'), value: payment.event_title },
        {
          label: t('payment.person'),
          value: (person_name ?? person_state) && <MarkedPerson name={person_name} state={person_state} />,
        },
        { label: t('payment.email'), value: personEmail(payment) },
        { label: t('payment.linkedAt'), value: payment.linked_at && formats.dateTime(payment.linked_at) },
      ]}
    />
  );
}
