import type { PlantDescriptions } from './plant-descriptions';

/** Perennials and grasses. */
export const PERENNIALS: PlantDescriptions = {
  'Lavandula angustifolia': {
    cs: 'Fialově modré klasy v červnu a červenci nad stříbrošedými vonnými polštáři, 40–60 cm. Slunce, štěrk, vápno a sucho, nikdy mokrá zima. Po odkvětu sestřihněte o třetinu do listů, nikoli do dřeva; k růžím, zídkám, včelám.',
    en: 'Violet-blue spikes in June and July over silver-grey aromatic cushions, 40–60 cm. Sun, gravel, lime and drought, never a wet winter. Cut back by a third after bloom, not into wood; for roses, walls and bees.',
  },
  "Paeonia lactiflora 'Sarah Bernhardt'": {
    cs: 'Obrovské plné růžové květy s vůní růže v první půli června, klasika k řezu od roku 1906. Trs 80–90 cm, listí na podzim do měděna. Oka jen 3–5 cm hluboko, slunce, živná hlína; desítky let nepřesazovat.',
    en: 'Huge double pink flowers with a scent of roses in early June, a cut-flower classic since 1906. Clumps of 80–90 cm, coppery in autumn. Eyes only 3–5 cm deep, sun, rich loam; leave for decades.',
  },
  'Aster novi-belgii': {
    cs: 'Podzimní hvězdnice: modré, růžové i bílé květy v září a říjnu, kdy na ně letí motýli. Vzpřímené trsy 80–120 cm vyžadují oporu. Živná vlhčí půda na slunci brání padlí; po třech letech rozdělte.',
    en: 'The Michaelmas daisy: blue, pink or white in September and October, when butterflies gather. Upright clumps of 80–120 cm need support. Rich moist soil in sun keeps mildew away; divide after three years.',
  },
  "Calamagrostis acutiflora 'Karl Foerster'": {
    cs: 'Přísně vzpřímené klasy vystoupí v červnu, zezlátnou a stojí bez opory do února, 150–180 cm. Trsy nesemení ani nelezou. Jakákoli půda, i těžká, slunce; jako svislice v záhonech, kolem parkovišť i v plotech z trav.',
    en: 'Strictly upright plumes rise in June, turn gold and stand unsupported until February, 150–180 cm. Clumps neither seed nor run. Any soil, even heavy, in sun; a vertical in borders, car parks and grass screens.',
  },
  'Echinacea purpurea': {
    cs: 'Purpurové paprsky kolem oranžového ježatého středu, od července do září, 80–100 cm. Suché semeníky vyzobou stehlíci, ponechte je přes zimu. Slunce, propustná živná půda bez zimního mokra; včelám, do vázy i léčivka.',
    en: 'Purple rays around a bristly orange cone from July to September, 80–100 cm. Goldfinches pick the seed heads, so leave them in winter. Sun, drained rich soil without winter wet; for bees, the vase and medicine.',
  },
  "Geranium 'Rozanne'": {
    cs: 'Fialově modré květy s bílým středem od června do mrazů bez zastavení; neplodí, proto se nevyčerpá. Rozlehlý kakost 40–50 cm vysoký, jediná rostlina kryje půl metru. Slunce i polostín; podsadba růží a keřů, do nádob.',
    en: 'Violet-blue flowers with white centres from June to frost without stopping: sterile, so never spent. A sprawling cranesbill of 40–50 cm, one plant covering half a metre. Sun or half shade, below roses, in tubs.',
  },
  "Heuchera 'Palace Purple'": {
    cs: 'Bronzově purpurové listy, vespod růžové, zdobí i přes zimu; krémové laty v červenci až 60 cm. Polštář 30 cm. Polostín, humózní půda; když se oddenek vysune nad zem, zasaďte ho hlouběji. Trvalka roku 1991.',
    en: 'Bronze-purple leaves, pink beneath, last through winter; cream sprays in July rise to 60 cm. A mound of 30 cm for half shade and humus; replant deeper when the crown lifts. Perennial Plant of the Year 1991.',
  },
  'Hosta sieboldiana': {
    cs: 'Modrošedé žebrované listy až 35 cm dlouhé, trs 60–70 cm vysoký a přes metr široký, v červnu bledé zvonky. Vlhký stín a humus; ojínění na slunci mizí. Slimáci listy děrují, chraňte rašící výhony.',
    en: 'Blue-grey ribbed leaves up to 35 cm long in clumps 60–70 cm high and over a metre wide, pale bells in June. Moist shade and humus; sun melts the bloom. Guard young shoots from slugs.',
  },
  "Hosta 'Halcyon'": {
    cs: 'Nejmodřejší z menších bohyšek: pevné, kopinatě srdčité listy, 35–45 cm vysoké, v srpnu lila květy. Tuhé listy slimákům vzdorují lépe než tenké. Stín bez suchého kořání, humózní zem; do nádob, k vodě a kapradinám.',
    en: 'The bluest of smaller hostas: firm, lance-shaped to heart-shaped leaves, 35–45 cm high, lilac flowers in August. Thick leaves withstand slugs. Shade without dry roots, humus; in tubs, by water and with ferns.',
  },
  "Miscanthus sinensis 'Gracillimus'": {
    cs: 'Úzké obloukovité listy se stříbrným žebrem skládají fontánu 140–160 cm vysokou, která na podzim zezlátne; kvete jen v teplých letech, až v říjnu. Slunce, živná půda. Seřízněte až v březnu, v zimě chrání srdce trsu.',
    en: 'Narrow arching leaves with a silver rib build a fountain of 140–160 cm, golden in autumn; it flowers only in warm years, in October. Sun and rich soil. Cut in March, as old leaves guard the crown.',
  },
  "Pennisetum alopecuroides 'Hameln'": {
    cs: 'Hnědorůžové štětky klasů od srpna, polokulovitý trs 50–70 cm, na podzim medově žlutý. Ojíněný vypadá výtečně. Slunce, teplo, propustná půda se zálivkou v létě; řez v dubnu. Do lemů, štěrku, nádob.',
    en: 'Brownish pink bottlebrushes from August on a rounded clump of 50–70 cm, honey yellow in autumn and splendid in hoarfrost. Sun, warmth, drained soil watered in summer; cut in April. For edges, gravel and tubs.',
  },
  "Rudbeckia fulgida 'Goldsturm'": {
    cs: 'Zlaté paprsky s černým středem od července do října, 60–70 cm, bez opory. Rozšířil ji Karl Foerster a od té doby z veřejných záhonů nezmizela. Slunce, nevysychavá i jílovitá půda; tmavé hlavičky nechte ptákům.',
    en: 'Gold rays with a black centre from July to October, 60–70 cm and self-supporting. Spread by Karl Foerster, it has never left public beds. Sun, moist or clay soil; leave the dark heads for birds.',
  },
  "Salvia nemorosa 'Caradonna'": {
    cs: 'Temně fialové květy na skoro černých lodyhách, vzpřímené, 50–60 cm, v květnu a červnu. Seříznete-li ji po odkvětu, zopakuje to v srpnu. Sucho, vápno, slunce; čmelákům, k růžím a travám, do štěrkových záhonů.',
    en: 'Deep violet flowers on nearly black stems, upright, 50–60 cm, in May and June. Cut back, it repeats in August. Drought, lime and sun; for bumblebees, with roses and grasses, in gravel beds.',
  },
  "Sedum 'Herbstfreude'": {
    cs: 'Ploché okolíky se v srpnu barví růžově, v říjnu rezavě a hnědé přečkají zimu. Dužnaté sivé listy, trs 50–60 cm. Chudá suchá zem na slunci, v bohaté se rozvalí. Motýlům pozdní hostina; řez v březnu.',
    en: 'Flat heads colour pink in August, rust in October, and stand brown through winter. Fleshy grey leaves, clumps of 50–60 cm. Poor dry soil in sun; rich soil makes it flop. A late feast for butterflies.',
  },
  "Achillea filipendulina 'Cloth of Gold'": {
    cs: 'Ploché zlaté okolíky v červnu až srpnu na pevných lodyhách 100–120 cm, usušené drží barvu v kytici celou zimu. Šedozelené vonné listy. Slunce, sucho, chudá i vápenitá půda; v bohaté se vyvrací, po třech letech dělte.',
    en: 'Flat golden plates from June to August on stout stems of 100–120 cm; dried, they keep their colour all winter. Grey-green aromatic leaves. Sun, drought, poor limy soil; rich soil topples it. Divide after three years.',
  },
  'Alchemilla mollis': {
    cs: 'Na měkkých vějířovitých listech stojí po ránu kapky rosy. Žlutozelená pěna květů v červnu a červenci, trs 40–50 cm. Roste všude kromě mokřin, i v polostínu; seřízněte ji po odkvětu, než se vysemení.',
    en: 'Dewdrops stand on its soft, fan-shaped leaves at dawn. A yellow-green froth of flowers in June and July, clumps of 40–50 cm. It grows anywhere but bog, in half shade as well; cut it before it seeds.',
  },
  "Anemone hybrida 'Honorine Jobert'": {
    cs: 'Čistě bílé květy se zlatými tyčinkami, od srpna do října na štíhlých lodyhách 100–120 cm. Odrůda z roku 1858. Polostín, vlhký humus; první zimy přikryjte listím, pak výběžky zaplní místo mezi keři.',
    en: 'Pure white flowers with golden stamens on slim stems of 100–120 cm, August to October. A variety of 1858. Half shade and moist humus; cover in the first winters, then runners fill the space among shrubs.',
  },
  "Astilbe arendsii 'Fanal'": {
    cs: 'Granátově červené husté laty v červenci, listy raší bronzově, výška 60 cm. Nejtmavší z běžných čechrav. Potřebuje trvale vlhkou humózní zem; ve stínu a u vody září, sucho listy zkroutí. Suché laty ponechte jinovatce.',
    en: 'Dense garnet plumes in July over bronze young leaves, 60 cm: the darkest of the usual astilbes. It needs humus that is always moist; it glows in shade and by water, while drought curls it. Leave plumes for hoarfrost.',
  },
  "Bergenia cordifolia 'Winterglut'": {
    cs: 'Kožovité listy v zimě hoří karmínovou až hnědorudou, v dubnu nad nimi stojí sytě růžové květy, 40 cm. Stálezelená, trpělivá k suchu, stínu i kořenům stromů; barví však jen na světle. Okraje, hroby, svahy.',
    en: 'Leathery leaves smoulder crimson to red-brown in winter; deep pink flowers rise above them in April, 40 cm. Evergreen and patient of drought, shade and roots, but colouring only in light. Edges, graves, banks.',
  },
  "Brunnera macrophylla 'Jack Frost'": {
    cs: 'Stříbrné srdčité listy se zeleným žilkováním prosvětlí stín od jara do podzimu. V dubnu a květnu k tomu modré pomněnky, 30–40 cm. Vlhčí humózní půda, slunce spaluje; s kapradinami, bohyškami a narcisy.',
    en: 'Silver heart-shaped leaves netted green brighten shade from spring to autumn, with blue forget-me-nots in April and May, 30–40 cm. Moist humus, as sun scorches; with ferns, hostas and daffodils.',
  },
  "Carex morrowii 'Ice Dance'": {
    cs: 'Stálezelené listy s krémovými okraji v hustém koberci 30–40 cm vysokém, pomalu se šířícím výběžky. Sedm rostlin na metr čtvereční zakryje stín pod stromy, i suchý. Staré listy prostříhejte v březnu; mráz snáší, úpal ne.',
    en: 'Evergreen leaves with cream margins in a dense carpet of 30–40 cm, slowly running. Seven to the square metre cover tree shade, even dry. Trim old leaves in March; frost does no harm, scorching sun does.',
  },
  "Coreopsis verticillata 'Zagreb'": {
    cs: 'Jemné niťovité listí a stovky žlutých hvězdiček od června do září, trs jen 25–35 cm. Sucho i slunce mu svědčí, raší pozdě, zapamatujte si místo. Sestřih v srpnu vyvolá další květ; lemy, štěrk.',
    en: 'Fine thread-like leaves and hundreds of yellow stars from June to September, only 25–35 cm. Drought and sun suit it; it shoots late, so mark the spot. A trim in August brings more. Edges and gravel.',
  },
  "Deschampsia cespitosa 'Goldtau'": {
    cs: 'Vzdušný závoj klásků, v červnu zelenavý, pak zlatý, zachytí každou rosu; listy tmavé, poloopadavé. S květy 70–80 cm. Snáší polostín a vlhko, na vysychavé zemi strádá. Mezi kapradiny, čechravy, do vlhčích luk.',
    en: 'An airy veil of spikelets, green in June, then gold, that catches every dew; leaves dark and half-evergreen. 70–80 cm in flower. It takes half shade and wet, not dry soil. Among ferns, astilbes, damp meadows.',
  },
  'Festuca glauca': {
    cs: 'Modrošedý ježek z tuhých niťovitých listů, 15–25 cm vysoký, v červnu se slámovými klásky. Suchá chudá půda a plné slunce, na živné barvu ztrácí a vyhnívá. Po třech letech ho rozdělte; skalky, střechy, hroby.',
    en: 'A blue-grey hedgehog of stiff thread-like leaves, 15–25 cm, with straw spikelets in June. Dry poor soil and full sun; rich soil costs it colour and life. Divide after three years; rockeries, roofs, graves.',
  },
  "Gaura lindheimeri 'Whirling Butterflies'": {
    cs: 'Bílé květy s růžovým nádechem se chvějí na tenkých lodyhách jako motýli od června do října, 60–70 cm. Teplé propustné místo; mokrá zima ji zahubí, proto štěrk a přikrývka. Mezi trávy, růže, do nádob.',
    en: 'White flowers tinged pink flutter like butterflies on thin stems from June to October, 60–70 cm. A warm drained place; wet winters kill it, so give gravel and cover. Among grasses, roses and in tubs.',
  },
  "Helenium 'Moerheim Beauty'": {
    cs: 'Měděně červené květy s tmavým středem, od konce června do září, 80–90 cm. Patří k horkým barvám letního záhonu. Slunce, živná půda, která nevyschne; po prvním odkvětu zkraťte a za dva tři roky dělte.',
    en: 'Copper-red flowers with dark centres from late June to September, 80–90 cm, for the hot colours of a summer border. Sun and rich soil that never dries; shorten after the first flush and divide every third year.',
  },
  'Helleborus niger': {
    cs: 'Bílé misky květů se otevírají od prosince do března, i skrz sníh, nad tuhými stálezelenými listy, 25–30 cm. Vápnitá humózní půda v polostínu listnáčů; nepřesazujte ji, s léty kvete víc. Jedovatá.',
    en: 'White bowls open from December to March, even through snow, above stiff evergreen leaves, 25–30 cm. Limy humus in the half shade of deciduous trees; do not move it, it improves with age. Poisonous.',
  },
  "Hemerocallis 'Stella de Oro'": {
    cs: 'Zlatožluté trubky, každá na jediný den, přesto v řadě od června do září. Trs jen 30–45 cm s travovitými listy. Roste na slunci i v polostínu, v jílu i u silnice; kruhové objezdy, lemy a nádoby.',
    en: 'Golden trumpets, each for a single day, yet in succession from June to September. Only 30–45 cm, with grassy leaves. It grows in sun or half shade, clay and roadsides; roundabouts, edges and tubs.',
  },
  'Iris sibirica': {
    cs: 'Modrofialové květy s bíle žilkovanou kresbou v květnu a červnu, nad úzkými listy 70–100 cm. Ohrožený druh našich vlhkých luk; v zahradě mu stačí běžná, nepřesychající zem. Tobolky a zlaté listí zdobí do zimy.',
    en: 'Violet-blue flowers veined with white in May and June over narrow leaves of 70–100 cm. Endangered in our wet meadows; in a garden ordinary moist soil will do. Capsules and golden leaves last into winter.',
  },
  "Molinia caerulea 'Moorhexe'": {
    cs: 'Tmavé přímé klasy jako tenké jehlice od srpna, 60–70 cm, v říjnu celý trs jantarový. Kyselá, vlhčí i střídavě suchá půda, slunce; k vřesům a jehličnanům. V zimě se sám rozpadne, řez je snadný.',
    en: 'Dark straight spikes like thin needles from August, 60–70 cm, the whole clump amber in October. Acid soil, moist or at times dry, in sun; with heathers and conifers. It falls apart in winter and needs little cutting.',
  },
  "Nepeta faassenii 'Walker’s Low'": {
    cs: 'Levandulově modrý oblak od května do září, seříznete-li ho po první vlně. Šedé vonné listí, 60–70 cm na výšku i šířku. Sucho, vápno, slunce; lem k růžím, cestám a trvalkovým plochám, plný včel a koček.',
    en: 'A lavender-blue haze from May to September if cut after the first flush. Grey aromatic leaves, 60–70 cm each way. Drought, lime, sun; an edging for roses, paths and perennial beds, full of bees and cats.',
  },
  "Panicum virgatum 'Heavy Metal'": {
    cs: 'Ocelově modré listy, přísně svislé, 100–130 cm; od srpna nad nimi stojí purpurový závoj lat a v říjnu vše zežloutne. Prérijní tráva, která snáší sucho i přemokření, slunce potřebuje. Drží tvar přes sníh.',
    en: 'Steel-blue leaves, strictly upright, 100–130 cm; from August a purple veil of panicles, in October all yellow. A prairie grass that takes drought and wet, but needs sun. It keeps its shape through snow.',
  },
  "Phlox paniculata 'David'": {
    cs: 'Čistě bílé vonné laty od července do září, 90–100 cm, nápadně odolné padlí. Trvalka roku 2002. Živná vlhčí zem, mulč, slunce až polostín; odkvetlé hlavy zkraťte. Za soumraku na něj přilétají lišajové.',
    en: 'Pure white scented heads from July to September, 90–100 cm, notably resistant to mildew. Perennial Plant of the Year 2002. Rich moist soil, mulch, sun or half shade; deadhead. Hawk moths come at dusk.',
  },
  "Stipa tenuissima 'Pony Tails'": {
    cs: 'Jemné jako vlasy, pohne se v každém závanu; v červnu zelené, v létě světlé až plavé, 40–50 cm. Krátkověký, sám se vysévá. Suchý štěrk, slunce, žádné zimní mokro; vyčesávejte ho na jaře rukou.',
    en: 'Fine as hair, moving in every breath; green in June, pale blond in summer, 40–50 cm. Short-lived but self-sowing. Dry gravel, sun, no winter wet; comb it out by hand in spring.',
  },
};
