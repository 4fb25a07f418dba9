/** Plants and events linked to an article, in display order. */
export interface Related {
  /** Latin names of plants. */
  plants?: readonly string[];
  /** Keys of events. */
  events?: readonly string[];
  /** Shows the first plant, or else the first event, as a card in the text after this many blocks. */
  placed?: number;
}

/** Links of articles, by Czech title. */
export const RELATED: Readonly<Record<string, Related>> = {
  'Adventní otevírací doba a vánoční stromky': {
    plants: ['Abies nordmanniana', 'Picea pungens', 'Pinus nigra'],
    events: ['vazani-adventnich-vencu'],
    placed: 2,
  },
  'Podzimní výsadba začíná: proč sázet právě teď': {
    plants: ['Tilia cordata', 'Carpinus betulus', 'Fagus sylvatica'],
    events: ['zaklady-vysadby'],
    placed: 3,
  },
  'Zazimování mladých výsadeb v pěti krocích': { events: ['zaklady-vysadby'], placed: 3 },
  'Nové kultivary pro příští rok': {
    plants: [
      "Quercus robur 'Fastigiata Koster'",
      "Acer freemanii 'Autumn Blaze'",
      "Hydrangea arborescens 'Annabelle'",
      // In a category that is not public.
      "Ulmus 'New Horizon'",
    ],
    events: ['jarni-rezervacni-dny'],
    placed: 2,
  },
  'Jak poznat kvalitní zemní bal': { events: ['zaklady-vysadby', 'komentovana-prohlidka'], placed: 2 },
  'Kdy řezat a kdy nechat strom být': {
    plants: ['Juglans regia', "Malus domestica 'Topaz'", "Prunus avium 'Kordia'"],
    events: ['rez-ovocnych-stromu'],
    placed: 1,
  },
  'Stromy do malé zahrady: čtyři tipy do šesti metrů': {
    plants: ['Amelanchier lamarckii', "Malus 'Evereste'", 'Acer griseum', 'Cornus kousa'],
    placed: 1,
  },
  'Zavíječ zimostrázový: co letos pomohlo': {
    plants: ["Taxus media 'Hicksii'", "Ilex crenata 'Convexa'", "Ligustrum vulgare 'Atrovirens'"],
  },
  'Živý plot za jednu sezonu': {
    plants: ['Carpinus betulus', "Prunus laurocerasus 'Rotundifolia'", 'Ligustrum ovalifolium'],
    placed: 1,
  },
  'Kontejnerovna zalévá dešťovou vodou': { events: ['komentovana-prohlidka'], placed: 3 },
  'Ovocné stromy: zákrsek, polokmen, nebo vysokokmen?': {
    plants: ["Malus domestica 'Rubín'", "Pyrus communis 'Konference'", "Prunus domestica 'Stanley'"],
    events: ['rez-ovocnych-stromu'],
  },
  'Trvalkový záhon, který přežije vaši dovolenou': {
    plants: ["Salvia nemorosa 'Caradonna'", "Sedum 'Herbstfreude'", 'Echinacea purpurea'],
    placed: 1,
  },
  'Popínavé rostliny chladí fasádu i dům': {
    plants: ["Parthenocissus tricuspidata 'Veitchii'", 'Wisteria sinensis', 'Hydrangea petiolaris'],
    placed: 1,
  },
  'Růže bez postřiků: které odrůdy to zvládnou': { plants: ['Rosa rugosa', "Rosa 'The Fairy'", "Rosa 'New Dawn'"] },
  'Výchovný řez alejových stromů krok za krokem': { plants: ['Tilia cordata', 'Quercus robur'], placed: 2 },
  'Ovoce pro včely i pro vás: pět keřů do každé zahrady': {
    plants: ['Amelanchier lamarckii', 'Cornus mas', 'Cydonia oblonga', 'Lonicera kamtschatica'],
    placed: 1,
  },
  'Sůl u silnic: které stromy ji snesou': {
    plants: ["Gleditsia triacanthos 'Skyline'", 'Platanus acerifolia', 'Tamarix tetrandra'],
    events: ['zimni-seminar'],
    placed: 2,
  },
  'Jak jsme vysadili alej u Kralup': { plants: ['Tilia cordata'], events: ['zimni-seminar'], placed: 1 },
};
