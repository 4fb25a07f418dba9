import type { Locale } from '@arbora/domain';
import { EVENTS } from '../event-list';
import { plantNames } from '../plants/names/plant-names';
import { PLANTS } from '../plants/plants';
import { seedId } from '../seed-id';
import { RELATED } from './related-list';

/** Columns of an event's title by language. */
const TITLE = { cs: 'title', en: 'title_en', pl: 'title_pl' } as const;

/** Returns an event's title in the language of the article. */
function eventName(key: string, locale: Locale): string {
  const event = EVENTS.find((one) => one.key === key);
  if (!event) throw new Error(`no event ${key}`);
  return event[TITLE[locale]];
}

/** Returns a plant's name in the language of the article. */
function plantName(latin: string, locale: Locale): string {
  if (locale !== 'cs') return plantNames(latin)[`name_${locale}`];
  const plant = PLANTS.find(([name]) => name === latin);
  if (!plant) throw new Error(`no plant ${latin}`);
  return plant[1];
}

/** A paragraph that consists of a link: the position of a card. */
function marker(href: string, name: string): string {
  return `<p><a href="${href}">${name}</a></p>`;
}

/** Inserts the marker of the card into an article's body. */
export function withPlace(html: string, title: string, locale: Locale): string {
  const { plants = [], events = [], placed } = RELATED[title] ?? {};
  if (placed === undefined) return html;
  const [plant] = plants;
  const [event] = events;
  const paragraph = plant
    ? marker(`/sortiment/${seedId(`product ${plant}`)}`, plantName(plant, locale))
    : marker(`/services/public-booking/${seedId(`event ${event}`)}`, eventName(event!, locale));
  const blocks = html.split(/(?<=<\/(?:p|h2|ul)>)/);
  return [...blocks.slice(0, placed), paragraph, ...blocks.slice(placed)].join('');
}
