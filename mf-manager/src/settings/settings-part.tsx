import type { SettingField, SettingsOfSection } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Button, DataList } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './settings.module.css';
import { useSettingLabels } from './setting-labels';

interface SettingsPartProps {
  settings: SettingsOfSection;
  onEdit: () => void;
  onHistory: () => void;
}

/** The effective settings of one section; overrides are marked. */
export function SettingsPart({ settings, onEdit, onHistory }: SettingsPartProps): ReactElement {
  const { t } = useText('manager.settings');
  const { section, fields } = settings;
  const title = t(`section.${section}`);
  const branches = [...new Set(fields.map(({ branch }) => branch))];
  return (
    <section className={css.view} aria-label={title}>
      <div className={css.head}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.hint}>{t(`lead.${section}`)}</p>
        </div>
        <div className={css.buttons}>
          <Button size="small" variant="quiet" onClick={onHistory}>
            {t('override.history')}
          </Button>
          <Button size="small" variant="secondary" icon={editIcon} onClick={onEdit}>
            {t('settings.edit')}
          </Button>
        </div>
      </div>
      {branches.map((branch) => (
        <div key={branch ?? ''}>
          {branch !== undefined && <h3 className={css.branch}>{branch}</h3>}
          <SettingFacts fields={fields.filter((field) => field.branch === branch)} />
        </div>
      ))}
    </section>
  );
}

function SettingFacts({ fields }: { fields: readonly SettingField[] }): ReactElement {
  const { t } = useText('manager.settings');
  const words = useSettingLabels();
  return (
    <DataList
      items={fields.map((field) => ({
        label: words.nameOf(field),
        value:
          field.value === null ? (
            words.valueOf(field, field.fallback)
          ) : (
            <span className={css.changed}>
              {words.valueOf(field, field.value)} <Badge tone="info">{t('override.changed')}</Badge>
              <span className={css.hint}>{t('override.default', { value: words.valueOf(field, field.fallback) })}</span>
            </span>
          ),
      }))}
    />
  );
}
