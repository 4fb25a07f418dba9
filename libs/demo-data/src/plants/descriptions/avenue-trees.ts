import type { PlantDescriptions } from './plant-descriptions';

/** Trees of avenues, horse chestnut to black walnut. */
export const AVENUE_TREES: PlantDescriptions = {
  'Aesculus hippocastanum': {
    cs: 'Košatý strom 20–25 m vysoký, v květnu plný bílých svíc, na podzim plodící lesklé kaštany v ostnitých tobolkách. Žádá hlubokou vlhčí půdu. Klíněnka jeho listy hnědě poškozuje, spadané listí proto odklízíme. Do parků, ke kapličkám a zahradním restauracím.',
    en: 'A spreading tree of 20–25 m, full of white candles in May and of glossy conkers in prickly husks in autumn. It wants deep, moist soil. Leaf miner browns the foliage, so clear fallen leaves. For parks, chapels and beer gardens.',
    pl: 'Rozłożyste drzewo wysokości 20–25 m, w maju pełne białych świec, jesienią lśniących kasztanów. Wymaga gleby głębokiej i wilgotnej. Liście uszkadza szrotówek kasztanowcowiaczek, dlatego opadłe grabimy. Do parków, przy kapliczkach i w ogródkach restauracyjnych.',
  },
  "Aesculus carnea 'Briotii'": {
    cs: 'Kříženec s laty sytě růžovočervených květů v květnu, 10–15 m vysoký, s tmavšími a kožovitějšími listy než maďal; klíněnka na něm škodí mnohem méně. Plodů nasazuje málo. Dobrá volba tam, kde padající kaštany vadí autům i chodcům.',
    en: 'A hybrid with rosy red candles in May, 10–15 m tall, its leaves darker and tougher than those of the horse chestnut and far less troubled by leaf miner. It bears few conkers, which suits car parks and pavements.',
    pl: 'Mieszaniec o różowoczerwonych wiechach w maju, wysokości 10–15 m, o liściach ciemniejszych i bardziej skórzastych niż u kasztanowca białego, słabiej porażany przez szrotówka. Owocuje skąpo, więc kasztany nie przeszkadzają samochodom ani pieszym.',
  },
  'Alnus glutinosa': {
    cs: 'Olše břehů a mokřin: štíhle kuželovitá, 15–20 m vysoká, s lepkavými pupeny, okrouhlými listy opadajícími zeleně a šištičkami přes zimu. Hlízky na kořenech vážou dusík. Zpevňuje břehy, snáší zaplavení, sucho jí nesvědčí.',
    en: 'The alder of banks and bogs: slim and conical, 15–20 m tall, with sticky buds, rounded leaves that fall green and small cones through winter. Root nodules fix nitrogen. It holds river banks and stands floods, not drought.',
    pl: 'Olsza brzegów i mokradeł o smukłej, stożkowej koronie, 15–20 m wysokości, z lepkimi pąkami i szyszeczkami przez całą zimę. Brodawki korzeniowe wiążą azot. Umacnia brzegi, znosi zalewanie, suszy nie lubi.',
  },
  'Alnus incana': {
    cs: 'Od olše lepkavé ji poznáme podle šedé hladké kůry a zašpičatělých, vespod šedých listů. Dorůstá 10–15 m, vybíhá z kořenů a dobře se chytá na štěrcích, výsypkách i chudých, vápenitých půdách. Pionýrská dřevina do horských poloh a na svahy.',
    en: 'Known from common alder by its smooth grey bark and pointed leaves, grey beneath. It grows 10–15 m, suckers and takes to gravel, spoil heaps and poor limy ground. A pioneer for slopes and mountain sites.',
    pl: 'Od olszy czarnej różni się gładką, szarą korą i zaostrzonymi, od spodu szarymi liśćmi. Dorasta do 10–15 m, daje odrosty. Gatunek pionierski na żwiry, hałdy, zbocza i ubogie gleby wapienne, także w górach.',
  },
  'Alnus spaethii': {
    cs: 'Rychlý kuželovitý strom 12–15 m vysoký; lesklé, podlouhlé listy raší nachově a drží až do prosince. Nápadné jehnědy kvetou už koncem zimy, což vadí alergikům. Z olší nejlépe snáší městské sucho, zhutněnou půdu a vítr.',
    en: 'A fast, conical tree of 12–15 m whose glossy long leaves open purple and hold into December. Showy catkins come in late winter, to the grief of hay fever sufferers. Of all alders the best in town drought, compacted soil and wind.',
    pl: 'Szybko rosnące, stożkowe drzewo 12–15 m; błyszczące liście rozwijają się purpurowo i trzymają do grudnia. Kotki kwitną już pod koniec zimy, co dokucza alergikom. Najlepsza z olsz na miejską suszę, zbitą glebę i wiatr.',
  },
  'Betula pendula': {
    cs: 'Bílá kůra, jemné převislé větvičky a zlatožlutý podzim: světlomilný strom 15–20 m vysoký a 7–10 m široký. Roste i na chudých kyselých píscích. Mělké kořeny berou okolí vodu, pod korunou proto volíme suchovzdorné podrosty. Do krajiny a větších zahrad.',
    en: 'White bark, fine hanging twigs and a golden autumn on a light-loving tree of 15–20 m by 7–10 m. It grows even on poor acid sand. The shallow roots drain the ground, so underplant with drought-proof species. For open country and large gardens.',
    pl: 'Biała kora, delikatne zwisające gałązki i złota jesień. Drzewo światłolubne, 15–20 m wysokości i 7–10 m szerokości, rośnie nawet na ubogich, kwaśnych piaskach. Płytkie korzenie wysuszają glebę, pod koronę sadzimy rośliny odporne na suszę.',
  },
  "Betula utilis 'Doorenbos'": {
    cs: 'Křídově bílá, v tenkých blánách se loupající kůra svítí už na mladých kmíncích a nejvíc v zimě. Strom má vzpřímenou, vejčitou korunu 10–12 m vysokou a žlutý podzim. Účinný ve skupinách a jako vícekmen; sucho v létě nemá rád.',
    en: 'Chalk-white bark peeling in thin films shines on quite young stems, most of all in winter. Upright and oval, 10–12 m tall, yellow in autumn. Telling in groups and as a multi-stem; it dislikes summer drought.',
    pl: 'Kredowobiała, łuszcząca się kora świeci już na młodych pniach, najmocniej zimą. Korona wzniesiona, jajowata, 10–12 m wysokości, jesienią żółta. Efektowna w grupach i w formie wielopniowej; letniej suszy nie lubi.',
  },
  "Betula nigra 'Heritage'": {
    cs: 'Krémová až lososová kůra se odlupuje v kadeřavých pásech, čímž se liší od všech našich bříz. Dorůstá 12–15 m, bývá vícekmenná a snáší zamokřené i dosti teplé polohy. Na vápnitých půdách žloutne. Hodí se k vodě a do deštových záhonů.',
    en: 'Cream to salmon bark peels in curly strips, unlike that of any native birch. It reaches 12–15 m, often on several stems, and takes waterlogged and fairly warm sites, but yellows on lime. Good by water and in rain gardens.',
    pl: 'Kremowa do łososiowej kora złuszcza się kędzierzawymi płatami, inaczej niż u brzóz rodzimych. Dorasta do 12–15 m, często wielopniowa, znosi stanowiska podmokłe i ciepłe. Na glebach wapiennych żółknie. Nad wodę i do ogrodów deszczowych.',
  },
  "Betula pendula 'Fastigiata'": {
    cs: 'Větve stoupají těsně vzhůru a jsou mírně zkroucené; koruna zůstává sloupovitá, 10–15 m vysoká a jen 3–4 m široká. Kůra bělá pomaleji než u druhu. Otužilá bříza do úzkých prostorů, stromořadí a jako svislý akcent.',
    en: 'The branches climb steeply with a slight twist, so the crown stays columnar, 10–15 m by only 3–4 m. The bark whitens more slowly than in the species. A hardy birch for tight spaces, rows and vertical accents.',
    pl: 'Gałęzie wznoszą się stromo i są lekko skręcone; korona pozostaje kolumnowa, 10–15 m wysokości i tylko 3–4 m szerokości. Kora bieleje wolniej niż u gatunku. Mrozoodporna brzoza do wąskich miejsc i alej.',
  },
  "Betula pendula 'Youngii'": {
    cs: 'Bez vlastního terminálu; z výšky štěpování spadají tenké větve až na zem a tvoří deštníkovitou korunu 3–5 m širokou. Listy na podzim zlátnou. Slunné místo, půda jakákoli propustná. Stačí i menší zahradě, u jezírka nebo jako solitéra v trávníku.',
    en: 'With no leader of its own, it drops thin branches to the ground from the height of the graft, as an umbrella 3–5 m wide that turns gold. Sun and any drained soil. Fits a smaller garden, by a pond or alone in the lawn.',
    pl: 'Nie tworzy przewodnika; z miejsca szczepienia cienkie gałęzie zwisają aż do ziemi, tworząc parasol szerokości 3–5 m. Liście jesienią złociste. Stanowisko słoneczne, gleba przepuszczalna. Nadaje się do małego ogrodu, nad oczko lub na trawnik.',
  },
  'Carpinus betulus': {
    cs: 'Domácí habr s rýhovaným listem snese stín, jíl i opakovaný řez a v plotě drží zaschlé hnědé listí přes zimu. Volně rostoucí dosahuje 15–20 m, stříhaný ho udržíme na 1–4 m. Osvědčený základ živých plotů, loubí a špalírů.',
    en: 'Native hornbeam with pleated leaves, at ease in shade, clay and repeated clipping; as a hedge it keeps its brown leaves through winter. Free-grown it makes 15–20 m, clipped anything from 1 to 4 m. The mainstay of hedges, arbours and pleached screens.',
    pl: 'Rodzimy grab znosi cień, glinę i częste cięcie, a w żywopłocie trzyma zaschnięte liście przez zimę. Swobodnie rosnący osiąga 15–20 m, cięty 1–4 m. Sprawdzony na żywopłoty, szpalery i pergole.',
  },
  "Carpinus betulus 'Fastigiata'": {
    cs: 'V mládí hustě kuželovitý, se stářím široce vejčitý habr, 12–15 m vysoký a 6–8 m široký, větvený od země vějířovitě vzhůru. Na podzim žlutý. Snáší městské ovzduší i vápno. Pravidelný obrys si drží i bez řezu.',
    en: 'Densely conical when young, broadly egg-shaped with age, 12–15 m by 6–8 m, fanning upwards from low on the trunk. Yellow in autumn. It takes city air and lime, and keeps its regular outline unpruned.',
    pl: 'W młodości gęsty i stożkowy, z wiekiem szerokojajowaty grab, 12–15 m wysokości i 6–8 m szerokości, rozgałęziony wachlarzowato od ziemi. Jesienią żółty. Znosi miejskie powietrze i wapń, zachowuje regularny pokrój bez cięcia.',
  },
  "Carpinus betulus 'Frans Fontaine'": {
    cs: 'Vybrán z holandské ulice pro korunu, která zůstává úzká i ve stáří: 10–12 m výšky na 3–4 m šířky. Hustě olistěný, na podzim žlutý. Snáší stín a řez, nemá rád posypovou sůl. Do úzkých ulic a na vysoké clony.',
    en: 'Picked out in a Dutch street for a crown that stays narrow even with age: 10–12 m tall, 3–4 m wide. Densely leafy, yellow in autumn. Tolerates shade and clipping but not road salt. For narrow streets and tall screens.',
    pl: 'Wybrany z holenderskiej ulicy dla korony, która pozostaje wąska także na starość: 10–12 m wysokości przy 3–4 m szerokości. Gęsto ulistniony, jesienią żółty. Znosi cień i cięcie, nie lubi soli drogowej. Do wąskich ulic.',
  },
  'Fagus sylvatica': {
    cs: 'Hladký stříbrošedý kmen a rozložitá koruna, 25–30 m výšky a ve volnu téměř stejné šířky. Jarní listí je hedvábně zelené, podzimní měděné. Chce svěží, propustnou, klidně vápenitou půdu; nesnáší zhutnění, mokro a sálající dlažbu. Strom velkých parků.',
    en: 'A smooth silver-grey trunk and wide crown, 25–30 m tall and nearly as wide in the open. Leaves are silky green in spring and copper in autumn. It wants fresh, drained soil, lime included, and hates compaction, wet and hot paving. For large parks.',
    pl: 'Gładki, srebrzystoszary pień i rozłożysta korona, 25–30 m wysokości. Liście wiosną jedwabiście zielone, jesienią miedziane. Gleba świeża, przepuszczalna, może być wapienna; nie znosi zagęszczenia, mokra i nagrzanej nawierzchni. Drzewo dużych parków.',
  },
  "Fagus sylvatica 'Purpurea'": {
    cs: 'Tmavě purpurové listy v průběhu léta přecházejí do bronzově zelené; strom dorůstá 20–25 m a působí zdaleka. Nároky má jako lesní buk: hlubší čerstvá půda, prostor, žádné zhutnění. Stará parková solitéra, v mládí vhodná i k tvarování.',
    en: 'Dark purple leaves shift to bronze green over the summer on a tree of 20–25 m that tells from afar. Its needs are those of common beech: deep fresh soil, room and no compaction. A classic of old parks, clipped when young.',
    pl: 'Ciemnopurpurowe liście latem przechodzą w brązowozielone; drzewo dorasta do 20–25 m i widać je z daleka. Wymaga głębokiej, świeżej gleby, przestrzeni i braku zagęszczenia. Soliter starych parków, w młodości nadaje się też do formowania.',
  },
  "Fagus sylvatica 'Dawyck'": {
    cs: 'Sloup s těsně vzpřímenými větvemi, 15–20 m vysoký, v mládí jen 2–3 m široký. Nachází místo tam, kde by lesní buk přerostl. Listy v zimě zčásti drží zaschlé. Vyžaduje propustnou, čerstvou zeminu a klidné kořeny.',
    en: 'A column of tightly upright branches, 15–20 m tall and only 2–3 m wide while young, for places where common beech would outgrow its room. Some dry leaves hang on in winter. Needs drained, fresh soil and undisturbed roots.',
    pl: 'Kolumna o stromo wzniesionych gałęziach, 15–20 m wysokości, w młodości tylko 2–3 m szerokości. Mieści się tam, gdzie zwykły buk byłby za duży. Część zaschniętych liści trzyma zimą. Wymaga gleby przepuszczalnej i świeżej.',
  },
  "Fagus sylvatica 'Pendula'": {
    cs: 'Hlavní větve vybíhají do stran a z nich splývají až na zem závěsy listí, takže vznikne živý altán 12–15 m vysoký i široký. Každý strom má jiný tvar. Potřebuje velký trávník, hlubokou vlahou půdu a pár desetiletí trpělivosti.',
    en: 'The main limbs reach out and curtains of leaves fall from them to the ground, a living pavilion 12–15 m each way, no two trees alike. It needs a big lawn, deep moist soil and a few decades of patience.',
    pl: 'Konary rozchodzą się na boki i opadają zielonymi kaskadami do ziemi, tworząc żywą altanę 12–15 m wysokości i szerokości. Każde drzewo jest inne. Potrzebuje dużego trawnika, głębokiej, wilgotnej gleby i kilkudziesięciu lat cierpliwości.',
  },
  "Fraxinus ornus 'Mecsek'": {
    cs: 'Jasan zimnář roubovaný na kmínek vytváří hustou kouli 3–4 m širokou. V květnu ji občas doplní smetanové vonné laty, podzim je žlutý až nafialovělý. Teplomilný, na suchých vápenitých půdách a mezi dlažbou si vede výborně.',
    en: 'A manna ash grafted on a stem, making a dense ball 3–4 m wide, sometimes with scented creamy panicles in May and yellow to violet tints in autumn. A lover of warmth, excellent on dry limy soil and in paving.',
    pl: 'Jesion mannowy szczepiony na pniu tworzy gęstą kulę szerokości 3–4 m. W maju czasem zdobią ją kremowe, pachnące wiechy, jesienią przebarwia się na żółto i fioletowo. Ciepłolubny, dobry na suche gleby wapienne i wśród nawierzchni.',
  },
  "Fraxinus angustifolia 'Raywood'": {
    cs: 'Jemně zpeřené lesklé listy se v říjnu mění do vínově purpurové, u jasanů neobvyklé. Koruna vejčitá, 12–15 m vysoká a 8–10 m široká. Snáší sucho, horko i vápno, dřevo se však ve větru láme; výchovný řez v mládí se vyplatí.',
    en: 'Finely pinnate glossy leaves turn wine purple in October, rare among ashes. The crown is oval, 12–15 m by 8–10 m. It stands drought, heat and lime, but branches may snap in wind: train it well when young.',
    pl: 'Delikatne, pierzaste, lśniące liście w październiku barwią się winnopurpurowo. Korona jajowata, 12–15 m wysokości i 8–10 m szerokości. Znosi suszę, upał i wapń, lecz drewno łamie się na wietrze; warto ciąć w młodości.',
  },
  "Fraxinus excelsior 'Nana'": {
    cs: 'Velmi hustá, přirozeně kulovitá koruna jasanu na kmínku, 4–5 m v průměru, s pozdním rašením. Roste na vlhčích i sušších živných půdách. Nekvete a nesemení se. Při výběru stanoviště myslete na nekrózu jasanu: ve vlhkých údolích se jí nevyhne.',
    en: 'A very dense, naturally round ash head on a stem, 4–5 m across, late into leaf, without flower or seed. It grows on moist and drier fertile soil. Remember ash dieback when choosing the site: damp valleys are risky.',
    pl: 'Bardzo gęsta, naturalnie kulista korona jesionu na pniu, 4–5 m średnicy, późno się zieleni. Rośnie na żyznych glebach wilgotnych i suchszych, nie kwitnie i nie owocuje. W wilgotnych dolinach zagraża mu zamieranie jesionu.',
  },
  'Ginkgo biloba': {
    cs: 'Živoucí zkamenělina s vějířovitými listy, v říjnu máslově žlutými a opadlými třeba za jedinou noc. Roste zvolna do 15–20 m, zprvu úzce, později rozložitě. Choroby ani škůdci ho netrápí, snáší zplodiny, sucho i vápno. Ideální do města.',
    en: 'A living fossil with fan-shaped leaves, butter yellow in October and often shed in a single night. Slow to 15–20 m, narrow at first and spreading later. Free of pests, tough in fumes, drought and lime: an ideal town tree.',
    pl: 'Żywa skamieniałość o wachlarzowatych liściach, w październiku maślanożółtych i opadających nieraz w jedną noc. Rośnie wolno do 15–20 m. Wolny od chorób i szkodników, znosi spaliny, suszę i wapń. Idealny do miasta.',
  },
  "Ginkgo biloba 'Mariken'": {
    cs: 'Zakrslý jinan pro malé zahrady: hustá polokoule, na kmínku asi 1–1,5 m široká, s hustě postavenými vějířky listů. Podzim žlutý jako u druhu. Roste nejvýš několik centimetrů ročně, vydrží léta i v nádobě, pokud kořeny nepromrzají.',
    en: 'A dwarf ginkgo for small gardens, a dense half-ball about 1–1.5 m wide on its stem, packed with little fans that turn yellow like the species. It adds a few centimetres a year and lives long in a tub kept from freezing through.',
    pl: 'Karłowy miłorząb do małych ogrodów: gęsta półkula, na pniu około 1–1,5 m szerokości, z gęsto osadzonymi listkami. Jesienią żółty. Przyrasta kilka centymetrów rocznie, latami rośnie w pojemniku, jeśli korzenie nie przemarzają.',
  },
  "Gleditsia triacanthos 'Skyline'": {
    cs: 'Beztrnný dřezovec s vzdušnou kuželovitou korunou 12–15 m vysokou; drobně zpeřené listy vrhají lehký stín a na podzim svítí zlatě. Lusky téměř nenasazuje. Snáší sálavé teplo, sucho, sůl i vápno, proto patří k nejlepším uličním stromům.',
    en: 'A thornless honey locust with an airy, conical crown of 12–15 m; the tiny leaflets cast light shade and glow gold in autumn. Hardly any pods. It shrugs off heat, drought, salt and lime, among the best of street trees.',
    pl: 'Bezcierniowa glediczja o ażurowej, stożkowej koronie wysokości 12–15 m; drobne pierzaste liście dają lekki cień, jesienią złociste. Strąków prawie nie zawiązuje. Znosi upał, suszę, sól i wapń, należy do najlepszych drzew ulicznych.',
  },
  "Gleditsia triacanthos 'Sunburst'": {
    cs: 'Beztrnný a prakticky bez lusků; výhony raší jasně žlutě, přes léto zezelenají a na podzim opět zezlátnou. Vzdušná, rozložitá koruna měří 8–10 m. Teplé slunné místo, sucho vadí málo. Hezky stojí před tmavými jehličnany či červenolistými keři.',
    en: 'Thornless and practically podless; shoots break bright yellow, turn green over summer and gold again in autumn. The loose spreading crown reaches 8–10 m. For warm sunny places, even dry, against dark conifers or purple shrubs.',
    pl: 'Odmiana bez cierni i niemal bez strąków; młode pędy są jasnożółte, latem zielenieją, jesienią znów złote. Ażurowa, rozłożysta korona ma 8–10 m. Stanowisko ciepłe, słoneczne, może być suche. Ładna na tle ciemnych iglaków.',
  },
  'Juglans nigra': {
    cs: 'Velký parkový strom 20–30 m vysoký se zpeřenými aromatickými listy, hluboce rozpukanou tmavou kůrou a kulatými plody s tvrdou skořápkou. Cení se jeho dřevo. Žádá hlubokou nivní půdu a prostor; kořeny vylučují juglon, který tlumí některé sousedy.',
    en: 'A large park tree of 20–30 m with aromatic pinnate leaves, deeply furrowed dark bark and round, hard-shelled nuts. Prized for timber. It asks for deep alluvial soil and room; its roots exude juglone, which checks some neighbours.',
    pl: 'Duże drzewo parkowe 20–30 m wysokości o pierzastych, aromatycznych liściach, ciemnej, głęboko spękanej korze i kulistych owocach w twardej łupinie. Cenne drewno. Wymaga głębokiej gleby i przestrzeni; korzenie wydzielają juglon, hamujący niektóre rośliny.',
  },
};
