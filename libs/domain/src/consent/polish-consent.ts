import { COOKIE_GROUP, type ConsentTextKey } from './consent';

/** Polish texts of banner and details. */
export const POLISH_CONSENT_TEXTS = {
  bannerTitle: 'Pliki cookie na tej stronie',
  bannerText:
    'Niezbędne pliki cookie utrzymują stronę przy życiu. Za Państwa zgodą dodamy też analityczne, żeby poznać, co przynosi u\u00a0nas pożytek. Decyzję można zmienić w\u00a0każdej chwili na dole strony.',
  accept: 'Zgoda',
  acceptAll: 'Zgoda na wszystkie',
  acceptNecessary: 'Tylko niezbędne',
  decline: 'Odmowa',
  declineAll: 'Odmowa wszystkich',
  save: 'Zapisz wybór',
  manage: 'Ustawienia cookies',
  close: 'Zamknij bez decyzji',
  privacy: 'Ochrona danych osobowych',
  detailsTitle: 'Ustawienia plików cookie',
  detailsText:
    'Pliki cookie to niewielkie zapisy, które strona przechowuje w\u00a0przeglądarce. O\u00a0wszystkich, bez których może się obejść, decydują Państwo. Po wycofaniu zgody od razu usuwamy pliki cookie danej grupy.',
  alwaysOn: 'Zawsze włączone',
  cookies: 'Pliki cookie',
  saved: 'Ustawienia plików cookie zostały zapisane.',
} as const satisfies Record<ConsentTextKey, string>;

/** Polish texts of the groups, by id; `links` in the order of the configuration. */
export const POLISH_COOKIE_GROUPS = {
  [COOKIE_GROUP.support]: {
    name: 'Niezbędne',
    description:
      'Pamiętają logowanie, język, wygląd stron i\u00a0tę decyzję. Bez nich strona nie działa, dlatego o\u00a0nie nie pytamy.',
    links: [],
  },
  [COOKIE_GROUP.analytics]: {
    name: 'Analityka',
    description:
      'Google Tag Manager i\u00a0Google Analytics mówią nam zbiorczo, które strony interesują ludzi i\u00a0gdzie strona się zacina. Nie używamy ich do reklamy.',
    links: ['Jak Google używa plików cookie'],
  },
} as const;
