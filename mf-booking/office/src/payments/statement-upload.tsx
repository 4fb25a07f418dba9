import { api } from '@arbora/api';
import { BANK_STATEMENT_MAX_BYTES, type ImportedStatement, type CsvMapping } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQueryClient } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { Alert } from '@arbora/ui';
import { dataUrlOf, FileDrop, type SendFile, type SentFile } from '@arbora/ui/form';
import { useCallback, useState, type ReactElement } from 'react';
import { BankApi } from './bank-api';
import css from './payments.module.css';
import { RefusedStatement } from './refused-statement';
import { columnsQuestionOf, refusalOf, type Refusal } from './statement-fault';
import { paymentKeys } from './statement.mutations';
import { StatementResult } from './statement-result';
import { UnbookedLines } from './unbooked-lines';
import { useColumnsQuestion } from './use-columns-question';

/** Up to 10 000 bank transactions, each applied in its own database transaction. */
const TIMEOUT_MS = 300_000;

/**
 * Imports bank statements: shows the result of each, or why it was refused, and asks for the columns of an unknown CSV.
 * Of the statement that the list is filtered by, it shows the lines that booked nothing. Above is the state of fetching
 * from the bank.
 */
export function StatementUpload(): ReactElement {
  const { t } = useText('manager.payments');
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [sent, setSent] = useState<readonly SentFile<ImportedStatement>[]>([]);
  const [refused, setRefused] = useState<readonly { file: string; refusal: Refusal }[]>([]);
  const { ask, dialog } = useColumnsQuestion();

  const send: SendFile<ImportedStatement> = useCallback(
    async (file, { onProgress, signal }) => {
      setRefused((old) => old.filter((one) => one.file !== file.name));
      const data = await dataUrlOf(file);
      const post = (mapping: CsvMapping): Promise<ImportedStatement> =>
        api.post<ImportedStatement>(
          '/backend/bank_statement',
          { data, file_name: file.name, mapping },
          { onProgress, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) },
        );
      try {
        return await post({}).catch(async (error: unknown) => {
          const question = columnsQuestionOf(error);
          const mapping = question && (await ask(file.name, question, signal));
          if (!mapping) throw error;
          return post(mapping);
        });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) setRefused((old) => [...old, { file: file.name, refusal }]);
        throw error;
      } finally {
        // A failed import may have booked some lines.
        for (const queryKey of paymentKeys) void client.invalidateQueries({ queryKey });
      }
    },
    [client, ask],
  );
  const shown = params.get('statement');
  return (
    <div className={css.upload}>
      <BankApi />
      <FileDrop<ImportedStatement>
        compact
        label={t('upload.label')}
        hint={t('upload.hint')}
        send={send}
        maxBytes={BANK_STATEMENT_MAX_BYTES}
        onChange={setSent}
      />
      {dialog}
      {refused.map(({ file, refusal }) => (
        <Alert key={file} tone="error">
          <RefusedStatement file={file} refusal={refusal} />
        </Alert>
      ))}
      {sent.map(({ id, file, result }) => result && <StatementResult key={id} file={file.name} result={result} />)}
      {shown !== null && sent.every(({ result }) => result?.id !== shown) && <UnbookedLines statement={shown} />}
    </div>
  );
}
