import { PREFERENCES_ITEM } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useNavigate, useSearchParams } from '@arbora/router';
import { Button, QueryView, Skeleton, useParamLink } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ManagerPage, RecordDrawer, RecordHistory, recordHistoryQuery, sectionRecordQuery } from '@arbora/office';
import { preferences } from './preferences.section';
import { PreferencesView } from './preferences-view';
import { SiteSettings } from './site-settings';
import { siteSettingsQuery } from './site-settings.queries';

/** Settings of the whole site with their history and undo. */
function SettingsPage(): ReactElement {
  const { t } = useText('manager.settings');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const record = useQuery(sectionRecordQuery(preferences, PREFERENCES_ITEM));
  const show = (form: string | null): void => void navigate(link({ form }), { preventScrollReset: true });
  return (
    <ManagerPage
      title={t('settings.title')}
      lead={t('settings.lead')}
      actions={
        <Button size="small" icon={editIcon} onClick={() => show('preferences')}>
          {t('settings.edit')}
        </Button>
      }
    >
      <QueryView query={record} skeleton={<Skeleton shape="row" count={4} />}>
        {(row) => <PreferencesView row={row} />}
      </QueryView>
      <RecordHistory section={preferences} id={PREFERENCES_ITEM} />
      <SiteSettings open={params.get('form')} onOpen={show} />
      {params.get('form') === 'preferences' && (
        <RecordDrawer section={preferences} id={PREFERENCES_ITEM} onClosed={() => show(null)} />
      )}
    </ManagerPage>
  );
}

export default definePage({
  queries: () => [
    sectionRecordQuery(preferences, PREFERENCES_ITEM),
    recordHistoryQuery(preferences.table, PREFERENCES_ITEM),
    siteSettingsQuery(),
  ],
  Component: SettingsPage,
});
