import type { ClientBase } from 'pg';
import { bodyHtml } from '../news/news';
import { insertRows } from '../insert';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';

interface DemoPerson {
  name: string;
  branch: 'Obříství' | 'Smržice';
  /** The last digits of the phone number. */
  phone: string;
  /** The local part of the e-mail address. */
  mail: string;
  position: [cs: string, en: string, pl: string];
  text: [cs: string, en: string, pl: string];
  isPublic?: boolean;
}

export const PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Ing. Petr Arbes',
    branch: 'Obříství',
    phone: '111 001',
    mail: 'arbes',
    position: ['jednatel', 'managing director', 'dyrektor zarządzający'],
    text: [
      'Školku založil v roce 1993 na dvou hektarech u Labe. Dodnes zná většinu odběratelů jménem a na jaře ho najdete spíš v kvartýru než v kanceláři.',
      'He founded the nursery in 1993 on two hectares by the Elbe. He still knows most customers by name, and in spring you will find him in the fields rather than in the office.',
      'Założył szkółkę w 1993 roku na dwóch hektarach nad Łabą. Do dziś zna większość odbiorców z imienia, a wiosną łatwiej go spotkać w kwaterach niż w biurze.',
    ],
  },
  {
    name: 'Ing. Hana Lipová',
    branch: 'Obříství',
    phone: '111 002',
    mail: 'lipova',
    position: ['vedoucí pobočky', 'branch manager', 'kierowniczka oddziału'],
    text: [
      'Stará se o pobočku v Obříství a o rezervační dny. Pomůže s velkými zakázkami pro obce i s výběrem stromů přímo na poli.',
      'She runs the Obříství branch and the booking days. She helps with large orders for towns and with choosing trees in the field.',
      'Prowadzi oddział w Obříství i dni rezerwacji. Pomaga przy dużych zamówieniach dla gmin i przy wyborze drzew prosto w polu.',
    ],
  },
  {
    name: 'Bc. Marek Dubský',
    branch: 'Smržice',
    phone: '111 021',
    mail: 'dubsky',
    position: ['vedoucí pobočky', 'branch manager', 'kierownik oddziału'],
    text: [
      'Vede kontejnerovnu ve Smržicích a její zavlažování dešťovou vodou. Poradí s keři, trvalkami a se vším, co roste v nádobě.',
      'He leads the container fields in Smržice and their rain-fed irrigation. Ask him about shrubs, perennials and whatever grows in a pot.',
      'Kieruje szkółką kontenerową w Smržicach i jej nawadnianiem wodą deszczową. Doradzi w sprawie krzewów, bylin i wszystkiego, co rośnie w pojemniku.',
    ],
  },
  {
    name: 'Simona Králová',
    branch: 'Obříství',
    phone: '111 003',
    mail: 'kralova',
    position: ['obchod, velkoobchodní zákazníci', 'sales, wholesale', 'sprzedaż hurtowa'],
    text: [
      'Připravuje nabídky pro realizační firmy a zahradní centra. Na poptávku odpovídá do druhého pracovního dne.',
      'She prepares offers for landscapers and garden centres and answers inquiries by the next working day.',
      'Przygotowuje oferty dla firm ogrodniczych i centrów ogrodniczych. Na zapytania odpowiada do następnego dnia roboczego.',
    ],
  },
  {
    name: 'Tomáš Javůrek',
    branch: 'Obříství',
    phone: '111 004',
    mail: 'javurek',
    position: ['obchod, vzrostlé stromy', 'sales, grown trees', 'sprzedaż dużych drzew'],
    text: [
      'Vybírá s vámi alejové stromy a solitéry, domlouvá dobývání a dopravu s hydraulickou rukou.',
      'He chooses avenue and specimen trees with you and arranges lifting and transport with a crane.',
      'Wybiera z klientami drzewa alejowe i solitery, umawia wykopanie i transport z dźwigiem.',
    ],
  },
  {
    name: 'Zuzana Kováčová',
    branch: 'Smržice',
    phone: '111 022',
    mail: 'kovacova',
    position: ['obchod, Slovensko a Polsko', 'sales, Slovakia and Poland', 'sprzedaż, Słowacja i Polska'],
    text: [
      'Mluví slovensky, polsky a anglicky. Vyřídí fytosanitární doklady i dopravu za hranice.',
      'She speaks Slovak, Polish and English and sees to plant passports and transport across borders.',
      'Mówi po słowacku, polsku i angielsku. Załatwia paszporty roślin i transport za granicę.',
    ],
  },
  {
    name: 'Ing. Jiří Habr, Ph.D.',
    branch: 'Obříství',
    phone: '111 005',
    mail: 'habr',
    position: ['hlavní agronom', 'head grower', 'główny agronom'],
    text: [
      'Zkouší nové kultivary a hlídá zdravotní stav porostů. Píše do bulletinu o tom, co se osvědčilo a co ne.',
      'He tests new cultivars and watches over the health of the stock. In the bulletin he writes about what proved good and what did not.',
      'Testuje nowe odmiany i czuwa nad zdrowiem roślin. W biuletynie pisze o tym, co się sprawdziło, a co nie.',
    ],
  },
  {
    name: 'Lenka Vrbová',
    branch: 'Smržice',
    phone: '111 023',
    mail: 'vrbova',
    position: ['množírna', 'propagation', 'rozmnażanie'],
    text: [
      'Roubuje, očkuje a množí řízky; každý rok jí pod rukama projde čtyřicet tisíc rostlin.',
      'She grafts, buds and roots cuttings; forty thousand plants pass through her hands every year.',
      'Szczepi, okulizuje i ukorzenia sadzonki; co roku przez jej ręce przechodzi czterdzieści tysięcy roślin.',
    ],
  },
  {
    name: 'Václav Buk',
    branch: 'Obříství',
    phone: '111 006',
    mail: 'buk',
    position: ['mistr školky', 'field foreman', 'brygadzista szkółki'],
    text: [
      'Řídí práce v kvartýrech a výchovný řez. Kdo u něj prošel brigádou, umí vyvázat korunu.',
      'He directs the field work and formative pruning. Whoever has worked a summer with him can train a crown.',
      'Kieruje pracami w kwaterach i cięciem formującym. Kto przepracował u niego lato, potrafi uformować koronę.',
    ],
  },
  {
    name: 'Jana Benešová',
    branch: 'Obříství',
    phone: '111 007',
    mail: 'benesova',
    position: ['personální oddělení', 'human resources', 'kadry'],
    text: [
      'Vyřizuje volná místa a studentské praxe. Napište jí i tehdy, když zrovna nikoho nehledáme.',
      'She looks after vacancies and student placements. Write to her even when no position is open.',
      'Zajmuje się ofertami pracy i praktykami studenckimi. Napisz do niej także wtedy, gdy akurat nikogo nie szukamy.',
    ],
  },
  {
    name: 'Eduard Novotný',
    branch: 'Obříství',
    phone: '111 008',
    mail: 'novotny',
    position: ['novinky a bulletin', 'news and bulletin', 'aktualności i biuletyn'],
    text: [
      'Píše, fotografuje a sestavuje bulletin. Náměty na články přijímá i v podobě šišek.',
      'He writes, takes photographs and puts the bulletin together. Ideas for articles are welcome, also in the shape of cones.',
      'Pisze, fotografuje i składa biuletyn. Pomysły na artykuły przyjmuje również w postaci szyszek.',
    ],
  },
  {
    name: 'Karolína Jeřábková',
    branch: 'Smržice',
    phone: '111 024',
    mail: 'jerabkova',
    position: ['expedice', 'dispatch', 'ekspedycja'],
    text: [
      'Plánuje nakládky a hlásí hodinu, kdy u vás auto zastaví.',
      'She plans the loads and tells you the hour at which the lorry will stop at your gate.',
      'Planuje załadunki i podaje godzinę, o której samochód stanie przed twoją bramą.',
    ],
  },
  {
    name: 'Ondřej Jilm',
    branch: 'Smržice',
    phone: '111 025',
    mail: 'jilm',
    position: ['zahradník', 'gardener', 'ogrodnik'],
    text: ['Nastupuje od března.', 'He starts in March.', 'Zaczyna w marcu.'],
    isPublic: false,
  },
];

export async function seedPeople(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.person_card',
    PEOPLE.map(({ name, branch, phone, mail, position, text, isPublic = true }, index) => ({
      id: seedId(`person card ${mail}`),
      name,
      position: position[0],
      position_en: position[1],
      position_pl: position[2],
      phone: `+420 315 ${phone}`,
      email: `${mail}@arbora.example`,
      branch,
      body: bodyHtml(text[0]),
      body_en: bodyHtml(text[1]),
      body_pl: bodyHtml(text[2]),
      sort: index + 1,
      is_public: isPublic,
      created_at: pragueTime(now, -200, 9),
    })),
  );
}
