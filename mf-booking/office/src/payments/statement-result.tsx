import type { ImportedStatement } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './payments.module.css';
import { StatementOutcomes } from './statement-outcomes';
import { UnbookedLines } from './unbooked-lines';

/** The result of an imported file: every line is counted, and those that booked nothing are listed. */
export function StatementResult({ file, result }: { file: string; result: ImportedStatement }): ReactElement {
  const texts = useText('manager.payments');
  const { t, formats } = texts;
  const { lines, imported_before } = result;
  const booked = t('upload.booked', { file, count: lines, number: formats.number(lines) });
  const title = lines === 0 ? t('upload.nothing', { file }) : imported_before ? t('upload.again', { file }) : booked;
  const isAllBooked = result.repeated === 0 && Object.keys(result.skipped).length === 0;
  return (
    <Alert tone={imported_before ? 'info' : 'success'} title={title}>
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
