import type { SiteInfo } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { FormDrawer } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { SelectField, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { changeDeployment } from './deployments.queries';
import { earlierVersions } from './earlier-versions';

export type VersionAction = 'rollback' | 'pin';

const schema = v.object({ version: v.string(), reason: v.pipe(v.string(), v.trim(), v.maxLength(200, 'too_long')) });

interface ChangeFormProps {
  action: VersionAction;
  /** The package. */
  name: string;
  site: SiteInfo;
  onClosed: () => void;
}

/** Goes back to an earlier version of a package, or pins it to its present one. */
export function ChangeForm({ action, name, site, onClosed }: ChangeFormProps): ReactElement {
  const { t, formats } = useText('manager.deployments');
  const present = site.packages.find((one) => one.name === name)?.version ?? '';
  const versions = action === 'rollback' ? earlierVersions(name, present, site.history) : [];
  const form = useAppForm(schema, { version: versions[0]?.version ?? present, reason: '' });
  const { mutateAsync } = useMutation(changeDeployment);

  async function save({ version, reason }: v.InferOutput<typeof schema>): Promise<void> {
    await mutateAsync({ action, name, version, reason: reason || null });
    snackbar('success', t(`${action}.done`, { name }));
  }
  return (
    <FormDrawer
      title={t(`${action}.title`, { name })}
      size="medium"
      form={form}
      onSave={save}
      onClosed={onClosed}
      saveLabel={t(`${action}.save`)}
    >
      <p>{t(`${action}.text`)}</p>
      {versions.length > 0 && (
        <SelectField
          name="version"
          label={t('rollback.version')}
          options={versions.map(({ version, at, by }) => ({
            value: version,
            label: `${version} · ${formats.dateTime(at)} · ${by}`,
          }))}
        />
      )}
      <TextField name="reason" label={t('why.label')} hint={t('why.hint')} optional />
    </FormDrawer>
  );
}
