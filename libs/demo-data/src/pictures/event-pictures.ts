import { RAMPS, type MoodName } from '../drawing/ink';
import { lookNamed, plain } from './named-look';
import type { Picture } from './picture';
import { avenue, beds, field, scene, type Scene } from './scenes';
import { adventWreath, border, boughs, harvest, lifted, pottingBench } from './still-lifes';
import { leaflessAvenue } from './winter';

const all = (...names: string[]) => names.map((latin) => lookNamed(latin));

/** Season and drawing, by key of the event. */
const EVENTS: Readonly<Record<string, readonly [MoodName, () => Scene]>> = {
  'rez-ovocnych-stromu': ['dawn', () => boughs(lookNamed("Malus domestica 'Topaz'"), 'shears')],
  'komentovana-prohlidka': ['morning', () => field(lookNamed("Carpinus betulus 'Fastigiata'", { ramp: 'gold' }))],
  'vazani-adventnich-vencu': ['winter', () => adventWreath],
  'den-pro-zahradni-architekty': ['morning', () => border(all("Salvia nemorosa 'Caradonna'", "Miscanthus sinensis 'Gracillimus'", "Hydrangea paniculata 'Limelight'", "Geranium 'Rozanne'"), true)],
  'zaklady-vysadby': ['autumn', () => lifted(all('Quercus rubra', 'Betula pendula'))],
  'zimni-seminar': ['winter', () => leaflessAvenue({ crown: 'vase', bark: 'grey' }, 'stone')],
  roubovani: ['morning', () => pottingBench(all("Malus domestica 'Golden Delicious'").map(plain), RAMPS.pot, 'graft')],
  'jarni-rezervacni-dny': ['spring', () => avenue(lookNamed("Magnolia 'Galaxy'", { tall: 740 }), { way: 'moss' })],
  'podzimni-slavnost': ['evening', () => harvest(lookNamed("Malus domestica 'Šampion'"), RAMPS.rust)],
  'rez-ruzi': ['summer', () => beds(all("Rosa 'Bonica'", "Rosa 'Schneewittchen'", 'Lavandula angustifolia'), false)],
  'jarni-den-otevrenych-dveri': ['spring', () => beds(all("Syringa meyeri 'Palibin'", "Rhododendron 'Cunningham’s White'", "Bergenia cordifolia 'Winterglut'"), true)],
}; // oxfmt-ignore

/** Returns the picture of an event by its key. */
export function eventPicture(key: string): Picture | undefined {
  const entry = Object.hasOwn(EVENTS, key) ? EVENTS[key] : undefined;
  if (!entry) return undefined;
  const [mood, draw] = entry;
  const seed = 8000 + Object.keys(EVENTS).indexOf(key);
  return { name: `event ${key}`, draw: () => scene(mood, seed, draw()) };
}
