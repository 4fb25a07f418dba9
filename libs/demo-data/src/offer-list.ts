import type { Kind } from './plants/sizes';

export interface DemoOffer {
  key: string;
  title: string;
  title_en: string;
  title_pl: string;
  description: string;
  description_en: string;
  description_pl: string;
  kinds: readonly Kind[];
  /** Number of lines. */
  lines: number;
  isPublic?: boolean;
  /** Last day, counted from the day of seeding; undefined for no end. */
  until?: number;
  /** Percentage of the usual price. */
  discount: number;
  /** Gallery and number of the offer's picture. */
  picture?: readonly [gallery: string, index: number];
  /** Countries without a price. */
  without?: readonly ('sk' | 'pl')[];
}

/** Seasonal offers, including one in preparation and one that has ended. */
export const OFFERS_OF_SEASON: readonly DemoOffer[] = [
  {
    key: 'alejove-stromy',
    picture: ['lifting', 0],
    title: 'Podzimní nabídka alejových stromů',
    title_en: 'Autumn offer of avenue trees',
    title_pl: 'Jesienna oferta drzew alejowych',
    description:
      'Vzrostlé stromy s balem z našich kvartýrů, připravené k vyzvednutí od listopadu. Počty jsou omezené, na větší výsadby se prosím ptejte.',
    description_en:
      'Grown, balled trees from our own fields, ready for collection from November. Numbers are limited; please enquire for larger plantings.',
    description_pl:
      'Duże drzewa z bryłą korzeniową z naszych kwater, gotowe do odbioru od listopada. Liczba sztuk jest ograniczona; o większe nasadzenia prosimy pytać.',
    kinds: ['avenue'],
    lines: 28,
    discount: 100,
  },
  {
    key: 'zive-ploty',
    picture: ['fields', 4],
    title: 'Živé ploty za zaváděcí ceny',
    title_en: 'Hedging at introductory prices',
    title_pl: 'Żywopłoty w cenach promocyjnych',
    description: 'Habry, tisy, bobkovišně a túje ve velikostech na živý plot, po desítkách i jednotlivě.',
    description_en: 'Hornbeam, yew, cherry laurel and thuja in hedging sizes, in tens or singly.',
    description_pl: 'Graby, cisy, laurowiśnie i żywotniki w rozmiarach na żywopłot, po 10 sztuk lub pojedynczo.',
    kinds: ['hedge'],
    lines: 20,
    until: 60,
    discount: 85,
  },
  {
    key: 'jehlicnany',
    picture: ['containers', 1],
    title: 'Jehličnany, které zdobí i v zimě',
    title_en: 'Conifers for a garden in winter',
    title_pl: 'Iglaki na zimę w ogrodzie',
    description: 'Kompaktní i vzrůstné jehličnany v kontejnerech a s balem, které drží barvu celou zimu.',
    description_en: 'Compact and tall conifers, container-grown and balled, that keep their colour all winter.',
    description_pl:
      'Zwarte i wysokie iglaki w pojemnikach i z bryłą korzeniową, które zachowują barwę przez całą zimę.',
    kinds: ['conifer', 'dwarf'],
    lines: 24,
    until: 40,
    discount: 90,
    without: ['pl'],
  },
  {
    key: 'ovocne-stromky',
    picture: ['grafting-workshop', 1],
    title: 'Prostokořenné ovocné stromky',
    title_en: 'Bare-root fruit trees',
    title_pl: 'Drzewka owocowe z gołym korzeniem',
    description: 'Čerstvě vyorané stromky a keře. Sází se do zámrazu nebo časně na jaře.',
    description_en: 'Freshly lifted trees and bushes. Plant before the frost or in early spring.',
    description_pl: 'Świeżo wykopane drzewka i krzewy. Sadzi się je przed mrozami lub wczesną wiosną.',
    kinds: ['fruit', 'bush'],
    lines: 26,
    until: 25,
    discount: 95,
    without: ['sk'],
  },
  {
    key: 'ruze-a-popinave',
    picture: ['containers', 2],
    title: 'Růže a popínavé rostliny',
    title_en: 'Roses and climbers',
    title_pl: 'Róże i pnącza',
    description: 'Záhonové, pnoucí a stromkové růže a k nim plaménky a vistárie.',
    description_en: 'Bedding, climbing and standard roses, with clematis and wisteria to go with them.',
    description_pl: 'Róże rabatowe, pnące i pienne, a do nich powojniki i glicynie.',
    kinds: ['rose', 'climber'],
    lines: 18,
    discount: 100,
  },
  {
    key: 'kvetouci-kere',
    picture: ['containers', 3],
    title: 'Poslední kusy kvetoucích keřů',
    title_en: 'Last flowering shrubs of the season',
    title_pl: 'Ostatnie sztuki krzewów kwitnących',
    description: 'Doprodej letošních rostlin v kontejnerech. Co tu není, bude zase na jaře.',
    description_en: 'The last container plants of this year. What is gone will be back in spring.',
    description_pl: 'Wyprzedaż tegorocznych roślin w pojemnikach. Czego już nie ma, wróci wiosną.',
    kinds: ['shrub', 'evergreen'],
    lines: 22,
    until: 20,
    discount: 70,
  },
  {
    key: 'jarni-trvalky',
    picture: ['containers', 4],
    title: 'Jarní trvalky',
    title_en: 'Spring perennials',
    title_pl: 'Byliny wiosenne',
    description: 'Připravujeme na březen.',
    description_en: 'Coming in March.',
    description_pl: 'Przygotowujemy na marzec.',
    kinds: ['perennial'],
    lines: 14,
    isPublic: false,
    discount: 100,
  },
  {
    key: 'letni-vyprodej',
    title: 'Letní výprodej rostlin v kontejnerech',
    title_en: 'Summer sale of container plants',
    title_pl: 'Letnia wyprzedaż roślin w pojemnikach',
    description: 'Akce skončila, děkujeme za zájem.',
    description_en: 'The sale is over, thank you for your interest.',
    description_pl: 'Wyprzedaż się skończyła, dziękujemy za zainteresowanie.',
    kinds: ['shrub', 'perennial'],
    lines: 10,
    until: -70,
    discount: 60,
  },
];
