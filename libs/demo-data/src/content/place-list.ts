type InThree = readonly [cs: string, en: string, pl: string];

export interface DemoPlace {
  /** Identifies the place, also for its picture. */
  key: string;
  town: string;
  country: 'CZ' | 'SK' | 'PL';
  at: readonly [latitude: number, longitude: number];
  year: number;
  title: InThree;
  planted: InThree;
  text: InThree;
}

/** Plantings with trees of the nursery, in display order. */
export const PLACES: readonly DemoPlace[] = [
  {
    key: 'melnik',
    town: 'Mělník',
    country: 'CZ',
    at: [50.351, 14.474],
    year: 2019,
    title: ['Lípy na náměstí', 'Limes on the square', 'Lipy na rynku'],
    planted: [
      "18 lip srdčitých ‘Greenspire’, obvod kmene 20–25 cm",
      "18 small-leaved limes ‘Greenspire’, girth 20–25 cm",
      "18 lip drobnolistnych ‘Greenspire’, obwód pnia 20–25 cm",
    ],
    text: [
      'Dvě řady v dlažbě, každý strom má pod sebou dvanáct krychlí prokořenitelného substrátu. Po sedmi letech se koruny dotýkají a trh se pod ně v létě vejde celý.',
      'Two rows set in paving, each tree above twelve cubic metres of structural soil. Seven years on the crowns meet, and in summer the whole market fits beneath them.',
      'Dwa rzędy w bruku, pod każdym drzewem dwanaście metrów sześciennych podłoża strukturalnego. Po siedmiu latach korony się stykają, a latem mieści się pod nimi cały targ.',
    ],
  },
  {
    key: 'plzen',
    town: 'Plzeň',
    country: 'CZ',
    at: [49.727, 13.363],
    year: 2016,
    title: ['Dubová alej v parku', 'An oak avenue in the park', 'Aleja dębowa w parku'],
    planted: ['64 dubů letních, obvod kmene 16–18 cm', '64 English oaks, girth 16–18 cm', '64 dęby szypułkowe, obwód pnia 16–18 cm'],
    text: [
      'Náhrada za přestárlé topoly. Duby jsme přesadili naposledy dva roky před dodáním, a tak se ujaly všechny kromě jednoho; ten jsme vyměnili.',
      'They replaced poplars past their time. We had last transplanted the oaks two years before delivery, so all of them took but one, which we exchanged.',
      'Zastąpiły sędziwe topole. Dęby przesadziliśmy ostatni raz dwa lata przed dostawą, dlatego przyjęły się wszystkie oprócz jednego; ten wymieniliśmy.',
    ],
  },
  {
    key: 'budejovice',
    town: 'České Budějovice',
    country: 'CZ',
    at: [48.97, 14.477],
    year: 2021,
    title: ['Stromořadí na nábřeží', 'Trees along the embankment', 'Szpaler na nabrzeżu'],
    planted: ["32 javorů babyk ‘Elsrijk’, obvod kmene 18–20 cm", "32 field maples ‘Elsrijk’, girth 18–20 cm", "32 klony polne ‘Elsrijk’, obwód pnia 18–20 cm"],
    text: [
      'Babyka snáší posypovou sůl i vyschlou letní půdu. Koruny jsme čtyři roky vyvětvovali, aby pod nimi projela technická služba.',
      'Field maple stands road salt and dry summer soil. We raised the crowns over four years so that maintenance vehicles pass beneath.',
      'Klon polny znosi sól drogową i suchą letnią glebę. Przez cztery lata podkrzesywaliśmy korony, aby przejechały pod nimi służby miejskie.',
    ],
  },
  {
    key: 'pardubice',
    town: 'Pardubice',
    country: 'CZ',
    at: [50.037, 15.777],
    year: 2022,
    title: ['Školní zahrada', 'A school garden', 'Ogród szkolny'],
    planted: ['9 okrasných jabloní a 420 trvalek', '9 crab apples and 420 perennials', '9 jabłoni ozdobnych i 420 bylin'],
    text: [
      'Záhony osázeli žáci druhého stupně za dvě dopoledne. Vybrali jsme druhy bez trnů a jedovatých plodů, které kvetou, když je škola otevřená.',
      'The older pupils planted the beds in two mornings. We chose plants without thorns or poisonous fruit that flower while school is in session.',
      'Rabaty obsadzili starsi uczniowie w dwa przedpołudnia. Wybraliśmy gatunki bez cierni i trujących owoców, kwitnące w czasie roku szkolnego.',
    ],
  },
  {
    key: 'olomouc',
    town: 'Olomouc',
    country: 'CZ',
    at: [49.594, 17.251],
    year: 2020,
    title: ['Sloupovité habry v úzké ulici', 'Columnar hornbeams in a narrow street', 'Graby kolumnowe w wąskiej ulicy'],
    planted: ["46 habrů ‘Frans Fontaine’, obvod kmene 20–25 cm", "46 hornbeams ‘Frans Fontaine’, girth 20–25 cm", "46 grabów ‘Frans Fontaine’, obwód pnia 20–25 cm"],
    text: [
      'Mezi chodníkem a kolejemi zbývaly dva metry. Habr zůstane štíhlý i po třiceti letech a troleje se nedotkne.',
      'Two metres were left between the pavement and the tram. The hornbeams stay slender even after thirty years and keep clear of the wires.',
      'Między chodnikiem a torami zostały dwa metry. Grab nawet po trzydziestu latach będzie smukły i nie dotknie trakcji.',
    ],
  },
  {
    key: 'mikulov',
    town: 'Mikulov',
    country: 'CZ',
    at: [48.806, 16.638],
    year: 2018,
    title: ['Třešňová alej mezi vinicemi', 'A cherry avenue among the vineyards', 'Aleja czereśniowa wśród winnic'],
    planted: ["110 třešní ptačích ‘Plena’, obvod kmene 12–14 cm", "110 double wild cherries ‘Plena’, girth 12–14 cm", "110 czereśni ptasich ‘Plena’, obwód pnia 12–14 cm"],
    text: [
      'Polní cesta, kde v létě měsíc neprší. Zálivkové vaky jsme hlídali tři sezony s místním vinařem, dnes alej kvete bez naší pomoci.',
      'A farm track where no rain falls for a month in summer. For three seasons we watched the watering bags with a local winemaker; today the avenue flowers without us.',
      'Polna droga, przy której latem miesiąc nie pada. Przez trzy sezony pilnowaliśmy worków nawadniających z miejscowym winiarzem, dziś aleja kwitnie bez naszej pomocy.',
    ],
  },
  {
    key: 'trnava',
    town: 'Trnava',
    country: 'SK',
    at: [48.37, 17.588],
    year: 2023,
    title: ['Parkoviště ve stínu', 'A car park in the shade', 'Parking w cieniu'],
    planted: ["27 jilmů ‘New Horizon’, obvod kmene 20–25 cm", "27 elms ‘New Horizon’, girth 20–25 cm", "27 wiązów ‘New Horizon’, obwód pnia 20–25 cm"],
    text: [
      'Odrůda odolná proti grafióze a proti žáru z asfaltu. Město podle ní osazuje další dvě sídliště.',
      'A cultivar that resists Dutch elm disease and the heat of tarmac. The town is now planting two more estates on the same plan.',
      'Odmiana odporna na holenderską chorobę wiązów i na żar asfaltu. Miasto obsadza według tego wzoru dwa kolejne osiedla.',
    ],
  },
  {
    key: 'zilina',
    town: 'Žilina',
    country: 'SK',
    at: [49.223, 18.74],
    year: 2017,
    title: ['Břízy u řeky', 'Birches by the river', 'Brzozy nad rzeką'],
    planted: ["38 bříz himálajských ‘Doorenbos’, výška 3–4 m", "38 Himalayan birches ‘Doorenbos’, 3–4 m tall", "38 brzóz pożytecznych ‘Doorenbos’, wysokość 3–4 m"],
    text: [
      'Vícekmeny ve skupinách po třech a pěti. Bílou kůru je vidět z cyklostezky i v listopadu, kdy už nic jiného nesvítí.',
      'Multi-stemmed trees in groups of three and five. Their white bark shows from the cycle path even in November, when nothing else does.',
      'Drzewa wielopniowe w grupach po trzy i pięć. Białą korę widać ze ścieżki rowerowej nawet w listopadzie, gdy nic innego już nie świeci.',
    ],
  },
  {
    key: 'stiavnica',
    town: 'Banská Štiavnica',
    country: 'SK',
    at: [48.459, 18.893],
    year: 2015,
    title: ['Jehličnany pro lesnickou školu', 'Conifers for the forestry school', 'Iglaki dla szkoły leśnej'],
    planted: ['12 smrků omorika a 6 jedlí bělokorých, výška 2–2,5 m', '12 Serbian spruces and 6 silver firs, 2–2.5 m tall', '12 świerków serbskich i 6 jodeł pospolitych, wysokość 2–2,5 m'],
    text: [
      'Svah nad školou, kam auto nedojelo: baly posledních sto metrů nesli studenti na nosítkách.',
      'A slope above the school that no lorry could reach: the students carried the root balls the last hundred metres on stretchers.',
      'Zbocze nad szkołą, dokąd nie dojechał samochód: ostatnie sto metrów bryły nieśli uczniowie na noszach.',
    ],
  },
  {
    key: 'kosice',
    town: 'Košice',
    country: 'SK',
    at: [48.72, 21.258],
    year: 2022,
    title: ['Červené javory u nemocnice', 'Red maples by the hospital', 'Czerwone klony przy szpitalu'],
    planted: ["21 javorů červených ‘October Glory’, obvod kmene 18–20 cm", "21 red maples ‘October Glory’, girth 18–20 cm", "21 klonów czerwonych ‘October Glory’, obwód pnia 18–20 cm"],
    text: [
      'Vybarví se každý rok v jiném týdnu října a pacienti se na ně dívají z oken. Cestou 430 km je baly vydržely v plachtách bez ztráty.',
      'They turn in a different week of October each year, and the patients watch them from their windows. Wrapped for the 430 km on the road, all arrived unharmed.',
      'Przebarwiają się co roku w innym tygodniu października, a pacjenci patrzą na nie z okien. Owinięte na 430 km drogi dojechały bez strat.',
    ],
  },
  {
    key: 'wroclaw',
    town: 'Wrocław',
    country: 'PL',
    at: [51.108, 17.033],
    year: 2021,
    title: ['Dvůr u Odry', 'A courtyard by the Oder', 'Dziedziniec nad Odrą'],
    planted: ["7 muchovníků ‘Robin Hill’ a 260 travin", "7 serviceberries ‘Robin Hill’ and 260 grasses", "7 świdośliw ‘Robin Hill’ i 260 traw"],
    text: [
      'Vnitroblok nad podzemními garážemi, sedmdesát centimetrů zeminy. Muchovníky se s tím smířily a plody stihnou dřív špačci než správce.',
      'A courtyard above an underground car park, seventy centimetres of soil. The serviceberries cope, and the starlings beat the caretaker to the fruit.',
      'Dziedziniec nad garażem podziemnym, siedemdziesiąt centymetrów ziemi. Świdośliwy dają sobie radę, a owoce szpaki zbierają szybciej niż dozorca.',
    ],
  },
  {
    key: 'krakow',
    town: 'Kraków',
    country: 'PL',
    at: [50.062, 19.945],
    year: 2022,
    title: ['Lípy podél tramvaje', 'Limes along the tram line', 'Lipy wzdłuż linii tramwajowej'],
    planted: ["40 lip stříbrných ‘Brabant’, obvod kmene 25–30 cm", "40 silver limes ‘Brabant’, girth 25–30 cm", "40 lip srebrzystych ‘Brabant’, obwód pnia 25–30 cm"],
    text: [
      'Stříbrná lípa nelepí: mšice na ní nesedají, a tak pod ní může stát zastávka. Sázeli jsme tři noci po sobě, při výluce.',
      'Silver lime does not drip: aphids leave it alone, so a tram stop can stand beneath. We planted on three nights running while the line was closed.',
      'Lipa srebrzysta się nie klei: omijają ją mszyce, więc może pod nią stać przystanek. Sadziliśmy przez trzy kolejne noce, gdy linia była zamknięta.',
    ],
  },
]; // oxfmt-ignore
