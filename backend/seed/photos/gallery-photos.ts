import type { Look } from './drawing/plant';
import { beds, portrait, rows, twig, type Frame } from './drawing/scenes';
import type { Season } from './drawing/season';
import type { DrawnPhoto } from './drawn-photo';

type Scene = (frame: Frame) => string;
type Picture = readonly [season: Season, scene: Scene, cs: string, en: string, pl: string];

const WIDTH = 1000;
const HEIGHT = 750;

const MAPLE: Look = { habit: 'oval', leaves: '#cf6a2c' };
const RED_MAPLE: Look = { habit: 'round', leaves: '#b03a2a' };
const GINKGO: Look = { habit: 'oval', leaves: '#e0b33a' };
const LIME: Look = { habit: 'oval', leaves: '#4a9148' };
const OAK: Look = { habit: 'round', leaves: '#3f7d3f' };
const POPLAR: Look = { habit: 'column', leaves: '#4f8c46' };
const SPRUCE: Look = { habit: 'cone', leaves: '#2f6650' };
const CHERRY: Look = { habit: 'round', leaves: '#8fb56a', accent: ['#f3b7cd', 0.9] };
const APPLE: Look = { habit: 'round', leaves: '#6faa58', accent: ['#fbeff2', 0.8] };
const MAGNOLIA: Look = { habit: 'bush', leaves: '#86a867', accent: ['#eeb9d2', 0.7] };
const FORSYTHIA: Look = { habit: 'bush', leaves: '#a3b04a', accent: ['#f2cf3a', 0.9] };
const HYDRANGEA: Look = { habit: 'bush', leaves: '#4d8f4a', accent: ['#f1ece2', 0.6] };
const BOX: Look = { habit: 'bush', leaves: '#3c7a44' };
const LAVENDER: Look = { habit: 'tuft', leaves: '#7d9a68', accent: ['#8f7cc8', 0.9] };
const GRASS: Look = { habit: 'tuft', leaves: '#b9a45c', accent: ['#e6d7b0', 0.4] };
const CONEFLOWER: Look = { habit: 'tuft', leaves: '#5f9a4a', accent: ['#c7659c', 0.5] };
const BARE: Look = { habit: 'bare', leaves: '#5d4a3a' };
const BIRCH: Look = { habit: 'bare', leaves: '#5d4a3a', bark: '#8d8780' };

const one =
  (look: Look): Scene =>
  (frame) =>
    portrait(frame, look);
const avenue =
  (look: Look, path?: string): Scene =>
  (frame) =>
    rows(frame, look, path ? { path } : {});
const pots =
  (...looks: Look[]): Scene =>
  (frame) =>
    beds(frame, looks, { potted: true });
const bed =
  (...looks: Look[]): Scene =>
  (frame) =>
    beds(frame, looks);
const near =
  (leaves: string, accent?: string): Scene =>
  (frame) =>
    twig(frame, { leaves, ...(accent && { accent: [accent, 0.4] as const }) });

const SNOW = '#dfe6ea';
const SOIL = '#8a6b4c';
const PAVING = '#b8b4ac';

const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  'autumn-festival': [
    ['autumn', avenue(MAPLE), 'Cesta mezi javory', 'The ride among the maples', 'Droga wśród klonów'],
    ['autumn', one(RED_MAPLE), 'Hlavní hvězda dne', 'The star of the day', 'Gwiazda dnia'],
    [
      'autumn',
      near('#6d8f3c', '#c8402f'),
      'Jablka čekají na mošt',
      'Apples waiting for the press',
      'Jabłka czekają na sok',
    ],
    ['autumn', pots(GRASS, RED_MAPLE), 'Prodejní stánky', 'The sales stands', 'Stoiska'],
    ['autumn', one(GINKGO), 'Jinan u vchodu', 'The ginkgo at the gate', 'Miłorząb przy wejściu'],
  ],
  fields: [
    ['summer', avenue(LIME, SOIL), 'Lípy ve třetím roce', 'Limes in their third year', 'Lipy w trzecim roku'],
    ['summer', avenue(OAK, SOIL), 'Duby po přesazení', 'Oaks after transplanting', 'Dęby po przesadzeniu'],
    ['summer', avenue(POPLAR, SOIL), 'Sloupovité habry', 'Columnar hornbeams', 'Graby kolumnowe'],
    ['spring', avenue(SPRUCE, SOIL), 'Kvartýr smrků', 'The spruce field', 'Kwatera świerków'],
    ['summer', bed(BOX), 'Živé ploty v řádcích', 'Hedges in rows', 'Żywopłoty w rzędach'],
  ],
  containers: [
    ['summer', pots(HYDRANGEA, BOX), 'Hortenzie před expedicí', 'Hydrangeas ready to go', 'Hortensje przed wysyłką'],
    ['summer', pots(SPRUCE), 'Jehličnany v C5', 'Conifers in C5', 'Iglaki w C5'],
    ['summer', pots(LAVENDER), 'Levandule v k9', 'Lavender in k9', 'Lawenda w k9'],
    ['spring', pots(FORSYTHIA, MAGNOLIA), 'Keře v květu', 'Shrubs in flower', 'Krzewy w kwiatach'],
    ['summer', pots(GRASS, CONEFLOWER), 'Trvalky a trávy', 'Perennials and grasses', 'Byliny i trawy'],
  ],
  blossom: [
    ['spring', avenue(CHERRY), 'Sakurová alej', 'The cherry avenue', 'Aleja wiśniowa'],
    ['spring', near('#5da04a', '#f6cfe0'), 'Květ sakury zblízka', 'Cherry blossom up close', 'Kwiat wiśni z bliska'],
    ['spring', one(APPLE), 'Okrasná jabloň', 'A crab apple', 'Jabłoń ozdobna'],
    ['spring', one(MAGNOLIA), 'Šácholan u kanceláře', 'The magnolia by the office', 'Magnolia przy biurze'],
    ['spring', bed(FORSYTHIA), 'Zlatice v březnu', 'Forsythias in March', 'Forsycje w marcu'],
    ['spring', near('#74a94f', '#fbf3f0'), 'Hrušeň rozkvétá', 'The pear opens', 'Grusza rozkwita'],
  ],
  'autumn-colours': [
    ['autumn', near('#c4552a'), 'Javorová větev', 'A maple twig', 'Gałązka klonu'],
    ['autumn', one(GINKGO), 'Jinan dvoulaločný', 'Ginkgo biloba', 'Miłorząb dwuklapowy'],
    ['autumn', avenue(RED_MAPLE), 'Červené javory', 'Red maples', 'Czerwone klony'],
    ['autumn', near('#b8892f', '#d9502c'), 'Jeřabiny', 'Rowan berries', 'Jarzębina'],
    ['autumn', bed(GRASS), 'Trávy v protisvětle', 'Grasses against the light', 'Trawy pod światło'],
  ],
  lifting: [
    ['autumn', avenue(OAK, SOIL), 'Řada připravená k dobývání', 'A row ready for lifting', 'Rząd gotowy do wykopania'],
    ['autumn', one(LIME), 'Vybraná lípa', 'The lime that was chosen', 'Wybrana lipa'],
    ['autumn', one(BARE), 'Po opadu listů', 'After the leaves fell', 'Po opadnięciu liści'],
    ['spring', avenue(LIME, PAVING), 'Na novém místě', 'In the new place', 'W nowym miejscu'],
  ],
  'town-plantings': [
    ['summer', avenue(LIME, PAVING), 'Náměstí v Mělníku', 'The square in Mělník', 'Rynek w Mielniku'],
    ['summer', avenue(OAK, PAVING), 'Ulice u školy', 'The street by the school', 'Ulica przy szkole'],
    ['summer', bed(LAVENDER, BOX), 'Záhon před radnicí', 'The bed in front of the town hall', 'Rabata przed ratuszem'],
    ['spring', avenue(CHERRY, PAVING), 'Třešně u nádraží', 'Cherries by the station', 'Wiśnie przy dworcu'],
    ['summer', bed(CONEFLOWER, GRASS), 'Školní zahrada', 'The school garden', 'Ogród szkolny'],
  ],
  winter: [
    ['winter', avenue(BARE, SNOW), 'Alej pod sněhem', 'The avenue under snow', 'Aleja pod śniegiem'],
    ['winter', one(BIRCH), 'Bříza v jinovatce', 'A birch in hoar frost', 'Brzoza w szronie'],
    [
      'winter',
      avenue(SPRUCE, SNOW),
      'Smrky čekají na Vánoce',
      'Spruces waiting for Christmas',
      'Świerki czekają na święta',
    ],
    ['winter', one(BARE), 'Dub po řezu', 'An oak after pruning', 'Dąb po cięciu'],
  ],
  'grafting-workshop': [
    ['spring', near('#7fae58'), 'Rouby před prací', 'Scions before the work', 'Zrazy przed pracą'],
    ['spring', pots(APPLE), 'Podnože v květináčích', 'Rootstocks in pots', 'Podkładki w doniczkach'],
  ],
};

/** Pictures that nobody has put anywhere yet. */
const LOOSE: readonly Picture[] = [
  ['summer', bed(HYDRANGEA), 'Hortenzie, výběr pro katalog', 'Hydrangeas for the catalogue', 'Hortensje do katalogu'],
  ['autumn', near('#cf8f2c'), 'Podzimní detail', 'A detail of autumn', 'Jesienny detal'],
  ['summer', one(OAK), 'Dub z dronu', 'The oak from the drone', 'Dąb z drona'],
  ['spring', near('#66a352', '#f2cf3a'), 'První květ', 'The first flower', 'Pierwszy kwiat'],
];

/** By the gallery's key, in the order in which they are shown. */
export const GALLERY_PHOTOS: ReadonlyMap<string, readonly DrawnPhoto[]> = new Map(
  Object.entries(PICTURES).map(([gallery, pictures], at) => [gallery, drawn(gallery, pictures, at)]),
);
export const LOOSE_PHOTOS: readonly DrawnPhoto[] = drawn('loose', LOOSE, 90);

function drawn(gallery: string, pictures: readonly Picture[], at: number): DrawnPhoto[] {
  return pictures.map(([season, scene, ...title], index) => ({
    name: `gallery ${gallery} ${index}`,
    draw: () => scene({ width: WIDTH, height: HEIGHT, season, seed: 5000 + at * 50 + index }),
    title,
  }));
}
