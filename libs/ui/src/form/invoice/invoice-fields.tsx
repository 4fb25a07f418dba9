import { COUNTRIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useState, type ReactElement } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '../checkbox-field';
import { CompanyLookUpNote } from '../company/company-look-up-note';
import { COMPANY_FIELDS } from '../company/refill';
import { useCompanyLookUp } from '../company/use-company-look-up';
import { useCompanyText } from '../company/use-company-text';
import { FieldGroup } from '../field-group';
import { SelectField } from '../select-field';
import { TextField } from '../text-field';

/** Recipient of the tax document; shown only while `wantsInvoice` is checked. `prefix`: of the field names. */
export function InvoiceFields({ prefix = '' }: { prefix?: string }): ReactElement {
  const t = useCompanyText();
  const wanted: unknown = useWatch({ name: 'wantsInvoice' });
  return (
    <>
      <CheckboxField name="wantsInvoice" label={t('wanted')} hint={t('wantedHint')} />
      {wanted === true && <WantedFields prefix={prefix} />}
    </>
  );
}

function WantedFields({ prefix }: { prefix: string }): ReactElement {
  const { t: ui } = useText('ui');
  const t = useCompanyText();
  const at = (name: string): string => prefix + name;
  const { formState } = useFormContext();
  // The form's initial company, which is not looked up again.
  const [initial] = useState(() => {
    const begun = (name: string): string => String(get(formState.defaultValues, at(name)) ?? '');
    const [company, dic, street, city, zip] = COMPANY_FIELDS.map(begun) as [string, string, string, string, string];
    return { ico: begun('ico'), country: begun('country'), company, dic, street, city, zip, region: null };
  });
  const lookUp = useCompanyLookUp({ initial, prefix });
  return (
    <FieldGroup legend={t('title')}>
      <TextField name={at('name')} label={t('name')} autoComplete="billing name" />
      <FieldGroup layout="row">
        <TextField name={at('ico')} label={t('ico')} optional inputMode="numeric" maxLength={20} />
        <TextField name={at('dic')} label={t('dic')} optional maxLength={20} />
      </FieldGroup>
      <CompanyLookUpNote outcome={lookUp} />
      <FieldGroup layout="row">
        <TextField name={at('company')} label={t('company')} optional autoComplete="organization" />
        <SelectField
          name={at('country')}
          label={t('country')}
          options={COUNTRIES.map((country) => ({ value: country, label: ui(`country.${country}`) }))}
          autoComplete="billing country"
        />
      </FieldGroup>
      <TextField name={at('street')} label={t('street')} autoComplete="billing address-line1" />
      <FieldGroup layout="row">
        <TextField name={at('city')} label={t('city')} autoComplete="billing address-level2" />
        <TextField name={at('zip')} label={t('zip')} autoComplete="billing postal-code" maxLength={20} />
      </FieldGroup>
    </FieldGroup>
  );
}
