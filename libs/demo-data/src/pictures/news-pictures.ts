import { RAMPS, type MoodName } from '../drawing/ink';
import { houseGarden, lineUp } from './line-up';
import { lookNamed, plain } from './named-look';
import type { Picture } from './picture';
import { avenue, beds, field, scene, specimen, type Scene } from './scenes';
import {
  border, boughs, caterpillar, christmasTrees, greenWall, lifted, pottingBench, reservoir, rooted, supported, threeTrees,
} from './still-lifes'; // oxfmt-ignore
import { leaflessAvenue } from './winter';

const all = (...names: string[]) => names.map((latin) => lookNamed(latin));
const apple = (latin: string) => lookNamed(latin, { crown: 'round' });

/** Season, drawing and alternative text, by Czech title of the item. */
const NEWS: Readonly<Record<string, readonly [MoodName, () => Scene, cs: string, en: string, pl: string]>> = {
  'Podzimní výsadba začíná: proč sázet právě teď': ['autumn', () => lifted(all('Acer platanoides', "Tilia cordata 'Rancho'", 'Liquidambar styraciflua')), 'Stromy s balem a rýč na podzimním poli', 'Balled trees and a spade in an autumn field', 'Drzewa z bryłą i szpadel na jesiennym polu'],
  'Jak poznat kvalitní zemní bal': ['morning', () => rooted(lookNamed('Fagus sylvatica', { crown: 'egg' }), 'ball'), 'Strom s kořenovým balem v řezu půdou', 'A tree with its root ball, the soil cut open', 'Drzewo z bryłą korzeniową w przekroju gleby'],
  'Kotvení stromů: kůly, nebo podzemní kotvy?': ['spring', () => supported(lookNamed('Acer campestre', { crown: 'egg' }), false, false), 'Mladé stromy mezi kůly', 'Young trees between stakes', 'Młode drzewa między palikami'],
  'Zálivkový vak ušetří cesty i vodu': ['summer', () => supported(plain(lookNamed('Tilia cordata')), true, true), 'Strom se zálivkovým vakem v ulici', 'A street tree with a watering bag', 'Drzewo uliczne z workiem do podlewania'],
  'Strukturní substrát: jak dát kořenům místo pod dlažbou': ['dawn', () => rooted(lookNamed('Platanus acerifolia'), 'paving'), 'Kořeny platanu pod dlažbou', 'Roots of a plane tree under the pavement', 'Korzenie platana pod brukiem'],
  'Zazimování mladých výsadeb v pěti krocích': ['winter', () => leaflessAvenue({ crown: 'egg', bark: 'birch', texture: 'band' }, 'straw'), 'Bíle natřené kmeny v zimě', 'Trunks painted white in winter', 'Pobielone pnie zimą'],
  'Kdy řezat a kdy nechat strom být': ['evening', () => boughs(plain(lookNamed('Juglans regia')), 'shears'), 'Větve ořešáku a zahradnické nůžky', 'Walnut boughs and pruning shears', 'Gałęzie orzecha i sekator'],
  'Zavíječ zimostrázový: co letos pomohlo': ['morning', () => caterpillar(lookNamed('Buxus sempervirens')), 'Housenka na zimostrázu', 'A caterpillar on box', 'Gąsienica na bukszpanie'],
  'Hnojení stromů: méně je více': ['evening', () => rooted(lookNamed('Sorbus aria'), 'roots'), 'Kořeny stromu v půdě', 'Roots of a tree in the soil', 'Korzenie drzewa w glebie'],
  'Sucho a vzrostlé stromy: jak zalévat správně': ['evening', () => specimen(lookNamed('Quercus robur', { ramp: 'moss' })), 'Vzrostlý dub v letním suchu', 'A grown oak in summer drought', 'Dorosły dąb w letniej suszy'],
  'Adventní otevírací doba a vánoční stromky': ['winter', () => christmasTrees, 'Jehličnany pod sněhem', 'Conifers in the snow', 'Iglaki w śniegu'],
  'Nové kultivary pro příští rok': ['morning', () => lineUp([[lookNamed("Ulmus 'New Horizon'"), 760], [lookNamed("Quercus robur 'Fastigiata Koster'"), 720], [lookNamed("Acer freemanii 'Autumn Blaze'"), 660], [lookNamed("Hydrangea arborescens 'Annabelle'"), 330]]), 'Čtyři nové kultivary vedle sebe', 'Four new cultivars side by side', 'Cztery nowe odmiany obok siebie'],
  'Poděkování za podzimní slavnost': ['autumn', () => avenue(lookNamed("Acer freemanii 'Autumn Blaze'"), { leavesFall: true, way: 'straw' }), 'Alej javorů v podzimních barvách', 'An avenue of maples in autumn colours', 'Aleja klonów w barwach jesieni'],
  'Kontejnerovna zalévá dešťovou vodou': ['summer', () => reservoir(all("Miscanthus sinensis 'Gracillimus'", "Hydrangea macrophylla 'Endless Summer'", 'Buxus sempervirens', "Salvia nemorosa 'Caradonna'")), 'Nádrž s dešťovou vodou mezi rostlinami', 'A reservoir of rain among plants', 'Zbiornik deszczówki wśród roślin'],
  'Bez rašeliny: jak jsme změnili substráty': ['spring', () => pottingBench(all('Buxus sempervirens', "Salvia nemorosa 'Caradonna'", "Heuchera 'Palace Purple'"), RAMPS.pot), 'Substrát a rostliny na stole', 'Substrate and plants on a bench', 'Podłoże i rośliny na stole'],
  'Stromy do malé zahrady: čtyři tipy do šesti metrů': ['spring', () => houseGarden(all("Acer platanoides 'Globosum'", 'Amelanchier lamarckii', 'Cornus kousa', "Malus 'Evereste'")), 'Malé stromy v zahradě u domu', 'Small trees in the garden of a house', 'Małe drzewa w ogrodzie przy domu'],
  'Živý plot za jednu sezonu': ['dawn', () => specimen(lookNamed("Prunus laurocerasus 'Rotundifolia'")), 'Stříhaný živý plot', 'A clipped hedge', 'Strzyżony żywopłot'],
  'Ovocné stromy: zákrsek, polokmen, nebo vysokokmen?': ['summer', () => threeTrees([apple("Malus domestica 'Topaz'"), apple("Malus domestica 'Rubín'"), apple("Malus domestica 'Panenské české'")], RAMPS.crimson), 'Tři jabloně různé výšky', 'Three apple trees of different heights', 'Trzy jabłonie różnej wysokości'],
  'Trvalkový záhon, který přežije vaši dovolenou': ['summer', () => border(all("Rudbeckia fulgida 'Goldsturm'", "Salvia nemorosa 'Caradonna'", "Sedum 'Herbstfreude'", 'Echinacea purpurea', "Calamagrostis acutiflora 'Karl Foerster'"), false), 'Kvetoucí trvalkový záhon', 'A perennial bed in flower', 'Kwitnąca rabata bylinowa'],
  'Popínavé rostliny chladí fasádu i dům': ['summer', () => greenWall(all('Hydrangea petiolaris', "Parthenocissus tricuspidata 'Veitchii'", "Clematis 'Jackmanii'")), 'Dům porostlý popínavými rostlinami', 'A house grown over with climbers', 'Dom porośnięty pnączami'],
  'Mulč: kolik, z čeho a kam ne': ['spring', () => border(all('Alchemilla mollis', "Nepeta faassenii 'Walker’s Low'", "Brunnera macrophylla 'Jack Frost'"), false), 'Záhon s mulčem mezi trvalkami', 'A bed with mulch between perennials', 'Rabata ze ściółką między bylinami'],
  'Mšice na lípách: kdy zasáhnout a kdy počkat': ['summer', () => boughs(plain(lookNamed('Tilia platyphyllos'))), 'Větve lípy zblízka', 'Boughs of a lime, close by', 'Gałęzie lipy z bliska'],
  'Den otevřených vrat v Obříství': ['summer', () => field(lookNamed('Quercus robur')), 'Řádky mladých stromů na poli', 'Rows of young trees in a field', 'Rzędy młodych drzew na polu'],
  'Růže bez postřiků: které odrůdy to zvládnou': ['morning', () => specimen(lookNamed('Rosa rugosa')), 'Kvetoucí keř růže', 'A rose bush in flower', 'Kwitnący krzew róży'],
  'Proč strom druhým rokem zaostává': ['dawn', () => rooted(lookNamed('Sorbus aucuparia'), 'roots'), 'Mladý strom a jeho nové kořeny', 'A young tree and its new roots', 'Młode drzewo i jego nowe korzenie'],
  'Květnatá louka místo trávníku': ['summer', () => border(all('Echinacea purpurea', 'Festuca glauca', "Achillea filipendulina 'Cloth of Gold'", "Gaura lindheimeri 'Whirling Butterflies'"), true), 'Louka plná květů', 'A meadow full of flowers', 'Łąka pełna kwiatów'],
  'Školka jde s dobou: jmenovky s QR kódem': ['morning', () => beds(all('Lavandula angustifolia', "Heuchera 'Palace Purple'", 'Buxus sempervirens'), true), 'Rostliny v kontejnerech v řadách', 'Container plants in rows', 'Rośliny w pojemnikach w rzędach'],
  'Pozdní mrazíky: co vydrží a co přikrýt': ['dawn', () => specimen(lookNamed('Magnolia kobus')), 'Magnolie v chladném ránu', 'A magnolia on a cold morning', 'Magnolia w chłodny poranek'],
  'Jarní výprodej kontejnerovaných trvalek': ['spring', () => beds(all('Hosta sieboldiana', "Salvia nemorosa 'Caradonna'", "Panicum virgatum 'Heavy Metal'"), true), 'Záhony trvalek v květináčích', 'Beds of perennials in pots', 'Rabaty bylin w doniczkach'],
  'Stromy na hranici pozemku a co říká zákon': ['evening', () => houseGarden(all("Carpinus betulus 'Frans Fontaine'", "Quercus robur 'Fastigiata Koster'", "Carpinus betulus 'Fastigiata'", "Amelanchier arborea 'Robin Hill'")), 'Úzké stromy u plotu domu', 'Narrow trees by the fence of a house', 'Wąskie drzewa przy płocie domu'],
  'Prostokořenné sazenice: jak neprohrát závod s časem': ['spring', () => rooted(lookNamed('Ligustrum ovalifolium'), 'roots'), 'Keř s holými kořeny', 'A shrub with bare roots', 'Krzew z gołym korzeniem'],
  'Výchovný řez alejových stromů krok za krokem': ['morning', () => avenue(lookNamed('Tilia platyphyllos'), { stakes: true }), 'Mladá alej lip', 'A young avenue of limes', 'Młoda aleja lip'],
  'Ovoce pro včely i pro vás: pět keřů do každé zahrady': ['morning', () => houseGarden(all('Cornus mas', 'Amelanchier lamarckii', 'Cydonia oblonga', "Aronia melanocarpa 'Nero'")), 'Kvetoucí ovocné keře u domu', 'Fruit shrubs in flower by a house', 'Kwitnące krzewy owocowe przy domu'],
  'Změny v dopravě: vozíme i s hydraulickou rukou': ['dawn', () => lifted(all('Quercus rubra', 'Platanus acerifolia'), false), 'Stromy s balem připravené k odvozu', 'Balled trees ready to be driven away', 'Drzewa z bryłą gotowe do transportu'],
  'Sůl u silnic: které stromy ji snesou': ['winter', () => leaflessAvenue({ crown: 'round', bark: 'soil', texture: 'furrow' }, 'straw'), 'Holá alej u zimní silnice', 'A bare avenue along a winter road', 'Bezlistna aleja przy zimowej drodze'],
  'Zimní příprava nářadí': ['evening', () => boughs(plain(lookNamed("Malus domestica 'Rubín'")), 'shears'), 'Nůžky mezi větvemi jabloně', 'Shears among the boughs of an apple tree', 'Sekator wśród gałęzi jabłoni'],
  'Jak jsme vysadili alej u Kralup': ['autumn', () => avenue(lookNamed('Tilia cordata'), { stakes: true, way: 'straw' }), 'Nová alej u polní cesty', 'A new avenue along a field way', 'Nowa aleja przy polnej drodze'],
  'Jmelí: ozdoba, nebo problém?': ['evening', () => leaflessAvenue({ crown: 'egg', bark: 'soil', texture: 'furrow' }, 'soil'), 'Staré stromy v zimním večeru', 'Old trees on a winter evening', 'Stare drzewa w zimowy wieczór'],
  'Listí do kompostu, nebo na záhon?': ['autumn', () => avenue(lookNamed('Quercus rubra'), { leavesFall: true, way: 'soil' }), 'Padající listí v dubové aleji', 'Leaves falling in an avenue of oaks', 'Opadające liście w dębowej alei'],
  'Otevřeli jsme novou provozní budovu': ['spring', () => greenWall(all('Wisteria sinensis', 'Hedera helix', 'Parthenocissus quinquefolia')), 'Dřevěný dům se zelenou stěnou', 'A timber house with a green wall', 'Drewniany dom z zieloną ścianą'],
}; // oxfmt-ignore

/** Returns the picture of a news item by its Czech title. */
export function newsPicture(title: string): Picture | undefined {
  const entry = Object.hasOwn(NEWS, title) ? NEWS[title] : undefined;
  if (!entry) return undefined;
  const [mood, draw, ...about] = entry;
  const seed = 7000 + Object.keys(NEWS).indexOf(title);
  return { name: `news ${title}`, title: about, draw: () => scene(mood, seed, draw()) };
}
