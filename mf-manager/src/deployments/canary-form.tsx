import type { SiteInfo } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { FormDrawer, TagsInput } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { NumberField, SelectField, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { changeDeployment } from './deployments.queries';

const DEFAULT_SHARE = 10;
const DEFAULT_FACTOR = 2;

const within = (least: number, most: number) =>
  v.pipe(v.number('required'), v.minValue(least, 'invalid'), v.maxValue(most, 'invalid'));

const schema = v.object({
  version: v.pipe(v.string(), v.minLength(1, 'required')),
  share: v.pipe(within(0, 100), v.integer('invalid')),
  people: v.pipe(
    v.array(v.string()),
    v.check((addresses) => addresses.every((address) => v.is(v.pipe(v.string(), v.email()), address)), 'email'),
  ),
  factor: within(1, 100),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(200, 'too_long')),
});

interface CanaryFormProps {
  /** The remote. */
  name: string;
  site: SiteInfo;
  onClosed: () => void;
}

/** Gives a published version of a remote to a share of the visitors and to named people. */
export function CanaryForm({ name, site, onClosed }: CanaryFormProps): ReactElement {
  const { t, formats } = useText('manager.deployments');
  const versions = site.published.filter((one) => one.name === name);
  const form = useAppForm(schema, {
    version: versions[0]?.version ?? '',
    share: DEFAULT_SHARE,
    people: [],
    factor: DEFAULT_FACTOR,
    reason: '',
  });
  const { mutateAsync } = useMutation(changeDeployment);

  async function save({ reason, ...canary }: v.InferOutput<typeof schema>): Promise<void> {
    await mutateAsync({ action: 'canary', name, ...canary, reason: reason || null });
    snackbar('success', t('canary.done', { name, share: canary.share }));
  }
  return (
    <FormDrawer
      title={t('canary.title', { name })}
      size="medium"
      form={form}
      onSave={save}
      onClosed={onClosed}
      saveLabel={t('canary.save')}
    >
      <p>{t('canary.text')}</p>
      <SelectField
        name="version"
        label={t('rollback.version')}
        options={versions.map(({ version, at }) => ({
          value: version,
          label: `${formats.date(at, 'short')} ${formats.time(at)} · ${version}`,
        }))}
      />
      <NumberField name="share" label={t('canary.share')} min={0} max={100} unit="%" />
      <TagsInput name="people" label={t('canary.people')} hint={t('canary.peopleHint')} separators={[',', ' ', '\n']} />
      <NumberField
        name="factor"
        label={t('canary.factor')}
        hint={t('canary.factorHint')}
        min={1}
        max={100}
        step="any"
      />
      <TextField name="reason" label={t('why.label')} hint={t('why.hint')} optional />
    </FormDrawer>
  );
}
