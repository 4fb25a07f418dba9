import type { DemoTopic } from './news-topic';

export const ADVICE_TOPICS: readonly DemoTopic[] = [
  {
    age: 14,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Stromy do malé zahrady: čtyři tipy do šesti metrů',
      perex: 'I na třech stech metrech čtverečních se strom vejde. Vybrali jsme druhy, které vás nepřerostou.',
      body: `Strom dává zahradě stín, výšku a místo pro ptáky. V malé zahradě ale rozhoduje, jak velký bude za dvacet let, ne jak vypadá v květináči.
- muchovník Lamarckův: květy, plody i podzimní barva,
- javor mléč ‘Globosum’: pravidelná koule bez řezu,
- dřín japonský: květy až v červnu,
- jabloň okrasná ‘Evereste’: plody drží do ledna.
Od hranice pozemku držte odstup alespoň tři metry a od domu pět. Ušetříte si spory se sousedy i řez, který strom znetvoří.`,
    },
    en: {
      title: 'Trees for small gardens: four tips under six metres',
      perex: 'A tree fits even into three hundred square metres. We picked species that will not outgrow you.',
      body: `A tree gives a garden shade, height and room for birds. In a small garden, though, what counts is its size in twenty years, not its look in the pot.
- juneberry: flowers, fruit and autumn colour,
- Norway maple ‘Globosum’: a regular globe without pruning,
- Kousa dogwood: flowers as late as June,
- crab apple ‘Evereste’: fruit that hangs until January.
Keep at least three metres from the boundary and five from the house. It saves quarrels with neighbours and pruning that disfigures the tree.`,
    },
  },
  {
    age: 37,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Živý plot za jednu sezonu',
      perex: 'Vysoký plot hned, nebo levný za pět let? Porovnali jsme cenu, spotřebu rostlin i údržbu.',
      body: `Na běžný metr plotu potřebujete tři habry vysoké metr nebo jeden s balem vysoký dva metry. První rok je rozdíl v ceně trojnásobný, po započtení zálivky a řezu se ale zmenší téměř na polovinu.
Habr a buk drží suché listí přes zimu, takže cloní celý rok. Tis roste pomaleji, zato snese hluboký řez i stín. Zeravy potřebují vláhu a na suchých svazích je nedoporučujeme.
Dvouletý plot stříhejte poprvé v červnu. Boky veďte mírně do kužele, aby se světlo dostalo až k zemi a plot zespodu neprořídl.`,
    },
    en: {
      title: 'A hedge in one season',
      perex: 'A high hedge at once, or a cheap one in five years? We compared cost, number of plants and upkeep.',
      body: `A running metre takes three hornbeams one metre high, or a single balled one of two metres. In the first year the price differs threefold; counting watering and trimming, the gap shrinks to nearly half.
Hornbeam and beech keep dry leaves through winter and screen all year. Yew grows more slowly but bears hard pruning and shade. Thujas need moisture, and we advise against them on dry slopes.
Trim a two-year-old hedge for the first time in June. Let the sides taper slightly so that light reaches the ground and the hedge stays dense below.`,
    },
  },
  {
    age: 52,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Ovocné stromy: zákrsek, polokmen, nebo vysokokmen?',
      perex: 'Podnož rozhodne o velikosti, úrodě i délce života stromu. Poradíme, jak vybrat.',
      body: `Zákrsek na slabě rostoucí podnoži plodí už ve třetím roce a sklidíte ho ze země. Potřebuje ale trvalou oporu, zálivku a dobrou půdu a dožívá se zhruba dvaceti let.
Polokmen je kompromis pro rodinnou zahradu. Vysokokmen patří do sadu, k cestě nebo na pastvinu; plodit začne později, zato přečká několik generací.
Jabloně a hrušně potřebují opylovače. Pokud v okolí žádný nekvete, sázejte alespoň dvě odrůdy, které kvetou současně. Tabulku opylovačů dostanete u nás na pobočce.`,
    },
    en: {
      title: 'Fruit trees: bush, half standard or standard?',
      perex: 'The rootstock decides the size, the crop and the life of a tree. How to choose.',
      body: `A bush tree on a dwarfing rootstock bears in its third year and is picked from the ground. It needs permanent support, watering and good soil, and lives for some twenty years.
A half standard is the compromise for a family garden. A standard belongs in an orchard, by a road or on a pasture; it bears later but outlives generations.
Apples and pears need pollinators. If none flowers nearby, plant at least two varieties that flower together. Our branches have a table of pollinators for you.`,
    },
  },
  {
    age: 71,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Trvalkový záhon, který přežije vaši dovolenou',
      perex: 'Šest druhů na plné slunce, které si vystačí s deštěm.',
      body: `Základem je příprava: plevel odstraňte i s kořeny, půdu prokypřete a těžký jíl odlehčete štěrkem. Hnojit není třeba, bujné trvalky se v suchu rozklesnou.
Na metr čtvereční počítejte sedm až devět rostlin. Osvědčila se kombinace šalvěje hajní, třapatky nachové, rozchodníku, kakostu a dvou druhů trav, které záhonu dají tvar i v zimě.
Povrch zamulčujte pěti centimetry drceného kamene. První léto zalévejte jednou týdně, další roky už jen v době delšího sucha. Na jaře záhon sestřihněte deset centimetrů nad zemí.`,
    },
    en: {
      title: 'A perennial bed that survives your holidays',
      perex: 'Six plants for full sun that make do with rain.',
      body: `Preparation is everything: take out weeds with their roots, loosen the soil and lighten heavy clay with gravel. There is no need to feed; lush perennials flop in drought.
Count seven to nine plants per square metre. A mix of woodland sage, coneflower, stonecrop, cranesbill and two grasses has proved itself, and the grasses keep the bed in shape through winter.
Mulch with five centimetres of crushed stone. Water once a week in the first summer, later only in long dry spells. In spring cut the bed back to ten centimetres.`,
    },
  },
  {
    age: 85,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Popínavé rostliny chladí fasádu i dům',
      perex:
        'Zeleň na stěně sníží teplotu povrchu až o patnáct stupňů. Které druhy se drží samy a které potřebují oporu?',
      body: `Loubinec trojcípý a břečťan se přichytí samy a opěru nepotřebují. Sázejte je jen k zdravé omítce, do trhlin by mohly vrůst.
Plaménky, vistárie a zimolezy chtějí mříž nebo lanka nejméně deset centimetrů od zdi. Vistárie je silná, tenké okapové svody časem zdeformuje.
Na jižní stěnu vybírejte opadavé druhy: v létě stíní, v zimě pustí slunce k oknům. Na severní se hodí břečťan nebo hortenzie řapíkatá.`,
    },
    en: {
      title: 'Climbers cool the wall and the house',
      perex:
        'Greenery lowers the temperature of a wall by up to fifteen degrees. Which species cling, and which need support?',
      body: `Boston ivy and ivy cling by themselves and need no support. Plant them only against sound render, since they could grow into cracks.
Clematis, wisteria and honeysuckle want a trellis or wires at least ten centimetres from the wall. Wisteria is strong and in time bends thin downpipes.
For a south wall choose deciduous species: they shade in summer and let the sun in through winter. Ivy or climbing hydrangea suit a north wall.`,
    },
  },
];
