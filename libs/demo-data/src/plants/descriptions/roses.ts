import type { PlantDescriptions } from './plant-descriptions';

/** Roses. */
export const ROSES: PlantDescriptions = {
  "Rosa 'Gloria Dei'": {
    cs: 'Velkokvětá růže z roku 1945, ve světě zvaná ‘Peace’: žluté plné květy s růžovým okrajem, jemně vonné, od června do mrazů. Keř 80–120 cm s lesklými listy. Hluboká hlína, slunce; jarní řez na čtyři očka.',
    en: 'The hybrid tea of 1945 known abroad as ‘Peace’: full yellow flowers edged pink, lightly scented, from June to frost. 80–120 cm with glossy leaves. Deep loam and sun; prune to four buds in spring.',
    pl: 'Róża wielkokwiatowa z 1945 roku, na świecie znana jako ‘Peace’: żółte pełne kwiaty z różowym brzegiem, lekko pachnące, od czerwca do mrozów. Krzew 80–120 cm o lśniących liściach. Głęboka glina, słońce; wiosną tniemy na cztery oczka.',
  },
  "Rosa 'Schneewittchen'": {
    cs: 'Čistě bílé poloplné květy v trsech téměř bez přestávky od června do listopadu, často zvaná ‘Iceberg’. Vzpřímený záhonový keř 80–120 cm, málo trnitý. Snese i polostín; na vlhku hlídejte černou skvrnitost. Světová růže roku 1983.',
    en: 'Pure white semi-double clusters almost without pause from June to November; also known as ‘Iceberg’. An upright bed rose of 80–120 cm with few thorns. It bears half shade; watch for black spot. World’s Favourite Rose 1983.',
    pl: 'Czysto białe półpełne kwiaty w kwiatostanach niemal bez przerwy od czerwca do listopada, często zwana ‘Iceberg’. Wzniesiony krzew rabatowy 80–120 cm, mało kolczasty. Znosi półcień; w wilgoci uważamy na czarną plamistość. Światowa róża roku 1983.',
  },
  "Rosa 'The Fairy'": {
    cs: 'Tisíce drobných růžových pomponků od konce června do mrazů na široce rozložených výhonech. Půdopokryvná, 60–70 cm vysoká, pro svahy, okraje, nádoby i kmínky. Zdravá, otužilá, nevoní; na jaře stačí zkrátit o polovinu.',
    en: 'Thousands of small pink pompons from late June to frost on widely spread shoots. Ground cover, 60–70 cm high, for banks, edges, tubs and standards. Healthy, hardy, scentless; shorten by half in spring.',
    pl: 'Tysiące drobnych różowych pomponików od końca czerwca do mrozów na szeroko rozłożonych pędach. Okrywowa, wysokości 60–70 cm, na skarpy, obwódki, do donic i na pniu. Zdrowa, mrozoodporna, bezwonna; wiosną wystarczy skrócić o połowę.',
  },
  "Rosa 'Sympathie'": {
    cs: 'Sametově tmavočervená pnoucí růže, 3–4 m, s plnými květy voňavými po divokých růžích; po hlavním červnovém kvetení remontuje. Zdravé lesklé listy, snáší déšť i mráz. Vějířovitě ji vyvazujte na stěnu nebo oblouk.',
    en: 'A velvety dark red climber of 3–4 m, its full flowers scented of wild roses; it repeats after the June flush. Healthy glossy leaves, proof against rain and frost. Fan it out over a wall or arch.',
    pl: 'Aksamitnie ciemnoczerwona róża pnąca, 3–4 m, o pełnych kwiatach pachnących dziką różą; po głównym kwitnieniu w czerwcu powtarza. Zdrowe lśniące liście, znosi deszcz i mróz. Pędy rozpinamy wachlarzowato na ścianie lub łuku.',
  },
  'Rosa rugosa': {
    cs: 'Svraskalé zdravé listy, velké vonné růžové květy od května do září a současně ploché červené šípky na čaj. Keř 1–1,5 m, výběžkatý, ostnitý. Snáší písek, sůl i mráz, vápno hůř; na cenných stanovištích se šíří.',
    en: 'Wrinkled healthy leaves, large scented pink flowers from May to September and flat red hips for tea. 1–1.5 m, suckering and prickly. It takes sand, salt and frost, lime less well; it invades valuable habitats.',
    pl: 'Pomarszczone zdrowe liście, duże pachnące różowe kwiaty od maja do września i zarazem spłaszczone czerwone owoce na herbatę. Krzew 1–1,5 m, rozłogowy, kolczasty. Znosi piasek, sól i mróz, wapń gorzej; na cennych siedliskach się rozprzestrzenia.',
  },
  "Rosa 'Bonica'": {
    cs: 'Růžové plné kvítky v bohatých trsech celé léto, do zimy oranžové šípky, ponecháte-li poslední odkvět. Keř 70–90 cm, zdravý, do ploch, nízkých plotů i veřejné zeleně. Rozestup 50 cm, slunce, řez předjarní.',
    en: 'Double pink flowers in rich clusters all summer, and orange hips if you leave the last ones. 70–90 cm, healthy, for mass planting, low hedges and public green. Space at 50 cm in sun; prune in late winter.',
    pl: 'Pełne różowe kwiaty w obfitych kwiatostanach całe lato, do zimy pomarańczowe owoce, jeśli zostawimy ostatnie kwiaty. Krzew 70–90 cm, zdrowy, do dużych nasadzeń, niskich żywopłotów i zieleni publicznej. Rozstawa 50 cm, słońce, cięcie przedwiosenne.',
  },
  "Rosa 'Chopin'": {
    cs: 'Polská velkokvětá růže z roku 1980: velké krémově bílé květy na dlouhých stoncích, vhodné k řezu, jemně vonící. Silný keř 100–130 cm, mrazuvzdorný, po dešti plátky hnědnou. Slunný záhon s hlubokou živnou půdou.',
    en: 'A Polish hybrid tea of 1980: large creamy white flowers on long stems, good for cutting, lightly scented. A strong bush of 100–130 cm, hardy, though rain marks the petals. A sunny bed of deep rich soil.',
    pl: 'Polska róża wielkokwiatowa z 1980 roku: duże kremowobiałe kwiaty na długich pędach, odpowiednie do cięcia, lekko pachnące. Silny krzew 100–130 cm, mrozoodporny, po deszczu płatki brązowieją. Słoneczna rabata o głębokiej żyznej glebie.',
  },
  "Rosa 'Flammentanz'": {
    cs: 'Ohnivě červené plné květy v jediné, zato týdny trvající červnové vlně. Pnoucí růže 3–5 m s tuhými ostnitými pruty, jedna z nejmrazuvzdornějších, i do podhůří. Po odkvětu zkracujte; pro pergoly, ploty, chladnější stěny.',
    en: 'Flame red double flowers in one June flush that lasts for weeks. A climber of 3–5 m with stiff thorny canes, among the hardiest, even for the foothills. Prune after bloom; for pergolas, fences and cooler walls.',
    pl: 'Ogniście czerwone pełne kwiaty w jednej, lecz trwającej tygodniami fali czerwcowej. Róża pnąca 3–5 m o sztywnych kolczastych pędach, jedna z najbardziej mrozoodpornych, także na pogórze. Po kwitnieniu skracamy; na pergole, płoty, chłodniejsze ściany.',
  },
  "Rosa 'New Dawn'": {
    cs: 'Perleťově růžové vonné květy od června do října, lesklé listy, ohebné výhony 3–5 m dlouhé. Z roku 1930, první patentovaná rostlina světa. Zdravá a shovívavá: polostín, chudší půda i severovýchodní zeď. Na oblouky a staré stromy.',
    en: 'Pearly pink scented flowers from June to October, glossy leaves, supple canes of 3–5 m. Introduced in 1930, the first plant ever patented. Healthy and forgiving of half shade, poorer soil and north-east walls. For arches and old trees.',
    pl: 'Perłoworóżowe pachnące kwiaty od czerwca do października, lśniące liście, giętkie pędy długości 3–5 m. Z 1930 roku, pierwsza opatentowana roślina świata. Zdrowa i wyrozumiała: półcień, uboższa gleba, nawet ściana północno-wschodnia. Na łuki i stare drzewa.',
  },
  "Rosa 'Queen Elizabeth'": {
    cs: 'Jasně růžové květy velikosti čajohybridu v trsech, na vzpřímených, málo ostnitých prutech 1,2–1,8 m. Stojí v pozadí záhonu nebo jako kvetoucí plot, řeže se do vázy. Pojmenovaná roku 1954 po britské královně; otužilá, na slunci vytrvalá.',
    en: 'Clear pink flowers of hybrid tea size in clusters on upright, nearly thornless canes of 1.2–1.8 m. For the back of a bed, a flowering hedge or the vase. Named in 1954 for the British queen; hardy and lasting in sun.',
    pl: 'Jasnoróżowe kwiaty wielkości mieszańca herbatniego w kwiatostanach, na wzniesionych, mało kolczastych pędach 1,2–1,8 m. W tle rabaty, jako kwitnący żywopłot lub do wazonu. Nazwana w 1954 roku na cześć brytyjskiej królowej; mrozoodporna, trwała w słońcu.',
  },
  'Rosa canina': {
    cs: 'Narůžovělé jednoduché květy v červnu, potom šarlatové šípky na čaj, marmeládu i pro kvíčaly. Obloukovitý ostnitý keř 2–3 m. Meze, sucho, vápno i jíl; v remízech chrání hnízda, dříve sloužil jako podnož růží.',
    en: 'Blush single flowers in June, then scarlet hips for tea, jam and fieldfares. An arching prickly bush of 2–3 m for field banks, drought, lime or clay; it shelters nests in copses and long served as a rose stock.',
    pl: 'Różowawe pojedyncze kwiaty w czerwcu, potem szkarłatne owoce na herbatę, konfitury i dla kwiczołów. Łukowaty kolczasty krzew 2–3 m. Miedze, susza, wapień i glina; w zadrzewieniach chroni gniazda, dawniej służyła jako podkładka róż.',
  },
};
