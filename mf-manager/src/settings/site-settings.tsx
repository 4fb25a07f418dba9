import { SETTING_SECTIONS, settingItem, type SettingSection, type SettingsOfSection } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Dialog, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { RecordHistory } from '@arbora/office';
import { preferences } from './preferences.section';
import { SettingsForm } from './settings-form';
import { SettingsPart } from './settings-part';
import { siteSettingsQuery } from './site-settings.queries';

const HISTORY = '-history';

interface SiteSettingsProps {
  /** The open dialog, from the address: a section's form or its history. */
  open: string | null;
  onOpen: (form: string | null) => void;
}

/** The settings that override the configuration: one part for each section, with form and history. */
export function SiteSettings({ open, onOpen }: SiteSettingsProps): ReactElement {
  const close = (): void => onOpen(null);
  return (
    <QueryView query={useQuery(siteSettingsQuery())} skeleton={<Skeleton shape="row" count={8} />}>
      {(sections) => (
        <>
          {sections.map((settings) => (
            <SettingsPart
              key={settings.section}
              settings={settings}
              onEdit={() => onOpen(settings.section)}
              onHistory={() => onOpen(settings.section + HISTORY)}
            />
          ))}
          <OpenPart sections={sections} open={open} onClosed={close} />
        </>
      )}
    </QueryView>
  );
}

interface OpenPartProps {
  sections: readonly SettingsOfSection[];
  open: string | null;
  onClosed: () => void;
}

function OpenPart({ sections, open, onClosed }: OpenPartProps): ReactElement | null {
  const { t } = useText('manager.settings');
  const edited = sections.find(({ section }) => section === open);
  if (edited) return <SettingsForm key={edited.section} settings={edited} onClosed={onClosed} />;
  const shown = SETTING_SECTIONS.find((section: SettingSection) => section + HISTORY === open);
  if (shown === undefined) return null;
  return (
    <Dialog open placement="drawer" size="large" title={t(`section.${shown}`)} onClose={onClosed}>
      <RecordHistory section={preferences} id={settingItem(shown)} />
    </Dialog>
  );
}
