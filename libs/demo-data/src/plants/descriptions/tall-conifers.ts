import type { PlantDescriptions } from './plant-descriptions';

/** Tall conifers. */
export const TALL_CONIFERS: PlantDescriptions = {
  'Abies concolor': {
    cs: 'Dlouhé měkké jehlice, z obou stran šedomodré, po rozemnutí voní po citronu. Jedle 15–20 m vysoká, větvená až k zemi. Ze všech jedlí nejlépe snáší sucho, teplo a městské ovzduší; jako solitéra potřebuje 5–7 m místa.',
    en: 'Long soft needles, blue-grey on both sides, smell of lemon when crushed. A fir of 15–20 m, clothed to the ground. No other fir stands drought, warmth and town air so well; as a specimen it needs 5–7 m of width.',
    pl: 'Długie miękkie igły, z obu stron szaroniebieskie, po roztarciu pachną cytryną. Jodła 15–20 m, ugałęziona do samej ziemi. Ze wszystkich jodeł najlepiej znosi suszę, ciepło i miejskie powietrze; jako soliter potrzebuje 5–7 m miejsca.',
  },
  'Abies koreana': {
    cs: 'Fialové vzpřímené šišky nasazuje už jako metrový stromek, jehlice mají bílý rub. Roste pomalu, kuželovitě do 6–8 m. Chce vlhčí kyselou půdu a slunce bez úpalu, v teplých nížinách trpí suchem a korovnicí.',
    en: 'It bears upright violet cones even at a metre tall, and the needles are white beneath. A slow cone of 6–8 m for moist acid soil and sun without baking; in warm lowlands it suffers from drought and adelgids.',
    pl: 'Fioletowe wzniesione szyszki zawiązuje już jako metrowe drzewko, igły mają biały spód. Rośnie powoli, stożkowato do 6–8 m. Gleba wilgotna, kwaśna, słońce bez upału; na ciepłych nizinach cierpi od suszy i ochojników.',
  },
  'Abies alba': {
    cs: 'Naše domácí jedle, 30–40 m vysoká, s bělavou hladkou kůrou, čapím hnízdem v koruně starých stromů a hřebenitě uspořádanými jehlicemi. Mládí snese v hlubokém stínu. Vyžaduje vzdušnou vlhkost a svěží hlubokou půdu; do lesa a velkých parků.',
    en: 'Our native fir, 30–40 m tall, with smooth whitish bark, a flat crown in age and comb-like rows of needles. It spends youth in deep shade and needs moist air and fresh deep soil; for forest and large parks.',
    pl: 'Nasza rodzima jodła, 30–40 m wysokości, o białawej gładkiej korze, z bocianim gniazdem w koronie starych drzew i grzebieniasto ułożonymi igłami. Młodość spędza w głębokim cieniu. Wymaga wilgotnego powietrza i świeżej głębokiej gleby; do lasu i dużych parków.',
  },
  'Abies nordmanniana': {
    cs: 'Tmavě zelené husté jehlice, které po uříznutí dlouho neopadávají, z ní udělaly nejžádanější vánoční strom. Ponechaná volně vytvoří pravidelný kužel 20–25 m. Daří se jí v hluboké svěží půdě, raší pozdě, takže jí jarní mráz ublíží zřídka.',
    en: 'Dense dark needles that hold long after cutting have made it the favourite Christmas tree. Left alone it builds a regular cone of 20–25 m. Deep fresh soil suits it, and late bud-break spares it most spring frosts.',
    pl: 'Ciemnozielone gęste igły, które po ścięciu długo nie opadają, uczyniły z niej najbardziej pożądaną choinkę. Rosnąc swobodnie, tworzy regularny stożek 20–25 m. Lubi głęboką świeżą glebę, rusza późno, więc wiosenne przymrozki rzadko jej szkodzą.',
  },
  'Cedrus libani': {
    cs: 'V mládí kužel, ve stáří rozložitá patrová koruna, 15–20 m vysoká a stejně široká. Tmavé jehlice ve svazečcích, soudečkovité šišky. Do vinařských poloh s propustnou i vápenitou půdou; mladý strom chraňte před lednovým sluncem a větrem.',
    en: 'A cone when young, in age a wide tiered crown 15–20 m tall and as broad, with dark tufted needles and barrel-shaped cones. For wine-growing districts on drained, even limy soil; shield young trees from winter sun and wind.',
    pl: 'W młodości stożek, na starość rozłożysta piętrowa korona, 15–20 m wysokości i tyleż szerokości. Ciemne igły w pęczkach, beczułkowate szyszki. W najcieplejsze rejony winiarskie na glebę przepuszczalną, także wapienną; młode drzewo chronimy przed styczniowym słońcem i wiatrem.',
  },
  "Cedrus atlantica 'Glauca'": {
    cs: 'Ocelově modré jehlice ve svazečcích na vystoupavých větvích, koruna řídce kuželovitá, 15–20 m. Suchá výslunná stanoviště i vápno snáší znamenitě, mokrou těžkou půdu vůbec ne. V teplejších krajích výrazná solitéra k moderní architektuře.',
    en: 'Steel-blue tufted needles on rising branches, the crown an open cone of 15–20 m. Excellent on dry sunny sites and lime, hopeless in wet heavy soil. In warmer districts a striking specimen beside modern buildings.',
    pl: 'Stalowoniebieskie igły w pęczkach na wznoszących się gałęziach, korona luźno stożkowata, 15–20 m. Znakomicie znosi suche słoneczne stanowiska i wapń, mokrej ciężkiej gleby wcale. W cieplejszych rejonach efektowny soliter przy nowoczesnej architekturze.',
  },
  'Picea abies': {
    cs: 'Nejběžnější jehličnan našich hor, 30–40 m vysoký, s převislými větévkami a visícími šiškami. Kořeny má mělké, proto potřebuje srážky a chladno; v suchých nížinách podléhá kůrovci. Mladý snese střih a vytvoří hustý větrolam.',
    en: 'The commonest conifer of our mountains, 30–40 m, with drooping branchlets and hanging cones. Shallow-rooted, it needs rain and cool air; in dry lowlands bark beetle takes it. Clipped young, it makes a dense windbreak.',
    pl: 'Najpospolitszy iglak naszych gór, 30–40 m wysokości, o zwisających gałązkach i wiszących szyszkach. Korzenie ma płytkie, więc potrzebuje opadów i chłodu; na suchych nizinach pada ofiarą kornika. Młody znosi cięcie i tworzy gęstą osłonę od wiatru.',
  },
  'Picea omorika': {
    cs: 'Štíhlá věž 15–20 m vysoká a jen 2–4 m široká, s obloukovitě prohnutými větvemi a dvoubarevnými jehlicemi. Pochází z hor u Driny, snáší vápno i městský vzduch. Mezi smrky nejvhodnější na menší pozemky a do skupin; sucha se bojí.',
    en: 'A slender tower of 15–20 m, only 2–4 m wide, with arching branches and two-toned needles. From the mountains above the Drina, it takes lime and town air. The best spruce for smaller plots and groups; it fears drought.',
    pl: 'Smukła wieża 15–20 m wysokości i tylko 2–4 m szerokości, o łukowato wygiętych gałęziach i dwubarwnych igłach. Pochodzi z gór nad Driną, znosi wapń i miejskie powietrze. Ze świerków najlepszy na mniejsze działki i do grup; boi się suszy.',
  },
  'Picea pungens': {
    cs: 'Tuhé pichlavé jehlice zelené až šedomodré a vodorovná patra větví, 15–20 m. Otužilý americký smrk snáší sucho, prach a mráz lépe než náš domácí. Stříbrné semenáče vybíráme rukou; ve stáří zdola prosvětluje, proto mu nechte plné světlo.',
    en: 'Stiff prickly needles, green to blue-grey, in level tiers, 15–20 m. This hardy American spruce takes drought, dust and frost better than ours. Seedlings vary in colour. It thins from below with age, so give it full light.',
    pl: 'Sztywne kłujące igły, zielone do szaroniebieskich, i poziome piętra gałęzi, 15–20 m. Odporny amerykański świerk znosi suszę, kurz i mróz lepiej niż nasz rodzimy. Srebrne siewki wybieramy ręcznie; na starość prześwieca od dołu, dlatego wymaga pełnego światła.',
  },
  "Picea pungens 'Hoopsii'": {
    cs: 'Považuje se za nejstříbřitější z pichlavých smrků, barvu drží po celý rok. Kužel 10–12 m vysoký, v mládí poněkud nepravidelný; terminál se vyplatí pár let vyvazovat. Plné slunce a propustná půda bez zamokření.',
    en: 'Held to be the most silver of blue spruces, keeping its colour all year. A cone of 10–12 m, somewhat uneven when young, so stake the leader for a few years. Full sun and drained soil without waterlogging.',
    pl: 'Uchodzi za najbardziej srebrzysty ze świerków kłujących, barwę zachowuje przez cały rok. Stożek wysokości 10–12 m, w młodości nieco nieregularny; przewodnik warto kilka lat palikować. Pełne słońce i gleba przepuszczalna, bez zastoin wody.',
  },
  'Pinus nigra': {
    cs: 'Tmavá hustá borovice, 20–25 m, s dlouhými tuhými jehlicemi po dvou a šedočernou borkou. Na suchých vápencích, v kouři a v zasoleném větru obstojí jako málokterý jehličnan. Do větrolamů, na svahy a jako mohutná solitéra.',
    en: 'A dark dense pine of 20–25 m with long stiff needles in pairs and grey-black bark. On dry limestone, in smoke and salty wind it holds out like few conifers. For windbreaks, slopes and massive single trees.',
    pl: 'Ciemna gęsta sosna, 20–25 m, o długich sztywnych igłach po dwie i szaroczarnej korze. Na suchych wapieniach, w dymie i słonym wietrze wytrzymuje jak mało który iglak. Na osłony od wiatru, skarpy i jako potężny soliter.',
  },
  'Pinus sylvestris': {
    cs: 'Rezavě oranžová kůra v horní části kmene a krátké namodralé jehlice: strom písčin a skal, 20–30 m vysoký. Se stářím nabývá malebného deštníku. Světlomilná, nenáročná na živiny i vodu; ve městě strádá prachem.',
    en: 'Rusty orange bark on the upper trunk and short bluish needles: the tree of sand and rock, 20–30 m, picturesque and flat-topped with age. It asks for light but little food or water; town dust does it harm.',
    pl: 'Rdzawopomarańczowa kora w górnej części pnia i krótkie niebieskawe igły: drzewo piasków i skał, 20–30 m wysokości. Z wiekiem przybiera kształt malowniczego parasola. Światłolubna, niewymagająca co do składników i wody; w mieście szkodzi jej kurz.',
  },
  'Pinus cembra': {
    cs: 'Limba roste pomalu, hustě a úzce kuželovitě, za třicet let kolem 6–8 m. Jehlice po pěti, modravé, olejnatá semínka rozsévá v horách ořešník. Nejtvrdší zimy jí nevadí, přísušek a vápno ano. Pro menší zahrady i vřesoviště.',
    en: 'Arolla pine grows slowly, dense and narrow, some 6–8 m in thirty years. The bluish needles come in fives, and nutcrackers sow its oily seeds. The hardest winters do not hurt it; drought and lime do. For smaller gardens.',
    pl: 'Limba rośnie powoli, gęsto i wąskostożkowato, przez trzydzieści lat do około 6–8 m. Igły po pięć, niebieskawe, oleiste nasiona rozsiewa w górach orzechówka. Najcięższe zimy jej nie szkodzą, susza i wapń owszem. Do mniejszych ogrodów i wrzosowisk.',
  },
  "Pinus parviflora 'Glauca'": {
    cs: 'Zkroucené stříbromodré jehlice v krátkých štětičkách a řídké vodorovné větve obsypané šiškami, které drží roky. Zvolna doroste 5–8 m. Základ zahrad v japonském stylu, snáší řez na mraky; půda propustná, slunce, žádné přemokření.',
    en: 'Twisted silver-blue needles in short brushes on open level branches, hung with cones for years. Slowly 5–8 m. The backbone of gardens in the Japanese manner, fit for cloud pruning; drained soil, sun, never wet feet.',
    pl: 'Skręcone srebrnoniebieskie igły w krótkich pędzelkach i luźne poziome gałęzie obsypane szyszkami, które trzymają się latami. Powoli dorasta do 5–8 m. Podstawa ogrodów japońskich, znosi formowanie w chmury; gleba przepuszczalna, słońce, bez podmokłości.',
  },
  'Pinus strobus': {
    cs: 'Jemné splývavé jehlice po pěti a dlouhé smolnaté šišky. Rychle vyroste do 20–30 m na kyselých čerstvých půdách. Trpí rzí vejmutovkovou, proto ji nesázejte k rybízům; ve skalních městech se šíří, v zahradě nikoli.',
    en: 'Fine soft needles in fives and long resinous cones. Fast to 20–30 m on fresh acid soil. Blister rust attacks it, so keep it from currants; it spreads in sandstone country, though hardly in a garden.',
    pl: 'Delikatne miękkie igły po pięć i długie żywiczne szyszki. Szybko dorasta do 20–30 m na glebach kwaśnych, świeżych. Choruje na rdzę wejmutkowo-porzeczkową, więc nie sadzimy jej przy porzeczkach; na piaskowcach się rozsiewa, w ogrodzie nie.',
  },
  "Chamaecyparis lawsoniana 'Columnaris'": {
    cs: 'Modrošedý úzký sloup 6–8 m vysoký a 1–1,5 m široký z plochých svislých větévek. Dobrý do řady i jako clona, střih snáší mělký. Potřebuje vlhkou půdu; v suchu, za mrazivého větru a v soli hnědne.',
    en: 'A narrow blue-grey column of 6–8 m by 1–1.5 m, built of flat upright sprays. Good in rows and as a screen, with light clipping only. It needs moist soil and browns in drought, icy wind and salt.',
    pl: 'Niebieskoszara wąska kolumna 6–8 m wysokości i 1–1,5 m szerokości z płaskich pionowych gałązek. Dobry w szpalerze i jako osłona, znosi tylko lekkie cięcie. Potrzebuje wilgotnej gleby; w suszy, mroźnym wietrze i od soli brązowieje.',
  },
  'Larix decidua': {
    cs: 'Na jaře svěže zelené svazečky jehlic a karmínové šištice, v říjnu zlato, v zimě holé větve. Strom 25–35 m vysoký. Žádá plné světlo, pohyb vzduchu a propustnou půdu; v mlžných kotlinách trpí rakovinou.',
    en: 'Fresh green tufts and crimson cones in spring, gold in October, bare in winter. 25–35 m tall. It demands full light, moving air and drained soil; in foggy hollows it falls to canker.',
    pl: 'Wiosną świeżo zielone pęczki igieł i karminowe szyszeczki, w październiku złoto, zimą nagie gałęzie. Drzewo wysokości 25–35 m. Wymaga pełnego światła, ruchu powietrza i gleby przepuszczalnej; w mglistych kotlinach choruje na raka modrzewia.',
  },
  'Larix kaempferi': {
    cs: 'Proti opadavému modřínu má sivější jehlice, načervenalé letorosty a šišky s ohrnutými šupinami. Roste v mládí rychleji, dosáhne 20–25 m. Chce vlhčí vzduch i půdu; rakovině modřínů odolává, dlouhému suchu hůře.',
    en: 'Against European larch it has greyer needles, reddish shoots and cones with rolled-back scales. Faster when young, it reaches 20–25 m. It wants moister air and soil, resists larch canker, but minds long drought.',
    pl: 'W porównaniu z modrzewiem europejskim ma bardziej sine igły, czerwonawe młode pędy i szyszki o odwiniętych łuskach. Za młodu rośnie szybciej, osiąga 20–25 m. Wymaga wilgotniejszego powietrza i gleby; odporny na raka modrzewia, długą suszę znosi gorzej.',
  },
  'Metasequoia glyptostroboides': {
    cs: 'Objevena živá v Číně roku 1941, do té doby známá jen zkamenělá. Měkké opadavé jehlice na podzim měďově zčervenají, kmen je dole rozbrázděný. Rychle roste do 20–25 m, úzce kuželovitě; miluje vlhko, snese i město.',
    en: 'Found alive in China in 1941, until then known only as a fossil. Soft deciduous needles turn coppery red above a fluted trunk. A fast narrow cone of 20–25 m that loves moisture yet puts up with towns.',
    pl: 'Odkryta żywa w Chinach w 1941 roku, wcześniej znana tylko ze skamieniałości. Miękkie opadające igły jesienią miedziano czerwienieją, pień u dołu bruzdowany. Szybko rośnie do 20–25 m, wąskostożkowata; lubi wilgoć, znosi też miasto.',
  },
  'Pseudotsuga menziesii': {
    cs: 'Měkké jehlice vonící po pomerančové kůře a visící šišky s trojcípými šupinami. Jeden z nejvyšších stromů u nás, 30–45 m, přirůstá i metr za rok. Hlubší čerstvá půda bez vápna; hodí se do lesa, parku i k sušším svahům.',
    en: 'Soft needles smelling of orange peel and hanging cones with three-pointed bracts. Among our tallest trees, 30–45 m, gaining up to a metre a year. Deep fresh soil without lime, for forest, park and drier slopes.',
    pl: 'Miękkie igły o zapachu skórki pomarańczy i wiszące szyszki z trójzębnymi łuskami. Jedno z najwyższych drzew u nas, 30–45 m, przyrasta nawet metr rocznie. Głębsza świeża gleba bez wapnia; do lasu, parku i na suchsze stoki.',
  },
  "Sciadopitys verticillata 'Wintergreen'": {
    cs: 'Dlouhé dužnaté jehlice v přeslenech jako dráty deštníku zůstávají přes zimu zelené, zatímco druh bronzoví. Velmi pomalý úzký kužel, po dvaceti letech 3–4 m. Kyselá, humózní, stále vlahá půda a ochrana před suchým větrem.',
    en: 'Long fleshy needles in whorls like umbrella ribs stay green in winter, when the species bronzes. A very slow narrow cone, 3–4 m after twenty years. Acid humus, always moist, and shelter from dry wind.',
    pl: 'Długie mięsiste igły w okółkach jak druty parasola zimą pozostają zielone, podczas gdy gatunek brązowieje. Bardzo wolno rosnący wąski stożek, po dwudziestu latach 3–4 m. Gleba kwaśna, próchniczna, stale wilgotna, osłona od suchego wiatru.',
  },
  "Sequoiadendron giganteum 'Glaucum'": {
    cs: 'Obr s modrošedými šídlovitými jehlicemi a houbovitou rezavou borkou. U nás dorůstá 20–30 m a potřebuje aspoň desetimetrový prostor. Mladý stromek kryjeme před mrazivým sluncem, starý přečká −25 °C; půda hluboká, nevysychavá.',
    en: 'A giant with blue-grey awl-like needles and spongy rust-red bark. Here it makes 20–30 m and needs at least ten metres of room. Shade young plants from winter sun; old ones survive −25 °C in deep soil that stays moist.',
    pl: 'Olbrzym o niebieskoszarych szydlastych igłach i gąbczastej rdzawej korze. U nas dorasta do 20–30 m i potrzebuje co najmniej dziesięciu metrów przestrzeni. Młode drzewko osłaniamy przed mroźnym słońcem, stare przetrwa −25 °C; gleba głęboka, nieprzesychająca.',
  },
  'Taxodium distichum': {
    cs: 'Patří k vodě, kde starší stromy vyhánějí z kořenů dýchací kolena. Jemné opadavé jehlice jsou na jaře světle zelené, v listopadu rezavě červené. Kužel 15–20 m; poroste i v běžné kyselé zemi, vápno ho žlutí.',
    en: 'It belongs by water, where older trees send up breathing knees. The fine deciduous needles are pale green in spring and foxy red in November. A cone of 15–20 m; ordinary acid soil will do, lime turns it yellow.',
    pl: 'Jego miejsce jest nad wodą, gdzie starsze drzewa wypuszczają z korzeni oddechowe kolana. Delikatne opadające igły są wiosną jasnozielone, w listopadzie rdzawoczerwone. Stożek 15–20 m; rośnie też w zwykłej kwaśnej glebie, od wapnia żółknie.',
  },
  "Taxus baccata 'Fastigiata'": {
    cs: 'Irský tis: přísný sloup tmavě zelených jehlic, 4–6 m vysoký, samičí, s červenými míšky. Semena i jehlice jsou jedovaté. Roste ve stínu i na slunci, na vápně, řez snese až do starého dřeva. K portálům, hřbitovům a formálním osám.',
    en: 'Irish yew, a severe column of dark needles, 4–6 m, female with red arils. Seeds and needles are poisonous. It grows in shade or sun and on lime, and takes cutting into old wood. For gateways, churchyards and formal axes.',
    pl: 'Cis irlandzki: surowa kolumna ciemnozielonych igieł, 4–6 m, żeński, z czerwonymi osnówkami. Nasiona i igły są trujące. Rośnie w cieniu i słońcu, na wapniu, znosi cięcie nawet w stare drewno. Do bram, na cmentarze i osie ogrodów formalnych.',
  },
};
