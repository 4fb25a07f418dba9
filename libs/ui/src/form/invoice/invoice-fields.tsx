import { COUNTRIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useState, type ReactElement } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '../checkbox-field';
import { CompanyLookUpNote } from '../company/company-look-up-note';
import { COMPANY_FIELDS } from '../company/refill';
import { useCompanyLookUp } from '../company/use-company-look-up';
import { FieldGroup } from '../field-group';
import { SelectField } from '../select-field';
import { TextField } from '../text-field';

/** Recipient of the tax document; shown only while `wantsInvoice` is checked. `prefix`: of the field names. */
export function InvoiceFields({ prefix = '' }: { prefix?: string }): ReactElement {
  const { t } = useText('ui');
  const wanted: unknown = useWatch({ name: 'wantsInvoice' });
  return (
    <>
      <CheckboxField name="wantsInvoice" label={t('invoice.wanted')} hint={t('invoice.wantedHint')} />
      {wanted === true && <WantedFields prefix={prefix} />}
    </>
  );
}

function WantedFields({ prefix }: { prefix: string }): ReactElement {
  const { t } = useText('ui');
  const at = (name: string): string => prefix + name;
  const { formState } = useFormContext();
  // The form's initial company, which is not looked up again.
  const [known] = useState(() => {
    const begun = (name: string): string => String(get(formState.defaultValues, at(name)) ?? '');
    const [company, dic, street, city, zip] = COMPANY_FIELDS.map(begun) as [string, string, string, string, string];
    return { ico: begun('ico'), country: begun('country'), company, dic, street, city, zip, region: null };
  });
  const lookUp = useCompanyLookUp({ known, prefix });
  return (
    <FieldGroup legend={t('invoice.title')}>
      <TextField name={at('name')} label={t('invoice.name')} autoComplete="billing name" />
      <FieldGroup layout="row">
        <TextField name={at('ico')} label={t('invoice.ico')} optional inputMode="numeric" maxLength={20} />
        <TextField name={at('dic')} label={t('invoice.dic')} optional maxLength={20} />
      </FieldGroup>
      <CompanyLookUpNote outcome={lookUp} />
      <FieldGroup layout="row">
        <TextField name={at('company')} label={t('invoice.company')} optional autoComplete="organization" />
        <SelectField
          name={at('country')}
          label={t('invoice.country')}
          options={COUNTRIES.map((country) => ({ value: country, label: t(`country.${country}`) }))}
          autoComplete="billing country"
        />
      </FieldGroup>
      <TextField name={at('street')} label={t('invoice.street')} autoComplete="billing street-address" />
      <FieldGroup layout="row">
        <TextField name={at('city')} label={t('invoice.city')} autoComplete="billing address-level2" />
        <TextField name={at('zip')} label={t('invoice.zip')} autoComplete="billing postal-code" maxLength={20} />
      </FieldGroup>
    </FieldGroup>
  );
}
