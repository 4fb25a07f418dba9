import type { DemoIssueText } from './bulletin-issues';

/** Polish texts of the bulletin's issues, by number. */
export const POLISH_ISSUES: Readonly<Record<number, DemoIssueText>> = {
  48: {
    title: 'Zima w szkółce',
    perex: 'W przygotowaniu.',
    commentary: { title: 'Słowo wstępne na zimę', perex: 'Do uzupełnienia.', body: 'Do uzupełnienia po naradzie.' },
  },
  47: {
    title: 'Pora sadzić',
    perex: 'Co zdążyć przed mrozami, co nowego w ofercie i gdzie nas znaleźć w adwencie.',
    commentary: {
      title: 'Słowo wstępne: najlepszy miesiąc w roku',
      perex: 'Listopad ogrodnikom służy, nawet gdy pada.',
      body: `Najwięcej pytań dostajemy wiosną, a najlepszą pracę wykonuje się teraz. Drzewo posadzone w listopadzie ma przed sobą pół roku spokoju: nie musi żywić liści i całą siłę oddaje korzeniom.
W tym numerze piszemy, jak sadzić i jak przygotować młode drzewa do zimy. A ponieważ adwent tuż-tuż, podajemy też godziny otwarcia i zapraszamy po choinki z własnych plantacji.
Dziękujemy, że sadzą Państwo z nami.`,
    },
  },
  46: {
    title: 'Bryła, cięcie i mały ogród',
    perex: 'Jak poznać dobrą bryłę, kiedy ciąć i które drzewa nie wyrosną ponad dach.',
    commentary: {
      title: 'Słowo wstępne: co jest pod ziemią',
      perex: 'Drzewo kupuje się po koronie, a żyje z korzeni.',
      body: `Przy wyborze drzewa patrzy się na pień i koronę. My patrzymy na bryłę. To od jej wielkości i zwartości zależy, czy drzewo będzie w pierwsze lato rosło, czy tylko je przetrwa.
Dlatego w tym numerze pokazujemy, jak rozpoznać dobrą bryłę, i dodajemy kilka drzew, które nikogo nie przerosną.`,
    },
  },
  45: {
    title: 'Podpora, woda i jedna gąsienica',
    perex: 'Paliki czy kotwy, worki do podlewania i co w tym roku pomogło na ćmę bukszpanową.',
    commentary: {
      title: 'Słowo wstępne: pierwsze dwa lata',
      perex: 'Na sadzeniu praca się nie kończy, ale kończy się niedługo potem.',
      body: `Drzewo potrzebuje podpory przez dwa lata, a wody przez trzy. Kto mu to zapewni, może potem odłożyć narzędzia na trzydzieści lat.
W tym numerze porównujemy paliki z kotwami podziemnymi i liczymy, ile dojazdów oszczędza worek do podlewania. A skoro wszyscy pytają: tak, o ćmie bukszpanowej też piszemy.`,
    },
  },
  44: {
    title: 'Żywopłot, bruk i święto',
    perex: 'Żywopłoty, korzenie pod brukiem, nawożenie z głową i podziękowanie za święto drzew.',
    commentary: {
      title: 'Słowo wstępne: miasto potrzebuje cienia',
      perex: 'Drzewo przy ulicy to najtańsza klimatyzacja, jaką może mieć gmina.',
      body: `Pod koroną lipy jest w południe o dziesięć stopni chłodniej niż na parkingu obok. Żeby lipa stała tam i za pięćdziesiąt lat, pod brukiem musi być miejsce na jej korzenie.
O podłożu strukturalnym piszemy w tym numerze. I dziękujemy wszystkim, którzy przyszli na święto: pierwsze drzewa kupione z biletów już stoją.`,
    },
  },
  43: {
    title: 'Woda',
    perex: 'Deszcz w zbiorniku, podlewanie dużych drzew i drzewa owocowe.',
    commentary: {
      title: 'Słowo wstępne: woda, którą mamy',
      perex: 'Studni w tym roku prawie nie potrzebowaliśmy.',
      body: `Nowy zbiornik w Smržicach przetrwał pierwsze suche lato. Przyznajemy, że codziennie chodziliśmy na niego patrzeć, i przyznajemy też, że niepotrzebnie.
W tym numerze piszemy, jak podlewać, żeby drzewu to pomogło. Kto woli zbierać, niech zacznie od drzew owocowych.`,
    },
  },
  42: {
    title: 'Zielone ściany i rabaty',
    perex: 'Pnącza, byliny na słońce i podłoża bez torfu.',
    commentary: {
      title: 'Słowo wstępne: najpierw bez kosiarki',
      perex: 'Kawałek niekoszonego trawnika znaczy więcej niż trzy hotele dla owadów.',
      body: `Najlepiej zacząć od tego, czego nie zrobimy: kąt ogrodu zostaje bez koszenia do końca lipca. Dopiero potem warto się zastanowić, co gdzie posadzić.
W tym numerze są byliny, które przetrwają urlop, i pnącza, które ochłodzą dom.`,
    },
  },
};
