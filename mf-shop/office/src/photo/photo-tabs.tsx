import { useText } from '@arbora/i18n';
import { useLocation } from '@arbora/router';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import { ViewTabs } from '@arbora/office';

const PAGES = [
  [routes.managerPhoto, 'overview.title'],
  [routes.managerPhotoUnassigned, 'unassigned.title'],
  [routes.managerPhotoAssortment, 'plants.title'],
  [routes.managerPhotoRecent, 'recent.title'],
] as const;

/** Tabs of the picture library. */
export function PhotoTabs(): ReactElement {
  const { t } = useText('manager.photo');
  const { pathname } = useLocation();
  return (
    <ViewTabs
      label={t('photos.parts')}
      tabs={PAGES.map(([route, title]) => ({
        key: title,
        to: route.href(),
        label: t(title),
        isShown: pathname.endsWith(route.pattern),
      }))}
    />
  );
}
