import { drawPanorama } from '../panorama/panorama';
import { PLANTS } from '../plants/plants';
import { eventPicture } from './event-pictures';
import { galleryPictures } from './gallery-pictures';
import { newsPicture } from './news-pictures';
import { PEOPLE_LOOKS } from './people';
import { plantPicture, twigPicture } from './plant-picture';
import { placePicture } from './place-pictures';
import { portrait } from './portrait';

/** Seeded by the plant's name, so that drawings do not change when the assortment grows. */
const PLANT_PLACES: ReadonlyMap<string, number> = new Map(PLANTS.map(([latin], index) => [latin, index]));
const PERSON_SEED = 300;
const TWIG_SEED = 1001;

/** Returns the SVG of a picture of the demo data by name, such as `plant Acer campestre`; null if there is none. */
export function drawPicture(name: string): string | null {
  const space = name.indexOf(' ');
  const [kind, of] = [name.slice(0, space), name.slice(space + 1)];
  switch (kind) {
    case 'plant':
    case 'twig': {
      const place = PLANT_PLACES.get(of) ?? -1;
      const plant = PLANTS[place];
      if (!plant) return null;
      return kind === 'plant' ? plantPicture(plant, place + 1) : twigPicture(plant, place + TWIG_SEED);
    }
    case 'gallery': {
      const [gallery = '', index] = of.split(' ');
      return galleryPictures(gallery)[Number(index)]?.draw() ?? null;
    }
    case 'panorama': {
      const [tour = '', place = ''] = of.split(' ');
      return drawPanorama(tour, place);
    }
    case 'news':
      return newsPicture(of)?.draw() ?? null;
    case 'event':
      return eventPicture(of)?.draw() ?? null;
    case 'place':
      return placePicture(of)?.draw() ?? null;
    case 'person': {
      const look = Object.hasOwn(PEOPLE_LOOKS, of) ? PEOPLE_LOOKS[of] : undefined;
      return look ? portrait(look, PERSON_SEED + Object.keys(PEOPLE_LOOKS).indexOf(of)) : null;
    }
    default:
      return null;
  }
}
