import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { classNames, Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { PublicGallery } from './gallery.queries';
import css from './gallery-cover.module.css';

export interface GalleryCoverProps {
  gallery: PublicGallery;
  headingLevel: 2 | 3;
  /** Spans the page: text beside the pictures from 960 px on. */
  wide?: boolean;
  /** Whether it is the first of the page. */
  priority?: boolean;
}

/** A gallery in a list: a large picture with two more, name and description. */
export function GalleryCover({ gallery, headingLevel, wide = false, priority }: GalleryCoverProps): ReactElement {
  const { t, locale, formats } = useText('content');
  const count = gallery.folder?.all.length ?? 0;
  const Heading = `h${headingLevel}` as const;
  const description = textIn(gallery, 'description', locale);
  return (
    <article className={classNames(css.gallery, wide && css.wide)}>
      <CoverPictures gallery={gallery} wide={wide} priority={priority} />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={routes.gallery.href({ id: gallery.id })} className={css.link}>
            {textIn(gallery, 'name', locale)}
          </Link>
        </Heading>
        {description && <p className={css.description}>{description}</p>}
        {count > 0 && <p className={css.count}>{t('gallery.count', { count, number: formats.number(count) })}</p>}
      </div>
    </article>
  );
}

/** Decorative pictures beside the gallery's name. */
function CoverPictures({
  gallery,
  wide,
  priority,
}: Pick<GalleryCoverProps, 'gallery' | 'wide' | 'priority'>): ReactElement {
  const [main, ...further] = gallery.folder?.photos ?? [];
  const sizes = wide ? '(min-width: 960px) 38rem, 66vw' : '(min-width: 960px) 17rem, (min-width: 600px) 33vw, 66vw';
  const small = wide ? '(min-width: 960px) 19rem, 33vw' : '(min-width: 960px) 8.5rem, (min-width: 600px) 17vw, 33vw';
  // Two are stacked; with only one more, the large picture takes all the space.
  const shown = further.length === 2 ? further : [];
  return (
    <div className={classNames(css.pictures, shown.length > 0 && css.three)}>
      {main ? (
        <Image {...storedImage(main.key)} sizes={sizes} alt="" ratio="3:2" priority={priority} />
      ) : (
        <Image src={null} alt="" ratio="3:2" />
      )}
      {shown.map(({ id, key }) => (
        <SmallPicture key={id} picture={key} sizes={small} priority={priority} />
      ))}
    </div>
  );
}

/** Too small for a blurred preview to be worth a request. */
function SmallPicture(props: { picture: string; sizes: string; priority: boolean | undefined }): ReactElement {
  const { picture, sizes, priority } = props;
  const { src, srcSet } = storedImage(picture);
  return <Image src={src} srcSet={srcSet} sizes={sizes} alt="" ratio="3:2" priority={priority} />;
}
