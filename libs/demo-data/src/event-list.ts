import { BRANCHES } from '@arbora/domain';

/** A slot of a demo event; `taken`: seats reserved by guests. */
export interface DemoSlot {
  key: string;
  name: string;
  name_en: string;
  name_pl: string;
  /** Minutes after the event's start. */
  after?: number;
  price?: number;
  capacity: number;
  taken?: number;
  perUser?: number;
  byIco?: boolean;
  whitelist?: string[];
}

export interface DemoEvent {
  key: string;
  title: string;
  title_en: string;
  title_pl: string;
  perex: string;
  perex_en: string;
  perex_pl: string;
  address: string;
  /** Days from the day of seeding, negative for the past; `eventDay` moves them past holidays. */
  day: number;
  /** For people of the trade: not at a weekend. */
  isTrade?: boolean;
  hour: number;
  /** Duration in hours. */
  hours: number;
  mask: string;
  isPublic?: boolean;
  slots: DemoSlot[];
}

const [OBRISTVI, SMRZICE] = BRANCHES.map(({ name, address }) => `Školka ${name}, ${address.replace(/\s/g, ' ')}`) as [
  string,
  string,
];

/** Upcoming and past events, with slots in all states. */
export const EVENTS: readonly DemoEvent[] = [
  {
    key: 'rez-ovocnych-stromu',
    title: 'Řez ovocných stromů',
    title_en: 'Pruning fruit trees',
    title_pl: 'Cięcie drzew owocowych',
    perex:
      'Celodenní praktický kurz v našem ukázkovém sadu. Vysvětlíme výchovný, udržovací i zmlazovací řez a každý si ho pod dohledem vyzkouší na vlastním stromě. Nářadí půjčíme, teplé oblečení a rukavice si vezměte s sebou.',
    perex_en:
      'A hands-on day in our orchard. We explain formative, maintenance and rejuvenation pruning, and everyone tries it on a tree of their own under supervision. We lend the tools; bring warm clothes and gloves.',
    perex_pl:
      'Całodniowy kurs praktyczny w naszym sadzie. Wyjaśnimy cięcie formujące, prześwietlające i odmładzające, a każdy uczestnik wypróbuje je pod okiem instruktora na własnym drzewie. Narzędzia wypożyczamy; prosimy zabrać ciepłe ubranie i rękawice.',
    address: OBRISTVI,
    day: 9,
    hour: 9,
    hours: 7,
    mask: '2611',
    slots: [
      {
        key: 'dopoledne',
        name: 'Dopolední skupina',
        name_en: 'Morning group',
        name_pl: 'Grupa poranna',
        price: 450,
        capacity: 24,
        taken: 9,
        perUser: 4,
      },
      {
        key: 'odpoledne',
        name: 'Odpolední skupina',
        name_en: 'Afternoon group',
        name_pl: 'Grupa popołudniowa',
        after: 240,
        price: 450,
        capacity: 12,
        taken: 10,
        perUser: 4,
      },
    ],
  },
  {
    key: 'komentovana-prohlidka',
    title: 'Komentovaná prohlídka školky',
    title_en: 'Guided tour of the nursery',
    title_pl: 'Zwiedzanie szkółki z przewodnikiem',
    perex:
      'Projděte se s námi školkou v době vegetačního klidu. Ukážeme, jak se vzrostlé stromy přesazují, balí a připravují na cestu, a odpovíme na otázky, na které se na zahradě jinak nemáte koho zeptat. Vstup je zdarma.',
    perex_en:
      'Walk the nursery with us while it rests. We show how grown trees are transplanted, balled and prepared for the road, and answer the questions you have nobody to ask in the garden. Admission is free.',
    perex_pl:
      'Spacer po szkółce w czasie zimowego spoczynku. Pokażemy, jak duże drzewa są przesadzane, pakowane i przygotowywane do drogi, i odpowiemy na pytania, których w ogrodzie nie ma komu zadać. Wstęp jest bezpłatny.',
    address: OBRISTVI,
    day: 14,
    hour: 10,
    hours: 6,
    mask: '2612',
    slots: [
      {
        key: 'deset',
        name: 'Prohlídka v 10 hodin',
        name_en: 'Tour at 10:00',
        name_pl: 'Zwiedzanie o godz. 10',
        capacity: 30,
        taken: 12,
        perUser: 6,
      },
      {
        key: 'trinact',
        name: 'Prohlídka ve 13 hodin',
        name_en: 'Tour at 13:00',
        name_pl: 'Zwiedzanie o godz. 13',
        after: 180,
        capacity: 30,
        taken: 4,
        perUser: 6,
      },
    ],
  },
  {
    key: 'vazani-adventnich-vencu',
    title: 'Vázání adventních věnců',
    title_en: 'Making Advent wreaths',
    title_pl: 'Wyplatanie wieńców adwentowych',
    perex:
      'Věnec z čerstvého chvojí, šišek a plodů, které rostou u nás ve školce. Materiál, korpus i svíčky jsou v ceně a hotový věnec si odnesete domů.',
    perex_en:
      'A wreath of fresh greenery, cones and berries grown in our nursery. Materials, base and candles are included, and you take the finished wreath home.',
    perex_pl:
      'Wieniec ze świeżych gałązek, szyszek i owoców, które rosną w naszej szkółce. Materiały, podkład i świece są wliczone w cenę, a gotowy wieniec zabiera się do domu.',
    address: SMRZICE,
    day: 7,
    hour: 15,
    hours: 5,
    mask: '2613',
    slots: [
      {
        key: 'patnact',
        name: 'Dílna od 15 hodin',
        name_en: 'Workshop at 15:00',
        name_pl: 'Warsztaty o godz. 15',
        price: 690,
        capacity: 12,
        taken: 12,
        perUser: 3,
      },
      {
        key: 'osmnact',
        name: 'Dílna od 18 hodin',
        name_en: 'Workshop at 18:00',
        name_pl: 'Warsztaty o godz. 18',
        after: 180,
        price: 690,
        capacity: 12,
        taken: 5,
        perUser: 3,
      },
    ],
  },
  {
    key: 'den-pro-zahradni-architekty',
    title: 'Den pro zahradní architekty',
    title_en: 'Landscape architects’ day',
    title_pl: 'Dzień architektów krajobrazu',
    perex:
      'Setkání pro partnery: nové kultivary do ulic a na střechy, prohlídka kontejnerovny a výběr solitér na příští sezonu. Počet míst na firmu je omezen, aby se dostalo na všechny.',
    perex_en:
      'A meeting for partners: new cultivars for streets and roofs, a tour of the container fields and tagging of specimens for next season. Places per company are limited so that everyone gets a turn.',
    perex_pl:
      'Spotkanie dla partnerów: nowe odmiany na ulice i dachy, zwiedzanie szkółki kontenerowej i wybór soliterów na przyszły sezon. Liczba miejsc na firmę jest ograniczona, aby starczyło dla wszystkich.',
    address: OBRISTVI,
    day: 21,
    isTrade: true,
    hour: 9,
    hours: 12,
    mask: '2614',
    slots: [
      {
        key: 'program',
        name: 'Celodenní program',
        name_en: 'Whole-day programme',
        name_pl: 'Program całodniowy',
        capacity: 60,
        taken: 14,
        perUser: 3,
        byIco: true,
      },
      {
        key: 'vecer',
        name: 'Večerní setkání pro pozvané',
        name_en: 'Evening for invited guests',
        name_pl: 'Wieczorne spotkanie dla zaproszonych',
        after: 540,
        capacity: 20,
        taken: 2,
        perUser: 2,
        whitelist: ['customer@arbora.example', 'ateliery@zelen.example', 'zahrady@technicke-sluzby.example'],
      },
    ],
  },
  {
    key: 'zaklady-vysadby',
    title: 'Jak správně zasadit vzrostlý strom',
    title_en: 'How to plant a grown tree',
    title_pl: 'Jak prawidłowo posadzić duże drzewo',
    perex:
      'Od výkopu jámy přes kotvení až po zálivkovou mísu. Kurz je určen obcím, správcům zeleně i majitelům zahrad, kteří sázejí stromy s balem.',
    perex_en:
      'From digging the pit to staking and the watering basin. For municipalities, grounds keepers and garden owners who plant balled trees.',
    perex_pl:
      'Od wykopania dołu przez palikowanie po misę do podlewania. Kurs jest przeznaczony dla gmin, zarządców zieleni i właścicieli ogrodów, którzy sadzą drzewa z bryłą korzeniową.',
    address: SMRZICE,
    day: 28,
    hour: 9,
    hours: 4,
    mask: '2615',
    slots: [
      {
        key: 'kurz',
        name: 'Kurz s ukázkou výsadby',
        name_en: 'Course with a planting demonstration',
        name_pl: 'Kurs z pokazem sadzenia',
        price: 390,
        capacity: 20,
        taken: 17,
        perUser: 5,
      },
    ],
  },
  {
    key: 'zimni-seminar',
    title: 'Zimní seminář: stromy ve městě',
    title_en: 'Winter seminar: trees in the city',
    title_pl: 'Seminarium zimowe: drzewa w mieście',
    perex:
      'Odborný seminář o výsadbách v dlažbě, strukturních substrátech a péči o stromy v prvních pěti letech. Přednášejí naši školkaři a hosté z praxe.',
    perex_en:
      'A seminar on planting in pavements, structural substrates and the care of trees in their first five years. Speakers are our growers and guests from the field.',
    perex_pl:
      'Seminarium o sadzeniu drzew w nawierzchniach, podłożach strukturalnych i pielęgnacji drzew w pierwszych pięciu latach. Wykłady prowadzą nasi szkółkarze i goście z praktyki.',
    address: 'Kulturní dům Neratovice, náměstí Republiky 1399, 277 11 Neratovice',
    day: 45,
    isTrade: true,
    hour: 9,
    hours: 7,
    mask: '2616',
    slots: [
      {
        key: 'sal',
        name: 'Účast v sále',
        name_en: 'Attendance in person',
        name_pl: 'Udział na sali',
        price: 1250,
        capacity: 120,
        taken: 15,
        perUser: 5,
        byIco: true,
      },
      {
        key: 'student',
        name: 'Studentské místo',
        name_en: 'Student place',
        name_pl: 'Miejsce studenckie',
        price: 250,
        capacity: 30,
        taken: 3,
        perUser: 1,
      },
    ],
  },
  {
    key: 'roubovani',
    title: 'Roubování v ruce',
    title_en: 'Bench grafting',
    title_pl: 'Szczepienie w ręku',
    perex:
      'Naroubujete si vlastní jabloň na podnož, kterou si odnesete. Kurz je pro začátečníky, stačí ostrý nůž a trocha trpělivosti – nůž vám půjčíme.',
    perex_en:
      'Graft an apple tree of your own onto a rootstock and take it home. A course for beginners: a sharp knife and a little patience will do, and we lend the knife.',
    perex_pl:
      'Każdy zaszczepi własną jabłoń na podkładce i zabierze ją do domu. Kurs dla początkujących: wystarczy ostry nóż i trochę cierpliwości, a nóż wypożyczymy.',
    address: SMRZICE,
    day: 70,
    hour: 9,
    hours: 6,
    mask: '2617',
    slots: [
      {
        key: 'zacatecnici',
        name: 'Začátečníci',
        name_en: 'Beginners',
        name_pl: 'Początkujący',
        price: 590,
        capacity: 16,
        taken: 6,
        perUser: 2,
      },
      {
        key: 'pokrocili',
        name: 'Pokročilí',
        name_en: 'Advanced',
        name_pl: 'Zaawansowani',
        after: 180,
        price: 690,
        capacity: 10,
        taken: 1,
        perUser: 2,
      },
    ],
  },
  {
    key: 'jarni-rezervacni-dny',
    title: 'Jarní rezervační dny',
    title_en: 'Spring reservation days',
    title_pl: 'Wiosenne dni rezerwacji',
    perex:
      'Vyberte si stromy přímo na poli a my vám je do výsadby označíme a podržíme. Na každou skupinu čeká školkař, který vás kvartýry provede.',
    perex_en:
      'Choose your trees in the field; we tag them and hold them until planting. A grower guides each group through the rows.',
    perex_pl:
      'Drzewa wybrane prosto w polu oznaczymy i zatrzymamy do czasu sadzenia. Każdą grupę oprowadza po kwaterach szkółkarz.',
    address: OBRISTVI,
    day: 100,
    hour: 8,
    hours: 9,
    mask: '2618',
    slots: [
      {
        key: 'osm',
        name: 'Skupina v 8 hodin',
        name_en: 'Group at 8:00',
        name_pl: 'Grupa o godz. 8',
        capacity: 15,
        taken: 3,
        perUser: 3,
      },
      {
        key: 'jedenact',
        name: 'Skupina v 11 hodin',
        name_en: 'Group at 11:00',
        name_pl: 'Grupa o godz. 11',
        after: 180,
        capacity: 15,
        taken: 0,
        perUser: 3,
      },
      {
        key: 'ctrnact',
        name: 'Skupina ve 14 hodin',
        name_en: 'Group at 14:00',
        name_pl: 'Grupa o godz. 14',
        after: 360,
        capacity: 15,
        taken: 1,
        perUser: 3,
      },
    ],
  },
  {
    key: 'podzimni-slavnost',
    title: 'Podzimní slavnost stromů',
    title_en: 'Autumn tree festival',
    title_pl: 'Jesienne święto drzew',
    perex: 'Moštování, dílny pro děti a prohlídky barevných kvartýrů. Děkujeme všem, kdo přišli.',
    perex_en:
      'Cider pressing, workshops for children and tours of the fields in autumn colour. Thank you all for coming.',
    perex_pl:
      'Tłoczenie soku, warsztaty dla dzieci i zwiedzanie kolorowych kwater. Dziękujemy wszystkim, którzy przyszli.',
    address: OBRISTVI,
    day: -32,
    hour: 10,
    hours: 8,
    mask: '2608',
    slots: [
      {
        key: 'vstup',
        name: 'Vstup na slavnost',
        name_en: 'Festival admission',
        name_pl: 'Wstęp na święto',
        price: 80,
        capacity: 200,
        taken: 18,
        perUser: 6,
      },
    ],
  },
  {
    key: 'rez-ruzi',
    title: 'Letní řez růží',
    title_en: 'Summer pruning of roses',
    title_pl: 'Letnie cięcie róż',
    perex: 'Kdy a proč zkracovat odkvetlé výhony a jak růže připravit na druhé kvetení.',
    perex_en: 'When and why to cut back faded shoots, and how to prepare roses for their second flush.',
    perex_pl: 'Kiedy i dlaczego skracać przekwitłe pędy i jak przygotować róże do drugiego kwitnienia.',
    address: SMRZICE,
    day: -95,
    hour: 16,
    hours: 3,
    mask: '2606',
    slots: [
      {
        key: 'kurz',
        name: 'Odpolední kurz',
        name_en: 'Afternoon course',
        name_pl: 'Kurs popołudniowy',
        price: 290,
        capacity: 15,
        taken: 12,
        perUser: 2,
      },
    ],
  },
  {
    key: 'jarni-den-otevrenych-dveri',
    title: 'Jarní den otevřených dveří',
    title_en: 'Spring open day',
    title_pl: 'Wiosenny dzień otwarty',
    perex: 'Rozkvetlé magnolie, sakury a poradna zahradníků celý den.',
    perex_en: 'Magnolias and cherries in bloom, with gardeners’ advice all day.',
    perex_pl: 'Kwitnące magnolie i wiśnie oraz porady ogrodników przez cały dzień.',
    address: OBRISTVI,
    day: -210,
    hour: 9,
    hours: 8,
    mask: '2604',
    slots: [
      {
        key: 'vstup',
        name: 'Vstup zdarma',
        name_en: 'Free admission',
        name_pl: 'Wstęp wolny',
        capacity: 300,
        taken: 16,
        perUser: 6,
      },
    ],
  },
];
