import type { ReactElement } from 'react';
import { MEADOW, MEADOW_BLURRED } from '../specimen/sample-pictures';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Image } from './image';

/** Images that reserve their space, loaded or not. */
export function ImageSpecimens(): ReactElement {
  const { t } = useSampleText();
  return (
    <>
      <Specimen name="Image ratio=3:2 rounded">
        <Image src={MEADOW} alt={t('title')} ratio="3:2" rounded />
      </Specimen>
      <Specimen name="Image: placeholder">
        <Image
          src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
          placeholder={MEADOW_BLURRED}
          alt=""
          ratio="3:2"
          rounded
        />
      </Specimen>
      <Specimen name="Image: none">
        <Image src={null} alt={t('nothing')} ratio="3:2" rounded />
      </Specimen>
      <Specimen name="Image: broken">
        <Image priority src="data:image/webp;base64,broken" alt={t('nothing')} ratio="3:2" rounded />
      </Specimen>
    </>
  );
}
