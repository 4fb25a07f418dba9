import { CSV_FIELDS, type CsvColumnsQuestion, type CsvField, type CsvMapping } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Dialog } from '@arbora/ui';
import { Form, SelectField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { requiredText } from '@arbora/office';
import { FirstRows } from './first-rows';
import css from './payments.module.css';

const HEADING_MAX = 100;
const optional = v.string();
const schema = v.object({
  date: requiredText(HEADING_MAX),
  amount: requiredText(HEADING_MAX),
  currency: optional,
  id: optional,
  vs: optional,
  counter_account: optional,
  bank_code: optional,
  counter_name: optional,
  message: optional,
  account: optional,
} satisfies Record<CsvField, unknown>);
const REQUIRED: readonly CsvField[] = ['date', 'amount'];

interface ColumnsDialogProps {
  file: string;
  question: CsvColumnsQuestion;
  onAnswer: (mapping: CsvMapping) => void;
  onCancel: () => void;
}

/** Asks which column of an unknown CSV is which, beside its first rows. */
export function ColumnsDialog({ file, question, onAnswer, onCancel }: ColumnsDialogProps): ReactElement {
  const { t } = useText('manager.payments');
  const { t: common } = useText('office');
  const form = useAppForm(
    schema,
    Object.fromEntries(CSV_FIELDS.map((field) => [field, question.known[field] ?? ''])) as Record<CsvField, string>,
  );
  const options = question.columns.map((value, index) => ({ value, label: columnLabel(question, index) }));

  function answer(chosen: v.InferOutput<typeof schema>): void {
    onAnswer(Object.fromEntries(Object.entries(chosen).filter(([, column]) => column !== '')));
  }
  return (
    <Dialog
      open
      keepOnBackdrop
      size="large"
      title={t('columns.title', { file })}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {common('import.cancel')}
          </Button>
          <Button onClick={() => void form.handleSubmit(answer)()}>{t('columns.import')}</Button>
        </>
      }
    >
      <p>{t(question.columns.every(isNumber) ? 'columns.leadNumbered' : 'columns.lead')}</p>
      <FirstRows question={question} />
      <Form form={form} label={t('columns.title', { file })} onSubmit={answer}>
        <div className={css.columns}>
          {CSV_FIELDS.map((field) => (
            <SelectField
              key={field}
              name={field}
              label={t(`columns.${field}`)}
              options={options}
              placeholder={t('columns.none')}
              optional={!REQUIRED.includes(field)}
            />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

/** Whether a column is named by its number, `#3`: its file has no headings. */
function isNumber(column: string): boolean {
  return /^#\d+$/.test(column);
}

/** A heading; a column without one is shown by its number and first value. */
function columnLabel({ columns, rows }: CsvColumnsQuestion, index: number): string {
  const heading = columns[index] ?? '';
  const sample = rows[0]?.[index] ?? '';
  return heading === '' || isNumber(heading) ? `${index + 1}: ${sample}` : heading;
}
