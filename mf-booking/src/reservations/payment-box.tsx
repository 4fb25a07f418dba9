import type { ReservationPayment } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Card, classNames, DateTime, Price, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import { PaymentRules } from '../reserve/payment-rules';
import { CopyButton } from './copy-button';
import css from './payment-box.module.css';
import { isUrgent, type OpenPaymentState } from './reservation-state';
import { paymentQuery } from './reservations.queries';

/** An account in Czech format: prefix-number/bank. */
function accountOf({ accountPrefix, accountNumber, bankCode }: ReservationPayment): string {
  return `${accountPrefix ? `${accountPrefix}-` : ''}${accountNumber}/${bankCode}`;
}

function PaymentFact(props: { label: string; copy: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt>{props.label}</dt>
      <dd>
        <span className={css.value}>{props.children}</span>
        <CopyButton value={props.copy} what={props.label} />
      </dd>
    </div>
  );
}

function Payment({ payment, state }: { payment: ReservationPayment; state: OpenPaymentState }): ReactElement {
  const { t } = useText('booking.reservations');
  const account = accountOf(payment);
  return (
    <>
      {payment.due_at && (
        <p className={classNames(css.due, isUrgent(state) && css.pressing)}>
          {t(`payment.due.${state}`)} <DateTime value={payment.due_at} format="dateTime" />
        </p>
      )}
      <div className={css.ways}>
        <figure className={css.code}>
          <img src={payment.qr} alt={t('payment.qr')} width={220} height={220} />
          <figcaption>{t('payment.scan')}</figcaption>
        </figure>
        <dl className={css.facts}>
          <PaymentFact label={t('payment.amount')} copy={payment.amount.toFixed(2)}>
            <Price amount={payment.amount} />
          </PaymentFact>
          <PaymentFact label={t('payment.account')} copy={account}>
            {account}
          </PaymentFact>
          <PaymentFact label={t('payment.vs')} copy={payment.vs}>
            {payment.vs}
          </PaymentFact>
          <PaymentFact label={t('payment.message')} copy={payment.message}>
            {payment.message}
          </PaymentFact>
          <PaymentFact label="IBAN" copy={payment.iban}>
            {payment.iban.replace(/(.{4})(?=.)/g, '$1 ')}
          </PaymentFact>
        </dl>
        <div className={css.rules}>
          <PaymentRules isFree={false} />
          <p className={css.pending}>{t('payment.pending')}</p>
        </div>
      </div>
    </>
  );
}

/** Payment instructions: QR code for the bank's app, values to copy, and the rules (spec §3). */
export function PaymentBox(props: {
  reservationId: string;
  state: OpenPaymentState;
  isCancelling: boolean;
}): ReactElement {
  const { t } = useText('booking.reservations');
  const query = useQuery({ ...paymentQuery(props.reservationId), enabled: !props.isCancelling });
  return (
    <Card title={t('payment.title')} headingLevel={2} tone="tinted" className={css.box}>
      <QueryView query={query} empty={<p>{t('payment.none')}</p>} skeleton={<Skeleton shape="card" />}>
        {(payment) => <Payment payment={payment} state={props.state} />}
      </QueryView>
    </Card>
  );
}
