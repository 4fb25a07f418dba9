import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Badge, Dialog, useErrorText, type Tone } from '@arbora/ui';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { ChoiceNote, SearchAndChoose, MarkedPerson } from '@arbora/office';
import { payableQuery, type Payable } from './payable.queries';
import css from './payments.module.css';
import type { Payment } from './payments.section';
import { moneyText, OUTCOME_TONE } from './payment-labels';
import { linkPayments } from './statement.mutations';

interface LinkDialogProps {
  rows: readonly Payment[];
  onDone: () => void;
  onClose: () => void;
}

const TONE: Readonly<Record<Payable['state'], Tone>> = { paid: 'success', unpaid: 'warning', cancelled: 'neutral' };

/** Links payments to a reservation that is searched for. */
export function LinkDialog({ rows, onDone, onClose }: LinkDialogProps): ReactElement {
  const texts = useText('manager.payments');
  const { t } = texts;
  const errorText = useErrorText();
  const [text, setText] = useState(rows[0]?.suggested_vs ?? rows[0]?.counter_name ?? '');
  const found = useQuery(payableQuery(useDeferredValue(text.trim())));
  const link = useMutation(linkPayments);
  const suggested = rows[0]?.suggested_vs;

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
      {suggested && <p>{t('link.suggested', { symbol: suggested })}</p>}
      <SearchAndChoose
        label={t('link.search')}
        text={text}
        onText={setText}
        found={found}
        foundLabel={t('link.found')}
        nothing={t('link.nothing')}
        keyOf={({ id }) => id}
        className={css.reservation}
        disabled={link.isPending}
        onChoose={(reservation) => void choose(reservation)}
      >
        {({ name, personState, symbol, amount, state }) => (
          <>
            <span>
              <MarkedPerson name={name} state={personState} />
              <ChoiceNote>{symbol}</ChoiceNote>
            </span>
            <span>{amount !== null && moneyText(amount, 'CZK', texts)}</span>
            <Badge tone={TONE[state]}>{t(`link.${state}`)}</Badge>
          </>
        )}
      </SearchAndChoose>
    </Dialog>
  );
}
