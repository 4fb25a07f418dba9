import { COUNTRIES } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useEffect, useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { Button } from '../button/button';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { CheckboxField } from './checkbox-field';
import { DecimalField } from './decimal-field';
import { DrawerForm } from './drawer-form';
import { FieldGroup } from './field-group';
import { FileDrop } from './file-drop';
import { FileRow } from './file-row';
import { Form } from './form';
import { FormError } from './form-error';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { SubmitButton } from './submit-button';
import { TextArea } from './text-area';
import { TextField } from './text-field';
import { useAppForm } from './use-app-form';
import type { SendFile, SentFile } from './use-file-sending';

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
  const { t } = useSampleText();
  const { t: common } = useText('ui');
  const form = useAppForm(schema, values);
  const { trigger, setError } = form;
  useEffect(() => {
    if (!checked) return;
    void trigger().then(() => setError('root.server', { type: 'unavailable' }));
  }, [checked, trigger, setError]);
  return (
    <Form form={form} label={label} onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1500))}>
      <TextField name="email" type="email" label={t('email')} hint={t('hint')} />
      <PasswordField name="password" label={t('password')} autoComplete="new-password" />
      <FieldGroup legend={t('group')}>
        <SelectField
          name="country"
          label={t('country')}
          options={COUNTRIES.map((value) => ({ value, label: common(`country.${value}`) }))}
        />
        <NumberField name="count" label={t('count')} min={1} />
        <DecimalField name="price" label={t('price')} decimals={2} unit="Kč" />
      </FieldGroup>
      <RadioField
        name="kind"
        label={t('kind')}
        options={(['tree', 'shrub'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <TextArea name="note" label={t('note')} optional />
      <CheckboxField name="agreed" label={t('agree')} />
      <FormError />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}

/** All fields, valid and with errors. */
export function FormSpecimens(): ReactElement {
  const { t } = useSampleText();
  return (
    <>
      <Specimen name="Form: filled in">
        <Example label={t('form')} values={RIGHT} />
      </Specimen>
      <Specimen name="Form: wrong, and refused by the server">
        <Example label={t('wrongForm')} values={WRONG} checked />
      </Specimen>
    </>
  );
}

const MEGABYTE = 1024 * 1024;
const TYPES = ['application/pdf', 'image/png', 'image/jpeg'];
const STEPS = 20;
const STEP_MS = 150;
const nothing = (): void => undefined;

/** A fake upload of three seconds per file; files with `fail` in their names fail. */
const pretend: SendFile<string> = async (file, { onProgress, signal }) => {
  for (let step = 1; step <= STEPS; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    signal.throwIfAborted();
    onProgress(step / STEPS);
    if (step === STEPS / 2 && file.name.includes('fail'))
      throw Object.assign(new Error('full'), { code: 'media.unavailable' });
  }
  const { width, height } = file.type.startsWith('image/') ? await createImageBitmap(file) : {};
  return [file.type, width && `${width} × ${height} px`].filter(Boolean).join(', ');
};

function sent(name: string, part: Pick<SentFile<string>, 'state' | 'share' | 'error'>): SentFile<string> {
  return { id: name, file: new File([], name), ...part };
}
const ROWS: readonly SentFile<string>[] = [
  sent('plan.pdf', { state: 'sending', share: 0.4 }),
  sent('zahon.jpg', { state: 'done', share: 1 }),
  sent('alej.png', { state: 'failed', share: 0.5, error: 'network' }),
  sent('strom.exe', { state: 'failed', share: 0, error: 'media.file_type' }),
];

/** File uploads. */
export function FileSpecimens(): ReactElement {
  const { t } = useSampleText();
  const [files, setFiles] = useState<readonly SentFile<string>[]>([]);
  return (
    <>
      <Specimen name="FileDrop">
        <FileDrop
          label={t('files')}
          send={pretend}
          types={TYPES}
          maxBytes={5 * MEGABYTE}
          maxFiles={4}
          onChange={setFiles}
        />
        <output>{files.flatMap(({ result }) => result ?? []).join(' · ')}</output>
      </Specimen>
      <Specimen name="FileDrop disabled">
        <FileDrop label={t('files')} send={pretend} disabled />
      </Specimen>
      <Specimen name="FileRow: sending, done, failed, refused">
        <ul role="list">
          {ROWS.map((row) => (
            <FileRow key={row.id} sent={row} onRetry={nothing} onRemove={nothing} />
          ))}
        </ul>
      </Specimen>
    </>
  );
}

const drawerSchema = v.object({ name: v.pipe(v.string(), v.minLength(3, 'name_short')) });

/** A drawer form that asks before discarding changes. */
export function DrawerFormSpecimen(): ReactElement {
  const { t } = useSampleText();
  const [open, setOpen] = useState(false);
  const form = useAppForm(drawerSchema, { name: '' });
  return (
    <Specimen name="DrawerForm">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <DrawerForm
        open={open}
        form={form}
        title={t('form')}
        submitLabel={t('send')}
        onClose={() => setOpen(false)}
        onSubmit={({ name }) => snackbar('success', name)}
      >
        <TextField name="name" label={t('name')} />
      </DrawerForm>
    </Specimen>
  );
}
