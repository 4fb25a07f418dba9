import { api, isApiError } from '@arbora/api';
import { BANK_STATEMENT_MAX_BYTES, STATEMENT_FAULTS, type BankStatementResult } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQueryClient } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Alert, TextLink } from '@arbora/ui';
import { dataUrlOf, FileDrop, type SendFile, type SentFile } from '@arbora/ui/form';
import { useCallback, useState, type ReactElement } from 'react';
import css from './payments.module.css';
import { StatementOutcomes } from './statement-outcomes';
import { paymentKeys } from './statement.mutations';

/** Up to 10 000 bank transactions, each booked in its own database transaction. */
const TIMEOUT_MS = 300_000;

interface Fault {
  file: string;
  line: number;
  reason: (typeof STATEMENT_FAULTS)[number];
}

function faultOf(file: string, error: unknown): Fault | null {
  if (!isApiError(error, 'payment.statement_invalid')) return null;
  const { details } = error.body as { details?: { line?: unknown; reason?: unknown } };
  const { line, reason } = details ?? {};
  const faultReason = STATEMENT_FAULTS.find((one) => one === reason);
  return typeof line === 'number' && faultReason ? { file, line, reason: faultReason } : null;
}

/** Imports bank statements and shows the outcomes of their lines, or the invalid line. */
export function StatementUpload(): ReactElement {
  const texts = useText('manager.payments');
  const { t, formats } = texts;
  const client = useQueryClient();
  const [sent, setSent] = useState<readonly SentFile<BankStatementResult>[]>([]);
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  const send: SendFile<BankStatementResult> = useCallback(
    async (file, { onProgress, signal }) => {
      setFaults((old) => old.filter((fault) => fault.file !== file.name));
      const body = { data: await dataUrlOf(file), file_name: file.name };
      const options = { onProgress, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) };
      try {
        return await api.post<BankStatementResult>('/backend/bank_statement', body, options);
      } catch (error) {
        const fault = faultOf(file.name, error);
        if (fault) setFaults((old) => [...old, fault]);
        throw error;
      } finally {
        // A failed import may have booked some lines.
        for (const queryKey of paymentKeys) void client.invalidateQueries({ queryKey });
      }
    },
    [client],
  );
  return (
    <div className={css.upload}>
      <FileDrop<BankStatementResult>
        label={t('upload.label')}
        hint={t('upload.hint')}
        send={send}
        maxBytes={BANK_STATEMENT_MAX_BYTES}
        onChange={setSent}
      />
      {faults.map(({ file, line, reason }) => (
        <Alert key={file} tone="error">
          {t('upload.fault', {
            file,
            line: formats.number(line),
            fault: t(reason === 'too_many' ? 'fault.tooMany' : `fault.${reason}`),
          })}
        </Alert>
      ))}
      {sent.map(
        ({ id, file, result }) =>
          result && (
            <Alert
              key={id}
              tone="success"
              title={t('upload.booked', { file: file.name, count: result.lines, number: formats.number(result.lines) })}
            >
              <div className={css.booked}>
                <StatementOutcomes result={result} texts={texts} />
                <TextLink to={routes.managerPayments.href({ statement: result.id })}>{t('upload.show')}</TextLink>
              </div>
            </Alert>
          ),
      )}
    </div>
  );
}
