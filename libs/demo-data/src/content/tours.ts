import type { TourScene } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { panoramaName, TOUR_PLACES, type Place, type TourKey } from '../panorama/panorama';
import { pictureUrl } from '../pictures/picture-key';
import { seedId } from '../seed-id';

interface DemoTour {
  key: TourKey;
  title: readonly [cs: string, en: string, pl: string];
  description: readonly [cs: string, en: string, pl: string];
  picture: string;
}

/** The virtual tours of the two branches. */
const TOURS: readonly DemoTour[] = [
  {
    key: 'obristvi',
    title: ['Školka Obříství', 'The Obříství nursery', 'Szkółka Obříství'],
    description: [
      'Od vjezdu lipovou alejí do kvartýru alejových stromů, přes kontejnerovnu až na prodejní dvůr, kde stromy s baly čekají na odvoz.',
      'From the gate along the limes to the field of avenue trees, across the container beds and on to the sales yard, where root-balled trees wait to be collected.',
      'Od wjazdu aleją lipową do kwatery drzew alejowych, przez szkółkę kontenerową aż na plac sprzedaży, gdzie drzewa z bryłą czekają na odbiór.',
    ],
    picture: 'gallery tours 0',
  },
  {
    key: 'smrzice',
    title: ['Školka Smržice', 'The Smržice nursery', 'Szkółka Smržice'],
    description: [
      'Dvůr mezi fóliovníky, trvalky a trávy na stolech, ovocné stromy v řadách a nádrž, ze které kontejnery zaléváme dešťovou vodou.',
      'The yard among the tunnels, perennials and grasses on the benches, fruit trees in rows, and the reservoir that waters our containers with rain.',
      'Plac między tunelami, byliny i trawy na stołach, drzewa owocowe w rzędach i zbiornik, z którego pojemniki podlewamy deszczówką.',
    ],
    picture: 'gallery tours 1',
  },
];

/** Converts a place to a stored scene; hotspots are slightly below the horizon, on the ground. */
function sceneOf(tour: TourKey, { id, name, yaw, ways }: Place): TourScene {
  return {
    id,
    name: name[0],
    name_en: name[1],
    name_pl: name[2],
    image: pictureUrl(panoramaName(tour, id)),
    ...(yaw !== undefined && { yaw }),
    ways: Object.entries(ways).map(([to, direction]) => ({ to, yaw: direction, pitch: -7 })),
  };
}

export async function seedTours(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.virtual_tour',
    TOURS.map(({ key, title, description, picture }, index) => ({
      id: seedId(`virtual tour ${key}`),
      title: title[0],
      title_en: title[1],
      title_pl: title[2],
      description: description[0],
      description_en: description[1],
      description_pl: description[2],
      link: `https://tours.example/arbora/${key}`,
      image: pictureUrl(picture),
      scenes: TOUR_PLACES[key].map((place) => sceneOf(key, place)),
      sort: index + 1,
      is_public: true,
      created_at: now,
    })),
  );
}
