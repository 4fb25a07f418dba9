import type { ReactElement } from 'react';
import { PICTURES } from '../specimen/sample-pictures';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Gallery } from './gallery';

export function GallerySpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Gallery" wide>
      <Gallery
        label={t('plants')}
        pictures={PICTURES.map((src, index) => ({
          id: String(index),
          src,
          alt: '',
          caption: index % 2 === 0 ? t('title') : t('lead'),
        }))}
      />
    </Specimen>
  );
}
