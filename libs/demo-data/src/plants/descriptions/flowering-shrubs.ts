import type { PlantDescriptions } from './plant-descriptions';

/** Shrubs for flower, fruit or bark, abelia to fothergilla. */
export const FLOWERING_SHRUBS: PlantDescriptions = {
  "Abelia grandiflora 'Kaleidoscope'": {
    cs: 'Poloopadavé lístky hrají žlutou, zelenou a oranžovou, od července do října přibývají bělorůžové vonné zvonky. Kompaktní keřík 60–80 cm, do závětří a na slunce. V tužších zimách namrzá, z báze ale obrazí; v nádobách ho zazimujte.',
    en: 'Half-evergreen leaves in yellow, green and orange, with scented blush bells from July to October. A compact 60–80 cm for sun and shelter. Hard winters cut it back, but it resprouts; bring tubs under cover.',
    pl: 'Półzimozielone listki mienią się żółcią, zielenią i pomarańczem, od lipca do października pachną białoróżowe dzwonki. Zwarty krzew 60–80 cm, miejsce zaciszne i słoneczne. W ostre zimy przemarza, lecz odbija; w donicach zimujemy pod osłoną.',
  },
  "Berberis thunbergii 'Golden Rocket'": {
    cs: 'Zlatožluté listy na korálových výhonech a přísně vzpřímený vzrůst, 1,2–1,5 m vysoký a 50 cm široký. Sytou barvu drží na slunci, nebývá spálený. Trnitý, mrazuvzdorný, roste na vápně i v suchu; do úzkých pásů.',
    en: 'Golden leaves on coral shoots and strictly upright growth, 1.2–1.5 m by 50 cm. It colours fully in sun without scorching. Thorny, hardy, fit for lime and drought; for narrow strips.',
    pl: 'Złotożółte liście na koralowych pędach i ściśle wzniesiony pokrój, 1,2–1,5 m wysokości i 50 cm szerokości. Najładniej wybarwia się w słońcu, bez poparzeń. Ciernisty, mrozoodporny, znosi wapń i suszę; do wąskich pasów.',
  },
  'Buddleja davidii': {
    cs: 'Motýlí keř: od července do září kvete dlouhými vonnými latami na letošních výhonech. Na jaře ho seříznete na 40 cm a do léta má zase 2–3 m. Snáší sucho, vápno a suť; odkvetlé laty odstřihujte, aby se nevysemeňoval.',
    en: 'The butterfly bush: long scented panicles on new wood from July to September. Cut to 40 cm in spring, it is 2–3 m again by summer. It bears drought, lime and rubble; deadhead it, lest it seed around.',
    pl: 'Krzew motyli: od lipca do września kwitnie długimi, pachnącymi wiechami na tegorocznych pędach. Wiosną cięty na 40 cm, latem znów ma 2–3 m. Znosi suszę, wapń i gruz; przekwitłe wiechy usuwamy, by się nie rozsiewał.',
  },
  "Buddleja davidii 'Black Knight'": {
    cs: 'Nejtmavší z běžných komulí, skoro inkoustově fialová s oranžovým očkem a silnou medovou vůní. Vzpřímená, 2–2,5 m, listy vespod šedé. Slunce, teplo a hluboký březnový řez; v drsnějších krajích chraňte bázi listím.',
    en: 'The darkest of the usual buddlejas, almost ink violet with an orange eye and a strong honey scent. Upright, 2–2.5 m, grey beneath the leaf. Sun, warmth and a hard March cut; mulch the base in cold districts.',
    pl: 'Najciemniejsza z popularnych budlei, niemal atramentowa, z pomarańczowym oczkiem i miodowym zapachem. Wzniesiona, 2–2,5 m, liście od spodu szare. Słońce, ciepło i silne cięcie w marcu; w chłodniejszych rejonach okrywamy podstawę liśćmi.',
  },
  "Callicarpa bodinieri 'Profusion'": {
    cs: 'Po opadu listů zůstanou na větvích shluky perleťově fialových kuliček, které drží do prosince. Vzpřímený keř 2–3 m, raší bronzově, v červenci kvete nenápadně. Sázejte jich víc pohromadě, opylí se lépe; půda nevápenitá.',
    en: 'When the leaves fall, clusters of pearly violet beads remain until December. Upright, 2–3 m, bronze in spring, with modest July flowers. Plant several together for better fruit, on lime-free soil.',
    pl: 'Po opadnięciu liści na gałęziach zostają perłowofioletowe kuleczki, trwałe do grudnia. Wzniesiony krzew 2–3 m, młode liście brązowe, w lipcu kwitnie niepozornie. Sadzimy po kilka dla lepszego zapylenia; gleba bez wapnia.',
  },
  'Calycanthus floridus': {
    cs: 'Vínové květy mezi květnem a červencem voní po jahodách a koření, stejně tak kůra a listy. Keř 2 m vysoký i široký, na podzim žlutý. Postavte ho k lavičce na teplé místo; půda humózní, vlhčí, klidně i polostín.',
    en: 'Wine-coloured flowers from May to July smell of strawberries and spice, as do bark and leaves. A shrub of 2 m each way, yellow in autumn. Set it by a bench in a warm spot, in moist humus, sun or half shade.',
    pl: 'Winnoczerwone kwiaty od maja do lipca pachną truskawkami i korzeniami, podobnie kora i liście. Krzew 2 m wysokości i szerokości, jesienią żółty. Sadzimy przy ławce, w ciepłym miejscu; gleba próchniczna, wilgotna, także półcień.',
  },
  "Caryopteris clandonensis 'Heavenly Blue'": {
    cs: 'Sytě modré květy v srpnu a září zvou čmeláky v době, kdy keřů kvete málo. Šedé aromatické listy, polokeř 80–100 cm. V dubnu ho seřízněte nízko. Suchá, propustná, i vápenitá půda, plné slunce.',
    en: 'Deep blue flowers in August and September call bumblebees when few shrubs are out. Grey aromatic leaves on a subshrub of 80–100 cm, cut low in April. Dry, drained, even limy soil in full sun.',
    pl: 'Intensywnie niebieskie kwiaty w sierpniu i wrześniu wabią trzmiele, gdy niewiele krzewów kwitnie. Szare, aromatyczne liście, półkrzew 80–100 cm. W kwietniu tniemy nisko. Gleba sucha, przepuszczalna, także wapienna, pełne słońce.',
  },
  "Chaenomeles superba 'Crimson and Gold'": {
    cs: 'Karmínové květy se zlatými tyčinkami sedí v březnu a dubnu na trnitých bezlistých větvích, na podzim dozrávají vonné žluté kdoulky na želé. Rozkladitý keř 1–1,2 m. Snáší řez, jíl i město, čerstvé vápno nikoli.',
    en: 'Crimson flowers with golden stamens sit on thorny leafless branches in March and April; scented yellow quinces follow, good for jelly. Spreading, 1–1.2 m. It takes pruning, clay and towns, but not strong lime.',
    pl: 'Karminowe kwiaty ze złotymi pręcikami zdobią w marcu i kwietniu cierniste, bezlistne gałęzie, jesienią dojrzewają pachnące żółte owoce na galaretkę. Rozłożysty krzew 1–1,2 m. Znosi cięcie, glinę i miasto, świeżego wapna nie.',
  },
  "Cornus alba 'Sibirica'": {
    cs: 'Korálově červené pruty svítí od opadu listů do března, nejvíc na jednoletém dřevě; proto třetinu keře každoročně seřízněte u země. Dorůstá 2–3 m, listy na podzim purpurovějí. Mokro, jíl i stín snáší.',
    en: 'Coral red rods shine from leaf fall to March, best on year-old wood, so cut a third of the bush to the ground each year. 2–3 m, leaves purple in autumn. It bears wet, clay and shade.',
    pl: 'Koralowoczerwone pędy świecą od opadnięcia liści do marca, najmocniej jednoroczne, dlatego co roku trzecią część krzewu wycinamy przy ziemi. Dorasta do 2–3 m, jesienią liście purpurowieją. Znosi mokro, glinę i cień.',
  },
  "Cornus sanguinea 'Midwinter Fire'": {
    cs: 'Zimní větvičky přecházejí odspodu ze žluté do oranžové a na koncích rudnou jako plamen. Podzim je zlatý. Keř 1,5–2 m; předjarní řez obnoví barvu. Slunce, běžná i vápenitá půda, dobrá společnost trav a sněženek.',
    en: 'Winter twigs pass from yellow at the base to orange and flame red at the tips. Gold in autumn. A shrub of 1.5–2 m, its colour renewed by a late winter cut. Sun, ordinary or limy soil, with grasses and snowdrops.',
    pl: 'Zimowe pędy przechodzą od dołu z żółci w pomarańcz, a końce płoną czerwienią. Jesień złota. Krzew 1,5–2 m; cięcie na przedwiośniu odnawia barwę. Słońce, gleba przeciętna, także wapienna, dobry z trawami i śnieżyczkami.',
  },
  "Cornus sericea 'Flaviramea'": {
    cs: 'Žlutozelená kůra výhonů vynikne vedle červených svíd a tmavých jehličnanů. Keř 2–2,5 m, výběžky se rozrůstá do houštiny a drží břehy. Snese zaplavení; staré pruty vyřezávejte, mladé barví jasněji.',
    en: 'Yellow-green winter bark stands out beside red dogwoods and dark conifers. 2–2.5 m, spreading by layers into a thicket that holds banks. It stands floods; thin old stems, as the young are brightest.',
    pl: 'Żółtozielona kora pędów wyróżnia się obok czerwonych dereni i ciemnych iglaków. Krzew 2–2,5 m, rozłogami tworzy gąszcz i umacnia brzegi. Znosi zalewanie; stare pędy wycinamy, młode mają żywszą barwę.',
  },
  "Corylus avellana 'Contorta'": {
    cs: 'Každá větev se kroutí jako vývrtka, což vynikne v zimě, když v únoru visí žluté jehnědy. Pomalý keř 2–3 m, listy zkadeřené. Rovné výhony z podnože vylamujte. Běžná i vápenitá půda, slunce nebo polostín.',
    en: 'Every branch twists like a corkscrew, best seen bare in winter with yellow catkins in February. Slow, 2–3 m, with crinkled leaves. Tear out straight suckers. Ordinary or limy soil, sun or half shade.',
    pl: 'Każda gałąź skręca się jak korkociąg, co widać zimą, gdy w lutym wiszą żółte kotki. Wolno rosnący krzew 2–3 m o pofałdowanych liściach. Proste pędy podkładki usuwamy. Gleba przeciętna lub wapienna, słońce lub półcień.',
  },
  "Cotinus coggygria 'Royal Purple'": {
    cs: 'Listy temně purpurové se světlým lemem, na podzim šarlatové, v červnu a červenci obláčky kadeřavých květenství. Keř 2,5–3 m vysoký i široký; hlubokým řezem získáte větší listy, ale méně květu. Suchá vápenitá stráň mu svědčí.',
    en: 'Dark purple leaves with a pale rim go scarlet in autumn; smoky plumes come in June and July. 2.5–3 m each way; hard pruning gives larger leaves but no plumes. A dry limy slope suits it.',
    pl: 'Liście ciemnopurpurowe z jasną obwódką, jesienią szkarłatne, w czerwcu i lipcu puszyste obłoki kwiatostanów. Krzew 2,5–3 m wysokości i szerokości; silne cięcie daje większe liście, lecz mniej kwiatów. Lubi suche, wapienne zbocza.',
  },
  'Cotoneaster horizontalis': {
    cs: 'Větvičky rostou v rybí kostře přitisklé ke zdi či balvanu. Narůžovělé květy v květnu zaplní včely, potom keř sytě zčervená listím i bobulemi. Sotva 80 cm vysoký, 2 m široký; otužilý, do sucha, na vápno i do štěrku.',
    en: 'Twigs grow in a herringbone, pressed to wall or boulder. Pinkish May flowers swarm with bees, then leaf and berry turn deep red. Barely 80 cm tall and 2 m wide; hardy on dry, limy and gravelly ground.',
    pl: 'Gałązki układają się w rybią ość, przylegając do muru lub głazu. Majowe różowawe kwiaty oblegają pszczoły, potem krzew czerwieni się liśćmi i owocami. Wysokość 80 cm, szerokość 2 m; mrozoodporna, na suszę i wapń.',
  },
  "Cytisus scoparius 'Boskoop Ruby'": {
    cs: 'Zelené prutovité větve se v květnu a červnu obalí karmínovými motýlkovými květy. Keř 1,2–1,5 m, krátkověký, světlomilný, nejlepší na chudém kyselém písku. Po odkvětu zkraťte zelené pruty, do starého dřeva neřežte. Je jedovatý.',
    en: 'Green rods are wrapped in crimson pea flowers in May and June. 1.2–1.5 m, short-lived and light-loving, best on poor acid sand. Shorten green shoots after bloom, never into old wood. Poisonous.',
    pl: 'Zielone, rózgowate gałęzie w maju i czerwcu okrywają się karminowymi kwiatami. Krzew 1,2–1,5 m, krótkowieczny, światłolubny, najlepszy na ubogim, kwaśnym piasku. Po kwitnieniu skracamy zielone pędy, starego drewna nie tniemy. Trujący.',
  },
  'Daphne mezereum': {
    cs: 'Už v únoru otevírá růžové silně vonné květy na holých větvičkách. Domácí keřík 80–120 cm vysoký do vlhkého humózního polostínu, i na vápně. Červené bobule a kůra jsou prudce jedovaté; přesazování a řez snáší špatně.',
    en: 'By February its pink, strongly scented flowers open on bare twigs. A native shrublet of 80–120 cm for moist leafy half shade, lime included. The red berries and the bark are highly toxic; do not move or prune it.',
    pl: 'Już w lutym otwiera różowe, silnie pachnące kwiaty na nagich gałązkach. Rodzimy krzew 80–120 cm do wilgotnego, próchnicznego półcienia, także na wapień. Czerwone jagody i kora są silnie trujące; przesadzanie i cięcie znosi źle.',
  },
  "Deutzia scabra 'Plena'": {
    cs: 'V červnu a červenci se vzpřímené pruty ohýbají pod laty plných bílých květů s růžovým nádechem. Keř 2–2,5 m s drsnými listy a odlupčivou kůrou. Do volných plotů na běžnou zem; staré větve po odkvětu prosvětlete.',
    en: 'In June and July upright canes bend under double white flowers tinged pink. 2–2.5 m, with rough leaves and peeling bark. For informal hedges on ordinary soil; thin old wood after bloom.',
    pl: 'W czerwcu i lipcu wzniesione pędy uginają się pod wiechami pełnych, białych kwiatów z różowym odcieniem. Krzew 2–2,5 m o szorstkich liściach i łuszczącej się korze. Na swobodne żywopłoty; po kwitnieniu prześwietlamy stare gałęzie.',
  },
  'Deutzia gracilis': {
    cs: 'Bílé vzdušné hrozny kvetou na přelomu května a června tak hojně, že není vidět listí. Drobný keř 60–80 cm, vhodný do nízkých plůtků, před růže i na hroby. Snáší polostín a vápno, dlouhé sucho ho zdrží v květu.',
    en: 'Airy white racemes hide the leaves at the turn of May and June. A small shrub of 60–80 cm for low hedges, in front of roses, and graves. It takes half shade and lime; long drought checks the flower.',
    pl: 'Lekkie białe grona na przełomie maja i czerwca kwitną tak obficie, że nie widać liści. Niski krzew 60–80 cm na żywopłociki, przed róże i na groby. Znosi półcień i wapń, długa susza osłabia kwitnienie.',
  },
  'Euonymus europaeus': {
    cs: 'Na podzim visí růžové čtyřhranné tobolky s oranžovými semeny a listí rudne. Domácí keř 3–5 m, v květnu kvete zelenavě a láká hmyz. Roste na vápně, jílu i ve stínu remízů. Plody jsou jedovaté, červenkám chutnají.',
    en: 'In autumn pink four-lobed capsules show orange seeds, and the leaves redden. A native of 3–5 m with greenish insect flowers in May. For lime, clay and copse shade. Fruits are poisonous to us, loved by robins.',
    pl: 'Jesienią wiszą różowe, czterokanciaste torebki z pomarańczowymi nasionami, a liście czerwienieją. Rodzimy krzew 3–5 m, w maju kwitnie zielonkawo i wabi owady. Rośnie na wapniu, glinie i w cieniu. Owoce trujące, lecz lubią je rudziki.',
  },
  "Euonymus alatus 'Compactus'": {
    cs: 'Listí v říjnu zrůžoví až do planoucí karmínové, jakou jiný keř nemá. Větvičky nesou korkové lišty, patrné v zimě. Hustý, 1–1,5 m vysoký i široký, bez řezu kulovitý. Slunce, běžná nezamokřená půda.',
    en: 'In October the leaves flush to a blazing carmine no other shrub has. Corky wings on the twigs show in winter. Dense, 1–1.5 m each way and round without pruning. Sun and ordinary drained soil.',
    pl: 'W październiku liście różowieją aż do płomiennego karminu, niespotykanego u innych krzewów. Gałązki mają korkowe listwy, widoczne zimą. Gęsty, 1–1,5 m wysokości i szerokości, kulisty bez cięcia. Słońce, zwykła gleba niepodmokła.',
  },
  "Exochorda macrantha 'The Bride'": {
    cs: 'Převislé větve se v květnu promění v bílou kaskádu velkých květů; poupata vypadají jako perličky. Keř 1–1,5 m vysoký a poněkud širší, hezký přes zídku. Po odkvětu sestřihnout. Na silném vápně žloutne, jinak nenáročný.',
    en: 'Arching branches become a white cascade of large flowers in May, from buds like pearls. 1–1.5 m and rather wider, lovely over a wall. Prune after bloom. It yellows on strong lime, otherwise undemanding.',
    pl: 'Przewieszające się gałęzie w maju zmieniają się w białą kaskadę dużych kwiatów; pąki wyglądają jak perły. Krzew 1–1,5 m wysokości, nieco szerszy, ładny na murku. Cięcie po kwitnieniu. Na silnie wapiennej glebie żółknie.',
  },
  "Forsythia intermedia 'Lynwood'": {
    cs: 'Zlatožluté velké květy v březnu a dubnu obalí pruty od země až po špičku. Vzpřímený keř 2–3 m. Kvete na loňském dřevě, proto se řeže hned po odkvětu. Jakákoli půda, město i vápno; včelám bohužel mnoho nedává.',
    en: 'Large golden flowers clothe the canes from ground to tip in March and April. Upright, 2–3 m. It blooms on last year’s wood, so prune straight afterwards. Any soil, town or lime; sadly of little use to bees.',
    pl: 'Duże złotożółte kwiaty w marcu i kwietniu okrywają pędy od ziemi po wierzchołek. Wzniesiony krzew 2–3 m, kwitnie na zeszłorocznych pędach, więc tniemy zaraz po kwitnieniu. Każda gleba, miasto i wapń; pszczołom daje niewiele.',
  },
  "Forsythia intermedia 'Weekend'": {
    cs: 'Nižší, hustě větvená zlatice, 1,5–2 m, bohatě kvetoucí už jako mladá rostlina koncem března. Vejde se před okno i do volného plůtku a rychlená kvete ve váze od ledna. Na místě žádá jedině světlo.',
    en: 'A lower, densely branched forsythia of 1.5–2 m, generous even as a young plant in late March. It fits below a window or in a loose hedge, and forced twigs flower from January. Light is all it asks.',
    pl: 'Niższa, gęsto rozgałęziona forsycja, 1,5–2 m, obficie kwitnąca pod koniec marca już jako młoda roślina. Mieści się pod oknem i w swobodnym żywopłocie, pędzona kwitnie w wazonie od stycznia. Wymaga tylko światła.',
  },
  'Fothergilla major': {
    cs: 'V květnu krémové kartáčky vonící medem, na podzim současně žlutá, oranžová a purpurová. Roste pomalu, do 1,5–2 m. Příbuzná vilínů, která chce kyselou humózní zem a mulč; doplní pěnišníky tam, kde už dokvetly.',
    en: 'Cream bottlebrushes scented of honey in May; yellow, orange and purple all at once in autumn. Slow to 1.5–2 m. A witch hazel relative for acid humus and mulch, taking over where rhododendrons leave off.',
    pl: 'W maju kremowe szczoteczki o zapachu miodu, jesienią liście jednocześnie żółte, pomarańczowe i purpurowe. Rośnie wolno do 1,5–2 m. Krewna oczaru, wymaga kwaśnej, próchnicznej gleby i ściółki; uzupełnia rabaty z różanecznikami po ich kwitnieniu.',
  },
};
