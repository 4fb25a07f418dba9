import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { GalleryRow } from '../gallery/gallery-row';
import { AboutNursery } from './about-nursery';
import { BulletinBand } from './bulletin-band';
import { CategoryRow } from './category-row';
import { LatestNews } from './latest-news';
import { NextEvents } from './next-events';
import { OffersBand } from './offers-band';

/** The home page below its first screen. */
export function HomeSections(): ReactElement {
  const { t } = useText('content.home');
  return (
    <>
      <CategoryRow />
      <NextEvents />
      <LatestNews />
      <OffersBand />
      <BulletinBand />
      <AboutNursery />
      <GalleryRow title={t('galleries.title')} allLabel={t('galleries.all')} />
    </>
  );
}
