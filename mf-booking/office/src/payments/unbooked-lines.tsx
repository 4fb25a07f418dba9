import { rest, rows } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { queryOptions, useQuery } from '@arbora/query';
import { QueryView, Table, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { moneyText } from './payment-labels';

/** Lines shown; a repeated file of a month has more. */
const SHOWN = 200;
const STALE_MS = 10_000;

function unbookedLines(statement: string) {
  return queryOptions({
    queryKey: ['bank_statement_line', 'unbooked', statement],
    queryFn: () =>
      rows(
        rest()
          .from('bank_statement_line')
          .select(
            'position,line,result,amount,currency,known:bank_transaction(amount,currency,booked_on,counter_name,vs,statement:bank_statement(file_name))',
          )
          .eq('statement_id', statement)
          .neq('result', 'booked')
          .order('position')
          .limit(SHOWN),
      ),
    staleTime: STALE_MS,
  });
}

/** The lines of a statement that booked nothing: known movements with their first statement, and skipped lines. */
export function UnbookedLines({ statement }: { statement: string }): ReactElement {
  const texts = useText('manager.payments');
  const { t, formats } = texts;
  const query = useQuery(unbookedLines(statement));
  return (
    <QueryView query={query} empty={<></>}>
      {(lines) => {
        type Line = (typeof lines)[number];
        const columns: readonly Column<Line>[] = [
          { key: 'line', title: t('line.number'), cell: ({ line }) => formats.number(line) },
          {
            key: 'result',
            title: t('line.result'),
            cell: ({ result, known }) => {
              if (known === null) return t(result === 'not_booked' ? 'line.not_booked' : 'line.no_movement');
              const file = known.statement.file_name;
              return file === null ? t('line.known') : t('line.knownFrom', { file });
            },
          },
          {
            key: 'amount',
            title: t('payment.amount'),
            align: 'end',
            cell: ({ amount, currency, known }) => {
              const [value, code] = known === null ? [amount, currency] : [known.amount, known.currency];
              return value === null || code === null ? null : moneyText(value, code, texts);
            },
          },
          { key: 'day', title: t('payment.day'), cell: ({ known }) => known && formats.date(known.booked_on, 'short') },
          { key: 'from', title: t('payment.from'), cell: ({ known }) => known?.counter_name ?? known?.vs },
        ];
        return (
          <>
            <Table
              caption={t('line.title')}
              columns={columns}
              rows={lines}
              keyOf={({ position }) => String(position)}
            />
            {lines.length === SHOWN && <p>{t('line.more', { number: formats.number(SHOWN) })}</p>}
          </>
        );
      }}
    </QueryView>
  );
}
