import type { MoodName } from '../drawing/ink';
import { lookNamed, plain } from './named-look';
import type { Picture } from './picture';
import { avenue, scene, specimen, type Scene } from './scenes';
import { border } from './still-lifes';

const all = (...names: string[]) => names.map((latin) => lookNamed(latin));
const STREET = { way: 'stone', houses: true } as const;

/** Season and drawing, by key of the place. */
const PLACES: Readonly<Record<string, readonly [MoodName, () => Scene]>> = {
  melnik: ['summer', () => avenue(plain(lookNamed("Tilia cordata 'Greenspire'")), { ...STREET, deep: 4 })],
  plzen: ['autumn', () => avenue(lookNamed('Quercus robur'), { leavesFall: true })],
  budejovice: ['morning', () => avenue(lookNamed("Acer campestre 'Elsrijk'"), { way: 'stone' })],
  pardubice: ['spring', () => border(all("Malus 'Evereste'", 'Echinacea purpurea', "Salvia nemorosa 'Caradonna'"), true)],
  olomouc: ['evening', () => avenue(lookNamed("Carpinus betulus 'Frans Fontaine'"), STREET)],
  mikulov: ['spring', () => avenue(lookNamed("Prunus avium 'Plena'"))],
  trnava: ['summer', () => avenue(lookNamed("Ulmus 'New Horizon'"), STREET)],
  zilina: ['dawn', () => avenue(lookNamed("Betula utilis 'Doorenbos'"), { way: 'moss', deep: 4 })],
  stiavnica: ['morning', () => specimen(lookNamed('Picea omorika', { tall: 760 }))],
  kosice: ['evening', () => avenue(lookNamed("Acer rubrum 'October Glory'"), { leavesFall: true, way: 'stone' })],
  wroclaw: ['morning', () => border(all("Amelanchier arborea 'Robin Hill'", "Pennisetum alopecuroides 'Hameln'", "Miscanthus sinensis 'Gracillimus'"), false)],
  krakow: ['summer', () => avenue(plain(lookNamed("Tilia tomentosa 'Brabant'")), { ...STREET, deep: 5 })],
}; // oxfmt-ignore

/** Returns the picture of a planted place by its key. */
export function placePicture(key: string): Picture | undefined {
  const entry = Object.hasOwn(PLACES, key) ? PLACES[key] : undefined;
  if (!entry) return undefined;
  const [mood, draw] = entry;
  const seed = 8200 + Object.keys(PLACES).indexOf(key);
  return { name: `place ${key}`, draw: () => scene(mood, seed, draw()) };
}
