import { useText } from '@arbora/i18n';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';

const NAME_MAX = 100;
const schema = v.object({
  name: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(NAME_MAX, 'too_long')),
});

/** Form for the name of a passkey. */
export function PasskeyNameForm(props: {
  name: string;
  label: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
}): ReactElement {
  const { name, label, submitLabel, onSubmit } = props;
  const { t } = useText('account.security');
  const form = useAppForm(schema, { name });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values.name)} label={label}>
      <TextField
        name="name"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        maxLength={NAME_MAX}
      />
      <FormError />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
