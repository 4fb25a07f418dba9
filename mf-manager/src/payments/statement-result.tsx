import type { BankStatementResult } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './payments.module.css';
import { StatementOutcomes } from './statement-outcomes';
import { UnbookedLines } from './unbooked-lines';

/** The result of an imported file: every line is counted, and those that booked nothing are listed. */
export function StatementResult({ file, result }: { file: string; result: BankStatementResult }): ReactElement {
  const texts = useText('manager.payments');
  const { t, formats } = texts;
  const title =
    result.lines === 0
      ? t('upload.nothing', { file })
      : t('upload.booked', { file, count: result.lines, number: formats.number(result.lines) });
  const isAllBooked = result.repeated === 0 && Object.keys(result.skipped).length === 0;
  return (
    <Alert tone="success" title={title}>
      <div className={css.booked}>
        <StatementOutcomes result={result} texts={texts} />
        {!isAllBooked && <UnbookedLines statement={result.id} />}
        {result.lines > 0 && (
          <TextLink to={routes.managerPayments.href({ statement: result.id })}>{t('upload.show')}</TextLink>
        )}
      </div>
    </Alert>
  );
}
