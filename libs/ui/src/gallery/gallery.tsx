import { useText } from '@arbora/i18n';
import { isPlainClick } from '@arbora/router';
import { lazy, Suspense, useState, type MouseEvent, type ReactElement } from 'react';
import { Image } from '../image/image';
import { PAGE_PICTURE } from '../image/moving-picture';
import css from './gallery.module.css';
import type { GalleryPicture } from './picture';

/** Loaded when the first picture is opened, to keep it out of the page's bundle. */
const Lightbox = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }));

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** Subject of the pictures, for screen readers. */
  label: string;
  /** `lead`: the first picture large and square, the others small below it; for detail pages. */
  layout?: 'spread' | 'lead';
}

/** Widths by position in a group of five, matching the style sheet. */
const LARGE = '(min-width: 1280px) 52rem, (min-width: 600px) 64vw, 94vw';
const HALF = '(min-width: 1280px) 39rem, (min-width: 600px) 48vw, 48vw';
const THIRD = '(min-width: 1280px) 26rem, (min-width: 600px) 32vw, 48vw';
const SIZES = [LARGE, THIRD, THIRD, HALF, HALF] as const;
const LEAD = '(min-width: 1280px) 34rem, (min-width: 960px) 24rem, 92vw';
const BELOW_LEAD = '(min-width: 960px) 11rem, 30vw';

/** Pictures with captions that open in a lightbox; without scripts each is a link to the image file. */
export function Gallery({ pictures, label, layout = 'spread' }: GalleryProps): ReactElement {
  const { t } = useText('ui');
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = ({ caption, alt }: GalleryPicture, index: number): string =>
    caption || alt || t('gallery.picture', { index: index + 1 });
  const isLead = layout === 'lead';
  const sizesAt = (index: number): string =>
    isLead ? (index === 0 ? LEAD : BELOW_LEAD) : SIZES[index % SIZES.length]!;
  function open(event: MouseEvent, index: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(index);
  }
  return (
    <>
      <ul role="list" className={isLead ? css.lead : css.gallery} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={isLead ? undefined : css.item}>
            <figure className={css.figure} {...(isLead && index === 0 && PAGE_PICTURE)}>
              <a
                href={picture.src}
                className={css.open}
                aria-label={t('gallery.open', { name: nameOf(picture, index) })}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
              >
                <Image
                  className={css.picture}
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes={sizesAt(index)}
                  alt={picture.alt}
                  ratio={isLead ? '1:1' : '3:2'}
                  priority={index === 0}
                  rounded
                  placeholder={picture.placeholder}
                />
              </a>
              {picture.caption && !isLead && <figcaption className={css.caption}>{picture.caption}</figcaption>}
            </figure>
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
