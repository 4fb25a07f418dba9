import { COMPANY_TYPES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { CompanyLookUpNote, FieldGroup, SelectField, TextField, type LookUpOutcome } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { useRevalidation } from './use-revalidation';

export interface CompanyFieldsProps {
  hint?: string;
  lookUp: LookUpOutcome;
  /** Company details are required if the person buys for a company. */
  required?: boolean;
}

/** The company or organization that the person buys for. */
export function CompanyFields({ hint, lookUp, required = false }: CompanyFieldsProps): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  useRevalidation('ico', 'country');
  return (
    <FieldGroup legend={t('company.title')} hint={hint}>
      <FieldGroup layout="row">
        <TextField name="ico" label={t('field.ico')} optional={!required} inputMode="numeric" maxLength={20} />
        <TextField name="dic" label={t('field.dic')} optional maxLength={20} />
      </FieldGroup>
      <CompanyLookUpNote outcome={lookUp} />
      <TextField
        name="company"
        label={t('field.company')}
        optional={!required}
        autoComplete="organization"
        maxLength={200}
      />
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
