import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Badge, Dialog, EmptyState, QueryView, Skeleton, useErrorText, type Tone } from '@arbora/ui';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { payableQuery, type Payable } from './payable.queries';
import css from './payments.module.css';
import type { Payment } from './payments.section';
import { moneyText, OUTCOME_TONE } from './payment-words';
import { linkPayments } from './statement.mutations';

interface LinkDialogProps {
  rows: readonly Payment[];
  onDone: () => void;
  onClose: () => void;
}

const TONE: Readonly<Record<Payable['state'], Tone>> = { paid: 'success', unpaid: 'warning', cancelled: 'neutral' };

/** Asks for which reservation payments are, and links them to it. */
export function LinkDialog({ rows, onDone, onClose }: LinkDialogProps): ReactElement {
  const texts = useText('manager.payments');
  const { t } = texts;
  const errorText = useErrorText();
  const [text, setText] = useState(rows[0]?.counter_name ?? '');
  const found = useQuery(payableQuery(useDeferredValue(text.trim())));
  const link = useMutation(linkPayments);

  async function choose({ id }: Payable): Promise<void> {
    try {
      const linked = await link.mutateAsync({ payments: rows.map((row) => row.id), reservation: id });
      const last = linked.at(-1)?.outcome;
      if (last)
        snackbar(
          OUTCOME_TONE[last] === 'warning' ? 'info' : 'success',
          t('link.done', { outcome: t(`outcome.${last}`) }),
        );
      onDone();
      onClose();
    } catch (error) {
      snackbar('error', errorText(error));
    }
  }
  return (
    <Dialog open size="large" title={t('link.title', { count: rows.length })} onClose={onClose}>
      {rows.map((row) => (
        <p key={row.id} className={css.facts}>
          {[moneyText(row.amount, row.currency, texts), row.counter_name, row.vs, row.message]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      <label className={css.search}>
        <span>{t('link.search')}</span>
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <QueryView
        query={found}
        skeleton={<Skeleton shape="row" count={4} />}
        empty={<EmptyState title={t('link.nothing')} />}
      >
        {(reservations) => (
          <ul role="list" aria-label={t('link.found')}>
            {reservations.map((reservation) => (
              <li key={reservation.id}>
                <button
                  type="button"
                  className={css.choice}
                  disabled={link.isPending}
                  onClick={() => void choose(reservation)}
                >
                  <span>
                    {reservation.name ?? t('cancelled.erased')}
                    <span className={css.symbol}>{reservation.symbol}</span>
                  </span>
                  <span>{reservation.amount !== null && moneyText(reservation.amount, 'CZK', texts)}</span>
                  <Badge tone={TONE[reservation.state]}>{t(`link.${reservation.state}`)}</Badge>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
