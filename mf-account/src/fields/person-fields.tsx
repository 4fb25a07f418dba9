import { COUNTRIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { FieldGroup, SelectField, TextField } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { NicknameField } from './nickname-field';

/** Personal details. `countryPlaceholder` is shown for an account without a country. */
export function PersonFields({ countryPlaceholder }: { countryPlaceholder?: string }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  return (
    <>
      <TextField name="name" label={t('field.name')} autoComplete="name" maxLength={200} />
      <NicknameField hint={t('field.nicknameHint')} optional />
      <FieldGroup layout="row">
        <TextField name="phone" type="tel" label={t('field.phone')} optional autoComplete="tel" maxLength={40} />
        <SelectField
          name="country"
          label={t('field.country')}
          options={COUNTRIES.map((country) => ({ value: country, label: ui(`country.${country}`) }))}
          placeholder={countryPlaceholder}
          autoComplete="country"
        />
      </FieldGroup>
    </>
  );
}
