import { COUNTRIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { CheckboxField, FieldGroup, SelectField, TextField, useWatch } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { ReservationFormValues } from './reservation.schema';

/** Whom the tax document is for; asked for only where it is wanted. */
export function InvoiceFields(): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: ui } = useText('ui');
  const wanted = useWatch<ReservationFormValues, 'wantsInvoice'>({ name: 'wantsInvoice' });
  return (
    <>
      <CheckboxField name="wantsInvoice" label={t('invoice.wanted')} hint={t('invoice.wantedHint')} />
      {wanted && (
        <FieldGroup legend={t('invoice.title')}>
          <TextField name="invoice.name" label={t('invoice.name')} autoComplete="billing name" />
          <FieldGroup layout="row">
            <TextField name="invoice.company" label={t('invoice.company')} optional autoComplete="organization" />
            <SelectField
              name="invoice.country"
              label={t('invoice.country')}
              options={COUNTRIES.map((country) => ({ value: country, label: ui(`country.${country}`) }))}
              autoComplete="billing country"
            />
          </FieldGroup>
          <FieldGroup layout="row">
            <TextField name="invoice.ico" label={t('invoice.ico')} optional inputMode="numeric" maxLength={20} />
            <TextField name="invoice.dic" label={t('invoice.dic')} optional maxLength={20} />
          </FieldGroup>
          <TextField name="invoice.street" label={t('invoice.street')} autoComplete="billing street-address" />
          <FieldGroup layout="row">
            <TextField name="invoice.city" label={t('invoice.city')} autoComplete="billing address-level2" />
            <TextField name="invoice.zip" label={t('invoice.zip')} autoComplete="billing postal-code" maxLength={20} />
          </FieldGroup>
        </FieldGroup>
      )}
    </>
  );
}
