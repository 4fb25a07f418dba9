import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { PhotoUpload } from '@arbora/office';

/** Uploads pictures that are assigned later. */
export function UnassignedUpload(): ReactElement {
  const { t } = useText('manager.photo');
  return <PhotoUpload label={t('upload.label')} />;
}
