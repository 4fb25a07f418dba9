import type { Employment, JobBenefit } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { bodyHtml } from '../news/body-html';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';

interface DemoJobText {
  title: string;
  perex: string;
  body: string;
}

interface DemoJob {
  age: number;
  isPublic: boolean;
  branch: 'Obříství' | 'Smržice';
  employment: Employment;
  pay: [from: number, to: number, period: 'month' | 'hour'] | null;
  benefits: readonly JobBenefit[];
  /** Days from the day of seeding until applications close; null for no deadline. */
  closesIn: number | null;
  /** Days from the day of seeding until the job starts; optional. */
  startsIn?: number;
  /** Local part of the contact's e-mail address. */
  contact: string;
  cs: DemoJobText;
  en: DemoJobText;
  pl: DemoJobText;
}

const ALL: readonly JobBenefit[] = ['leave', 'pension', 'meals', 'gifts', 'bonus_salaries', 'training'];

const JOBS: readonly DemoJob[] = [
  {
    age: 6,
    isPublic: true,
    branch: 'Obříství',
    employment: 'full_time',
    pay: [32_000, 38_000, 'month'],
    benefits: ALL,
    closesIn: 45,
    contact: 'buk',
    cs: {
      title: 'Zahradník / zahradnice do školky',
      perex: 'Hledáme někoho, koho baví práce venku a komu nevadí, že strom potřebuje deset let.',
      body: `Budete se starat o kvartýry s alejovými stromy: od výsadby přes vyvazování a řez až po dobývání.
## Co od vás čekáme
- vyučení nebo praxi v zahradnictví,
- řidičský průkaz skupiny B, traktor výhodou,
- chuť učit se nové věci.
## Co nabízíme
- stabilní práci po celý rok,
- pracovní oděv a obuv,
- možnost bydlení v areálu.`,
    },
    en: {
      title: 'Nursery gardener',
      perex: 'We are looking for someone who likes working outdoors and does not mind that a tree takes ten years.',
      body: `You will look after fields of avenue trees: planting, staking, pruning and lifting.
## What we expect
- training or experience in horticulture,
- a driving licence (B); a tractor licence helps,
- the wish to learn.
## What we offer
- steady work all year round,
- working clothes and boots,
- lodging on the premises.`,
    },
    pl: {
      title: 'Ogrodnik / ogrodniczka w szkółce',
      perex: 'Szukamy kogoś, kto lubi pracę na dworze i komu nie przeszkadza, że drzewo potrzebuje dziesięciu lat.',
      body: `Praca polega na opiece nad kwaterami drzew alejowych: od sadzenia przez palikowanie i cięcie po wykopywanie.
## Czego oczekujemy
- wykształcenia lub doświadczenia w ogrodnictwie,
- prawa jazdy kategorii B, uprawnienia na ciągnik są atutem,
- chęci do nauki.
## Co oferujemy
- stałą pracę przez cały rok,
- odzież i obuwie robocze,
- możliwość zakwaterowania na miejscu.`,
    },
  },
  {
    age: 13,
    isPublic: true,
    branch: 'Smržice',
    employment: 'full_time',
    pay: [36_000, 45_000, 'month'],
    benefits: ALL,
    closesIn: 30,
    contact: 'dubsky',
    startsIn: 75,
    cs: {
      title: 'Obchodní zástupce pro Moravu',
      perex: 'Znáte rostliny i realizační firmy na Moravě? Přidejte se k nám.',
      body: `Povedete zákazníky od poptávky po vykládku na stavbě. Polovinu týdne strávíte u nich, polovinu ve Smržicích.
- znalost sortimentu dřevin,
- zkušenost s prodejem firmám,
- slovenština nebo polština výhodou.
Služební auto je i k soukromému užívání.`,
    },
    en: {
      title: 'Sales representative for Moravia',
      perex: 'Do you know plants and the landscaping firms of Moravia? Join us.',
      body: `You will accompany customers from the inquiry to the unloading on site. Half of the week you are with them, half in Smržice.
- knowledge of woody plants,
- experience in selling to companies,
- Slovak or Polish helps.
The company car may be used privately too.`,
    },
    pl: {
      title: 'Przedstawiciel handlowy na Morawy',
      perex: 'Szukamy kogoś, kto zna rośliny i firmy ogrodnicze na Morawach.',
      body: `Praca obejmuje opiekę nad klientami od zapytania po rozładunek na budowie. Połowę tygodnia spędza się u nich, połowę w Smržicach.
- znajomość asortymentu drzew i krzewów,
- doświadczenie w sprzedaży dla firm,
- znajomość słowackiego lub polskiego jest atutem.
Samochód służbowy jest także do użytku prywatnego.`,
    },
  },
  {
    age: 20,
    isPublic: true,
    branch: 'Obříství',
    employment: 'seasonal',
    pay: [170, 210, 'hour'],
    benefits: ['meals', 'gifts'],
    closesIn: null,
    contact: 'jerabkova',
    cs: {
      title: 'Sezonní pracovníci na expedici',
      perex: 'Březen až květen, září až listopad: dobývání, balení a nakládka stromů.',
      body: `Práce je fyzicky náročná a rozmanitá. Zaškolíme vás první den.
Směny si domluvíte na týden dopředu, oběd je v jídelně za polovinu.`,
    },
    en: {
      title: 'Seasonal workers for dispatch',
      perex: 'March to May and September to November: lifting, wrapping and loading trees.',
      body: `The work is hard and varied. We train you on the first day.
Shifts are agreed a week ahead, and lunch in the canteen costs half.`,
    },
    pl: {
      title: 'Pracownicy sezonowi do ekspedycji',
      perex: 'Od marca do maja i od września do listopada: wykopywanie, pakowanie i załadunek drzew.',
      body: `Praca jest wymagająca fizycznie i różnorodna. Szkolenie odbywa się pierwszego dnia.
Zmiany ustala się z tygodniowym wyprzedzeniem, obiad w stołówce jest za pół ceny.`,
    },
  },
  {
    age: 34,
    isPublic: true,
    branch: 'Obříství',
    employment: 'student',
    pay: [160, 180, 'hour'],
    benefits: ['meals', 'training'],
    closesIn: null,
    contact: 'vrbova',
    cs: {
      title: 'Studentská praxe a letní brigáda',
      perex: 'Pro studenty zahradnických a lesnických škol, na dva týdny až tři měsíce.',
      body: `Projdete množírnou, kontejnerovnou i kvartýry a na konci umíte roubovat.
Praxi potvrdíme škole, ubytování v areálu je zdarma.`,
    },
    en: {
      title: 'Student placements and summer jobs',
      perex: 'For students of horticulture and forestry, two weeks to three months.',
      body: `You will pass through propagation, containers and fields, and be able to graft at the end.
We certify placements for your school; lodging is free.`,
    },
    pl: {
      title: 'Praktyki studenckie i praca wakacyjna',
      perex: 'Dla uczniów i studentów szkół ogrodniczych i leśnych, od dwóch tygodni do trzech miesięcy.',
      body: `Program obejmuje dział rozmnażania, szkółkę kontenerową i kwatery, a na koniec naukę szczepienia.
Praktykę potwierdzimy szkole, zakwaterowanie na miejscu jest bezpłatne.`,
    },
  },
  {
    age: 41,
    isPublic: true,
    branch: 'Smržice',
    employment: 'part_time',
    pay: null,
    benefits: ['leave', 'meals', 'training'],
    closesIn: 60,
    contact: 'benesova',
    startsIn: 90,
    cs: {
      title: 'Účetní na poloviční úvazek',
      perex: 'Vhodné i při rodičovské dovolené, dva dny v týdnu z domova.',
      body: `Fakturace, pokladna pobočky a podklady ke mzdám. Pracujeme v jednom systému a papír skoro nepoužíváme.`,
    },
    en: {
      title: 'Part-time accountant',
      perex: 'Suits parents on leave; two days a week from home.',
      body: `Invoicing, the branch till and payroll data. We work in one system and hardly use paper.`,
    },
    pl: {
      title: 'Księgowa / księgowy na pół etatu',
      perex: 'Także dla rodziców na urlopie wychowawczym, dwa dni w tygodniu z domu.',
      body: `Fakturowanie, kasa oddziału i dane do listy płac. Pracujemy w jednym systemie i prawie nie używamy papieru.`,
    },
  },
  {
    age: 2,
    isPublic: false,
    branch: 'Obříství',
    employment: 'full_time',
    pay: null,
    benefits: ALL,
    closesIn: null,
    contact: 'benesova',
    cs: {
      title: 'Vedoucí množírny',
      perex: 'Rozpracováno: zveřejníme po schválení.',
      body: `Řízení čtyřčlenného týmu a plán množení na dva roky dopředu.`,
    },
    en: {
      title: 'Head of propagation',
      perex: 'In preparation, to be published when approved.',
      body: `Leading a team of four and planning propagation two years ahead.`,
    },
    pl: {
      title: 'Kierownik działu rozmnażania',
      perex: 'W przygotowaniu: opublikujemy po zatwierdzeniu.',
      body: `Kierowanie czteroosobowym zespołem i plan rozmnażania na dwa lata naprzód.`,
    },
  },
  {
    age: 160,
    isPublic: false,
    branch: 'Smržice',
    employment: 'contract',
    pay: null,
    benefits: [],
    closesIn: -70,
    contact: 'dubsky',
    cs: {
      title: 'Zahradní architekt ke spolupráci',
      perex: 'Obsazeno.',
      body: `Návrhy ukázkových zahrad v areálu Smržice.`,
    },
    en: {
      title: 'Garden architect, freelance',
      perex: 'Taken.',
      body: `Designs of the show gardens in Smržice.`,
    },
    pl: {
      title: 'Architekt ogrodów do współpracy',
      perex: 'Stanowisko obsadzone.',
      body: `Projekty ogrodów pokazowych na terenie oddziału w Smržicach.`,
    },
  },
];

export async function seedJobs(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.job_position',
    JOBS.map(({ age, isPublic, branch, employment, pay, benefits, closesIn, startsIn, contact, cs, en, pl }) => ({
      id: seedId(`job ${cs.title}`),
      is_public: isPublic,
      title: cs.title,
      title_en: en.title,
      title_pl: pl.title,
      perex: cs.perex,
      perex_en: en.perex,
      perex_pl: pl.perex,
      body: bodyHtml(cs.body),
      body_en: bodyHtml(en.body),
      body_pl: bodyHtml(pl.body),
      branch,
      employment,
      pay_from: pay?.[0] ?? null,
      pay_to: pay?.[1] ?? null,
      pay_period: pay?.[2] ?? 'month',
      benefits,
      contact_email: `${contact}@arbora.example`,
      starts_on: startsIn === undefined ? null : pragueTime(now, startsIn, 12).slice(0, 10),
      closes_on: closesIn === null ? null : pragueTime(now, closesIn, 12).slice(0, 10),
      created_at: pragueTime(now, -age, 11),
    })),
  );
}
