import type { PlantDescriptions } from './plant-descriptions';

/** Trees for flower and fruit. */
export const FLOWERING_TREES: PlantDescriptions = {
  'Amelanchier lamarckii': {
    cs: 'V dubnu zahalen bílým květem nad měděně rašícími listy, v červnu nese modročerné sladké plody a v říjnu oranžovou až rudou barvu. Vícekmenný, 4–6 m vysoký. Snáší lehký stín, kyselou i neutrální půdu a tuhé zimy.',
    en: 'Wrapped in white flower above coppery young leaves in April, with sweet blue-black fruit in June and orange to red in October. Multi-stemmed, 4–6 m. It accepts light shade, acid or neutral soil and hard winters.',
    pl: 'W kwietniu okryta białym kwiatem nad miedzianymi młodymi liśćmi, w czerwcu słodkie granatowoczarne owoce, w październiku barwa pomarańczowa do czerwonej. Wielopniowa, 4–6 m. Znosi lekki cień, glebę kwaśną i obojętną oraz ostre zimy.',
  },
  "Amelanchier arborea 'Robin Hill'": {
    cs: 'Poupata jsou růžová, květy při rozvíjení bělají. Vzpřímený muchovník stromového vzrůstu, 6–8 m vysoký a 3–4 m široký, s oranžovočerveným podzimem. Do úzkých ulic a předzahrádek; plody chutnají ptákům a dlažbu neznečistí nadlouho.',
    en: 'Pink buds fade to white as they open. An upright, tree-like serviceberry, 6–8 m by 3–4 m, orange-red in autumn. For narrow streets and front gardens; birds clear the fruit before it soils the paving for long.',
    pl: 'Pąki różowe, kwiaty bieleją w miarę rozwoju. Wzniesiona świdośliwa w formie drzewa, 6–8 m wysokości i 3–4 m szerokości, jesienią pomarańczowoczerwona. Na wąskie ulice i do przedogródków; owoce zjadają ptaki, nawierzchnia szybko jest czysta.',
  },
  'Cornus kousa': {
    cs: 'Začátkem června pokryjí patrovité větve bílé špičaté listeny, na podzim visí červené plody podobné jahodám a listy rudnou. Strom nebo keř 4–6 m vysoký. Humózní kyselá půda, závlaha v suchu a mírný polostín.',
    en: 'In early June white pointed bracts cover the tiered branches; in autumn hang red strawberry-like fruits and the leaves redden. A tree or shrub of 4–6 m for acid humus, water in drought and slight shade.',
    pl: 'Na początku czerwca piętrowe gałęzie okrywają białe, zaostrzone podsadki, jesienią wiszą czerwone owoce podobne do truskawek, a liście czerwienieją. Drzewo lub krzew 4–6 m. Gleba próchniczna, kwaśna, podlewanie w suszę, lekki półcień.',
  },
  "Cornus controversa 'Variegata'": {
    cs: 'Vodorovná patra větví a úzké bíle lemované listy dělají dojem svatebního dortu. Roste pomalu, 4–6 m na výšku i šířku, v červnu kvete ploše krémově. Potřebuje volné místo, čerstvou humózní půdu a ochranu před vysušujícím větrem.',
    en: 'Level tiers of branches and narrow white-edged leaves give the look of a wedding cake. Slow, 4–6 m each way, with flat creamy heads in June. It needs free space, fresh humus and shelter from drying wind.',
    pl: 'Poziome piętra gałęzi i wąskie, biało obrzeżone liście przypominają tort weselny. Rośnie wolno, 4–6 m wysokości i szerokości, w czerwcu płaskie kremowe kwiatostany. Wymaga miejsca, świeżej próchnicznej gleby i osłony od wysuszającego wiatru.',
  },
  "Cornus kousa 'Milky Way'": {
    cs: 'Výběr cennější bohatostí kvetení: krémově bílé široké listeny se téměř dotýkají, v září po nich dozrávají růžovočervené plody. Keřovitě roste do 4–5 m. Stojí nejlépe na kraji trávníku v mírně kyselé půdě, na plném vápně strádá.',
    en: 'Chosen for sheer flower: broad creamy bracts almost touch, and rosy red fruits ripen after them in September. Bushy, 4–5 m. Best at the edge of a lawn in slightly acid soil; it suffers on chalk.',
    pl: 'Odmiana ceniona za obfite kwitnienie: szerokie kremowobiałe podsadki niemal się stykają, we wrześniu dojrzewają różowoczerwone owoce. Krzewiasty, do 4–5 m. Najlepszy na skraju trawnika, w glebie lekko kwaśnej, na wapiennej marnieje.',
  },
  "Crataegus laevigata 'Paul’s Scarlet'": {
    cs: 'Karmínové plné květy jako malé růžičky zdobí hloh po celou druhou půli května, plody téměř netvoří. Trnitý stromek 5–7 m s okrouhlou korunou. Snáší vítr, jíl, vápno i dlažbu; mokré roky mu přinášejí skvrnitost listů.',
    en: 'Crimson double flowers like little roses last through the second half of May, with hardly any fruit. A thorny round-headed tree of 5–7 m, firm in wind, clay, lime and paving; wet years bring leaf spot.',
    pl: 'Pełne karminowe kwiaty jak małe różyczki zdobią głóg przez drugą połowę maja, owoców prawie nie tworzy. Cierniste drzewko 5–7 m o okrągłej koronie. Znosi wiatr, glinę, wapń i nawierzchnię; w mokre lata plamistość liści.',
  },
  "Crataegus lavalleei 'Carrierei'": {
    cs: 'Oranžové plody velké jako třešeň drží na větvích do ledna, lesklé kožovité listy do listopadu. V květnu bílé okolíky. Hloh 5–7 m vysoký, málo trnitý, který dobře snáší horké ulice, sůl i těžkou půdu.',
    en: 'Orange fruits the size of cherries last until January and glossy leathery leaves until November; white flowers in May. A thorn of 5–7 m with few spines, good in hot streets, salt and heavy soil.',
    pl: 'Pomarańczowe owoce wielkości czereśni trwają do stycznia, lśniące skórzaste liście do listopada. W maju białe baldachogrona. Głóg 5–7 m, słabo ciernisty, dobrze znosi gorące ulice, sól i ciężką glebę.',
  },
  'Magnolia kobus': {
    cs: 'Bílé vonné hvězdy kvetou v dubnu na holých větvích; mladé rostliny na ně nechávají čekat asi deset let. Široce kuželovitá, 8–10 m vysoká, z magnólií jedna z nejotužilejších. Zvládne i slabě vápenitou půdu a městské ovzduší.',
    en: 'White scented stars open on bare branches in April, after a wait of about ten years. Broadly conical, 8–10 m, among the hardiest magnolias, content even with slightly limy soil and city air.',
    pl: 'Białe pachnące gwiazdy kwitną w kwietniu na nagich gałęziach; na pierwsze czeka się około dziesięciu lat. Szerokostożkowa, 8–10 m, jedna z najbardziej mrozoodpornych magnolii. Znosi glebę słabo wapienną i miejskie powietrze.',
  },
  "Magnolia soulangeana 'Alexandrina'": {
    cs: 'Velké kalichovité květy, zvenku purpurově růžové, uvnitř bílé, se otvírají v dubnu před olistěním. Keř až stromek 4–6 m vysoký, rozložitý. Prospívá v kyselé živné půdě bez okopávání nad mělkými kořeny; pozdní mráz květ hnědí.',
    en: 'Large goblets, rosy purple outside and white within, open in April before the leaves. A spreading shrub or tree of 4–6 m for acid rich soil, never dug over its shallow roots; late frost browns the bloom.',
    pl: 'Duże kielichowate kwiaty, z zewnątrz purpuroworóżowe, wewnątrz białe, w kwietniu przed liśćmi. Rozłożysty krzew lub drzewko 4–6 m. Gleba kwaśna, żyzna, bez przekopywania nad płytkimi korzeniami; od późnych mrozów kwiaty brązowieją.',
  },
  "Magnolia 'Galaxy'": {
    cs: 'Stromovitá magnólie s rovným kmenem, 7–9 m vysoká a 4 m široká. Rozkvétá o něco později než Soulangeovy kultivary, růžovopurpurově, a tak častěji unikne mrazíkům. Do předzahrádky i ulice, na slunce, do propustné humózní země.',
    en: 'A tree-like magnolia with a straight stem, 7–9 m by 4 m. It opens rosy purple a little later than the soulangeanas and so more often escapes frost. For front gardens and streets, in sun and drained humus.',
    pl: 'Magnolia drzewiasta o prostym pniu, 7–9 m wysokości i 4 m szerokości. Zakwita na różowopurpurowo nieco później niż magnolie Soulange’a, więc częściej unika przymrozków. Do przedogródka i na ulicę, w słońcu, na glebę przepuszczalną, próchniczną.',
  },
  "Magnolia 'Susan'": {
    cs: 'Štíhlé purpurové pupeny se v dubnu a květnu rozvírají do pokroucených světlejších květů, v létě bývá ještě pár opožděných. Keř jen 2,5–3,5 m vysoký, proto vhodný do malé zahrady. Kyselá půda, mulč a dostatek vody.',
    en: 'Slim purple buds twist open into paler flowers in April and May, with a few more in summer. Only 2.5–3.5 m, it fits a small garden. Acid soil, a mulch and enough water.',
    pl: 'Smukłe purpurowe pąki w kwietniu i maju rozwijają się w poskręcane jaśniejsze kwiaty, latem pojawia się jeszcze kilka. Krzew tylko 2,5–3,5 m, odpowiedni do małego ogrodu. Gleba kwaśna, ściółka i dostatek wody.',
  },
  "Magnolia stellata 'Royal Star'": {
    cs: 'Bílé květy z pětadvaceti i více úzkých plátků zdobí bezlistý keř už koncem března. Roste pomalu, hustě, do 2–3 m. Chráněná poloha od východního slunce šetří květy po mrazivé noci; vápno jí nesvědčí.',
    en: 'White flowers of twenty-five or more narrow petals deck the leafless shrub by the end of March. Slow and dense to 2–3 m. Away from early morning sun the bloom survives frosty nights; lime does not suit it.',
    pl: 'Białe kwiaty z dwudziestu pięciu i więcej wąskich płatków zdobią bezlistny krzew już pod koniec marca. Rośnie wolno, gęsto, do 2–3 m. Osłona od wschodniego słońca chroni kwiaty po mroźnej nocy; nie lubi wapnia.',
  },
  'Malus tschonoskii': {
    cs: 'Jabloň pěstovaná spíš pro listy než pro jablíčka: na podzim hraje od žluté přes oranžovou k purpurové. Štíhle kuželovitá, 8–12 m vysoká, v květnu bílá. Plodů nese málo. Osvědčila se v užších ulicích na kyselejších půdách.',
    en: 'A crab grown for its leaves rather than fruit, yellow to orange and purple in autumn. Slim and conical, 8–12 m, white in May, with few apples. Proven in narrower streets on slightly acid soil.',
    pl: 'Jabłoń uprawiana raczej dla liści niż owoców: jesienią od żółci przez pomarańcz po purpurę. Smukle stożkowa, 8–12 m, w maju biała. Owoców niewiele. Sprawdza się na węższych ulicach i kwaśniejszych glebach.',
  },
  "Malus 'Evereste'": {
    cs: 'Z karmínových poupat se otvírají bílé květy, v září je strom plný oranžovočervených jablíček asi 2,5 cm velkých, která drží do zimy. Dorůstá 4–6 m, odolává strupovitosti a dobře opyluje ovocné jabloně.',
    en: 'White flowers open from crimson buds; from September the tree is full of orange-red apples about 2.5 cm wide that last into winter. 4–6 m, scab-resistant, and a good pollinator for orchard apples.',
    pl: 'Z karminowych pąków rozwijają się białe kwiaty, we wrześniu drzewo pełne jest pomarańczowoczerwonych jabłuszek około 2,5 cm, trwałych do zimy. Dorasta do 4–6 m, odporna na parch, dobrze zapyla jabłonie owocowe.',
  },
  "Malus 'Red Sentinel'": {
    cs: 'Tmavě červená lesklá jablíčka visí v hroznech až do února, kdy už kolem není nic barevného a kosi hladoví. Kvete bíle v květnu. Stromek 4–5 m vysoký na slunce a běžnou zahradní půdu, mráz ani vítr mu nevadí.',
    en: 'Dark red glossy apples hang in clusters until February, when nothing else is bright and blackbirds are hungry. White in May. A tree of 4–5 m for sun and common garden soil, frost- and wind-proof.',
    pl: 'Ciemnoczerwone lśniące jabłuszka wiszą w gronach aż do lutego, gdy wokół brak kolorów, a kosy są głodne. W maju biało kwitnie. Drzewko 4–5 m na słońce i zwykłą glebę ogrodową, odporne na mróz i wiatr.',
  },
  "Malus 'Rudolph'": {
    cs: 'Bronzově červené mladé listy, růžové květy v květnu a protáhlá oranžová jablíčka dlouho na větvích. Kanadský výběr velmi mrazuvzdorný, vzpřímený, 5–6 m vysoký. Strupovitostí netrpí; vhodný do horských obcí i jako uliční strom.',
    en: 'Bronze-red young leaves, rose pink flowers in May and long-lasting, slightly elongated orange fruit. A very hardy Canadian selection, upright, 5–6 m, free of scab; suited to mountain villages and to streets.',
    pl: 'Brązowoczerwone młode liście, różowe kwiaty w maju i podłużne pomarańczowe jabłuszka, długo trwałe. Kanadyjska odmiana bardzo mrozoodporna, wzniesiona, 5–6 m. Nie choruje na parch; do górskich miejscowości i na ulice.',
  },
  "Prunus cerasifera 'Nigra'": {
    cs: 'Tmavě purpurové listy od jara do podzimu, v dubnu zalité růžovými květy. Malý strom 5–7 m s kulovitou korunou, občas nese drobné červené myrobalány. Snáší vápno, sucho a řez; barvu má plnou jedině na slunci.',
    en: 'Dark purple leaves from spring to autumn, drowned in pink flower in April. A round-headed tree of 5–7 m, with an occasional crop of small red plums. Fine in lime, drought and pruning; only full sun brings out the colour.',
    pl: 'Ciemnopurpurowe liście od wiosny do jesieni, w kwietniu obsypane różowymi kwiatami. Małe drzewo 5–7 m o kulistej koronie, czasem z drobnymi czerwonymi owocami. Znosi wapń, suszę i cięcie; pełną barwę ma tylko w słońcu.',
  },
  "Prunus serrulata 'Kanzan'": {
    cs: 'Nejznámější sakura českých ulic: koncem dubna obalená plnými sytě růžovými květy v převislých svazečcích. Větve rostou vázovitě vzhůru, později do šířky, 7–10 m. Raší bronzově, podzim bývá oranžový. Propustná vápnitá půda, bez řezu.',
    en: 'The best-known cherry of our streets, wrapped in double deep pink flowers at the end of April. Vase-shaped, wider with age, 7–10 m. It opens bronze and ends orange. Drained limy soil, no pruning.',
    pl: 'Najbardziej znana wiśnia ozdobna ulic: pod koniec kwietnia okryta pełnymi, intensywnie różowymi kwiatami w zwisających pęczkach. Pokrój wazowaty, później szerszy, 7–10 m. Młode liście brązowe, jesień pomarańczowa. Gleba przepuszczalna, wapienna, bez cięcia.',
  },
  "Prunus serrulata 'Amanogawa'": {
    cs: 'Sloup 4–6 m vysoký a sotva 1,5 m široký, v dubnu a květnu s poloplnými bledě růžovými, jemně vonnými květy. Podzim žlutý s červenou. Vejde se k brance i do nádoby; se stářím se větve poněkud rozklánějí.',
    en: 'A column 4–6 m tall and barely 1.5 m wide, with semi-double, pale pink, faintly scented flowers in April and May. Yellow and red in autumn. It fits by a gate or in a tub; with age the branches splay a little.',
    pl: 'Kolumna 4–6 m wysokości i ledwie 1,5 m szerokości, w kwietniu i maju z półpełnymi bladoróżowymi, delikatnie pachnącymi kwiatami. Jesień żółta z czerwienią. Mieści się przy furtce i w donicy; z wiekiem nieco się rozchyla.',
  },
  "Prunus subhirtella 'Autumnalis'": {
    cs: 'Kvete dvakrát: za mírných dnů od listopadu, podruhé v dubnu, drobně a narůžověle bíle. Jemně zavětvený stromek 5–7 m s oranžovým podzimem. Řezané větvičky v lednu ve váze vykvetou. Slunce a závětří, půda bez přemokření.',
    en: 'It flowers twice: in mild spells from November and again in April, small and pinkish white. A finely twigged tree of 5–7 m, orange in autumn; cut twigs open in a January vase. Sun, shelter, no waterlogging.',
    pl: 'Kwitnie dwukrotnie: w łagodne dni od listopada i ponownie w kwietniu, drobnymi różowobiałymi kwiatami. Delikatnie rozgałęzione drzewko 5–7 m, jesienią pomarańczowe. Gałązki ścięte w styczniu zakwitają w wazonie. Słońce, zacisze, gleba niepodmokła.',
  },
  "Prunus avium 'Plena'": {
    cs: 'Plnokvětá forma lesní třešně, 12–15 m vysoká; sněhobílé růžičky vydrží na přelomu dubna a května déle než jednoduché květy a neplodí. Listy na podzim zoranžoví. Otužilý parkový strom na vápnité i hlinité půdy.',
    en: 'The double form of the wild cherry, 12–15 m; its snow-white rosettes around the first of May outlast single flowers and bear no fruit. Orange leaves in autumn. A hardy park tree for limy and loamy soil.',
    pl: 'Pełnokwiatowa forma czereśni ptasiej, 12–15 m; śnieżnobiałe różyczki na przełomie kwietnia i maja trwają dłużej niż kwiaty pojedyncze i nie owocują. Liście jesienią pomarańczowe. Mrozoodporne drzewo parkowe na gleby wapienne i gliniaste.',
  },
  "Prunus 'Accolade'": {
    cs: 'Poloplné růžové květy patří mezi sakurami k nejranějším, rozvíjejí se začátkem dubna v hojných převislých chomáčích. Rozložitá koruna 5–8 m, podzim oranžový. Zdravý kříženec, který snáší městské ovzduší, jen mokro v kořenech ne.',
    en: 'Semi-double pink flowers, among the earliest of cherries, hang in plenty at the start of April. A spreading crown of 5–8 m, orange in autumn. A healthy hybrid, good in town air but not with wet roots.',
    pl: 'Półpełne różowe kwiaty należą do najwcześniejszych wśród wiśni ozdobnych, rozwijają się na początku kwietnia w zwisających pękach. Rozłożysta korona 5–8 m, jesień pomarańczowa. Zdrowy mieszaniec, znosi miejskie powietrze, lecz nie mokre podłoże.',
  },
  "Prunus 'Umineko'": {
    cs: 'Úzký vzpřímený strom 6–8 m vysoký a 3 m široký, v dubnu bílý jednoduchými květy zároveň s jasně zelenými listy. Podzim bývá oranžovočervený. Přilétají na něj včely; nad uličním chodníkem nepotřebuje řez.',
    en: 'A narrow upright tree, 6–8 m by 3 m, white with single flowers in April as the bright green leaves open. Orange-red in autumn. Bees visit it, and it needs no pruning over a pavement.',
    pl: 'Wąskie, wzniesione drzewo 6–8 m wysokości i 3 m szerokości, w kwietniu białe od pojedynczych kwiatów, równocześnie z jasnozielonymi liśćmi. Jesień pomarańczowoczerwona. Przylatują do niej pszczoły; nad chodnikiem nie wymaga cięcia.',
  },
  "Prunus fruticosa 'Globosa'": {
    cs: 'Na kmínku pravidelná koule 2–3 m široká z drobných lesklých lístků, koncem dubna bíle kvetoucí, na podzim žlutá až oranžová. Roste pomalu a nemusí se stříhat. Mrazuvzdorná, snáší sucho i vápno, vhodná do nejužších předzahrádek.',
    en: 'A regular ball 2–3 m wide on its stem, of small glossy leaves, white in late April and yellow to orange in autumn. Slow, no clipping needed. Hardy in drought and on lime, for the narrowest front gardens.',
    pl: 'Na pniu regularna kula szerokości 2–3 m z drobnych lśniących listków, pod koniec kwietnia biało kwitnąca, jesienią żółta do pomarańczowej. Rośnie wolno, bez cięcia. Mrozoodporna, znosi suszę i wapń, do najwęższych przedogródków.',
  },
  "Prunus padus 'Colorata'": {
    cs: 'Nachové výhony a měděné mladé listy, které později zezelenají, doplňují v květnu růžové vonné hrozny. Keř nebo strom 6–8 m vysoký. Na rozdíl od většiny třešní vítá vlhkou zem a polostín; černé plody berou ptáci.',
    en: 'Purple shoots and coppery young leaves, later green, set off scented pink racemes in May. A shrub or tree of 6–8 m. Unlike most cherries it welcomes moist ground and half shade; birds take the black fruit.',
    pl: 'Purpurowe pędy i miedziane młode liście, później zieleniejące, w maju dopełniają różowe pachnące grona. Krzew lub drzewo 6–8 m. W odróżnieniu od większości wiśni lubi wilgotną glebę i półcień; czarne owoce zjadają ptaki.',
  },
  'Prunus sargentii': {
    cs: 'Ze všech třešní vybarvuje první: už koncem září je oranžová až karmínová. V dubnu kvete jednoduše růžově před měděně rašícími listy. Dorůstá 8–12 m, kůra leskle hnědá. Otužilá, vhodná jako solitéra i alejový strom.',
    en: 'The first cherry to colour, orange to crimson by late September. Single pink flowers come in April ahead of coppery leaves. 8–12 m, with lustrous brown bark. Hardy, as a single tree or in avenues.',
    pl: 'Przebarwia się pierwsza ze wszystkich wiśni: już pod koniec września jest pomarańczowa do karminowej. W kwietniu pojedyncze różowe kwiaty przed miedzianymi liśćmi. Dorasta do 8–12 m, kora lśniąco brązowa. Mrozoodporna, jako soliter i do alej.',
  },
  "Prunus serrula 'Amber Scots'": {
    cs: 'Pěstuje se pro kůru: mahagonově až jantarově lesklou, v pásech se odlupující, zvlášť působivou v zimním slunci. Květy bílé a skromné, listy úzké vrbovité. Strom 5–7 m, dejte ho blízko k cestě, aby se na kmen dalo sáhnout.',
    en: 'Grown for bark: mahogany to amber, polished and peeling in bands, finest in winter sun. Flowers are white and modest, leaves narrow like a willow’s. 5–7 m; plant it near a path, where the trunk can be touched.',
    pl: 'Uprawiana dla kory: mahoniowej do bursztynowej, lśniącej, łuszczącej się pasami, najpiękniejszej w zimowym słońcu. Kwiaty białe, skromne, liście wąskie jak u wierzby. Drzewo 5–7 m, sadzimy blisko ścieżki, by można było dotknąć pnia.',
  },
  "Prunus serrulata 'Kiku-shidare-zakura'": {
    cs: 'Převislé pruty se koncem dubna obalí hustě plnými růžovými květy o stu a více plátcích. Výšku určuje kmínek, bývá 2–4 m. Suché vnitřní větve po odkvětu vyřežte, rány zahojí sám. Slunce a propustná zem v závětří.',
    en: 'Weeping rods are wrapped in late April with densely double pink flowers of a hundred petals or more. The stem sets its height, 2–4 m. Cut dead inner wood after flowering. Sun, drained soil and shelter.',
    pl: 'Zwisające pędy pod koniec kwietnia okrywają się pełnymi różowymi kwiatami o stu i więcej płatkach. Wysokość zależy od pnia, zwykle 2–4 m. Suche gałęzie wewnątrz wycinamy po kwitnieniu. Słońce, zacisze, gleba przepuszczalna.',
  },
  'Sorbus aucuparia': {
    cs: 'Zpeřené listy, v květnu bílé okolíky a od srpna korálové plody, o které se dělí drozdi a brkoslavi. Strom 8–12 m vysoký, na podzim oranžový. Roste až k horní hranici lesa, kyselou půdu má rád, dlouhé sucho nikoli.',
    en: 'Pinnate leaves, white flower heads in May and coral berries from August, shared by thrushes and waxwings. 8–12 m, orange in autumn. It grows up to the tree line, likes acid soil and dislikes long drought.',
    pl: 'Pierzaste liście, w maju białe baldachogrona, od sierpnia koralowe owoce, przysmak drozdów i jemiołuszek. Drzewo 8–12 m, jesienią pomarańczowe. Rośnie aż po górną granicę lasu, lubi glebę kwaśną, długiej suszy nie.',
  },
  "Sorbus thuringiaca 'Fastigiata'": {
    cs: 'Hustě vejčitý jeřáb 6–8 m vysoký a 3–4 m široký. Listy jsou při bázi zpeřené, nahoře laločnaté a vespod šedě plstnaté, v září dozrávají červené plody. Snáší vítr a chladné pahorkatiny, zhutněná dlažba mu škodí.',
    en: 'A densely oval rowan relative, 6–8 m by 3–4 m. The leaves are pinnate at the base, lobed above and grey-felted beneath; red fruit ripens in September. Good in wind and cool hills, poor in compacted paving.',
    pl: 'Jarząb o gęstej, jajowatej koronie, 6–8 m wysokości i 3–4 m szerokości. Liście u nasady pierzaste, wyżej klapowane, od spodu szaro omszone, we wrześniu czerwone owoce. Znosi wiatr i chłodne pogórza, szkodzi mu zbita nawierzchnia.',
  },
  'Sorbus aria': {
    cs: 'Bílá plsť na rubu listů rozsvítí korunu při rašení i při každém závanu. Květy v květnu bílé, plody oranžově červené. Domácí strom vápencových strání, 8–12 m, snáší výsluní, sucho a mělkou půdu; dobře se hodí k silnicím.',
    en: 'White felt below the leaves lights up the crown as they unfold and in every breeze. White flowers in May, orange-red fruit. A native of limestone slopes, 8–12 m, fit for sun, drought, thin soil and roadsides.',
    pl: 'Biały kutner na spodzie liści rozświetla koronę wiosną i przy każdym powiewie. Kwiaty w maju białe, owoce pomarańczowoczerwone. Drzewo wapiennych zboczy, 8–12 m, znosi pełne słońce, suszę i płytką glebę; dobre przy drogach.',
  },
  'Sorbus torminalis': {
    cs: 'Listy javorovitě laločnaté, na podzim žluté až rudé; hnědé tečkované plody po přemrznutí zhniličí a chutnají. Strom teplých doubrav, 12–15 m vysoký, s cenným dřevem. Vápno a sucho snáší, do krajiny i do parku nenápadně krásný.',
    en: 'Maple-like leaves turn yellow to red; the brown speckled fruits become edible once bletted by frost. A tree of warm oakwoods, 12–15 m, with prized timber. Happy on lime and in drought, quietly handsome in countryside and parks.',
    pl: 'Liście klapowane jak u klonu, jesienią żółte do czerwonych; brązowe kropkowane owoce po przemrożeniu są smaczne. Drzewo ciepłych dąbrów, 12–15 m, o cennym drewnie. Znosi wapń i suszę, do krajobrazu i parku.',
  },
};
