import { useText } from '@arbora/i18n';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Image } from '../image/image';
import css from './gallery.module.css';
import type { GalleryPicture } from './picture';

/** Comes when the first picture is opened: looking over a gallery needs none of it. */
const Lightbox = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }));

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** What the pictures are of, for a screen reader. */
  label: string;
}

/** Pictures in a grid, each of which opens large above the page. */
export function Gallery({ pictures, label }: GalleryProps): ReactElement {
  const { t } = useText('ui');
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = ({ caption, alt }: GalleryPicture, index: number): string =>
    caption || alt || t('gallery.picture', { index: index + 1 });
  return (
    <>
      <ul role="list" className={css.gallery} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.open}
              aria-label={t('gallery.open', { name: nameOf(picture, index) })}
              aria-haspopup="dialog"
              onClick={() => setShown(index)}
            >
              <Image
                src={picture.thumbnail ?? picture.src}
                alt=""
                ratio="3:2"
                rounded
                {...(picture.placeholder !== undefined && { placeholder: picture.placeholder })}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} index={shown} onMove={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
