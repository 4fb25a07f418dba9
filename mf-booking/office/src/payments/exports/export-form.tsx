import { ACCOUNTING_FORMATS, type AccountingExport } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert } from '@arbora/ui';
import { Form, SelectField, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import type * as v from 'valibot';
import { firstDay, lastMonths } from '../months';
import { createExport, downloadExports } from './export.mutations';
import css from './exports.module.css';
import { DAYS, exportSchema, periodOf } from './period';

/** Exports the documents of a month, or of days, and saves the file. Says so if the period is not over. */
export function ExportForm(): ReactElement {
  const { t, formats } = useText('manager.payments');
  const [months] = useState(() => lastMonths(new Date()));
  // Accountants usually get the last complete month.
  const form = useAppForm(exportSchema, { month: months[1]!, from: '', to: '', format: 'isdoc' });
  const { mutateAsync } = useMutation(createExport);
  const [made, setMade] = useState<AccountingExport | null>(null);

  async function save(chosen: v.InferOutput<typeof exportSchema>): Promise<void> {
    setMade(null);
    const created = await mutateAsync({ ...periodOf(chosen), format: chosen.format });
    setMade(created);
    await downloadExports([created]);
  }
  return (
    <div className={css.export}>
      <Form form={form} label={t('exports.new')} onSubmit={save}>
        <div className={css.fields}>
          <SelectField
            name="month"
            label={t('exports.period')}
            options={[
              ...months.map((value) => ({ value, label: formats.month(firstDay(value)) })),
              { value: DAYS, label: t('exports.days') },
            ]}
          />
          {form.watch('month') === DAYS && (
            <>
              <TextField name="from" type="date" label={t('exports.from')} />
              <TextField name="to" type="date" label={t('exports.to')} />
            </>
          )}
          <SelectField
            name="format"
            label={t('exports.format')}
            options={ACCOUNTING_FORMATS.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
          />
        </div>
        <div>
          <SubmitButton>{t('exports.create')}</SubmitButton>
        </div>
      </Form>
      {made && (
        <Alert live tone={made.is_period_over ? 'success' : 'warning'}>
          {t('exports.done', { count: made.document_count })}
          {!made.is_period_over && ` ${t('exports.notOverHint')}`}
        </Alert>
      )}
    </div>
  );
}
