import { useText } from '@arbora/i18n';
import { Gallery, Image } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MEADOW, MEADOW_BLURRED, PICTURES } from './made-up-pictures';
import { Specimen, Specimens } from './specimen';

/** Images that reserve their space, loaded or not. */
export function Images(): ReactElement {
  const { t } = useText('parts');
  return (
    <Specimens id="images" title={t('images.title')}>
      <Specimen name="Image ratio=3:2 rounded">
        <Image src={MEADOW} alt={t('sample.title')} ratio="3:2" rounded />
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
        <Image src={null} alt={t('sample.nothing')} ratio="3:2" rounded />
      </Specimen>
      <Specimen name="Image: broken">
        <Image priority src="data:image/webp;base64,broken" alt={t('sample.nothing')} ratio="3:2" rounded />
      </Specimen>
      <Specimen name="Gallery" wide>
        <Gallery
          label={t('sample.plants')}
          pictures={PICTURES.map((src, index) => ({
            id: String(index),
            src,
            alt: '',
            caption: index % 2 === 0 ? t('sample.title') : t('sample.lead'),
          }))}
        />
      </Specimen>
    </Specimens>
  );
}
