import type { SiteInfo } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { FormDrawer } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { ButtonLink, Dialog } from '@arbora/ui';
import { SelectField, TextField, useAppForm, useWatch } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { startTrial } from './deployments.queries';

/** Of a build on the own computer, in the place of a version. */
const LOCAL = 'local';
/** Where `npm run deploy -- serve` serves a build. */
const DEFAULT_ADDRESS = 'http://localhost:3005/';

const SHELL = 'shell';

const schema = v.object({
  /** `mf-shop@<version>` or `mf-shop@local`. */
  build: v.pipe(v.string(), v.minLength(1, 'required')),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/(?:[^?#]*\/)?$/, 'invalid'),
  ),
});

/** Lets the admin try out another build of a remote, in this session only. */
export function TrialForm({ site, onClosed }: { site: SiteInfo; onClosed: () => void }): ReactElement {
  const { t, formats } = useText('manager.deployments');
  const remotes = site.packages.map(({ name }) => name).filter((name) => name !== SHELL);
  const options = [
    ...site.published.map(({ name, version, at }) => ({
      value: `${name}@${version}`,
      label: `${name} · ${formats.date(at, 'short')} ${formats.time(at)} · ${version}`,
    })),
    ...remotes.map((name) => ({ value: `${name}@${LOCAL}`, label: t('trial.local', { name }) })),
  ];
  const form = useAppForm(schema, { build: options[0]?.value ?? '', address: DEFAULT_ADDRESS });
  const { mutateAsync } = useMutation(startTrial);
  const [isStarted, setStarted] = useState(false);

  async function save({ build, address }: v.InferOutput<typeof schema>): Promise<void> {
    const [name = '', version = ''] = build.split('@');
    await mutateAsync({ builds: [version === LOCAL ? { name, address } : { name, version }] });
    setStarted(true);
  }
  if (isStarted) return <Started onClosed={onClosed} />;
  return (
    <FormDrawer
      title={t('trial.title')}
      size="medium"
      form={form}
      onSave={save}
      onClosed={(saved) => saved === null && onClosed()}
      saveLabel={t('trial.save')}
    >
      <p>{t('trial.text')}</p>
      <SelectField name="build" label={t('trial.build')} options={options} />
      <AddressField />
    </FormDrawer>
  );
}

function AddressField(): ReactElement | null {
  const { t } = useText('manager.deployments');
  const build = useWatch<v.InferOutput<typeof schema>, 'build'>({ name: 'build' });
  if (!build.endsWith(`@${LOCAL}`)) return null;
  return <TextField name="address" label={t('trial.address')} hint={t('trial.addressHint')} />;
}

function Started({ onClosed }: { onClosed: () => void }): ReactElement {
  const { t } = useText('manager.deployments');
  const locale = useLocale();
  return (
    <Dialog
      open
      title={t('trial.started')}
      onClose={onClosed}
      // Another document: open pages keep the builds that they have.
      footer={<ButtonLink href={`/${locale}/`}>{t('trial.open')}</ButtonLink>}
    >
      <p>{t('trial.end')}</p>
    </Dialog>
  );
}
