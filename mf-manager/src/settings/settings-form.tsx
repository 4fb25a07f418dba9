import type { SettingField, SettingKind, SettingsOfSection } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button } from '@arbora/ui';
import {
  SelectField,
  TextArea,
  TextField,
  useAppForm,
  useFormContext,
  useWatch,
  type TextFieldProps,
} from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { FormDrawer } from '@arbora/office';
import { ConsentPreview } from './consent-preview';
import css from './settings.module.css';
import { useSettingLabels } from './setting-labels';
import {
  canBeNone,
  changedSettings,
  inputName,
  NONE,
  settingInputs,
  settingsSchema,
  type SettingInputs,
} from './settings-values';
import { saveSettings, SITE_SETTINGS_KEY } from './site-settings.queries';
import { StaffFactorWarning } from './staff-factor-warning';

const ROWS: Partial<Record<SettingKind, number>> = { lines: 4, addresses: 10, cookies: 4 };
const INPUT_TYPE: Partial<Record<SettingKind, TextFieldProps['type']>> = { email: 'email', phone: 'tel' };

/** Overrides of one section; an empty field has the default. */
export function SettingsForm({
  settings,
  onClosed,
}: {
  settings: SettingsOfSection;
  onClosed: () => void;
}): ReactElement {
  const { section, version, fields } = settings;
  const { t } = useText('manager.settings');
  const { t: common } = useText('office');
  const form = useAppForm(settingsSchema(fields), settingInputs(fields));
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveSettings);

  async function save(inputs: SettingInputs): Promise<void> {
    try {
      await mutateAsync({ section, version, values: changedSettings(fields, inputs) });
    } catch (error) {
      await client.invalidateQueries({ queryKey: SITE_SETTINGS_KEY });
      throw error;
    }
    snackbar('success', common('form.saved'));
  }
  return (
    <FormDrawer
      title={t(`section.${section}`)}
      form={form}
      onSave={save}
      onClosed={onClosed}
      saveLabel={common('form.save')}
    >
      <p className={css.hint}>{t('override.hint')}</p>
      {section === 'consent' && <ConsentPreview fields={fields} />}
      {fields.map((field, index) => (
        <SettingInput key={field.key} field={field} name={inputName(index)} isFirst={isFirstOfBranch(fields, index)} />
      ))}
    </FormDrawer>
  );
}

function isFirstOfBranch(fields: readonly SettingField[], index: number): boolean {
  const { branch } = fields[index]!;
  return branch !== undefined && fields[index - 1]?.branch !== branch;
}

/** One field with its default and a reset button. */
function SettingInput(props: { field: SettingField; name: string; isFirst: boolean }): ReactElement {
  const { field, name, isFirst } = props;
  const { t } = useText('manager.settings');
  const { setValue } = useFormContext();
  const words = useSettingLabels();
  const input = useWatch({ name }) as string;
  const rows = ROWS[field.kind];
  const set = (value: string): void => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const fallback = t('override.default', { value: words.valueOf(field, field.fallback) });
  const labels = { name, label: words.nameOf(field), hint: fallback };
  return (
    <>
      {isFirst && <h3 className={css.branch}>{field.branch}</h3>}
      <div className={css.field}>
        {input === NONE ? (
          <p>
            <span className={css.label}>{words.nameOf(field)}</span>
            {words.valueOf(field, '')}
          </p>
        ) : field.kind === 'flag' ? (
          <SelectField
            {...labels}
            placeholder={fallback}
            options={[true, false].map((value) => ({ value: String(value), label: words.valueOf(field, value) }))}
          />
        ) : rows !== undefined ? (
          <TextArea {...labels} rows={rows} optional />
        ) : (
          <TextField {...labels} type={INPUT_TYPE[field.kind]} optional />
        )}
        {canBeNone(field) && input !== NONE && (
          <Button size="small" variant="quiet" onClick={() => set(NONE)}>
            {t(field.kind === 'addresses' ? 'invited.setNobody' : 'consent.setOff')}
          </Button>
        )}
        {input !== '' && (
          <Button size="small" variant="quiet" onClick={() => set('')}>
            {t('override.reset')}
          </Button>
        )}
        {field.name === 'staff_factor' && <StaffFactorWarning field={field} name={name} />}
      </div>
    </>
  );
}
