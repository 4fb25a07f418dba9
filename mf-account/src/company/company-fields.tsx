import { COMPANY_TYPES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { FieldGroup, SelectField, TextField } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { useRecheck } from '../fields/use-recheck';

/** The company or organization that the person buys for. */
export function CompanyFields({ hint }: { hint?: string }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  useRecheck('ico', 'country');
  return (
    <FieldGroup legend={t('company.title')} hint={hint}>
      <FieldGroup layout="row">
        <TextField name="ico" label={t('field.ico')} optional inputMode="numeric" maxLength={20} />
        <TextField name="dic" label={t('field.dic')} optional maxLength={20} />
      </FieldGroup>
      <TextField name="company" label={t('field.company')} optional autoComplete="organization" maxLength={200} />
      <SelectField
        name="company_type"
        label={t('field.companyType')}
        optional
        numeric
        placeholder={t('field.companyTypeNone')}
        options={COMPANY_TYPES.map((type) => ({ value: type, label: ui(`companyType.${type}`) }))}
      />
    </FieldGroup>
  );
}
