import { IGNORED_REASONS, PAYMENT_OUTCOMES, SKIPPED_LINE_REASONS, type BankStatementResult } from '@arbora/domain';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { TextsOf } from '@arbora/office';
import { OUTCOME_TONE } from './payment-labels';
import css from './payments.module.css';

/** Numbers of a statement's lines by outcome, with the reasons of ignored and skipped ones. */
export function StatementOutcomes(props: {
  result: Omit<BankStatementResult, 'id' | 'lines'>;
  texts: Pick<TextsOf<'manager.payments'>, 't' | 'formats'>;
}): ReactElement {
  const { t, formats } = props.texts;
  const { outcomes, ignored, repeated, skipped } = props.result;
  const counted = (label: string, count: number): string => `${label}: ${formats.number(count)}`;
  return (
    <span className={css.outcomes}>
      {PAYMENT_OUTCOMES.map((outcome) => {
        const count = outcomes[outcome] ?? 0;
        return (
          count > 0 && (
            <Badge key={outcome} tone={OUTCOME_TONE[outcome]}>
              {counted(t(`outcome.${outcome}`), count)}
            </Badge>
          )
        );
      })}
      {IGNORED_REASONS.map((reason) => {
        const count = ignored[reason] ?? 0;
        return count > 0 && <span key={reason}>{counted(t(`reason.${reason}`), count)}</span>;
      })}
      {repeated > 0 && <Badge>{t('statement.repeated', { number: formats.number(repeated) })}</Badge>}
      {SKIPPED_LINE_REASONS.map((reason) => {
        const count = skipped[reason] ?? 0;
        return count > 0 && <Badge key={reason}>{counted(t(`line.${reason}`), count)}</Badge>;
      })}
    </span>
  );
}
