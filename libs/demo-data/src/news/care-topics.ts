import type { DemoTopic } from './news-topic';

export const CARE_TOPICS: readonly DemoTopic[] = [
  {
    age: 5,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Zazimování mladých výsadeb v pěti krocích',
      perex: 'Mladé stromy ohrožuje víc zimní slunce a okus než samotný mráz. Připravte je včas.',
      body: `V předjaří se kmen na jižní straně přes den zahřeje a v noci prudce vychladne. Borka pak praskne a do rány se dostanou houby. Bílý nátěr nebo rákosová rohož tomu spolehlivě zabrání.
## Co udělat do prvních mrazů
- natřít kmeny listnatých stromů,
- nasadit chráničky proti okusu zvěří,
- doplnit mulč do výšky osmi centimetrů, ne však až ke kmeni,
- důkladně zalít stálezelené dřeviny,
- zkontrolovat úvazky a kůly.
Mulč z borky nebo štěpky udrží v půdě teplo i vláhu. Čerstvé listí ořešáku a dubu do mulče nedávejte, rozkládá se pomalu a brzdí růst.`,
    },
    en: {
      title: 'Preparing young plantings for winter in five steps',
      perex: 'Winter sun and browsing threaten young trees more than frost itself. Get them ready in time.',
      body: `In late winter the south side of a trunk warms during the day and cools sharply at night. The bark splits and fungi enter the wound. White paint or a reed mat prevents this reliably.
## What to do before the first frosts
- paint the trunks of deciduous trees,
- fit guards against browsing,
- top up mulch to eight centimetres, but not against the trunk,
- water evergreens thoroughly,
- check ties and stakes.
Mulch of bark or wood chips keeps warmth and moisture in the soil. Leave out fresh leaves of walnut and oak: they rot slowly and hold growth back.`,
    },
  },
  {
    age: 12,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Kdy řezat a kdy nechat strom být',
      perex: 'Ořešák v létě, jabloň v předjaří, třešeň po sklizni. Přehled termínů řezu na jednom místě.',
      body: `Většina ovocných stromů snáší řez nejlépe na konci zimy, kdy už nehrozí silné mrazy a pupeny teprve nalévají. Výjimkou jsou peckoviny: třešně a meruňky řežte hned po sklizni, rány se v teple rychle zacelí.
Břízy, javory, habry a ořešáky na jaře silně roní mízu. Řežte je v létě, od července do poloviny září.
U okrasných keřů rozhoduje doba květu. Co kvete na jaře, řežte po odkvětu; co kvete v létě na letošních výhonech, zkraťte v březnu. Hluboký řez do starého dřeva raději rozložte do dvou až tří let.`,
    },
    en: {
      title: 'When to prune and when to leave a tree alone',
      perex: 'Walnut in summer, apple in late winter, cherry after harvest. Pruning dates in one place.',
      body: `Most fruit trees take pruning best at the end of winter, when hard frosts are over and the buds are only swelling. Stone fruit is the exception: prune cherries and apricots straight after harvest, when wounds close quickly in the warmth.
Birches, maples, hornbeams and walnuts bleed heavily in spring. Prune them in summer, from July to mid-September.
With ornamental shrubs the time of flowering decides. Prune what flowers in spring after it has flowered; shorten in March what flowers in summer on this year’s shoots. Spread hard cuts into old wood over two or three years.`,
    },
  },
  {
    age: 20,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Zavíječ zimostrázový: co letos pomohlo',
      perex: 'Housenky dokážou keř oholit za týden. Shrnujeme zkušenosti z našich výpěstků.',
      body: `Letos měl zavíječ tři generace, poslední housenky jsme našli ještě v polovině října. Nejlépe se osvědčila pravidelná kontrola feromonovými lapáky a postřik biologickým přípravkem s bakterií Bacillus thuringiensis, aplikovaný do týdne po náletu.
Postřik musí pokrýt i vnitřek keře. Tam, kde byl buxus hustě střižený, jsme ho před zásahem prosvětlili.
Kdo se chce zimostrázu vzdát, najde dobrou náhradu v tisu, cesmíně vroubkované nebo v nízkých kultivarech ptačího zobu. Ukázkové živé plůtky si můžete prohlédnout v Obříství.`,
    },
    en: {
      title: 'Box tree moth: what helped this year',
      perex: 'The caterpillars can strip a shrub within a week. We sum up the experience from our fields.',
      body: `The moth had three generations this year, and we found the last caterpillars in mid-October. Regular checks with pheromone traps proved best, together with a biological spray of Bacillus thuringiensis applied within a week of the flight.
The spray must reach the inside of the shrub. Where the box was clipped densely we opened it up first.
Those who want to give box up will find good substitutes in yew, Japanese holly or low cultivars of privet. Sample hedges can be seen in Obříství.`,
    },
  },
  {
    age: 41,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Hnojení stromů: méně je více',
      perex: 'Mladý strom v dobré půdě hnojivo nepotřebuje. Kdy se přihnojení vyplatí a čím?',
      body: `Přehnojený strom vytvoří dlouhé řídké výhony, které v zimě namrzají a lákají mšice. V prvním roce po výsadbě proto hnojíme jen tam, kde to ukázal rozbor půdy.
Od druhého roku pomůže vyzrálý kompost rozprostřený pod korunou v tloušťce dvou centimetrů. Na písčitých půdách se osvědčila hnojiva s postupným uvolňováním, aplikovaná jednou v dubnu.
Dusík po polovině července už nepřidávejte. Dřevo potřebuje čas, aby do zimy vyzrálo.`,
    },
    en: {
      title: 'Feeding trees: less is more',
      perex: 'A young tree in good soil needs no fertiliser. When does feeding pay, and with what?',
      body: `An overfed tree makes long thin shoots that freeze back in winter and attract aphids. In the first year after planting we therefore feed only where a soil test says so.
From the second year mature compost helps, spread two centimetres thick under the crown. On sandy soils slow-release fertilisers applied once in April have proved good.
Give no nitrogen after mid-July. The wood needs time to ripen before winter.`,
    },
  },
  {
    age: 58,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Sucho a vzrostlé stromy: jak zalévat správně',
      perex: 'Jednou za deset dnů a pořádně. Časté kropení stromům spíš škodí.',
      body: `Nově vysazený strom s obvodem kmene 16 centimetrů vypije za horkého týdne zhruba sto litrů. Pokud vodu rozdělíte do každodenních malých dávek, navlhčí se jen povrch a kořeny se stáhnou vzhůru, kde je vysuší první horký den.
Vytvořte kolem stromu mísu o průměru výkopu a vodu nalijte nadvakrát, aby měla čas vsáknout. Ráno a večer se odpaří nejméně.
Zalévejte nejméně tři vegetační období, u velkých stromů pět. Poznat, že má strom žízeň, je jednoduché: listy ztratí lesk a okraje se stočí vzhůru.`,
    },
    en: {
      title: 'Drought and grown trees: how to water properly',
      perex: 'Every ten days and thoroughly. Frequent sprinkling does trees more harm than good.',
      body: `A newly planted tree with a girth of 16 centimetres drinks about a hundred litres in a hot week. If you split the water into small daily doses only the surface gets wet, and the roots move up to where the first hot day dries them out.
Form a basin as wide as the pit and pour the water in twice so that it has time to soak in. In the morning and evening the least evaporates.
Keep watering for at least three growing seasons, five with large trees. A thirsty tree is easy to recognise: its leaves lose their shine and curl up at the edges.`,
    },
  },
];
