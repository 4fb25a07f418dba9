import { RAMPS, type MoodName } from '../drawing/ink';
import { plate } from '../drawing/plate';
import { randomFrom } from '../random';
import { lineUp } from './line-up';
import { lookNamed, plain } from './named-look';
import type { Picture } from './picture';
import type { PlantLook } from './plant-looks';
import { twigLook } from './plant-picture';
import { avenue, beds, field, HIGH, PIXELS, scene, specimen, WIDE, type Scene } from './scenes';
import { border, christmasTrees, harvest, lifted, pottingBench } from './still-lifes';
import { leaflessAvenue, leaflessSpecimen } from './winter';

/** A close-up of a twig. */
interface Near {
  near: PlantLook;
}
type Entry = readonly [mood: MoodName, what: Scene | Near, cs: string, en: string, pl: string];

const near = (latin: string, changes: Partial<PlantLook> = {}): Near => ({ near: lookNamed(latin, changes) });
const one = (latin: string, changes: Partial<PlantLook> = {}) => specimen(lookNamed(latin, changes));
const all = (...names: string[]) => names.map((latin) => lookNamed(latin));

const ENTRIES: Readonly<Record<string, () => readonly Entry[]>> = {
  'autumn-festival': () => [
    ['autumn', avenue(lookNamed('Acer platanoides'), { leavesFall: true }), 'Cesta mezi javory', 'The ride among the maples', 'Droga wśród klonów'],
    ['evening', one("Acer rubrum 'October Glory'"), 'Javor červený, hvězda dne', 'The red maple, star of the day', 'Klon czerwony, gwiazda dnia'],
    ['autumn', harvest(lookNamed("Malus domestica 'Rubín'"), RAMPS.crimson), 'Jablka čekají na mošt', 'Apples waiting for the press', 'Jabłka czekają na sok'],
    ['morning', beds(all("Miscanthus sinensis 'Gracillimus'", "Euonymus alatus 'Compactus'"), true), 'Trávy a brsleny na prodejních stolech', 'Grasses and spindles on the sales tables', 'Trawy i trzmieliny na stołach sprzedażowych'],
    ['autumn', one('Ginkgo biloba'), 'Jinan u vchodu', 'The ginkgo at the gate', 'Miłorząb przy wejściu'],
  ],
  fields: () => [
    ['summer', field(plain(lookNamed('Tilia cordata'))), 'Lípy ve třetím roce', 'Limes in their third year', 'Lipy w trzecim roku'],
    ['morning', field(lookNamed('Quercus robur')), 'Duby po přesazení', 'Oaks after transplanting', 'Dęby po przesadzeniu'],
    ['evening', field(lookNamed("Carpinus betulus 'Frans Fontaine'")), 'Sloupovité habry', 'Columnar hornbeams', 'Graby kolumnowe'],
    ['spring', field(lookNamed('Picea omorika', { tall: 770 }), 'soil', false), 'Kvartýr smrků', 'The spruce field', 'Kwatera świerków'],
    ['summer', specimen(lookNamed('Carpinus betulus')), 'Živé ploty v řádcích', 'Hedges in rows', 'Żywopłoty w rzędach'],
  ],
  containers: () => [
    ['summer', beds(all("Hydrangea arborescens 'Annabelle'", 'Buxus sempervirens'), true), 'Hortenzie před expedicí', 'Hydrangeas ready to go', 'Hortensje przed wysyłką'],
    ['morning', beds([lookNamed("Thuja occidentalis 'Smaragd'", { tall: 430 }), lookNamed('Picea pungens', { tall: 470 })], true), 'Jehličnany v C5', 'Conifers in C5', 'Iglaki w C5'],
    ['evening', beds(all('Lavandula angustifolia'), true), 'Levandule v k9', 'Lavender in k9', 'Lawenda w k9'],
    ['spring', beds(all("Forsythia intermedia 'Lynwood'", "Rhododendron 'Roseum Elegans'"), true), 'Keře v květu', 'Shrubs in flower', 'Krzewy w kwiatach'],
    ['dawn', beds(all('Echinacea purpurea', "Pennisetum alopecuroides 'Hameln'"), true), 'Trvalky a trávy', 'Perennials and grasses', 'Byliny i trawy'],
  ],
  blossom: () => [
    ['spring', avenue(lookNamed("Prunus serrulata 'Kanzan'")), 'Sakurová alej', 'The cherry avenue', 'Aleja wiśniowa'],
    ['dawn', near("Prunus 'Accolade'"), 'Květ sakury zblízka', 'Cherry blossom up close', 'Kwiat wiśni z bliska'],
    ['spring', one("Malus 'Rudolph'"), 'Okrasná jabloň', 'A crab apple', 'Jabłoń ozdobna'],
    ['morning', one("Magnolia soulangeana 'Alexandrina'"), 'Šácholan u kanceláře', 'The magnolia by the office', 'Magnolia przy biurze'],
    ['dawn', one("Forsythia intermedia 'Weekend'"), 'Zlatice v březnu', 'Forsythias in March', 'Forsycje w marcu'],
    ['morning', near("Pyrus communis 'Konference'", { bloom: ['five', 'white', 30, 0.9, 'rose'], ramp: 'fresh' }), 'Hrušeň rozkvétá', 'The pear opens', 'Grusza rozkwita'],
  ],
  'autumn-colours': () => [
    ['autumn', near('Acer platanoides'), 'Javorová větev', 'A maple twig', 'Gałązka klonu'],
    ['evening', one('Ginkgo biloba', { crown: 'broad' }), 'Jinan dvoulaločný', 'Ginkgo biloba', 'Miłorząb dwuklapowy'],
    ['autumn', avenue(lookNamed("Acer rubrum 'Red Sunset'"), { leavesFall: true, way: 'moss' }), 'Červené javory', 'Red maples', 'Czerwone klony'],
    ['evening', near('Sorbus aucuparia'), 'Jeřabiny', 'Rowan berries', 'Jarzębina'],
    ['evening', beds(all("Miscanthus sinensis 'Gracillimus'", "Stipa tenuissima 'Pony Tails'"), false), 'Trávy v protisvětle', 'Grasses against the light', 'Trawy pod światło'],
  ],
  lifting: () => [
    ['autumn', field(lookNamed('Quercus petraea', { ramp: 'rust' })), 'Řada připravená k dobývání', 'A row ready for lifting', 'Rząd gotowy do wykopania'],
    ['morning', lifted([lookNamed('Tilia tomentosa \'Brabant\'')]), 'Vybraná lípa', 'The lime that was chosen', 'Wybrana lipa'],
    ['evening', leaflessSpecimen({ crown: 'oval', bark: 'brown' }), 'Po opadu listů', 'After the leaves fell', 'Po opadnięciu liści'],
    ['spring', avenue(plain(lookNamed('Tilia cordata', { ramp: 'fresh' })), { way: 'stone', stakes: true, houses: true }), 'Na novém místě', 'In the new place', 'W nowym miejscu'],
  ],
  'town-plantings': () => [
    ['summer', avenue(plain(lookNamed("Tilia cordata 'Greenspire'")), { way: 'stone', houses: true, deep: 4 }), 'Náměstí v Mělníku', 'The square in Mělník', 'Rynek w Mielniku'],
    ['morning', avenue(lookNamed("Quercus robur 'Fastigiata Koster'"), { way: 'stone', houses: true }), 'Ulice u školy', 'The street by the school', 'Ulica przy szkole'],
    ['evening', border(all('Lavandula angustifolia', 'Buxus sempervirens', "Salvia nemorosa 'Caradonna'"), true), 'Záhon před radnicí', 'The bed in front of the town hall', 'Rabata przed ratuszem'],
    ['spring', avenue(lookNamed("Prunus 'Umineko'"), { way: 'stone', houses: true }), 'Třešně u nádraží', 'Cherries by the station', 'Wiśnie przy dworcu'],
    ['summer', border(all('Echinacea purpurea', "Rudbeckia fulgida 'Goldsturm'", "Calamagrostis acutiflora 'Karl Foerster'"), false), 'Školní zahrada', 'The school garden', 'Ogród szkolny'],
  ],
  winter: () => [
    ['winter', leaflessAvenue({ crown: 'oval', bark: 'brown' }, 'snow'), 'Alej pod sněhem', 'The avenue under snow', 'Aleja pod śniegiem'],
    ['winter', leaflessSpecimen({ crown: 'slim', bark: 'birch', texture: 'band' }), 'Bříza v jinovatce', 'A birch in hoar frost', 'Brzoza w szronie'],
    ['winter', christmasTrees, 'Smrky čekají na Vánoce', 'Spruces waiting for Christmas', 'Świerki czekają na święta'],
    ['winter', leaflessSpecimen({ crown: 'broad', bark: 'grey' }), 'Dub po řezu', 'An oak after pruning', 'Dąb po cięciu'],
  ],
  'grafting-workshop': () => [
    ['spring', pottingBench([], RAMPS.pot, 'graft'), 'Rouby před prací', 'Scions before the work', 'Zrazy przed pracą'],
    ['morning', beds([lookNamed("Malus domestica 'Topaz'", { bloom: ['five', 'pink', 24, 0.6, 'yellow'] })], true), 'Podnože v květináčích', 'Rootstocks in pots', 'Podkładki w doniczkach'],
  ],
  loose: () => [
    ['summer', beds(all("Hydrangea paniculata 'Limelight'", "Hydrangea macrophylla 'Endless Summer'"), false), 'Hortenzie, výběr pro katalog', 'Hydrangeas for the catalogue', 'Hortensje do katalogu'],
    ['autumn', near('Parrotia persica'), 'Podzimní detail', 'A detail of autumn', 'Jesienny detal'],
    ['evening', one('Quercus robur', { broad: 1.15 }), 'Dub z dronu', 'The oak from the drone', 'Dąb z drona'],
    ['spring', near("Forsythia intermedia 'Lynwood'", { leaf: 'narrow' }), 'První květ', 'The first flower', 'Pierwszy kwiat'],
  ],
  tours: () => [
    ['morning', lineUp([[plain(lookNamed('Tilia cordata')), 640], [lookNamed("Carpinus betulus 'Fastigiata'"), 720], [lookNamed('Fagus sylvatica'), 600], [lookNamed("Acer rubrum 'Red Sunset'", { ramp: 'moss' }), 660]]), 'Procházka školkou Obříství', 'A walk through Obříství', 'Spacer po szkółce Obříství'],
    ['summer', beds(all("Hydrangea paniculata 'Vanille Fraise'", 'Photinia fraseri \'Red Robin\'', 'Festuca glauca'), true), 'Procházka kontejnerovnou Smržice', 'A walk through Smržice', 'Spacer po szkółce Smržice'],
  ],
  bulletin: () => [
    ['morning', near('Quercus robur'), 'Dubová větev', 'An oak twig', 'Gałązka dębu'],
  ],
}; // oxfmt-ignore

/**
 * Returns the pictures of a gallery in display order; also `loose` ones, those of `tours` and that of the `bulletin`.
 */
export function galleryPictures(gallery: string): readonly Picture[] {
  const at = Object.keys(ENTRIES).indexOf(gallery);
  return ((Object.hasOwn(ENTRIES, gallery) && ENTRIES[gallery]?.()) || []).map(([mood, what, ...title], index) => {
    const seed = 5000 + at * 50 + index;
    return { name: `gallery ${gallery} ${index}`, title, draw: () => ('near' in what ? twig(mood, what.near, seed) : scene(mood, seed, what)) }; // oxfmt-ignore
  });
}

function twig(mood: MoodName, look: PlantLook, seed: number): string {
  return plate({ width: WIDE, height: HIGH, mood, seed }, { ...twigLook(look), long: 0.22 }, PIXELS, randomFrom(seed));
}
