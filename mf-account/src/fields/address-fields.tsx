import { useText } from '@arbora/i18n';
import { FieldGroup, TextField } from '@arbora/ui/form';
import type { ReactElement } from 'react';

/** Postal address; the company's, if there is one. */
export function AddressFields(): ReactElement {
  const { t } = useText('account');
  return (
    <FieldGroup legend={t('address.title')} hint={t('address.hint')}>
      <TextField name="street" label={t('field.street')} optional autoComplete="address-line1" maxLength={200} />
      <FieldGroup layout="row">
        <TextField name="city" label={t('field.city')} optional autoComplete="address-level2" maxLength={200} />
        <TextField name="zip" label={t('field.zip')} optional autoComplete="postal-code" maxLength={20} />
      </FieldGroup>
    </FieldGroup>
  );
}
