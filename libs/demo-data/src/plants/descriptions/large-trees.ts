import type { PlantDescriptions } from './plant-descriptions';

/** Trees of avenues and parks, sweet gum to zelkova. */
export const LARGE_TREES: PlantDescriptions = {
  'Liquidambar styraciflua': {
    cs: 'Hvězdicovité listy po rozemnutí voní a v říjnu hrají od žluté přes oranžovou po tmavě purpurovou. Strom je kuželovitý, 15–20 m vysoký, s korkovými lištami na větvičkách. Chce slunce a hlubší vlhkou půdu bez vápna, v mládí závětří.',
    en: 'Star-shaped leaves smell sweet when crushed and play from yellow and orange to dark purple in October. A conical tree of 15–20 m with corky wings on the twigs. Sun and deep, moist, lime-free soil; shelter when young.',
    pl: 'Gwiaździste liście pachną po roztarciu, w październiku mienią się od żółci przez pomarańcz po ciemną purpurę. Drzewo stożkowe, 15–20 m, z korkowymi listwami na gałązkach. Słońce i głęboka, wilgotna gleba bez wapnia, w młodości osłona.',
  },
  "Liquidambar styraciflua 'Slender Silhouette'": {
    cs: 'Jeden z nejužších listnatých stromů vůbec: výška 10–15 m, šířka sotva 2 m. Podzim je oranžový až purpurový, listí drží dlouho. Dobře působí v řadě nebo jako svislice v malém dvoře. Propustná, kyselejší a nevysychavá půda, plné slunce.',
    en: 'One of the narrowest broadleaved trees there are: 10–15 m tall and barely 2 m wide, orange to purple until late in autumn. Telling in a row or as an upright in a small court. Drained, acid, moist soil in full sun.',
    pl: 'Jedno z najwęższych drzew liściastych: 10–15 m wysokości, ledwie 2 m szerokości. Jesienią pomarańczowe do purpurowego, liście trzyma długo. Dobre w szpalerze i na małym dziedzińcu. Gleba przepuszczalna, kwaśna, niewysychająca, pełne słońce.',
  },
  "Liquidambar styraciflua 'Worplesdon'": {
    cs: 'Anglický výběr s hlubšími a užšími laloky, které vybarvují časně: od purpurové přes oranžovou po žlutou. Koruna pravidelně kuželovitá, 12–15 m vysoká. Nejlépe vyzrává v teplejších krajích, na slunci a v půdě bez vápna. Výrazná alejová i parková dřevina.',
    en: 'An English selection with deeper, narrower lobes that colour early, from purple through orange to yellow. Regular and conical, 12–15 m tall. It ripens best in warmer districts, in sun and lime-free soil. Striking in avenues and parks.',
    pl: 'Angielska odmiana o głębszych, węższych klapach, które przebarwiają się wcześnie: od purpury przez pomarańcz po żółć. Korona regularnie stożkowa, 12–15 m. Najlepiej rośnie w cieplejszych rejonach, w słońcu, na glebie bez wapnia. Do alej i parków.',
  },
  'Liriodendron tulipifera': {
    cs: 'Listy jako useknuté a v červnu zelenožluté květy s oranžovou kresbou, které připomínají tulipán; kvete až po patnácti letech. Roste rychle a rovně do 25–30 m. Masité kořeny nesnášejí zhutnění, půda má být hluboká a vlhčí. Podzim zlatý.',
    en: 'Leaves as if cut off at the tip and, after some fifteen years, greenish yellow tulip flowers marked orange in June. Fast and straight to 25–30 m. The fleshy roots hate compaction and want deep moist soil. Golden in autumn.',
    pl: 'Liście jak ucięte, w czerwcu zielonożółte kwiaty z pomarańczowym rysunkiem, podobne do tulipanów; kwitnie po piętnastu latach. Rośnie szybko do 25–30 m. Mięsiste korzenie nie znoszą zagęszczenia, gleba głęboka, wilgotna. Jesień złota.',
  },
  "Liriodendron tulipifera 'Fastigiatum'": {
    cs: 'Sloupovitá forma liliovníku, 15–18 m vysoká a 4–5 m široká, s vystoupavými větvemi a stejnými zlatými listy na podzim. Kvete dříve ve stáří a vysoko v koruně. Přesazujeme jen s balem na jaře, do hluboké a nezhutněné půdy.',
    en: 'The columnar tulip tree, 15–18 m by 4–5 m, with ascending branches and the same gold autumn. Flowers come with age and high in the crown. Move it only with a rootball, in spring, into deep uncompacted soil.',
    pl: 'Kolumnowa forma tulipanowca, 15–18 m wysokości i 4–5 m szerokości, o wzniesionych gałęziach i złotych liściach jesienią. Kwitnie w starszym wieku, wysoko w koronie. Sadzimy tylko z bryłą korzeniową, wiosną, w glebę głęboką i niezagęszczoną.',
  },
  'Platanus acerifolia': {
    cs: 'Mapovitě se odlupující kůra, mohutný kmen a koruna široká 15–20 m při výšce 20–30 m. Kulovitá plodenství visí přes zimu. Snáší zplodiny, dlažbu, sucho i hluboký řez; v teplejších krajích je nejspolehlivějším stromem náměstí a nábřeží.',
    en: 'Bark flaking like a map, a mighty trunk and a crown 15–20 m wide at 20–30 m of height; the fruit balls hang all winter. It takes fumes, paving, drought and hard pruning. In warmer districts the surest tree for squares and embankments.',
    pl: 'Kora łuszcząca się płatami, potężny pień i korona szerokości 15–20 m przy wysokości 20–30 m. Kuliste owocostany wiszą przez zimę. Znosi spaliny, nawierzchnię, suszę i silne cięcie; w cieplejszych rejonach niezawodny na placach i bulwarach.',
  },
  "Populus nigra 'Italica'": {
    cs: 'Štíhlý sloup 20–30 m vysoký a jen 3–5 m široký, zdálky patrná silueta polních cest a alejí. Roste až metr ročně, žádá slunce a vlhčí půdu. Dožívá se nevysokého věku, ke stavbám a kanalizaci ho nesázíme.',
    en: 'A slim column 20–30 m tall and only 3–5 m wide, the far-seen silhouette of field roads. It adds up to a metre a year in sun and moist soil. Short-lived, and not to be set near buildings or drains.',
    pl: 'Smukła kolumna 20–30 m wysokości i tylko 3–5 m szerokości, z daleka widoczna sylwetka polnych dróg. Przyrasta do metra rocznie, wymaga słońca i wilgotnej gleby. Krótkowieczna, nie sadzimy jej przy budynkach i kanalizacji.',
  },
  'Populus tremula': {
    cs: 'Okrouhlé listy na zploštělých řapících se chvějí při nejmenším vánku a na podzim svítí žlutě. Pionýrský strom 15–20 m vysoký, světlomilný, mrazuvzdorný, na jakékoli půdě; bohatě odnožuje. Do krajiny, remízů a rekultivací, kde živí desítky motýlů.',
    en: 'Rounded leaves on flattened stalks tremble in the slightest breeze and glow yellow in autumn. A pioneer of 15–20 m, light-loving, fully hardy on any soil, and a strong suckerer. For open country and reclamation, food for dozens of moths.',
    pl: 'Okrągłe liście na spłaszczonych ogonkach drżą przy najlżejszym powiewie, jesienią żółte. Drzewo pionierskie 15–20 m, światłolubne, mrozoodporne, na każdą glebę; daje liczne odrosty. Do krajobrazu, zadrzewień i rekultywacji, żywi dziesiątki gatunków motyli.',
  },
  "Pyrus calleryana 'Chanticleer'": {
    cs: 'Kuželovitá hrušeň 8–12 m vysoká a 4–5 m široká: v dubnu bílé květy, lesklé tmavé listy a pozdní, oranžový až purpurový podzim trvající do listopadu. Plody drobné, nepadají na obtíž. Snáší sucho, horko a dlažbu.',
    en: 'A conical pear of 8–12 m by 4–5 m: white blossom in April, glossy dark leaves and a late orange to purple autumn lasting into November. The fruit is tiny and no nuisance. It bears drought, heat and paving.',
    pl: 'Stożkowa grusza 8–12 m wysokości i 4–5 m szerokości: w kwietniu białe kwiaty, lśniące ciemne liście i późna jesienna barwa, pomarańczowa do purpurowej, aż do listopada. Owoce drobne, nieuciążliwe. Znosi suszę, upał i nawierzchnię.',
  },
  "Pyrus salicifolia 'Pendula'": {
    cs: 'Stříbřitě plstnaté úzké listy na převislých větvích připomínají olivu nebo vrbu. Malý stromek 4–6 m vysoký, v dubnu s krémově bílými květy, plody bezvýznamné. Miluje slunce, sucho a vápno, hodí se k bílým a fialovým záhonům.',
    en: 'Narrow, silver-felted leaves on weeping branches recall an olive or a willow. A small tree of 4–6 m with creamy white flowers in April and negligible fruit. It loves sun, drought and lime; lovely with white and violet borders.',
    pl: 'Srebrzyście omszone wąskie liście na zwisających gałęziach przypominają oliwkę lub wierzbę. Małe drzewko 4–6 m, w kwietniu kremowobiałe kwiaty, owoce bez znaczenia. Lubi słońce, suszę i wapń, pasuje do białych i fioletowych rabat.',
  },
  'Quercus palustris': {
    cs: 'Kuželovitý americký dub 15–20 m vysoký s vodorovnými až svěšenými spodními větvemi a hluboce zubatými listy, v říjnu šarlatovými. Přesazuje se z dubů nejsnáze a snáší mokro i sucho. Vápno mu nesvědčí, listy na něm žloutnou.',
    en: 'A conical American oak of 15–20 m, lower branches level to drooping, the deeply toothed leaves scarlet in October. The easiest oak to move, at home in wet and dry soil but yellowing on lime.',
    pl: 'Stożkowy dąb amerykański 15–20 m o poziomych lub zwieszonych dolnych gałęziach i głęboko wcinanych liściach, w październiku szkarłatnych. Najłatwiejszy z dębów do przesadzania, znosi mokro i suszę. Na glebach wapiennych liście żółkną.',
  },
  'Quercus petraea': {
    cs: 'Dub našich pahorkatin s rovným kmenem a vysoko posazenou korunou, 20–30 m; žaludy sedí na větvičkách bez stopky. Ve srovnání s letním snáší sušší, kamenitou a kyselou půdu. Hlavní dřevina doubrav, dlouhověký strom pro alej i krajinu.',
    en: 'The oak of our hills, with a straight trunk and high crown, 20–30 m, its acorns sitting stalkless on the twigs. It stands drier, stonier and more acid soil than pedunculate oak. Long-lived, for avenues and open country.',
    pl: 'Dąb pogórzy o prostym pniu i wysoko osadzonej koronie, 20–30 m; żołędzie siedzą na gałązkach bez szypułek. Od szypułkowego lepiej znosi gleby suche, kamieniste i kwaśne. Długowieczne drzewo do alej i krajobrazu.',
  },
  'Quercus robur': {
    cs: 'Mohutná, křivolace větvená koruna, hluboce brázděná borka a žaludy na dlouhých stopkách. Dorůstá 25–35 m a dožívá se staletí. Roste na těžkých, vlhčích i občas zaplavených půdách, v mládí vyžaduje světlo. Hostí víc hmyzu než kterýkoli jiný strom.',
    en: 'A mighty gnarled crown, deeply furrowed bark and acorns on long stalks. It grows 25–35 m and lives for centuries, on heavy, moist, even flooded soil, in full light when young. No other tree feeds as many insects.',
    pl: 'Potężna, konarzysta korona, głęboko bruzdowana kora i żołędzie na długich szypułkach. Dorasta do 25–35 m i żyje setki lat. Rośnie na glebach ciężkich, wilgotnych, czasem zalewanych, w młodości wymaga światła. Żywi mnóstwo owadów.',
  },
  "Quercus robur 'Fastigiata Koster'": {
    cs: 'Nejužší ze sloupovitých dubů letních, vypěstovaný ve školce Koster: 12–15 m vysoký, 2–4 m široký, dole zavětvený. Suché listí drží často do jara. Otužilý, snáší vápno, vítr i sušší půdy. Pro osová stromořadí a úzké ulice.',
    en: 'The narrowest of upright pedunculate oaks, raised at Koster’s: 12–15 m tall, 2–4 m wide, branched from low down. Dry leaves often hang until spring. Hardy on lime, in wind and on drier soil; for formal lines and narrow streets.',
    pl: 'Najwęższy z kolumnowych dębów szypułkowych, wyhodowany w szkółce Koster: 12–15 m wysokości, 2–4 m szerokości. Suche liście trzyma często do wiosny. Mrozoodporny, znosi wapń, wiatr i suchsze gleby. Do alej i wąskich ulic.',
  },
  'Quercus rubra': {
    cs: 'Velké špičatě laločnaté listy rezavějí na podzim do červené až hnědé. Z velkých dubů je nejrychlejší, vyroste do 20–25 m. Snáší chudé kyselé půdy a kouř. V krajině se zmlazuje a zastiňuje podrost, proto ho držíme v parcích a stromořadích.',
    en: 'Large leaves with pointed lobes turn red to russet. It is the fastest of the big oaks, to 20–25 m, and takes poor acid soil and smoke. As it seeds and shades out undergrowth, keep it to parks and avenues.',
    pl: 'Duże, ostro klapowane liście jesienią przebarwiają się na czerwono i brązowo. Najszybszy z dużych dębów, osiąga 20–25 m. Znosi ubogie, kwaśne gleby i dym. W krajobrazie rozsiewa się i zacienia podszyt, dlatego sadzimy go w parkach.',
  },
  'Quercus cerris': {
    cs: 'Teplomilný dub, 20–25 m vysoký, s úzce laločnatými drsnými listy a žaludy v ježatých číškách. Ze všech u nás domácích dubů roste nejrychleji a nejlépe snáší sucho, vápno i městský vzduch. Podzim žlutohnědý, kůra rozpukaná do oranžových rýh.',
    en: 'A warmth-loving oak of 20–25 m with rough, narrowly lobed leaves and acorns in bristly cups. The fastest of the oaks native here and the best in drought, lime and town air. Yellow-brown autumn, bark fissured with orange.',
    pl: 'Ciepłolubny dąb 20–25 m o wąsko klapowanych, szorstkich liściach i żołędziach w kolczastych miseczkach. Rośnie szybko i znakomicie znosi suszę, wapń i miejskie powietrze. Jesień żółtobrązowa, kora spękana w pomarańczowe bruzdy.',
  },
  'Quercus frainetto': {
    cs: 'Listy jsou velké, až 20 cm dlouhé, s hlubokými pravidelnými laloky nahloučenými na konci větviček. Koruna široce kulovitá, 15–20 m. Balkánský dub, který snáší horko, vápno i těžké jíly, zimy našich nížin a pahorkatin přečká bez škody.',
    en: 'The leaves are large, up to 20 cm, with deep regular lobes, crowded at the twig ends. The crown is broadly round, 15–20 m. A Balkan oak that takes heat, lime and heavy clay, and winters safely in our lowlands and hills.',
    pl: 'Liście duże, do 20 cm długości, o głębokich, regularnych klapach, skupione na końcach gałązek. Korona szerokokulista, 15–20 m. Bałkański dąb znoszący upał, wapń i ciężkie gliny, zimy na nizinach i pogórzach przetrzymuje bez szkody.',
  },
  "Quercus palustris 'Green Dwarf'": {
    cs: 'Zakrslý dub bahenní roubovaný na kmínek tvoří hustou kulovitou až mírně zploštělou korunu 3–4 m v průměru. Zubaté listy na podzim zčervenají a zčásti vytrvají do zimy. Do ulic, k parkovištím a předzahrádkám na půdy bez vápna.',
    en: 'A dwarf pin oak grafted on a stem, with a dense round to slightly flattened head 3–4 m across. The toothed leaves turn red and partly hang into winter. For streets, car parks and front gardens on lime-free soil.',
    pl: 'Karłowy dąb błotny szczepiony na pniu tworzy gęstą, kulistą do lekko spłaszczonej koronę 3–4 m średnicy. Wcinane liście jesienią czerwienieją i częściowo trwają do zimy. Na ulice, przy parkingach, w przedogródkach, na gleby bez wapnia.',
  },
  'Quercus pubescens': {
    cs: 'Teplomilný dub skalních stepí, 8–15 m vysoký, často křivolaký, s plstnatými mladými výhony a šedě chlupatým rubem listů. Roste pomalu na výhřevných vápencích, kde jiné stromy usychají. Cenný do jižních svahů a do rozpáleného města.',
    en: 'A warmth-loving oak of rocky steppe, 8–15 m and often crooked, with downy young shoots and leaves grey-haired beneath. Slow on hot limestone where other trees wither. Valuable on south slopes and in baking towns.',
    pl: 'Ciepłolubny dąb skalnych stepów, 8–15 m, często powyginany, o omszonych młodych pędach i szaro owłosionym spodzie liści. Rośnie wolno na nagrzanych wapieniach, gdzie inne drzewa usychają. Cenny na południowe zbocza i do rozgrzanego miasta.',
  },
  "Quercus robur 'Concordia'": {
    cs: 'Dub letní se zářivě žlutými listy, které barvu drží po celé léto, na prudkém slunci mohou okraje zhnědnout. Roste pomalu, po letech 8–10 m s kulovitou korunou. Hodí se do lehkého polostínu na čerstvou půdu; vzácná parková solitéra.',
    en: 'A pedunculate oak with bright yellow leaves that keep their colour all summer, though fierce sun may brown the edges. Slow, in time 8–10 m with a round crown. For light shade and fresh soil, a rare park specimen.',
    pl: 'Dąb szypułkowy o jaskrawożółtych liściach, trzymających barwę przez całe lato; w ostrym słońcu brzegi mogą brązowieć. Rośnie wolno, po latach 8–10 m, korona kulista. Do lekkiego półcienia, na świeżą glebę; rzadki soliter parkowy.',
  },
  'Tilia cordata': {
    cs: 'Drobné srdčité listy, v červenci medově vonné květy plné včel a žlutý podzim. Koruna je hustá, 20–25 m vysoká. Snáší řez i chudší a sušší půdy než lípa velkolistá, posypovou sůl ne. Národní strom, vhodný k návsi i do aleje.',
    en: 'Small heart-shaped leaves, honey-scented flowers full of bees in July and a yellow autumn; a dense crown 20–25 m tall. It takes pruning and poorer, drier soil than the large-leaved lime, but no salt. The national tree, for greens and avenues.',
    pl: 'Drobne sercowate liście, w lipcu miodowo pachnące kwiaty pełne pszczół i żółta jesień. Korona gęsta, 20–25 m. Znosi cięcie i gleby uboższe i suchsze niż lipa szerokolistna, soli drogowej nie. Na wiejskie place i do alej.',
  },
  "Tilia cordata 'Greenspire'": {
    cs: 'Pravidelná oválná koruna se silným středním výhonem, 12–15 m vysoká a 6–8 m široká, tmavé lesklé listy. Vyniká stejnoměrným růstem, proto tvoří základ městských stromořadí. Kvete voňavě v červenci; mšice a medovice bývají slabší než u jiných lip.',
    en: 'A regular oval crown with a strong leader, 12–15 m by 6–8 m, and dark glossy leaves. Prized for its uniform growth, it is the standard of town avenues. Fragrant in July; aphids and honeydew trouble it less than other limes.',
    pl: 'Regularna owalna korona z silnym przewodnikiem, 12–15 m wysokości i 6–8 m szerokości, liście ciemne, lśniące. Wyrównany wzrost czyni ją podstawą miejskich alej. Pachnące kwiaty w lipcu; mszyc i spadzi mniej niż u innych lip.',
  },
  "Tilia tomentosa 'Brabant'": {
    cs: 'Stříbřitý rub listů se ve větru blýská, lícová strana je tmavá. Strom 20–25 m vysoký má kuželovitou, později vejčitou korunu a kvete z lip poslední. Mšice na plstnatých listech nežijí, medovice proto nekape. Vyniká odolností v horku a suchu.',
    en: 'The silvery undersides flash in the wind above a dark upper face. A tree of 20–25 m, conical then egg-shaped, the last lime to flower. Aphids shun the felted leaves, so no honeydew drips. Outstanding in heat and drought.',
    pl: 'Srebrzysty spód liści migocze na wietrze, wierzch jest ciemny. Drzewo 20–25 m o koronie stożkowej, później jajowatej, kwitnie z lip ostatnie. Mszyce unikają omszonych liści, więc spadź nie kapie. Odporna na upał i suszę.',
  },
  "Tilia cordata 'Rancho'": {
    cs: 'Drobnější lípa srdčitá 8–12 m vysoká a 4–6 m široká, s úhledně kuželovitou korunou a malými lesklými listy. Kvete bohatě a voní. Vejde se do ulic, kde by běžná lípa musela být ořezávána; snáší řez i chladné zimy.',
    en: 'A smaller little-leaved lime, 8–12 m by 4–6 m, neatly conical with small glossy leaves and plenty of fragrant flowers. It fits streets where a common lime would have to be cut back, and takes pruning and cold winters.',
    pl: 'Mniejsza lipa drobnolistna 8–12 m wysokości i 4–6 m szerokości, o zgrabnej, stożkowej koronie i małych lśniących liściach. Kwitnie obficie i pachnie. Mieści się na ulicach, gdzie zwykłą lipę trzeba by ciąć; znosi mroźne zimy.',
  },
  "Tilia europaea 'Pallida'": {
    cs: 'Císařská lípa barokních alejí: vzpřímená kuželovitá koruna, 20–25 m vysoká, světle zelené listy a v zimě načervenalé větvičky. Kvete v druhé polovině června. Dobře snáší tvarování, potřebuje živnou vlhčí zem, u silnic trpí solí.',
    en: 'The imperial lime of baroque avenues: an upright cone of 20–25 m, light green leaves and reddish winter twigs, in flower in late June. It clips well, wants rich moist soil and suffers from salt along roads.',
    pl: 'Lipa cesarska barokowych alej: wzniesiona, stożkowa korona 20–25 m, jasnozielone liście i zimą czerwonawe gałązki. Kwitnie w drugiej połowie czerwca. Dobrze znosi formowanie, wymaga gleby żyznej i wilgotnej, przy drogach cierpi od soli.',
  },
  'Tilia platyphyllos': {
    cs: 'Velké měkce chlupaté listy a květy už v červnu, o dva týdny dříve než lípa srdčitá. Dorůstá 25–35 m, košatá, dlouhověká. Žádá hlubokou živnou půdu a vzdušnou vlhkost, suchá města ne. Památný strom návsí a hradních nádvoří.',
    en: 'Large, softly hairy leaves and flowers in June, two weeks before the little-leaved lime. It reaches 25–35 m, broad and long-lived, and wants deep rich soil and moist air rather than dry towns. The old tree of greens and castle yards.',
    pl: 'Duże, miękko owłosione liście i kwiaty już w czerwcu, dwa tygodnie przed lipą drobnolistną. Dorasta do 25–35 m, rozłożysta, długowieczna. Wymaga głębokiej, żyznej gleby i wilgotnego powietrza. Pomnikowe drzewo wiejskich placów i dziedzińców zamkowych.',
  },
  'Ulmus laevis': {
    cs: 'Jilm lužních lesů, 20–30 m vysoký, s nesouměrnou bází listů a brvitými nažkami na dlouhých stopkách; staré kmeny tvoří deskovité kořeny. Grafióze odolává lépe než ostatní domácí jilmy. Snáší záplavy, jíl i vápno, do niv a parků.',
    en: 'The elm of floodplain woods, 20–30 m, with lop-sided leaf bases and fringed fruits on long stalks; old trunks grow buttresses. It escapes Dutch elm disease better than other native elms. For floods, clay, lime, meadows and parks.',
    pl: 'Wiąz lasów łęgowych, 20–30 m, o niesymetrycznej nasadzie liści i orzęsionych orzeszkach na długich szypułkach; stare pnie tworzą korzenie szkarpowe. Na holenderską chorobę wiązów odporniejszy od innych rodzimych. Znosi zalewanie, glinę i wapń.',
  },
  "Ulmus 'New Horizon'": {
    cs: 'Asijský kříženec vyšlechtěný pro odolnost vůči grafióze. Roste rychle, má průběžný kmen, kuželovitou až vejčitou korunu 15–20 m vysokou a tmavě zelené listy, na podzim žloutnoucí. Snáší sůl, sucho i vítr; nahrazuje v ulicích ztracené jilmy.',
    en: 'An Asian hybrid bred to resist Dutch elm disease. Fast, with a straight leader and a conical to oval crown of 15–20 m; dark leaves turn yellow. It bears salt, drought and wind, and brings elms back to the streets.',
    pl: 'Azjatycki mieszaniec odporny na holenderską chorobę wiązów. Rośnie szybko, z prostym przewodnikiem, korona stożkowa do jajowatej, 15–20 m, liście ciemnozielone, jesienią żółte. Znosi sól, suszę i wiatr; zastępuje na ulicach utracone wiązy.',
  },
  "Ulmus minor 'Wredei'": {
    cs: 'Zlatožluté, mírně zkadeřené listy na vzpřímených větvích tvoří úzký sloup, na kmínku 4–6 m vysoký a v mládí sotva 2 m široký. Nejjasnější barvu má na slunci bez úpalu. Roste pomalu, vápnu se nebrání; hodí se do malých zahrad a nádob.',
    en: 'Golden, slightly crinkled leaves on upright branches make a slim column, 4–6 m on a stem and hardly 2 m wide when young. Brightest in sun without scorching heat. Slow, at ease with lime, for small gardens and tubs.',
    pl: 'Złotożółte, lekko pofałdowane liście na wzniesionych gałęziach tworzą wąską kolumnę, na pniu 4–6 m wysokości, w młodości ledwie 2 m szerokości. Najjaśniejszy w słońcu bez upału. Rośnie wolno, znosi wapń; do małych ogrodów i donic.',
  },
  "Zelkova serrata 'Green Vase'": {
    cs: 'Větve se rozbíhají vějířovitě vzhůru do vázovité koruny, 12–15 m vysoké a 8–10 m široké, podobné ztraceným jilmům. Pilovité listy na podzim přecházejí od žluté po bronzovou. Mladý strom choulostivě snáší silné mrazy, dospělý sucho i dlažbu.',
    en: 'The branches fan out into a vase-shaped crown, 12–15 m by 8–10 m, much like the lost elms. Saw-edged leaves turn yellow to bronze. Tender to hard frost when young; once grown it takes drought and paving.',
    pl: 'Gałęzie rozchodzą się wachlarzowato w wazowatą koronę, 12–15 m wysokości i 8–10 m szerokości, podobną do wiązu. Piłkowane liście jesienią od żółci po brąz. Młode drzewo wrażliwe na silne mrozy, starsze znosi suszę i nawierzchnię.',
  },
};
