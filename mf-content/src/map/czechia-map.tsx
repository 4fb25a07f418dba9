import type { GeoPoint } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { leafIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { BORDER_PATH, project, RIVERS_PATH, MAP_SIZE, TOWNS, type Town } from './czechia';
import css from './czechia-map.module.css';

export interface MapPin {
  name: string;
  location: GeoPoint;
}

export interface CzechiaMapProps {
  /** Accessible name of the map; its pins are also listed in the text beside it. */
  label: string;
  pins: readonly MapPin[];
}

/** A pin whose tip is at the origin, with a leaf in its head. */
const PIN = 'M0 0C-4-14-18-20-18-35a18 18 0 0 1 36 0C18-20 4-14 0 0z';
/** East of this position a label does not fit on the right. */
const FAR_EAST = MAP_SIZE.width * 0.7;

/** A map of the country, drawn locally: it loads nothing from other sites, so none can track the visitor. */
export function CzechiaMap({ label, pins }: CzechiaMapProps): ReactElement {
  const southernLast = [...pins].sort((a, b) => b.location.lat - a.location.lat);
  return (
    <div className={css.frame}>
      <svg className={css.map} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} role="img" aria-label={label}>
        <path d={BORDER_PATH} className={css.land} />
        <path d={RIVERS_PATH} className={css.rivers} />
        {(Object.keys(TOWNS) as Town[]).map((town) => (
          <TownMark key={town} town={town} />
        ))}
        {southernLast.map((pin) => (
          <Pin key={pin.name} pin={pin} />
        ))}
      </svg>
    </div>
  );
}

function TownMark({ town }: { town: Town }): ReactElement {
  const { t } = useText('content');
  const { x, y } = project(TOWNS[town]);
  const isFarEast = x > FAR_EAST;
  return (
    <g transform={`translate(${x} ${y})`} className={css.town}>
      <circle r="5" />
      <text x={isFarEast ? 0 : 12} dy={isFarEast ? '-0.6em' : '0.35em'} textAnchor={isFarEast ? 'end' : 'start'}>
        {t(`map.${town}`)}
      </text>
    </g>
  );
}

function Pin({ pin: { name, location } }: { pin: MapPin }): ReactElement {
  const { x, y } = project(location);
  const isFarEast = x > FAR_EAST;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={css.pin}>
        <path d={PIN} className={css.head} />
        <path d={leafIcon} className={css.leaf} transform="translate(-12.5 -47.5)" />
        <text x={isFarEast ? -25 : 25} y="-27" textAnchor={isFarEast ? 'end' : 'start'} className={css.name}>
          {name}
        </text>
      </g>
    </g>
  );
}
