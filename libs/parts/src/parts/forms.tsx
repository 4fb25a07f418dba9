import { COUNTRIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import {
  CheckboxField,
  DecimalField,
  FieldGroup,
  Form,
  FormError,
  NumberField,
  PasswordField,
  RadioField,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useAppForm,
} from '@arbora/ui/form';
import { useEffect, type ReactElement } from 'react';
import * as v from 'valibot';
import { Specimen, Specimens } from './specimen';

const schema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('required'), v.email('email')),
  password: v.pipe(v.string(), v.minLength(8, 'password_short')),
  country: v.string(),
  kind: v.pipe(v.string(), v.nonEmpty('required')),
  count: v.nullable(v.pipe(v.number(), v.minValue(1, 'invalid'))),
  price: v.nullable(v.pipe(v.number(), v.minValue(0, 'invalid'))),
  note: v.pipe(v.string(), v.maxLength(20, 'too_long')),
  agreed: v.pipe(v.boolean(), v.literal(true, 'required')),
});
type Values = v.InferInput<typeof schema>;

const RIGHT: Values = {
  email: 'jana@arbora.example',
  password: 'stromy-a-kere',
  country: 'CZ',
  kind: 'tree',
  count: 2,
  price: 149.5,
  note: '',
  agreed: true,
};
const WRONG: Values = {
  email: 'jana',
  password: 'kere',
  country: 'CZ',
  kind: '',
  count: 0,
  price: -1,
  note: 'Quercus robur ‘Fastigiata Koster’',
  agreed: false,
};

function Example({ label, values, checked }: { label: string; values: Values; checked?: boolean }): ReactElement {
  const { t } = useText('parts');
  const { t: common } = useText('ui');
  const form = useAppForm(schema, values);
  const { trigger, setError } = form;
  useEffect(() => {
    if (!checked) return;
    void trigger().then(() => setError('root.server', { type: 'unavailable' }));
  }, [checked, trigger, setError]);
  return (
    <Form form={form} label={label} onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1500))}>
      <TextField name="email" type="email" label={t('sample.email')} hint={t('sample.hint')} />
      <PasswordField name="password" label={t('sample.password')} autoComplete="new-password" />
      <FieldGroup legend={t('sample.group')}>
        <SelectField
          name="country"
          label={t('sample.country')}
          options={COUNTRIES.map((value) => ({ value, label: common(`country.${value}`) }))}
        />
        <NumberField name="count" label={t('sample.count')} min={1} />
        <DecimalField name="price" label={t('sample.price')} decimals={2} unit="Kč" />
      </FieldGroup>
      <RadioField
        name="kind"
        label={t('sample.kind')}
        options={(['tree', 'shrub'] as const).map((value) => ({ value, label: t(`sample.${value}`) }))}
      />
      <TextArea name="note" label={t('sample.note')} optional />
      <CheckboxField name="agreed" label={t('sample.agree')} />
      <FormError />
      <SubmitButton>{t('sample.send')}</SubmitButton>
    </Form>
  );
}

/** All fields, valid and with errors. */
export function Forms(): ReactElement {
  const { t } = useText('parts');
  return (
    <Specimens id="forms" title={t('forms.title')}>
      <Specimen name="Form: filled in">
        <Example label={t('sample.form')} values={RIGHT} />
      </Specimen>
      <Specimen name="Form: wrong, and refused by the server">
        <Example label={t('sample.wrongForm')} values={WRONG} checked />
      </Specimen>
    </Specimens>
  );
}
