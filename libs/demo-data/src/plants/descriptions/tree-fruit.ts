import type { PlantDescriptions } from './plant-descriptions';

/** Fruit and nut trees. */
export const TREE_FRUIT: PlantDescriptions = {
  'Cornus mas': {
    cs: 'Žluté kvítky v únoru a březnu živí první včely, koncem srpna dozrávají červené dřínky na marmeládu a víno. Keř či stromek 4–6 m, s velmi tvrdým dřevem. Vápno, sucho, řez i plot mu vyhovují; dožívá se století.',
    en: 'Tiny yellow flowers feed the first bees in February and March; red cornelian cherries for jam and wine ripen in late August. A shrub or tree of 4–6 m with very hard wood. Fine on lime, in drought, as a hedge; it lives for centuries.',
    pl: 'Żółte kwiatki w lutym i marcu karmią pierwsze pszczoły, pod koniec sierpnia dojrzewają czerwone owoce na konfitury i wino. Krzew lub drzewko 4–6 m o bardzo twardym drewnie. Odpowiada mu wapń, susza, cięcie i żywopłot; dożywa stuleci.',
  },
  'Juglans regia': {
    cs: 'Rozložitá koruna 12–18 m vysoká i široká, aromatické listy odpuzují mouchy, v září padají ořechy. Semenáč plodí po šesti až deseti letech. Hluboká vápnitá půda mimo mrazové kotliny; řezat jen v srpnu a září.',
    en: 'A spreading crown 12–18 m each way, with aromatic leaves that keep flies off and nuts in September. Seedlings bear after six to ten years. Deep limy soil outside frost hollows; prune only in August and September.',
    pl: 'Rozłożysta korona 12–18 m wysokości i szerokości, aromatyczne liście odstraszają muchy, we wrześniu spadają orzechy. Siewka owocuje po sześciu do dziesięciu latach. Głęboka gleba wapienna poza zastoiskami mrozowymi; ciąć tylko w sierpniu i wrześniu.',
  },
  "Juglans regia 'Mars'": {
    cs: 'Roubovaný česky šlechtěný ořešák, který raší později a často unikne květnovým mrazíkům. Plodí brzy, velké ořechy s tenčí skořápkou se snadno louskají. Koruna zůstává menší, 8–10 m; teplá poloha, hlubší půda, řez koncem léta.',
    en: 'A grafted Czech walnut, late into leaf and so often safe from May frost. It crops early, with large thin-shelled nuts that crack easily. The crown stays smaller, 8–10 m; a warm site, deep soil, pruning in late summer.',
    pl: 'Szczepiony orzech czeskiej hodowli, który rusza później i często unika majowych przymrozków. Owocuje wcześnie, duże orzechy o cieńszej łupinie łatwo się łuskają. Korona mniejsza, 8–10 m; stanowisko ciepłe, głębsza gleba, cięcie pod koniec lata.',
  },
  'Malus sylvestris': {
    cs: 'Plané jablko našich lesních okrajů: trnitý stromek 5–8 m, v květnu bělorůžový, s kyselými žlutozelenými jablíčky, která spásá zvěř. Snáší kamenitou i vlhčí půdu. Do remízů, biokoridorů a jako podnož; čistý druh je vzácný.',
    en: 'The wild apple of our wood edges: a thorny tree of 5–8 m, blush in May, with sour yellow-green fruit for game. It takes stony or moist soil. For copses, wildlife corridors and as a stock; the pure species is rare.',
    pl: 'Dzika jabłoń naszych skrajów lasu: cierniste drzewko 5–8 m, w maju białoróżowe, o kwaśnych żółtozielonych owocach, chętnie zjadanych przez zwierzynę. Znosi glebę kamienistą i wilgotną. W zadrzewienia, korytarze ekologiczne i jako podkładka; czysty gatunek jest rzadki.',
  },
  "Malus domestica 'Topaz'": {
    cs: 'Zimní česká odrůda odolná ke strupovitosti, šťavnatá, navinule sladká, se žlutočerveným žíháním. Sklízí se v říjnu a vydrží do března. Roste středně, plodí brzy, opylí ji ‘Šampion’ i ‘Rubín’. Vhodná do neošetřovaných zahrad.',
    en: 'A Czech winter apple with scab resistance, juicy and tartly sweet, striped red over yellow. Picked in October, it keeps until March. Of medium growth, soon bearing, pollinated by ‘Šampion’ or ‘Rubín’. For gardens without spraying.',
    pl: 'Zimowa odmiana czeska odporna na parcha, soczysta, winnosłodka, o żółtoczerwonym paskowaniu. Zbiór w październiku, przechowuje się do marca. Rośnie średnio, wcześnie owocuje, zapylają ją ‘Szampion’ i ‘Rubin’. Do ogrodów bez oprysków.',
  },
  "Malus domestica 'Rubín'": {
    cs: 'Velká tmavě červená jablka se sladkou vonnou dužninou zrají koncem září a vydrží do února. Strom roste bujně a obrůstá až ke koncům větví, proto ho vedeme řezem. Teplejší polohy, živná půda; hlídejte strupovitost a padlí.',
    en: 'Large dark red apples with sweet scented flesh ripen in late September and keep until February. The tree is vigorous and spurs towards the branch ends, so prune it. Warmer sites, rich soil; watch for scab and mildew.',
    pl: 'Duże ciemnoczerwone jabłka o słodkim pachnącym miąższu dojrzewają pod koniec września i przechowują się do lutego. Drzewo rośnie bujnie i owocuje na końcach gałęzi, więc wymaga cięcia. Cieplejsze stanowiska, żyzna gleba; uwaga na parcha i mączniaka.',
  },
  "Malus domestica 'Panenské české'": {
    cs: 'Stará česká odrůda: drobná karmínová jablíčka s bílou, kořenitou dužninou, sbíraná v říjnu a skladovaná do února. Strom je otužilý, plodí pravidelně i v podhůří. Vysokokmen do sadů, alejí a k chalupám, nenáročný na půdu.',
    en: 'An old Bohemian apple: small crimson fruit with white spicy flesh, picked in October and stored until February. A hardy tree, regular even in the foothills. As a full standard for orchards, avenues and cottages, on any soil.',
    pl: 'Stara czeska odmiana: drobne karminowe jabłuszka o białym korzennym miąższu, zbierane w październiku, przechowywane do lutego. Drzewo mrozoodporne, plonuje regularnie nawet na pogórzu. Forma wysokopienna do sadów, alei i przy wiejskich domach, niewymagająca co do gleby.',
  },
  "Malus domestica 'Golden Delicious'": {
    cs: 'Zlatožlutá, sladká, s jemnou dužninou; sklizeň v říjnu, sklep do dubna, v suchu se scvrkává. Plodí brzy a hojně, je výborným opylovačem. Chce teplou výživnou polohu a ochranu proti strupovitosti; probírka plůdků zvětší jablka.',
    en: 'Golden, sweet and fine-fleshed, picked in October and cellared until April, shrivelling in dry air. It crops early and heavily and pollinates well. A warm rich site and scab control; thin the fruit for size.',
    pl: 'Złotożółta, słodka, o delikatnym miąższu; zbiór w październiku, w piwnicy do kwietnia, w suchym powietrzu więdnie. Owocuje wcześnie i obficie, jest doskonałym zapylaczem. Ciepłe żyzne stanowisko i ochrona przed parchem; przerzedzanie zawiązków powiększa jabłka.',
  },
  "Malus domestica 'Šampion'": {
    cs: 'Kříženec odrůd Golden Delicious a Coxova reneta, vyšlechtěný v Čechách. Šťavnatá sladká jablka, červeně žíhaná, od poloviny září, skladovatelná do ledna. Roste slaběji, plodí od třetího roku; vejde se i do malé zahrady.',
    en: 'A Czech cross of Golden Delicious and Cox’s Orange Pippin. Juicy sweet apples, striped red, from mid-September and good until January. Modest growth, bearing from the third year; it fits even a small garden.',
    pl: 'Mieszaniec odmian Golden Delicious i Koksa Pomarańczowa, wyhodowany w Czechach. Soczyste słodkie jabłka z czerwonym paskowaniem, od połowy września, przechowują się do stycznia. Rośnie słabiej, owocuje od trzeciego roku; zmieści się i w małym ogrodzie.',
  },
  'Morus nigra': {
    cs: 'Velké tmavě fialové plody, sladce kyselé, dozrávají postupně od července do září a barví prsty. Pomalý stromek 5–8 m s drsnými srdčitými listy, dlouhověký. Jen do vinařských poloh nebo k jižní zdi, propustná půda.',
    en: 'Large dark purple fruits, sweet and sharp, ripen from July to September and stain the fingers. A slow, long-lived tree of 5–8 m with rough heart-shaped leaves. Only for wine country or a south wall, in drained soil.',
    pl: 'Duże ciemnofioletowe owoce, słodko-kwaśne, dojrzewają stopniowo od lipca do września i barwią palce. Wolno rosnące drzewko 5–8 m o szorstkich sercowatych liściach, długowieczne. Tylko w rejony winiarskie lub pod południową ścianę, gleba przepuszczalna.',
  },
  "Prunus domestica 'Domácí velkoplodá'": {
    cs: 'Větší výběr domácí švestky na koláče, povidla a slivovici: modré ojíněné plody koncem září, dužnina jde od pecky. Samosprašná, 4–6 m vysoká, nenáročná i v drsnějších polohách. K šarce je citlivá, proto jen zdravé školkařské výpěstky.',
    en: 'A large selection of the home plum for cakes, jam and slivovitz: blue bloomy fruit in late September, free from the stone. Self-fertile, 4–6 m, easy even in harsher sites. Prone to sharka, so plant healthy stock.',
    pl: 'Wielkoowocowa selekcja węgierki zwykłej na ciasta, powidła i śliwowicę: niebieskie owoce z nalotem pod koniec września, miąższ odchodzi od pestki. Samopylna, 4–6 m, niewymagająca także w surowszym klimacie. Wrażliwa na szarkę, dlatego tylko zdrowy materiał szkółkarski.',
  },
  "Prunus domestica 'Stanley'": {
    cs: 'Americká modrá pološvestka, velké podlouhlé plody v první polovině září, snadno odlučitelné od pecky. Samosprašná, tolerantní k šarce, plodí časně a každoročně. Strom 4–5 m na slunce; větve pod úrodou podepřete, k přímému jídlu i do pálenky.',
    en: 'An American blue plum with large oblong freestone fruit in early September. Self-fertile, tolerant of sharka, early and regular in crop. A tree of 4–5 m for sun; prop laden branches. For eating fresh and for distilling.',
    pl: 'Amerykańska niebieska śliwa, duże podłużne owoce w pierwszej połowie września, łatwo oddzielające się od pestki. Samopylna, tolerancyjna na szarkę, plonuje wcześnie i corocznie. Drzewo 4–5 m na słońce; obciążone gałęzie podpieramy, owoce deserowe i na destylat.',
  },
  "Prunus domestica 'Hanita'": {
    cs: 'Německá švestka tolerantní k šarce, s aromatickou pevnou dužninou, zraje koncem srpna a v září. Samosprašná, vzpřímená, středního růstu, 4 m. Plody drží na stromě, hodí se na koláče i sušení. Vlhčí hlinitá půda, slunce.',
    en: 'A German plum, tolerant of sharka, with firm aromatic flesh at the end of August and in September. Self-fertile, upright, of medium vigour, 4 m. Fruit hangs well, for cakes and drying. Moist loam and sun.',
    pl: 'Niemiecka śliwa tolerancyjna na szarkę, o aromatycznym jędrnym miąższu, dojrzewa pod koniec sierpnia i we wrześniu. Samopylna, wzniesiona, średnio silna, 4 m. Owoce trzymają się drzewa, dobre na ciasta i do suszenia. Wilgotniejsza gleba gliniasta, słońce.',
  },
  "Prunus avium 'Burlat'": {
    cs: 'Raná francouzská srdcovka, tmavě červená, velká, sladká, sklízená začátkem června, tedy před vrtulí třešňovou. Cizosprašná, potřebuje souseda jako ‘Kordia’ nebo ptáčnici. Koruna 6–8 m, propustná záhřevná půda; v deštích plody pukají.',
    en: 'An early French cherry, dark, large and sweet, picked in early June before the cherry fly. Not self-fertile: it needs another cherry or a wild gean near. 6–8 m, in drained warm soil; rain splits the fruit.',
    pl: 'Wczesna francuska czereśnia sercówka, ciemnoczerwona, duża, słodka, zbierana na początku czerwca, a więc przed nasionnicą. Obcopylna, potrzebuje sąsiada jak ‘Kordia’ lub dzika czereśnia. Korona 6–8 m, gleba przepuszczalna, ciepła; w deszczu owoce pękają.',
  },
  "Prunus avium 'Kordia'": {
    cs: 'Česká chrupka z Těchlovic, dnes pěstovaná po celém světě: srdčité, téměř černé, pevné plody v červenci, málo pukavé. Cizosprašná, květ citlivý k mrazu, proto mimo kotliny. Strom 6–8 m, chutná i doprava ji nepoškodí.',
    en: 'A Czech cherry from Těchlovice, now grown worldwide: heart-shaped, almost black, firm fruit in July that seldom splits. Not self-fertile, its blossom tender to frost, so avoid hollows. 6–8 m; the fruit tastes and travels well.',
    pl: 'Czeska czereśnia chrząstka z Techlovic, dziś uprawiana na całym świecie: sercowate, niemal czarne, twarde owoce w lipcu, mało pękające. Obcopylna, kwiat wrażliwy na mróz, więc poza kotlinami. Drzewo 6–8 m, owoce smaczne, dobrze znoszą transport.',
  },
  "Prunus cerasus 'Morela pozdní'": {
    cs: 'Kyselá višeň na kompot a griotku, tmavě červená, koncem července a v srpnu. Samosprašná, s převislými tenkými větvemi, 3–4 m, plodí i na severní stěně. Po sklizni zkraťte odplozené výhony; za vlhka hrozí moniliová spála.',
    en: 'A sour cherry for bottling and liqueur, dark red in late July and August. Self-fertile, with thin hanging branches, 3–4 m, fruitful even on a north wall. Shorten fruited shoots; wet springs bring brown rot blight.',
    pl: 'Kwaśna wiśnia na kompot i likier, ciemnoczerwona, pod koniec lipca i w sierpniu. Samopylna, o cienkich przewisających gałęziach, 3–4 m, owocuje nawet przy północnej ścianie. Po zbiorze skracamy pędy, które owocowały; w wilgoci grozi brunatna zgnilizna.',
  },
  "Prunus armeniaca 'Velkopavlovická'": {
    cs: 'Nejlepší moravská meruňka: oranžová s červeným líčkem, šťavnatá, vonná, v druhé polovině července. Samosprašná. Kvete koncem března, proto svah bez mrazů, záhřevná půda; řez až v létě, bílé kmeny proti zimnímu slunci. Koruna 4–6 m.',
    en: 'The finest Moravian apricot: orange with a red cheek, juicy, scented, in late July. Self-fertile. It flowers in late March, so give it a frost-free slope and warm soil; prune in summer, whitewash the trunk. 4–6 m.',
    pl: 'Najlepsza morawska morela: pomarańczowa z rumieńcem, soczysta, pachnąca, w drugiej połowie lipca. Samopylna. Kwitnie pod koniec marca, stąd stok bez przymrozków i ciepła gleba; cięcie dopiero latem, pnie bielone przeciw zimowemu słońcu. Korona 4–6 m.',
  },
  "Prunus persica 'Redhaven'": {
    cs: 'Žlutomasá broskev s červeným líčkem, sladká, dozrává začátkem srpna. Samosprašná, v květu poměrně odolná. Strom 3–4 m žádá teplo, propustnou půdu a každoroční hluboký řez; proti kadeřavosti postřik před rašením.',
    en: 'A yellow-fleshed peach with a red cheek, sweet, ripe in early August. Self-fertile and fairly hardy in bloom. A tree of 3–4 m needing warmth, drained soil and a hard yearly cut; spray for leaf curl before bud-break.',
    pl: 'Brzoskwinia o żółtym miąższu z czerwonym rumieńcem, słodka, dojrzewa na początku sierpnia. Samopylna, w czasie kwitnienia dość odporna. Drzewo 3–4 m wymaga ciepła, przepuszczalnej gleby, corocznego silnego cięcia; przeciw kędzierzawości oprysk przedwiosenny.',
  },
  "Prunus dulcis 'Robijn'": {
    cs: 'Velké růžové květy koncem března, v září sladká jádra v měkké skořápce. Mandloň s krví broskvoně, samosprašná a otužilejší než jiné, 3–4 m. Vinařské polohy, vápno, kamenitá půda; mrazíky v květu úrodu vezmou.',
    en: 'Large pink flowers at the end of March, sweet kernels in soft shells in September. An almond with peach blood, self-fertile and hardier than others, 3–4 m. Wine country, lime, stony soil; frost at bloom takes the crop.',
    pl: 'Duże różowe kwiaty pod koniec marca, we wrześniu słodkie nasiona w miękkiej łupinie. Migdałowiec z domieszką brzoskwini, samopylny i odporniejszy na mróz od innych, 3–4 m. Rejony winiarskie, wapń, gleba kamienista; przymrozki w czasie kwitnienia niszczą plon.',
  },
  "Prunus insititia 'Nancyská'": {
    cs: 'Malé zlaté mirabelky, medově sladké, s červenými tečkami, padají v druhé půli srpna. Samosprašná, plodná, strom 4–6 m s hustou korunou, prosvětlujte ji. Na kompoty, marmelády a pálenku; slunce a hlinitá půda.',
    en: 'Small golden mirabelles, honey-sweet with red dots, drop in the second half of August. Self-fertile and fruitful, 4–6 m with a dense crown to be thinned. For bottling, jam and brandy; sun and loam.',
    pl: 'Małe złote mirabelki, miodowo słodkie, z czerwonymi kropkami, opadają w drugiej połowie sierpnia. Samopylna, plenna, drzewo 4–6 m o gęstej koronie, którą prześwietlamy. Na kompoty, konfitury i destylat; słońce i gleba gliniasta.',
  },
  "Pyrus communis 'Konference'": {
    cs: 'Protáhlá zelená hruška se rzivým povrchem a máslovou sladkou dužninou; sklízí se koncem září, vydrží do prosince. Plodí spolehlivě, zčásti samosprašně. Středně roste, snáší tvarování na špalír; na vápně vůči žloutence citlivá na kdouloni.',
    en: 'A long green pear with russet skin and buttery sweet flesh, picked in late September and good until December. A sure, partly self-fertile cropper. Medium growth, apt for espaliers; on quince stock it yellows in lime.',
    pl: 'Wydłużona zielona gruszka z ordzawioną skórką i maślanym słodkim miąższem; zbiór pod koniec września, przechowuje się do grudnia. Plonuje niezawodnie, częściowo samopylna. Rośnie średnio, znosi prowadzenie w szpaler; na pigwie w glebie wapiennej podatna na chlorozę.',
  },
  "Pyrus communis 'Lucasova'": {
    cs: 'Velké žlutozelené zimní hrušky, šťavnaté, jemně kořeněné, sklizené v říjnu a zralé do prosince. Bujný široký strom; pyl má neplodný, proto potřebuje dva jiné opylovače. Daří se jí i ve středních polohách na hlubší půdě.',
    en: 'Large yellow-green winter pears, juicy and mildly spicy, picked in October and ripe until December. A vigorous wide tree with barren pollen, so others must pollinate it. Content at middle altitudes on deeper soil.',
    pl: 'Duże żółtozielone zimowe gruszki, soczyste, delikatnie korzenne, zbierane w październiku, dojrzałe do grudnia. Bujne szerokie drzewo; pyłek ma niepłodny, dlatego potrzebuje dwóch innych zapylaczy. Udaje się także na średnich wysokościach, w głębszej glebie.',
  },
  "Pyrus communis 'Williamsova'": {
    cs: 'Anglická odrůda z 18. století, kořenitě muškátová, rozplývavá, na kompoty a destilát. Sklízí se zelená koncem srpna, dozraje ve sklepě za týden, dlouho nevydrží. Teplá poloha, slabší růst, opyluje ji ‘Konference’.',
    en: 'An English pear of the eighteenth century, musky and melting, for bottling and spirit. Pick it green in late August; it ripens indoors in a week and does not keep. A warm site, modest growth, pollinated by ‘Konference’.',
    pl: 'Angielska odmiana z XVIII wieku, korzenno-muszkatowa, rozpływająca się, na kompoty i destylat. Zrywana zielona pod koniec sierpnia, dojrzewa w piwnicy w tydzień, długo się nie przechowuje. Stanowisko ciepłe, słabszy wzrost, zapyla ją ‘Konferencja’.',
  },
  "Sorbus aucuparia 'Edulis'": {
    cs: 'Moravský sladkoplodý jeřáb, objevený začátkem 19. století u Ostružné v Jeseníkách. Plody bez hořkosti, bohaté na vitamin C, od září na kompot a džem. Strom 8–12 m, tvrdý, i pro horské polohy; kyselejší čerstvá půda.',
    en: 'The sweet Moravian rowan, found near Ostružná in the Jeseníky in the early nineteenth century. Its fruit lacks bitterness, rich in vitamin C, for compote and jam from September. 8–12 m, fit for mountains and rather acid fresh soil.',
    pl: 'Jarząb o słodkich owocach, odkryty na początku XIX wieku w Jesionikach na Morawach. Owoce bez goryczy, bogate w witaminę C, od września na kompot i dżem. Drzewo 8–12 m, odporne, także w góry; gleba świeża, raczej kwaśna.',
  },
  'Sorbus domestica': {
    cs: 'Statný strom Slovácka, 12–18 m, s loupavou borkou a zpeřenými listy. Oskeruše jako malé hruštičky zhniličí v říjnu a voní po skořici. Dožívá se staletí, sucho a vápno snáší; plodí až po patnácti letech.',
    en: 'A stately tree of south Moravia, 12–18 m, with flaking bark and pinnate leaves. Its small pear-like service fruits blet in October and smell of cinnamon. It lives for centuries, takes drought and lime, and bears after fifteen years.',
    pl: 'Okazałe drzewo południowych Moraw, 12–18 m, o łuszczącej się korze i pierzastych liściach. Owoce jak małe gruszki ulęgają się w październiku i pachną cynamonem. Dożywa stuleci, znosi suszę i wapń; owocuje dopiero po piętnastu latach.',
  },
  'Castanea sativa': {
    cs: 'Dlouhé pilovité listy, v červnu pronikavě vonné krémové jehnědy, v říjnu jedlé kaštany v ježkách. Košatý strom 15–20 m. Kyselá hlubší půda v teplejších polohách, na vápně žloutne; dva jedinci zaručí úrodu.',
    en: 'Long saw-edged leaves, heavily scented cream catkins in June and edible chestnuts in spiny husks in October. A broad tree of 15–20 m for acid, deeper soil in warm districts; lime yellows it. Two trees ensure a crop.',
    pl: 'Długie piłkowane liście, w czerwcu przenikliwie pachnące kremowe kotki, w październiku jadalne kasztany w kolczastych okrywach. Rozłożyste drzewo 15–20 m. Kwaśna, głębsza gleba w cieplejszych rejonach, na wapniu żółknie; dwa drzewa zapewniają plon.',
  },
  'Corylus avellana': {
    cs: 'Pylové jehnědy v únoru, ořechy v září, žlutý podzim. Mnohokmenný keř 3–5 m z domácích mezí a hájů, stín snáší, plodí však na světle. Roste na vápně i jílu; pruty na hrách a palivo se obnoví seříznutím k zemi.',
    en: 'Catkins in February, nuts in September, yellow leaves in autumn. A many-stemmed bush of 3–5 m from native hedgerows, tolerant of shade but fruiting in light. On lime and clay alike; cut to the ground, it yields rods again.',
    pl: 'Pylące kotki w lutym, orzechy we wrześniu, żółta jesień. Wielopędowy krzew 3–5 m z rodzimych miedz i gajów, znosi cień, lecz owocuje w świetle. Rośnie na wapniu i glinie; tyczki do grochu i opał odrastają po ścięciu przy ziemi.',
  },
  'Cydonia oblonga': {
    cs: 'Velké bělorůžové květy v květnu a v říjnu zlaté plstnaté kdoule, které provoní celý dům; syrové trpké, na rosol výborné. Stromek 3–4 m, samosprašný. Teplejší místo, živná půda bez přebytku vápna, závětří.',
    en: 'Large blush flowers in May and, in October, golden downy quinces that scent a whole house; harsh raw, excellent as jelly. A self-fertile tree of 3–4 m. A warmer place, rich soil without excess lime, shelter.',
    pl: 'Duże białoróżowe kwiaty w maju, a w październiku złote kutnerowate owoce, które wypełniają zapachem cały dom; surowe cierpkie, na galaretkę wyśmienite. Drzewko 3–4 m, samopylne. Cieplejsze miejsce, żyzna gleba bez nadmiaru wapnia, zacisze.',
  },
  'Mespilus germanica': {
    cs: 'Jednotlivé velké bílé květy v květnu, plody s otevřeným kalichem sbírané po mrazících a změklé v míse. Křivolaký stromek 3–5 m, na podzim žlutý až rudý. Samosprašná, nenáročná na slunci; stará dřevina klášterních zahrad.',
    en: 'Single large white flowers in May, fruits with an open eye, gathered after frost and softened in a bowl. A crooked tree of 3–5 m, yellow to red in autumn. Self-fertile and easy in sun, from old monastery gardens.',
    pl: 'Pojedyncze duże białe kwiaty w maju, owoce z otwartym kielichem zbierane po przymrozkach i zmiękczane w misie. Krzywe drzewko 3–5 m, jesienią żółte do czerwonego. Samopylna, niewymagająca, na słońce; stara roślina ogrodów klasztornych.',
  },
};
