import { PAYMENT_OUTCOMES, type BankStatementResult } from '@arbora/domain';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { TextsOf } from '../section/section';
import { OUTCOME_TONE } from './payment-labels';
import css from './payments.module.css';

/** Numbers of a statement's lines by outcome. */
export function StatementOutcomes(props: {
  result: Pick<BankStatementResult, 'outcomes' | 'repeated'>;
  texts: Pick<TextsOf<'manager.payments'>, 't' | 'formats'>;
}): ReactElement {
  const { t, formats } = props.texts;
  const { outcomes, repeated } = props.result;
  return (
    <span className={css.outcomes}>
      {PAYMENT_OUTCOMES.flatMap((outcome) => {
        const count = outcomes[outcome] ?? 0;
        return count === 0
          ? []
          : [
              <Badge key={outcome} tone={OUTCOME_TONE[outcome]}>
                {`${t(`outcome.${outcome}`)}: ${formats.number(count)}`}
              </Badge>,
            ];
      })}
      {repeated > 0 && <Badge>{t('statement.repeated', { number: formats.number(repeated) })}</Badge>}
    </span>
  );
}
