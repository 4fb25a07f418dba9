import { textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Image, storedImage, TextLink } from '@arbora/ui';
import { placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { cardId, pointId, type NumberedPlace } from './numbered-place';
import css from './place-card.module.css';

const SIZES = '(min-width: 960px) 24rem, (min-width: 600px) 46vw, 92vw';

/** A reference planting: picture, place, year, plants and a description. */
export function PlaceCard({ place }: { place: NumberedPlace }): ReactElement {
  const { t, locale } = useText('content.reference');
  const { t: ui } = useText('ui');
  const { number, town, country, planted_year: year, latitude, image } = place;
  const [planted, description] = [textIn(place, 'planted', locale), textIn(place, 'description', locale)];
  return (
    <article id={cardId(place)} tabIndex={-1} className={css.card}>
      <div className={css.picture}>
        <Image {...(image ? storedImage(image) : { src: null })} sizes={SIZES} alt="" ratio="3:2" />
        <span className={css.number} aria-hidden>
          {number}
        </span>
      </div>
      <h3 className={css.title}>{textIn(place, 'title', locale)}</h3>
      <p className={css.where}>
        {town}, {ui(`country.${country}`)}
        {year !== null && `, ${year}`}
      </p>
      {planted && <p className={css.planted}>{typeset(planted)}</p>}
      {description && <p>{typeset(description)}</p>}
      {latitude !== null && (
        <p data-print="hide">
          <TextLink href={`#${pointId(place)}`} look="quiet" icon={placeIcon} aria-label={t('showOnMap', { town })}>
            {t('onMap')}
          </TextLink>
        </p>
      )}
    </article>
  );
}
