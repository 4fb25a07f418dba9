import type { PlantDescriptions } from './plant-descriptions';

/** Maples. */
export const MAPLES: PlantDescriptions = {
  'Acer campestre': {
    cs: 'Domácí strom s hustou zaoblenou korunou, 8–12 m vysoký a 6–8 m široký, s drobnými pětilaločnými listy, které na podzim zežloutnou. Snáší vápno, sucho i hluboký řez; hodí se do úzkých ulic, remízů i vyšších plotů.',
    en: 'Native tree with a dense rounded crown, 8–12 m tall and 6–8 m wide; the small five-lobed leaves turn clear yellow in October. It takes lime, drought and hard pruning, and suits narrow streets, shelter belts and tall hedges.',
    pl: 'Rodzime drzewo o gęstej, zaokrąglonej koronie, 8–12 m wysokości i 6–8 m szerokości, z drobnymi pięcioklapowymi liśćmi żółknącymi jesienią. Znosi wapń, suszę i silne cięcie; na wąskie ulice, do zadrzewień śródpolnych i wyższych żywopłotów.',
  },
  "Acer campestre 'Elsrijk'": {
    cs: 'Výběr babyky s pravidelnou, zpočátku kuželovitou a později oválnou korunou a průběžným kmenem, v dospělosti 8–12 m vysoký a 4–6 m široký. Listy téměř netrpí padlím. Spolehlivý uliční strom na sušší vápenité půdy i do dlažby.',
    en: 'A field maple with a straight leader and a regular crown, conical at first and later oval, 8–12 m by 4–6 m. The leaves hardly ever take mildew. Dependable in streets, on dry limy soil and in paving.',
    pl: 'Odmiana klonu polnego z prostym przewodnikiem i regularną koroną, najpierw stożkową, później owalną, 8–12 m wysokości i 4–6 m szerokości. Liście prawie nie chorują na mączniaka. Niezawodne drzewo uliczne na suchsze gleby wapienne i w nawierzchnie.',
  },
  "Acer freemanii 'Autumn Blaze'": {
    cs: 'Kříženec javoru červeného a stříbrného roste rychle, dosahuje 12–15 m a tvoří široce oválnou korunu. Hluboce dělené listy přecházejí v říjnu do zářivé oranžové až karmínové. Snáší sucho i mokro, jen ve vysokém vápně žloutne.',
    en: 'A hybrid of red and silver maple, fast to 12–15 m, with a broad oval crown. Its deeply cut leaves go brilliant orange to crimson in October. It stands both dry and wet ground but yellows on strongly limy soil.',
    pl: 'Mieszaniec klonu czerwonego i srebrzystego, rośnie szybko do 12–15 m i tworzy szeroko owalną koronę. Głęboko wcięte liście w październiku barwią się na jaskrawy oranż i karmin. Znosi suszę i wilgoć, tylko przy nadmiarze wapnia żółknie.',
  },
  'Acer platanoides': {
    cs: 'Mohutný domácí strom 20–30 m vysoký s hustou vejčitou korunou; v dubnu před olistěním kvete žlutozeleně a láká včely. Na podzim září žlutě až oranžově. Daří se mu na každé propustné půdě, vápno vítá, solené silnice mu škodí.',
    en: 'A big native tree of 20–30 m with a dense egg-shaped crown, covered with yellow-green bee flowers in April before the leaves. Autumn is yellow to orange. It grows on any drained soil and likes lime, but suffers from road salt.',
    pl: 'Okazałe rodzime drzewo wysokości 20–30 m o gęstej jajowatej koronie; w kwietniu, przed rozwojem liści, żółtozielone kwiaty wabią pszczoły. Jesienią żółte do pomarańczowego. Rośnie na każdej przepuszczalnej glebie, lubi wapń, szkodzi mu sól drogowa.',
  },
  "Acer platanoides 'Columnare'": {
    cs: 'Úzce sloupovitý mléč se vzpřímenými větvemi, asi 10 m vysoký a 2–3 m široký, ve stáří poněkud širší. Listy jsou menší než u druhu, podzimní barva žlutá. Vejde se do ulic, kde koruna nesmí zasahovat k fasádám.',
    en: 'A narrow columnar Norway maple with upright branches, about 10 m tall and 2–3 m wide, somewhat broader with age. The leaves are smaller than in the species and turn yellow. For streets where a crown must keep clear of the house fronts.',
    pl: 'Wąskokolumnowy klon zwyczajny o wzniesionych gałęziach, około 10 m wysokości i 2–3 m szerokości, na starość nieco szerszy. Liście mniejsze niż u gatunku, jesienią żółte. Na ulice, gdzie korona nie może sięgać elewacji.',
  },
  "Acer platanoides 'Crimson King'": {
    cs: 'Listy si drží tmavě purpurovou barvu od dubna až do opadu, květy jsou žluté s červenými kalichy. Strom roste pomaleji než druh do 12–15 m a nasazuje širokou hustou korunu. Působí jako solitéra; v horkém létě vyžaduje hlubší půdu.',
    en: 'The leaves stay dark purple from April until they fall, and the yellow flowers have red calyces. Slower than the species, it reaches 12–15 m with a broad, dense crown. A strong single tree, grateful for deep soil in hot summers.',
    pl: 'Liście zachowują ciemnopurpurową barwę od kwietnia do opadnięcia, kwiaty są żółte z czerwonymi kielichami. Rośnie wolniej od gatunku, do 12–15 m, korona szeroka i gęsta. Efektowny soliter; w upalne lata wymaga głębszej gleby.',
  },
  "Acer platanoides 'Globosum'": {
    cs: 'Roubovaný na kmínek tvoří bez řezu hustou kulovitou, později mírně zploštělou korunu 4–6 m širokou; výška závisí na výšce štěpování. Podzim je žlutý. Snáší městské ovzduší a hodí se pod vedení, do úzkých ulic a předzahrádek.',
    en: 'Grafted on a stem, it makes a dense globe without pruning, later slightly flattened and 4–6 m wide; its height is that of the graft. It turns yellow, bears town air and fits below wires, in narrow streets and front gardens.',
    pl: 'Szczepiony na pniu tworzy bez cięcia gęstą kulistą koronę, później lekko spłaszczoną, szerokości 4–6 m; wysokość zależy od miejsca szczepienia. Jesienią żółty. Znosi miejskie powietrze, nadaje się pod przewody, na wąskie ulice i do przedogródków.',
  },
  'Acer pseudoplatanus': {
    cs: 'Horský strom vysoký 25–30 m se širokou klenbou, laločnatými tmavými listy a kůrou, která se na starých kmenech odlupuje v šupinách. Chce svěží hlubokou půdu a chladnější polohu; do rozpálených ulic nepatří. Výborný do parků a krajiny.',
    en: 'A mountain tree of 25–30 m with a wide dome, dark lobed leaves and bark that flakes on old trunks. It wants deep, fresh soil and a cooler site rather than hot streets. Excellent in parks and in the open country.',
    pl: 'Górskie drzewo wysokości 25–30 m o szeroko sklepionej koronie, ciemnych klapowanych liściach i korze łuszczącej się na starych pniach. Wymaga gleby świeżej, głębokiej i chłodniejszego stanowiska, nie rozgrzanych ulic. Doskonały do parków i krajobrazu.',
  },
  "Acer rubrum 'October Glory'": {
    cs: 'Zůstává dlouho lesklý a zelený a pak se koncem října rozsvítí do oranžova až karmínova. Koruna je oválná až kulovitá, 10–15 m vysoká; v březnu ji obsypou drobné červené květy. Vyžaduje kyselejší, vlhčí půdu bez vápna.',
    en: 'Glossy green for a long time, then lit up orange to crimson at the end of October. The crown is oval to rounded and 10–15 m tall, dusted with tiny red flowers in March. Needs rather acid, moist soil without lime.',
    pl: 'Długo pozostaje lśniąco zielony, po czym pod koniec października rozpala się oranżem i karminem. Korona owalna do kulistej, 10–15 m wysokości; w marcu obsypują ją drobne czerwone kwiaty. Wymaga gleby kwaśnej, wilgotniejszej, bez wapnia.',
  },
  'Acer griseum': {
    cs: 'Skořicově hnědá kůra se odlupuje v papírových svitcích a zdobí hlavně v zimě. Roste pomalu do 5–7 m, má trojčetné listy, které se pozdě na podzim zbarví do šarlatova. Stačí mu polostín a propustná, nepřesychající zem.',
    en: 'Cinnamon bark peels in papery curls and is at its best in winter. Slow to 5–7 m, it has three-parted leaves that turn scarlet late in autumn. Content with light shade and drained soil that does not dry out.',
    pl: 'Cynamonowa kora łuszczy się papierowymi zwojami i zdobi przede wszystkim zimą. Rośnie powoli do 5–7 m, trójlistkowe liście późną jesienią przebarwiają się na szkarłatno. Wystarcza mu półcień i gleba przepuszczalna, nieprzesychająca.',
  },
  "Acer palmatum 'Atropurpureum'": {
    cs: 'Malý strom nebo vícekmen 3–5 m vysoký i široký, s jemnými dlanitými listy, na jaře vínově červenými, v létě do bronzova a v říjnu karmínovými. Vyžaduje závětří, polostín a kyselou humózní půdu; pozdní mrazíky mu pálí výhony.',
    en: 'A small tree, often with several stems, 3–5 m each way; the fine leaves are wine red in spring, bronze in summer and crimson in October. It needs shelter, light shade and acid humus, as late frosts scorch the shoots.',
    pl: 'Małe drzewo lub forma wielopniowa 3–5 m wysokości i szerokości; delikatne dłoniaste liście wiosną winnoczerwone, latem brązowawe, w październiku karminowe. Wymaga zacisza, półcienia i kwaśnej gleby próchnicznej; późne przymrozki uszkadzają pędy.',
  },
  "Acer campestre 'Nanum'": {
    cs: 'Drobnolistá babyka tvořící na kmínku hustou kouli 3–5 m širokou, kterou není třeba řezat. Podzim je žlutý. Otužilá je stejně jako druh, snáší vápno, sucho i dlažbu, a tak poslouží před řadovými domy a na parkovištích.',
    en: 'A small-leaved field maple forming a dense ball 3–5 m wide on its stem without clipping; yellow in autumn. As tough as the species in lime, drought and paving, it does well before terraced houses and in car parks.',
    pl: 'Drobnolistny klon polny, który na pniu tworzy gęstą kulę szerokości 3–5 m, niewymagającą cięcia. Jesienią żółty. Odporny jak gatunek, znosi wapń, suszę i nawierzchnie, sprawdza się przed domami szeregowymi i na parkingach.',
  },
  'Acer negundo': {
    cs: 'Velmi rychlý strom 10–15 m vysoký se zpeřenými listy podobnými jasanu a ojíněnými mladými výhony. Roste na suchých i zaplavovaných půdách, dřevo je však křehké a strom se sám vysévá. Do krajiny ho nedáváme, jen do zastavěných míst.',
    en: 'A very fast tree of 10–15 m with ash-like pinnate leaves and bloomy young shoots. It grows on dry and flooded ground alike, but the wood is brittle and it seeds itself. For built-up places, not for open country.',
    pl: 'Bardzo szybko rosnące drzewo 10–15 m o pierzastych liściach jak u jesionu i oszronionych młodych pędach. Rośnie na glebach suchych i zalewanych, lecz drewno ma kruche i sam się rozsiewa. Tylko na tereny zabudowane, nie w krajobraz.',
  },
  "Acer negundo 'Flamingo'": {
    cs: 'Zpeřené listy raší růžově, později jsou zelené se širokým bílým okrajem. Zůstává malý, 4–6 m, nejlépe vybarvuje na letorostech po hlubokém předjarním řezu. Zelené výhony je nutné odstraňovat. Slunce a běžná, ne úplně suchá půda.',
    en: 'The pinnate leaves open pink, then become green with broad white margins. It stays at 4–6 m and colours best on young growth after hard pruning in late winter. Cut out green shoots. Sun and ordinary, not quite dry soil.',
    pl: 'Pierzaste liście rozwijają się różowe, później są zielone z szerokim białym brzegiem. Pozostaje niski, 4–6 m, najładniej barwi się na pędach po silnym cięciu przedwiosennym. Zielone pędy usuwamy. Słońce, gleba przeciętna, niezbyt sucha.',
  },
  "Acer palmatum 'Osakazuki'": {
    cs: 'Pokládá se za nejspolehlivěji šarlatový podzim mezi japonskými javory, a to i v polostínu. Přes léto jsou velké sedmilaločné listy svěže zelené. Doroste 4–5 m výšky i šířky; patří do závětří, do kyselé a stejnoměrně vlhké půdy.',
    en: 'Held to be the most reliable scarlet autumn among Japanese maples, even in half shade; through summer the large seven-lobed leaves are fresh green. Reaches 4–5 m each way. Plant it in shelter, in acid, evenly moist soil.',
    pl: 'Uchodzi za najpewniej szkarłatny jesienią wśród klonów japońskich, także w półcieniu. Latem duże siedmioklapowe liście są świeżo zielone. Dorasta do 4–5 m wysokości i szerokości; stanowisko zaciszne, gleba kwaśna i równomiernie wilgotna.',
  },
  "Acer platanoides 'Cleveland'": {
    cs: 'Uliční mléč s pravidelnou, hustou vejčitou korunou a vzpřímenými větvemi, 12–15 m vysoký a 6–8 m široký. Raší načervenale, na podzim zežloutne. Protože drží tvar bez velkého řezu, dobře se s ním zakládají stejnoměrné aleje.',
    en: 'A street Norway maple with a regular, dense, egg-shaped crown and upright branches, 12–15 m by 6–8 m. It opens reddish and turns yellow. Holding its outline with little pruning, it makes even avenues.',
    pl: 'Klon uliczny o regularnej, gęstej, jajowatej koronie i wzniesionych gałęziach, 12–15 m wysokości i 6–8 m szerokości. Młode liście czerwonawe, jesienią żółte. Zachowuje kształt bez większego cięcia, dlatego tworzy wyrównane aleje.',
  },
  "Acer platanoides 'Drummondii'": {
    cs: 'Každý list má široký smetanově bílý okraj, takže koruna prosvětlí i tmavší kout. Roste pomaleji, do 8–12 m. Výhony, které zezelenají, vyřezáváme hned, jinak převládnou. Hodí se chráněnější místo, na výsluní okraje listů někdy hnědnou.',
    en: 'Every leaf has a broad creamy margin, so the crown brightens even a dark corner. Growth is slow, to 8–12 m. Reverted green shoots must be removed at once. Give it a sheltered place, as full sun may brown the edges.',
    pl: 'Każdy liść ma szeroki kremowobiały brzeg, dzięki czemu korona rozjaśnia nawet ciemny zakątek. Rośnie wolniej, do 8–12 m. Zieleniejące pędy wycinamy od razu, inaczej zdominują koronę. Miejsce osłonięte, w pełnym słońcu brzegi liści czasem brązowieją.',
  },
  "Acer platanoides 'Royal Red'": {
    cs: 'Podobá se kultivaru ‘Crimson King’, listy jsou však lesklejší a zprvu jasněji červené. Vytváří široce kuželovitou korunu 12–15 m vysokou. Mrazuvzdorný, snášenlivý k vápnu; vedle zeleně olistěných stromů je výraznou dominantou parku.',
    en: 'Close to ‘Crimson King’, but with glossier leaves of a brighter red at first. The crown is broadly conical and 12–15 m tall. Fully hardy and at ease on lime, it stands out in a park among green trees.',
    pl: 'Podobny do odmiany ‘Crimson King’, lecz liście ma bardziej lśniące i początkowo jaśniej czerwone. Tworzy szeroko stożkową koronę wysokości 12–15 m. Mrozoodporny, tolerancyjny wobec wapnia; wśród zielonych drzew staje się wyrazistą dominantą parku.',
  },
  "Acer pseudoplatanus 'Brilliantissimum'": {
    cs: 'Na jaře raší lososově růžově, pak listy přejdou do žluté a v létě do světle zelené. Velmi pomalu tvoří na kmínku hustou kulovitou korunu asi 3–4 m širokou. Nejhezčí je v mírném přistínění, palčivé slunce listy spálí.',
    en: 'It breaks salmon pink in spring, passes through yellow and is pale green by summer. Very slowly it makes a dense round head about 3–4 m wide on its stem. Best in light shade, since fierce sun burns the leaves.',
    pl: 'Wiosną rozwija łososioworóżowe liście, które przechodzą w żółć, a latem w jasną zieleń. Bardzo powoli tworzy na pniu gęstą kulistą koronę szerokości około 3–4 m. Najładniejszy w lekkim ocienieniu, ostre słońce parzy liście.',
  },
  "Acer rubrum 'Red Sunset'": {
    cs: 'Vybarvuje mezi javory červenými jako jeden z prvních, už začátkem října, oranžově až rubínově. Koruna je vejčitá, pravidelně zavětvená, 12–15 m vysoká. Snáší mokrou zem i lehké zasolení, na vápenitých půdách trpí žloutenkou.',
    en: 'One of the first red maples to colour, orange to ruby in early October. The crown is egg-shaped, evenly branched and 12–15 m tall. It bears wet ground and a little salt, but turns chlorotic on limestone.',
    pl: 'Przebarwia się wśród klonów czerwonych jako jeden z pierwszych, już na początku października, na pomarańczowo do rubinowego. Korona jajowata, regularna, wysokości 12–15 m. Znosi mokrą glebę i lekkie zasolenie, na wapiennej cierpi na chlorozę.',
  },
  "Acer saccharinum 'Laciniatum Wieri'": {
    cs: 'Vzdušný strom 15–20 m vysoký s hluboce stříhanými listy, na rubu stříbřitými, a obloukovitě převisajícími větvemi. Přirůstá velmi rychle, proto je křehký: sázíme ho mimo větrné polohy. Vlhká půda je mu milá, vápno ne. Podzim bývá žlutý.',
    en: 'An airy tree of 15–20 m with deeply cut leaves, silvery beneath, on arching, drooping branches. Growth is very fast and hence brittle, so keep it out of the wind. It likes moist soil, dislikes lime and turns yellow.',
    pl: 'Lekkie drzewo 15–20 m o głęboko powcinanych liściach, srebrzystych od spodu, i łukowato zwisających gałęziach. Rośnie bardzo szybko, więc jest kruche: sadzimy z dala od wiatru. Lubi glebę wilgotną, wapnia nie. Jesienią zwykle żółte.',
  },
  'Acer tataricum subsp. ginnala': {
    cs: 'Keřovitý javor 4–6 m vysoký, často vícekmenný, s protáhlým středním lalokem listu. V květnu voní nažloutlými květy, v říjnu vzplane šarlatovou barvou. Zcela mrazuvzdorný, snáší sucho i vítr; vhodný do volných plotů, nádob a malých zahrad.',
    en: 'A shrubby maple of 4–6 m, often with several stems, its leaf drawn out to a long middle lobe. Scented cream flowers in May, blazing scarlet in October. Fully hardy and wind-firm, for informal hedges, containers and small gardens.',
    pl: 'Krzewiasty klon 4–6 m, często wielopniowy, o wydłużonej środkowej klapie liścia. W maju pachnące żółtawe kwiaty, w październiku płonie szkarłatem. Całkowicie mrozoodporny, znosi suszę i wiatr; do swobodnych żywopłotów, donic i małych ogrodów.',
  },
};
