import type { PlantDescriptions } from './plant-descriptions';

/** Perennials and grasses. */
export const PERENNIALS: PlantDescriptions = {
  'Lavandula angustifolia': {
    cs: 'Fialově modré klasy v červnu a červenci nad stříbrošedými vonnými polštáři, 40–60 cm. Slunce, štěrk, vápno a sucho, nikdy mokrá zima. Po odkvětu sestřihněte o třetinu do listů, nikoli do dřeva; k růžím, zídkám, včelám.',
    en: 'Violet-blue spikes in June and July over silver-grey aromatic cushions, 40–60 cm. Sun, gravel, lime and drought, never a wet winter. Cut back by a third after bloom, not into wood; for roses, walls and bees.',
    pl: 'Fioletowoniebieskie kłosy w czerwcu i lipcu nad srebrzystoszarymi pachnącymi kępami, 40–60 cm. Słońce, żwir, wapń i susza, nigdy mokra zima. Po kwitnieniu skracamy o jedną trzecią, nie w stare drewno; do róż, murków, dla pszczół.',
  },
  "Paeonia lactiflora 'Sarah Bernhardt'": {
    cs: 'Obrovské plné růžové květy s vůní růže v první půli června, klasika k řezu od roku 1906. Trs 80–90 cm, listí na podzim do měděna. Oka jen 3–5 cm hluboko, slunce, živná hlína; desítky let nepřesazovat.',
    en: 'Huge double pink flowers with a scent of roses in early June, a cut-flower classic since 1906. Clumps of 80–90 cm, coppery in autumn. Eyes only 3–5 cm deep, sun, rich loam; leave for decades.',
    pl: 'Ogromne pełne różowe kwiaty o zapachu róży w pierwszej połowie czerwca, klasyka na kwiat cięty od 1906 roku. Kępa 80–90 cm, jesienią miedziana. Oczka tylko 3–5 cm pod ziemią, słońce, żyzna glina; dziesiątki lat nie przesadzać.',
  },
  'Aster novi-belgii': {
    cs: 'Podzimní hvězdnice: modré, růžové i bílé květy v září a říjnu, kdy na ně letí motýli. Vzpřímené trsy 80–120 cm vyžadují oporu. Živná vlhčí půda na slunci brání padlí; po třech letech rozdělte.',
    en: 'The Michaelmas daisy: blue, pink or white in September and October, when butterflies gather. Upright clumps of 80–120 cm need support. Rich moist soil in sun keeps mildew away; divide after three years.',
    pl: 'Jesienny marcinek: niebieskie, różowe i białe kwiaty we wrześniu i październiku, gdy wabią motyle. Wzniesione kępy 80–120 cm wymagają podpór. Żyzna wilgotna gleba w słońcu chroni przed mączniakiem; po trzech latach dzielimy.',
  },
  "Calamagrostis acutiflora 'Karl Foerster'": {
    cs: 'Přísně vzpřímené klasy vystoupí v červnu, zezlátnou a stojí bez opory do února, 150–180 cm. Trsy nesemení ani nelezou. Jakákoli půda, i těžká, slunce; jako svislice v záhonech, kolem parkovišť i v plotech z trav.',
    en: 'Strictly upright plumes rise in June, turn gold and stand unsupported until February, 150–180 cm. Clumps neither seed nor run. Any soil, even heavy, in sun; a vertical in borders, car parks and grass screens.',
    pl: 'Ściśle wzniesione kłosy wyrastają w czerwcu, złocą się i stoją bez podpór do lutego, 150–180 cm. Kępy nie rozsiewają się ani nie rozłażą. Każda gleba, także ciężka, słońce; pionowy akcent rabat, parkingów i osłon z traw.',
  },
  'Echinacea purpurea': {
    cs: 'Purpurové paprsky kolem oranžového ježatého středu, od července do září, 80–100 cm. Suché semeníky vyzobou stehlíci, ponechte je přes zimu. Slunce, propustná živná půda bez zimního mokra; včelám, do vázy i léčivka.',
    en: 'Purple rays around a bristly orange cone from July to September, 80–100 cm. Goldfinches pick the seed heads, so leave them in winter. Sun, drained rich soil without winter wet; for bees, the vase and medicine.',
    pl: 'Purpurowe płatki wokół pomarańczowego kolczastego środka od lipca do września, 80–100 cm. Suche koszyczki wyjadają szczygły, zostawiamy je na zimę. Słońce, gleba żyzna, przepuszczalna, bez zimowej wilgoci; dla pszczół, do wazonu, roślina lecznicza.',
  },
  "Geranium 'Rozanne'": {
    cs: 'Fialově modré květy s bílým středem od června do mrazů bez zastavení; neplodí, proto se nevyčerpá. Rozlehlý kakost 40–50 cm vysoký, jediná rostlina kryje půl metru. Slunce i polostín; podsadba růží a keřů, do nádob.',
    en: 'Violet-blue flowers with white centres from June to frost without stopping: sterile, so never spent. A sprawling cranesbill of 40–50 cm, one plant covering half a metre. Sun or half shade, below roses, in tubs.',
    pl: 'Fioletowoniebieskie kwiaty z białym środkiem od czerwca do mrozów bez przerwy; nie zawiązuje nasion, więc się nie wyczerpuje. Rozłożysty bodziszek wysokości 40–50 cm, jedna roślina okrywa pół metra. Słońce lub półcień; pod róże i krzewy, do donic.',
  },
  "Heuchera 'Palace Purple'": {
    cs: 'Bronzově purpurové listy, vespod růžové, zdobí i přes zimu; krémové laty v červenci až 60 cm. Polštář 30 cm. Polostín, humózní půda; když se oddenek vysune nad zem, zasaďte ho hlouběji. Trvalka roku 1991.',
    en: 'Bronze-purple leaves, pink beneath, last through winter; cream sprays in July rise to 60 cm. A mound of 30 cm for half shade and humus; replant deeper when the crown lifts. Perennial Plant of the Year 1991.',
    pl: 'Brązowopurpurowe liście, od spodu różowe, zdobią także zimą; kremowe wiechy w lipcu do 60 cm. Kępa 30 cm. Półcień, gleba próchniczna; gdy kłącze wysunie się nad ziemię, sadzimy głębiej. Bylina roku 1991.',
  },
  'Hosta sieboldiana': {
    cs: 'Modrošedé žebrované listy až 35 cm dlouhé, trs 60–70 cm vysoký a přes metr široký, v červnu bledé zvonky. Vlhký stín a humus; ojínění na slunci mizí. Slimáci listy děrují, chraňte rašící výhony.',
    en: 'Blue-grey ribbed leaves up to 35 cm long in clumps 60–70 cm high and over a metre wide, pale bells in June. Moist shade and humus; sun melts the bloom. Guard young shoots from slugs.',
    pl: 'Niebieskoszare żebrowane liście długości do 35 cm, kępa 60–70 cm wysokości i ponad metr szerokości, w czerwcu blade dzwonki. Wilgotny cień i próchnica; w słońcu nalot znika. Ślimaki dziurawią liście, chronimy młode pędy.',
  },
  "Hosta 'Halcyon'": {
    cs: 'Nejmodřejší z menších bohyšek: pevné, kopinatě srdčité listy, 35–45 cm vysoké, v srpnu lila květy. Tuhé listy slimákům vzdorují lépe než tenké. Stín bez suchého kořání, humózní zem; do nádob, k vodě a kapradinám.',
    en: 'The bluest of smaller hostas: firm, lance-shaped to heart-shaped leaves, 35–45 cm high, lilac flowers in August. Thick leaves withstand slugs. Shade without dry roots, humus; in tubs, by water and with ferns.',
    pl: 'Najbardziej niebieska z mniejszych funkii: sztywne, lancetowato-sercowate liście wysokości 35–45 cm, w sierpniu liliowe kwiaty. Grube liście lepiej opierają się ślimakom. Cień bez suszy korzeni, gleba próchniczna; do donic, nad wodę, do paproci.',
  },
  "Miscanthus sinensis 'Gracillimus'": {
    cs: 'Úzké obloukovité listy se stříbrným žebrem skládají fontánu 140–160 cm vysokou, která na podzim zezlátne; kvete jen v teplých letech, až v říjnu. Slunce, živná půda. Seřízněte až v březnu, v zimě chrání srdce trsu.',
    en: 'Narrow arching leaves with a silver rib build a fountain of 140–160 cm, golden in autumn; it flowers only in warm years, in October. Sun and rich soil. Cut in March, as old leaves guard the crown.',
    pl: 'Wąskie łukowate liście ze srebrnym nerwem tworzą fontannę wysokości 140–160 cm, jesienią złotą; kwitnie tylko w ciepłe lata, dopiero w październiku. Słońce, żyzna gleba. Tniemy dopiero w marcu, zimą liście chronią środek kępy.',
  },
  "Pennisetum alopecuroides 'Hameln'": {
    cs: 'Hnědorůžové štětky klasů od srpna, polokulovitý trs 50–70 cm, na podzim medově žlutý. Ojíněný vypadá výtečně. Slunce, teplo, propustná půda se zálivkou v létě; řez v dubnu. Do lemů, štěrku, nádob.',
    en: 'Brownish pink bottlebrushes from August on a rounded clump of 50–70 cm, honey yellow in autumn and splendid in hoarfrost. Sun, warmth, drained soil watered in summer; cut in April. For edges, gravel and tubs.',
    pl: 'Brązoworóżowe szczotki kłosów od sierpnia, półkulista kępa 50–70 cm, jesienią miodowożółta. Oszroniona wygląda wspaniale. Słońce, ciepło, gleba przepuszczalna, latem podlewana; cięcie w kwietniu. Na obwódki, w żwir, do donic.',
  },
  "Rudbeckia fulgida 'Goldsturm'": {
    cs: 'Zlaté paprsky s černým středem od července do října, 60–70 cm, bez opory. Rozšířil ji Karl Foerster a od té doby z veřejných záhonů nezmizela. Slunce, nevysychavá i jílovitá půda; tmavé hlavičky nechte ptákům.',
    en: 'Gold rays with a black centre from July to October, 60–70 cm and self-supporting. Spread by Karl Foerster, it has never left public beds. Sun, moist or clay soil; leave the dark heads for birds.',
    pl: 'Złote płatki z czarnym środkiem od lipca do października, 60–70 cm, bez podpór. Rozpowszechnił ją Karl Foerster i odtąd nie znika z miejskich rabat. Słońce, gleba nieprzesychająca, także gliniasta; ciemne koszyczki zostawiamy ptakom.',
  },
  "Salvia nemorosa 'Caradonna'": {
    cs: 'Temně fialové květy na skoro černých lodyhách, vzpřímené, 50–60 cm, v květnu a červnu. Seříznete-li ji po odkvětu, zopakuje to v srpnu. Sucho, vápno, slunce; čmelákům, k růžím a travám, do štěrkových záhonů.',
    en: 'Deep violet flowers on nearly black stems, upright, 50–60 cm, in May and June. Cut back, it repeats in August. Drought, lime and sun; for bumblebees, with roses and grasses, in gravel beds.',
    pl: 'Ciemnofioletowe kwiaty na niemal czarnych łodygach, wzniesiona, 50–60 cm, w maju i czerwcu. Ścięta po kwitnieniu powtarza w sierpniu. Susza, wapń, słońce; dla trzmieli, do róż i traw, na żwirowe rabaty.',
  },
  "Sedum 'Herbstfreude'": {
    cs: 'Ploché okolíky se v srpnu barví růžově, v říjnu rezavě a hnědé přečkají zimu. Dužnaté sivé listy, trs 50–60 cm. Chudá suchá zem na slunci, v bohaté se rozvalí. Motýlům pozdní hostina; řez v březnu.',
    en: 'Flat heads colour pink in August, rust in October, and stand brown through winter. Fleshy grey leaves, clumps of 50–60 cm. Poor dry soil in sun; rich soil makes it flop. A late feast for butterflies.',
    pl: 'Płaskie baldachy w sierpniu różowieją, w październiku rdzewieją i brązowe trwają przez zimę. Mięsiste szare liście, kępa 50–60 cm. Gleba uboga, sucha, słońce, w żyznej się pokłada. Późny pożytek dla motyli; cięcie w marcu.',
  },
  "Achillea filipendulina 'Cloth of Gold'": {
    cs: 'Ploché zlaté okolíky v červnu až srpnu na pevných lodyhách 100–120 cm, usušené drží barvu v kytici celou zimu. Šedozelené vonné listy. Slunce, sucho, chudá i vápenitá půda; v bohaté se vyvrací, po třech letech dělte.',
    en: 'Flat golden plates from June to August on stout stems of 100–120 cm; dried, they keep their colour all winter. Grey-green aromatic leaves. Sun, drought, poor limy soil; rich soil topples it. Divide after three years.',
    pl: 'Płaskie złote baldachy od czerwca do sierpnia na sztywnych łodygach 100–120 cm, zasuszone zachowują barwę całą zimę. Szarozielone pachnące liście. Słońce, susza, gleba uboga, także wapienna; w żyznej się wykłada, po trzech latach dzielimy.',
  },
  'Alchemilla mollis': {
    cs: 'Na měkkých vějířovitých listech stojí po ránu kapky rosy. Žlutozelená pěna květů v červnu a červenci, trs 40–50 cm. Roste všude kromě mokřin, i v polostínu; seřízněte ji po odkvětu, než se vysemení.',
    en: 'Dewdrops stand on its soft, fan-shaped leaves at dawn. A yellow-green froth of flowers in June and July, clumps of 40–50 cm. It grows anywhere but bog, in half shade as well; cut it before it seeds.',
    pl: 'Na miękkich wachlarzowatych liściach rankiem stoją krople rosy. Żółtozielona piana kwiatów w czerwcu i lipcu, kępa 40–50 cm. Rośnie wszędzie prócz bagna, także w półcieniu; po kwitnieniu tniemy, zanim się rozsieje.',
  },
  "Anemone hybrida 'Honorine Jobert'": {
    cs: 'Čistě bílé květy se zlatými tyčinkami, od srpna do října na štíhlých lodyhách 100–120 cm. Odrůda z roku 1858. Polostín, vlhký humus; první zimy přikryjte listím, pak výběžky zaplní místo mezi keři.',
    en: 'Pure white flowers with golden stamens on slim stems of 100–120 cm, August to October. A variety of 1858. Half shade and moist humus; cover in the first winters, then runners fill the space among shrubs.',
    pl: 'Czysto białe kwiaty ze złotymi pręcikami od sierpnia do października na smukłych łodygach 100–120 cm. Odmiana z 1858 roku. Półcień, wilgotna próchnica; w pierwsze zimy okrywamy liśćmi, potem rozłogi wypełnią miejsce między krzewami.',
  },
  "Astilbe arendsii 'Fanal'": {
    cs: 'Granátově červené husté laty v červenci, listy raší bronzově, výška 60 cm. Nejtmavší z běžných čechrav. Potřebuje trvale vlhkou humózní zem; ve stínu a u vody září, sucho listy zkroutí. Suché laty ponechte jinovatce.',
    en: 'Dense garnet plumes in July over bronze young leaves, 60 cm: the darkest of the usual astilbes. It needs humus that is always moist; it glows in shade and by water, while drought curls it. Leave plumes for hoarfrost.',
    pl: 'Gęste wiechy czerwone jak granat w lipcu, młode liście brązowe, wysokość 60 cm. Najciemniejsza z popularnych tawułek. Wymaga stale wilgotnej gleby próchnicznej; świeci w cieniu i nad wodą, susza skręca liście. Suche wiechy zostawiamy dla szronu.',
  },
  "Bergenia cordifolia 'Winterglut'": {
    cs: 'Kožovité listy v zimě hoří karmínovou až hnědorudou, v dubnu nad nimi stojí sytě růžové květy, 40 cm. Stálezelená, trpělivá k suchu, stínu i kořenům stromů; barví však jen na světle. Okraje, hroby, svahy.',
    en: 'Leathery leaves smoulder crimson to red-brown in winter; deep pink flowers rise above them in April, 40 cm. Evergreen and patient of drought, shade and roots, but colouring only in light. Edges, graves, banks.',
    pl: 'Skórzaste liście zimą płoną karminem do brązowej czerwieni, w kwietniu wyrastają nad nie ciemnoróżowe kwiaty, 40 cm. Zimozielona, cierpliwa wobec suszy, cienia i korzeni drzew; barwi się jednak tylko w świetle. Obwódki, groby, skarpy.',
  },
  "Brunnera macrophylla 'Jack Frost'": {
    cs: 'Stříbrné srdčité listy se zeleným žilkováním prosvětlí stín od jara do podzimu. V dubnu a květnu k tomu modré pomněnky, 30–40 cm. Vlhčí humózní půda, slunce spaluje; s kapradinami, bohyškami a narcisy.',
    en: 'Silver heart-shaped leaves netted green brighten shade from spring to autumn, with blue forget-me-nots in April and May, 30–40 cm. Moist humus, as sun scorches; with ferns, hostas and daffodils.',
    pl: 'Srebrne sercowate liście z zieloną siatką nerwów rozjaśniają cień od wiosny do jesieni. W kwietniu i maju niebieskie kwiaty jak niezapominajki, 30–40 cm. Gleba wilgotniejsza, próchniczna, słońce parzy; do paproci, funkii i narcyzów.',
  },
  "Carex morrowii 'Ice Dance'": {
    cs: 'Stálezelené listy s krémovými okraji v hustém koberci 30–40 cm vysokém, pomalu se šířícím výběžky. Sedm rostlin na metr čtvereční zakryje stín pod stromy, i suchý. Staré listy prostříhejte v březnu; mráz snáší, úpal ne.',
    en: 'Evergreen leaves with cream margins in a dense carpet of 30–40 cm, slowly running. Seven to the square metre cover tree shade, even dry. Trim old leaves in March; frost does no harm, scorching sun does.',
    pl: 'Zimozielone liście z kremowym brzegiem w gęstym kobiercu wysokości 30–40 cm, powoli szerzącym się rozłogami. Siedem sztuk na metr kwadratowy okryje cień pod drzewami, także suchy. Stare liście tniemy w marcu; mróz znosi, upału nie.',
  },
  "Coreopsis verticillata 'Zagreb'": {
    cs: 'Jemné niťovité listí a stovky žlutých hvězdiček od června do září, trs jen 25–35 cm. Sucho i slunce mu svědčí, raší pozdě, zapamatujte si místo. Sestřih v srpnu vyvolá další květ; lemy, štěrk.',
    en: 'Fine thread-like leaves and hundreds of yellow stars from June to September, only 25–35 cm. Drought and sun suit it; it shoots late, so mark the spot. A trim in August brings more. Edges and gravel.',
    pl: 'Delikatne nitkowate liście i setki żółtych gwiazdek od czerwca do września, kępa tylko 25–35 cm. Lubi suszę i słońce, rusza późno, warto oznaczyć miejsce. Przycięcie w sierpniu wywołuje ponowne kwitnienie; obwódki, żwir.',
  },
  "Deschampsia cespitosa 'Goldtau'": {
    cs: 'Vzdušný závoj klásků, v červnu zelenavý, pak zlatý, zachytí každou rosu; listy tmavé, poloopadavé. S květy 70–80 cm. Snáší polostín a vlhko, na vysychavé zemi strádá. Mezi kapradiny, čechravy, do vlhčích luk.',
    en: 'An airy veil of spikelets, green in June, then gold, that catches every dew; leaves dark and half-evergreen. 70–80 cm in flower. It takes half shade and wet, not dry soil. Among ferns, astilbes, damp meadows.',
    pl: 'Zwiewny welon kłosków, w czerwcu zielonkawy, potem złoty, łapie każdą rosę; liście ciemne, półzimozielone. Z kwiatami 70–80 cm. Znosi półcień i wilgoć, w suchej glebie marnieje. Do paproci, tawułek, na wilgotniejsze łąki.',
  },
  'Festuca glauca': {
    cs: 'Modrošedý ježek z tuhých niťovitých listů, 15–25 cm vysoký, v červnu se slámovými klásky. Suchá chudá půda a plné slunce, na živné barvu ztrácí a vyhnívá. Po třech letech ho rozdělte; skalky, střechy, hroby.',
    en: 'A blue-grey hedgehog of stiff thread-like leaves, 15–25 cm, with straw spikelets in June. Dry poor soil and full sun; rich soil costs it colour and life. Divide after three years; rockeries, roofs, graves.',
    pl: 'Niebieskoszary jeż ze sztywnych nitkowatych liści, wysokości 15–25 cm, w czerwcu ze słomkowymi kłoskami. Gleba sucha, uboga i pełne słońce, w żyznej traci barwę i wygniwa. Po trzech latach dzielimy; skalniaki, dachy, groby.',
  },
  "Gaura lindheimeri 'Whirling Butterflies'": {
    cs: 'Bílé květy s růžovým nádechem se chvějí na tenkých lodyhách jako motýli od června do října, 60–70 cm. Teplé propustné místo; mokrá zima ji zahubí, proto štěrk a přikrývka. Mezi trávy, růže, do nádob.',
    en: 'White flowers tinged pink flutter like butterflies on thin stems from June to October, 60–70 cm. A warm drained place; wet winters kill it, so give gravel and cover. Among grasses, roses and in tubs.',
    pl: 'Białe kwiaty z różowym odcieniem drżą na cienkich łodygach jak motyle od czerwca do października, 60–70 cm. Miejsce ciepłe, przepuszczalne; mokra zima ją zabija, stąd żwir i okrycie. Między trawy, róże, do donic.',
  },
  "Helenium 'Moerheim Beauty'": {
    cs: 'Měděně červené květy s tmavým středem, od konce června do září, 80–90 cm. Patří k horkým barvám letního záhonu. Slunce, živná půda, která nevyschne; po prvním odkvětu zkraťte a za dva tři roky dělte.',
    en: 'Copper-red flowers with dark centres from late June to September, 80–90 cm, for the hot colours of a summer border. Sun and rich soil that never dries; shorten after the first flush and divide every third year.',
    pl: 'Miedzianoczerwone kwiaty z ciemnym środkiem od końca czerwca do września, 80–90 cm. Należy do gorących barw letniej rabaty. Słońce, gleba żyzna, nieprzesychająca; po pierwszym kwitnieniu skracamy, co dwa, trzy lata dzielimy.',
  },
  'Helleborus niger': {
    cs: 'Bílé misky květů se otevírají od prosince do března, i skrz sníh, nad tuhými stálezelenými listy, 25–30 cm. Vápnitá humózní půda v polostínu listnáčů; nepřesazujte ji, s léty kvete víc. Jedovatá.',
    en: 'White bowls open from December to March, even through snow, above stiff evergreen leaves, 25–30 cm. Limy humus in the half shade of deciduous trees; do not move it, it improves with age. Poisonous.',
    pl: 'Białe miseczki kwiatów otwierają się od grudnia do marca, nawet przez śnieg, nad sztywnymi zimozielonymi liśćmi, 25–30 cm. Wapienna gleba próchniczna w półcieniu drzew liściastych; nie przesadzać, z latami kwitnie obficiej. Trujący.',
  },
  "Hemerocallis 'Stella de Oro'": {
    cs: 'Zlatožluté trubky, každá na jediný den, přesto v řadě od června do září. Trs jen 30–45 cm s travovitými listy. Roste na slunci i v polostínu, v jílu i u silnice; kruhové objezdy, lemy a nádoby.',
    en: 'Golden trumpets, each for a single day, yet in succession from June to September. Only 30–45 cm, with grassy leaves. It grows in sun or half shade, clay and roadsides; roundabouts, edges and tubs.',
    pl: 'Złotożółte trąbki, każda na jeden dzień, a jednak kolejno od czerwca do września. Kępa tylko 30–45 cm o trawiastych liściach. Rośnie w słońcu i półcieniu, w glinie i przy drodze; ronda, obwódki i donice.',
  },
  'Iris sibirica': {
    cs: 'Modrofialové květy s bíle žilkovanou kresbou v květnu a červnu, nad úzkými listy 70–100 cm. Ohrožený druh našich vlhkých luk; v zahradě mu stačí běžná, nepřesychající zem. Tobolky a zlaté listí zdobí do zimy.',
    en: 'Violet-blue flowers veined with white in May and June over narrow leaves of 70–100 cm. Endangered in our wet meadows; in a garden ordinary moist soil will do. Capsules and golden leaves last into winter.',
    pl: 'Fioletowoniebieskie kwiaty z białym żyłkowaniem w maju i czerwcu, nad wąskimi liśćmi 70–100 cm. Zagrożony gatunek naszych wilgotnych łąk; w ogrodzie wystarcza mu przeciętna, nieprzesychająca gleba. Torebki i złote liście zdobią do zimy.',
  },
  "Molinia caerulea 'Moorhexe'": {
    cs: 'Tmavé přímé klasy jako tenké jehlice od srpna, 60–70 cm, v říjnu celý trs jantarový. Kyselá, vlhčí i střídavě suchá půda, slunce; k vřesům a jehličnanům. V zimě se sám rozpadne, řez je snadný.',
    en: 'Dark straight spikes like thin needles from August, 60–70 cm, the whole clump amber in October. Acid soil, moist or at times dry, in sun; with heathers and conifers. It falls apart in winter and needs little cutting.',
    pl: 'Ciemne proste kłosy jak cienkie igły od sierpnia, 60–70 cm, w październiku cała kępa bursztynowa. Gleba kwaśna, wilgotna lub zmiennie sucha, słońce; do wrzosów i iglaków. Zimą sama się rozpada, cięcie jest łatwe.',
  },
  "Nepeta faassenii 'Walker’s Low'": {
    cs: 'Levandulově modrý oblak od května do září, seříznete-li ho po první vlně. Šedé vonné listí, 60–70 cm na výšku i šířku. Sucho, vápno, slunce; lem k růžím, cestám a trvalkovým plochám, plný včel a koček.',
    en: 'A lavender-blue haze from May to September if cut after the first flush. Grey aromatic leaves, 60–70 cm each way. Drought, lime, sun; an edging for roses, paths and perennial beds, full of bees and cats.',
    pl: 'Lawendowoniebieski obłok od maja do września, jeśli zetniemy go po pierwszej fali. Szare aromatyczne liście, 60–70 cm wysokości i szerokości. Susza, wapń, słońce; obwódka róż, ścieżek i bylin, pełna pszczół i kotów.',
  },
  "Panicum virgatum 'Heavy Metal'": {
    cs: 'Ocelově modré listy, přísně svislé, 100–130 cm; od srpna nad nimi stojí purpurový závoj lat a v říjnu vše zežloutne. Prérijní tráva, která snáší sucho i přemokření, slunce potřebuje. Drží tvar přes sníh.',
    en: 'Steel-blue leaves, strictly upright, 100–130 cm; from August a purple veil of panicles, in October all yellow. A prairie grass that takes drought and wet, but needs sun. It keeps its shape through snow.',
    pl: 'Stalowoniebieskie liście, ściśle pionowe, 100–130 cm; od sierpnia stoi nad nimi purpurowy welon wiech, w październiku wszystko żółknie. Preriowa trawa, która znosi suszę i podmokłość, ale potrzebuje słońca. Trzyma kształt pod śniegiem.',
  },
  "Phlox paniculata 'David'": {
    cs: 'Čistě bílé vonné laty od července do září, 90–100 cm, nápadně odolné padlí. Trvalka roku 2002. Živná vlhčí zem, mulč, slunce až polostín; odkvetlé hlavy zkraťte. Za soumraku na něj přilétají lišajové.',
    en: 'Pure white scented heads from July to September, 90–100 cm, notably resistant to mildew. Perennial Plant of the Year 2002. Rich moist soil, mulch, sun or half shade; deadhead. Hawk moths come at dusk.',
    pl: 'Czysto białe pachnące wiechy od lipca do września, 90–100 cm, wyjątkowo odporne na mączniaka. Bylina roku 2002. Gleba żyzna, wilgotna, ściółka, słońce lub półcień; przekwitłe kwiatostany skracamy. O zmierzchu odwiedzają go zawisaki.',
  },
  "Stipa tenuissima 'Pony Tails'": {
    cs: 'Jemné jako vlasy, pohne se v každém závanu; v červnu zelené, v létě světlé až plavé, 40–50 cm. Krátkověký, sám se vysévá. Suchý štěrk, slunce, žádné zimní mokro; vyčesávejte ho na jaře rukou.',
    en: 'Fine as hair, moving in every breath; green in June, pale blond in summer, 40–50 cm. Short-lived but self-sowing. Dry gravel, sun, no winter wet; comb it out by hand in spring.',
    pl: 'Delikatna jak włosy, porusza się w każdym powiewie; w czerwcu zielona, latem jasna do płowej, 40–50 cm. Krótkowieczna, sama się rozsiewa. Suchy żwir, słońce, bez zimowej wilgoci; wiosną wyczesujemy ją ręką.',
  },
};
