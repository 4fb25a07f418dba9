import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { MouseEvent, ReactElement } from 'react';
import { COUNTRIES, project, RIVERS_PATH, MAP_SIZE } from '../map/central-europe';
import { cardId, pointId, type NumberedPlace } from './numbered-place';
import css from './places-map.module.css';

/**
 * The planted places on a map that is drawn locally, without loading anything from other sites. Each point links to the
 * card with its number.
 */
export function PlacesMap({ places }: { places: readonly NumberedPlace[] }): ReactElement {
  const { t } = useText('content.reference');
  const { t: ui } = useText('ui');
  return (
    <div className={css.frame}>
      <svg className={css.map} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} role="group" aria-label={t('map')}>
        <g aria-hidden>
          {(['PL', 'SK', 'CZ'] as const).map((country) => (
            <path key={country} d={COUNTRIES[country].path} className={css.land} />
          ))}
          <path d={RIVERS_PATH} className={css.rivers} />
          {(['PL', 'SK', 'CZ'] as const).map((country) => (
            <text key={country} {...COUNTRIES[country].label} className={css.country}>
              {ui(`country.${country}`)}
            </text>
          ))}
        </g>
        {places.map((place) => (
          <Point key={place.id} place={place} />
        ))}
      </svg>
    </div>
  );
}

/** Renders nothing for a place of unknown location, which only has a card. */
function Point({ place }: { place: NumberedPlace }): ReactElement | null {
  const { t, locale } = useText('content.reference');
  const { number, town, latitude: lat, longitude: lon } = place;
  if (lat === null || lon === null) return null;
  const { x, y } = project({ lat, lon });

  function open(event: MouseEvent): void {
    const card = document.getElementById(cardId(place));
    // Let the browser open it in another tab.
    if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    card.focus({ preventScroll: true });
    card.scrollIntoView?.({ block: 'center' });
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <a
        id={pointId(place)}
        href={`#${cardId(place)}`}
        className={css.point}
        aria-label={t('point', { number, town, title: textIn(place, 'title', locale) })}
        onClick={open}
      >
        <title>{town}</title>
        <g className={css.pin}>
          <circle r="16" />
          <text textAnchor="middle" dy="0.36em">
            {number}
          </text>
        </g>
      </a>
    </g>
  );
}
