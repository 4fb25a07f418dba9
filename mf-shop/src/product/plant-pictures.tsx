import { textIn } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { Gallery, PAGE_PICTURE, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PlantPicture } from '../plant/plant-picture';
import type { Product } from './product.queries';

/** The plant's pictures, the main one large; each opens in a lightbox. Without any, a drawing of its habit. */
export function PlantPictures({ product }: { product: Product }): ReactElement {
  const { t } = useText('shop');
  const locale = useLocale();
  const { name, photo, details } = product;
  if (photo === null) {
    return (
      <div {...PAGE_PICTURE}>
        <PlantPicture name={name} photo={null} large />
      </div>
    );
  }
  const pictures = [
    { id: 'main', ...storedImage(photo), alt: name },
    ...details.map((detail) => {
      const title = textIn(detail, 'title', locale);
      return { id: detail.key, ...storedImage(detail.key), alt: title || name, caption: title || undefined };
    }),
  ];
  return <Gallery layout="lead" label={t('product.pictures', { name })} pictures={pictures} />;
}
