import type { ClientBase } from 'pg';
import { bodyHtml } from '../news/body-html';
import { insertRows } from '../insert';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';

/** Area codes of the branches: Mělník and Prostějov. */
const AREA_CODES = { Obříství: '315', Smržice: '582' } as const;

interface DemoPerson {
  name: string;
  branch: 'Obříství' | 'Smržice';
  /** The phone number without the country and area codes. */
  phone: string;
  /** Local part of the e-mail address. */
  mail: string;
  position: [cs: string, en: string, pl: string];
  text: [cs: string, en: string, pl: string];
  isPublic?: boolean;
}

/** In the order of the site: a branch is represented by its first person, so that is its manager. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Ing. Hana Lipová',
    branch: 'Obříství',
    phone: '111 002',
    mail: 'lipova',
    position: ['vedoucí pobočky', 'branch manager', 'kierowniczka oddziału'],
    text: [
      'Stará se o pobočku v Obříství a o rezervační dny. Pomůže s velkými zakázkami pro obce i s výběrem stromů přímo na poli.\nVystudovala zahradní architekturu v Lednici, takže výkresu rozumí stejně dobře jako stromu. Když si nejste jistí obvodem kmene nebo počtem kusů na metr, pošlete jí situaci a ona k ní připíše, co by zvolila sama.',
      'She runs the Obříství branch and the booking days. She helps with large orders for towns and with choosing trees in the field.\nShe studied landscape architecture in Lednice and reads a plan as well as she reads a tree. If you are unsure about a girth or the number of plants per metre, send her the drawing and she will note what she would choose.',
      'Prowadzi oddział w Obříství i dni rezerwacji. Pomaga przy dużych zamówieniach dla gmin i przy wyborze drzew prosto w polu.\nSkończyła architekturę krajobrazu w Lednicach, więc czyta projekt równie dobrze jak drzewo. Gdy nie ma pewności co do obwodu pnia albo liczby sztuk na metr, wystarczy przesłać jej rysunek, a dopisze, co sama by wybrała.',
    ],
  },
  {
    name: 'Ing. Petr Arbes',
    branch: 'Obříství',
    phone: '111 001',
    mail: 'arbes',
    position: ['jednatel', 'managing director', 'dyrektor zarządzający'],
    text: [
      'Školku založil v roce 1993 na dvou hektarech u Labe. Dodnes zná většinu odběratelů jménem a na jaře ho najdete spíš v kvartýru než v kanceláři.\nVyučil se školkařem u svého dědy a stromy dodnes posuzuje odspodu: nejdřív kořenový krček, pak kmen, koruna až nakonec. Velké zakázky provází osobně od první prohlídky v kvartýru až po předání na stavbě.',
      'He founded the nursery in 1993 on two hectares by the Elbe. He still knows most customers by name, and in spring you will find him in the fields rather than in the office.\nHe learned the trade from his grandfather and still judges a tree from the bottom up: first the root collar, then the stem, the crown last. He sees large orders through himself, from the first walk in the field to the handover on site.',
      'Założył szkółkę w 1993 roku na dwóch hektarach nad Łabą. Do dziś zna większość odbiorców z imienia, a wiosną łatwiej go spotkać w kwaterach niż w biurze.\nZawodu uczył się u dziadka i do dziś ocenia drzewo od dołu: najpierw szyjka korzeniowa, potem pień, korona na końcu. Duże zamówienia prowadzi osobiście, od pierwszego spaceru po kwaterze do przekazania na budowie.',
    ],
  },
  {
    name: 'Bc. Marek Dubský',
    branch: 'Smržice',
    phone: '111 021',
    mail: 'dubsky',
    position: ['vedoucí pobočky', 'branch manager', 'kierownik oddziału'],
    text: [
      'Vede kontejnerovnu ve Smržicích a její zavlažování dešťovou vodou. Poradí s keři, trvalkami a se vším, co roste v nádobě.\nZávlahu ladí podle vážených kontejnerů, ne podle hodin: rostlina dostane tolik, kolik za den vypařila. Od té doby, co jezdí dešťovka z jímek ve smyčce, nebereme v létě z vodovodu skoro nic.',
      'He leads the container fields in Smržice and their rain-fed irrigation. Ask him about shrubs, perennials and whatever grows in a pot.\nHe sets the irrigation by weighed containers, not by the clock: a plant gets back what it gave off in a day. Since the rainwater runs in a loop through our reservoirs, we hardly take any from the mains in summer.',
      'Kieruje szkółką kontenerową w Smržicach i jej nawadnianiem wodą deszczową. Doradzi w sprawie krzewów, bylin i wszystkiego, co rośnie w pojemniku.\nNawadnianie ustawia według ważonych pojemników, a nie zegara: roślina dostaje tyle, ile w ciągu dnia odparowała. Odkąd deszczówka krąży w obiegu przez nasze zbiorniki, latem prawie nie pobieramy wody z sieci.',
    ],
  },
  {
    name: 'Simona Králová',
    branch: 'Obříství',
    phone: '111 003',
    mail: 'kralova',
    position: ['obchod, velkoobchodní zákazníci', 'sales, wholesale', 'sprzedaż hurtowa'],
    text: [
      'Připravuje nabídky pro realizační firmy a zahradní centra. Na poptávku odpovídá do druhého pracovního dne.\nMá v hlavě, co je zrovna na skladě a co dorůstá na podzim, a když velikost chybí, navrhne druh, který ji v projektu zastoupí. Nejraději slyší termín výsadby: podle něj rezervuje zboží i auto.',
      'She prepares offers for landscapers and garden centres and answers inquiries by the next working day.\nShe knows what is in stock and what will be ready in autumn, and where a size is missing she suggests a species that can stand in for it. What she likes to hear first is the planting date, because plants and lorry are booked by it.',
      'Przygotowuje oferty dla firm ogrodniczych i centrów ogrodniczych. Na zapytania odpowiada do następnego dnia roboczego.\nPamięta, co jest na stanie, a co dorośnie do jesieni, a gdy brakuje rozmiaru, proponuje gatunek, który go zastąpi. Najchętniej słyszy najpierw termin sadzenia: według niego rezerwuje rośliny i samochód.',
    ],
  },
  {
    name: 'Tomáš Javůrek',
    branch: 'Obříství',
    phone: '111 004',
    mail: 'javurek',
    position: ['obchod, vzrostlé stromy', 'sales, grown trees', 'sprzedaż dużych drzew'],
    text: [
      'Vybírá s vámi alejové stromy a solitéry, domlouvá dobývání a dopravu s hydraulickou rukou.\nNa prohlídku si vezměte holínky a metr. Vybraný strom dostane plombu s vaším jménem a do dobytí už patří jen vám; před jeřábem se Tomáš přijede podívat, jestli se k jámě vůbec dostane.',
      'He chooses avenue and specimen trees with you and arranges lifting and transport with a crane.\nBring wellingtons and a tape measure. The tree you choose is sealed with your name and is yours alone until it is lifted; before the crane comes, Tomáš will have a look whether it can reach the pit at all.',
      'Wybiera z klientami drzewa alejowe i solitery, umawia wykopanie i transport z dźwigiem.\nNa oględziny warto zabrać kalosze i miarę. Wybrane drzewo dostaje plombę z nazwiskiem kupującego i do wykopania czeka już tylko na niego; zanim przyjedzie dźwig, Tomáš sprawdzi, czy w ogóle dojedzie do dołu.',
    ],
  },
  {
    name: 'Zuzana Kováčová',
    branch: 'Smržice',
    phone: '111 022',
    mail: 'kovacova',
    position: ['obchod, Slovensko a Polsko', 'sales, Slovakia and Poland', 'sprzedaż, Słowacja i Polska'],
    text: [
      'Mluví slovensky, polsky a anglicky. Vyřídí fytosanitární doklady i dopravu za hranice.\nNež přišla do školky, pět let odbavovala květiny na letišti, a tak ví, že papíry musejí dorazit dřív než stromy. Zakázky ze Slovenska a z Polska vede od poptávky po vykládku.',
      'She speaks Slovak, Polish and English and sees to plant passports and transport across borders.\nBefore she joined the nursery she cleared cut flowers at an airport for five years, so she knows that the papers must arrive before the trees. She leads orders from Slovakia and Poland from the inquiry to the unloading.',
      'Mówi po słowacku, polsku i angielsku. Załatwia paszporty roślin i transport za granicę.\nZanim trafiła do szkółki, przez pięć lat odprawiała kwiaty na lotnisku, wie więc, że dokumenty muszą dotrzeć przed drzewami. Zamówienia ze Słowacji i z Polski prowadzi od zapytania do rozładunku.',
    ],
  },
  {
    name: 'Ing. Jiří Habr, Ph.D.',
    branch: 'Obříství',
    phone: '111 005',
    mail: 'habr',
    position: ['hlavní agronom', 'head grower', 'główny agronom'],
    text: [
      'Zkouší nové kultivary a hlídá zdravotní stav porostů. Píše do bulletinu o tom, co se osvědčilo a co ne.\nNa zkušební ploše u Labe sleduje přes sto kultivarů, které mají obstát v městské ulici: sucho, sůl, rozpálená dlažba. Do sortimentu pustí jen to, co tam přežije pět let bez náhradní závlahy.',
      'He tests new cultivars and watches over the health of the stock. In the bulletin he writes about what proved good and what did not.\nOn a trial plot by the Elbe he follows more than a hundred cultivars that are to hold out in a street: drought, salt, hot paving. Only what has lived there for five years without extra water gets into our assortment.',
      'Testuje nowe odmiany i czuwa nad zdrowiem roślin. W biuletynie pisze o tym, co się sprawdziło, a co nie.\nNa poletku doświadczalnym nad Łabą obserwuje ponad sto odmian, które mają poradzić sobie na miejskiej ulicy: susza, sól, rozgrzany bruk. Do oferty wpuszcza tylko to, co przeżyło tam pięć lat bez dodatkowego podlewania.',
    ],
  },
  {
    name: 'Lenka Vrbová',
    branch: 'Smržice',
    phone: '111 023',
    mail: 'vrbova',
    position: ['množírna', 'propagation', 'rozmnażanie'],
    text: [
      'Roubuje, očkuje a množí řízky; každý rok jí pod rukama projde čtyřicet tisíc rostlin.\nV lednu roubuje u stolu v teple, v srpnu očkuje na kolenou v řádku, padesát oček za hodinu. Na kurzech roubování učí to nejdůležitější: ostrý nůž a klidnou ruku.',
      'She grafts, buds and roots cuttings; forty thousand plants pass through her hands every year.\nIn January she grafts at a table in the warm, in August she buds on her knees in the row, fifty buds an hour. In her grafting courses she teaches what matters most: a sharp knife and a steady hand.',
      'Szczepi, okulizuje i ukorzenia sadzonki; co roku przez jej ręce przechodzi czterdzieści tysięcy roślin.\nW styczniu szczepi przy stole w cieple, w sierpniu okulizuje na kolanach w rzędzie, pięćdziesiąt oczek na godzinę. Na kursach szczepienia uczy tego, co najważniejsze: ostrego noża i spokojnej ręki.',
    ],
  },
  {
    name: 'Václav Buk',
    branch: 'Obříství',
    phone: '111 006',
    mail: 'buk',
    position: ['mistr školky', 'field foreman', 'brygadzista szkółki'],
    text: [
      'Řídí práce v kvartýrech a výchovný řez. Kdo u něj prošel brigádou, umí vyvázat korunu.\nKaždý alejový strom projde jeho nůžkami nejméně pětkrát, než opustí pole, a pokaždé ubere radši málo. V listopadu zastaví práci, když půda lepí: bal z mokré hlíny se cestou rozpadne.',
      'He directs the field work and formative pruning. Whoever has worked a summer with him can train a crown.\nEvery avenue tree passes through his secateurs at least five times before it leaves the field, and each time he would rather take too little. In November he stops the work when the soil sticks: a ball of wet earth falls apart on the road.',
      'Kieruje pracami w kwaterach i cięciem formującym. Kto przepracował u niego lato, potrafi uformować koronę.\nKażde drzewo alejowe, zanim opuści pole, przechodzi przez jego sekator co najmniej pięć razy, a on za każdym razem woli uciąć za mało. W listopadzie przerywa pracę, gdy ziemia się klei: bryła z mokrej gleby rozpada się w drodze.',
    ],
  },
  {
    name: 'Jana Benešová',
    branch: 'Obříství',
    phone: '111 007',
    mail: 'benesova',
    position: ['personální oddělení', 'human resources', 'kadry'],
    text: [
      'Vyřizuje volná místa a studentské praxe. Napište jí i tehdy, když zrovna nikoho nehledáme.\nNa sezonu shání čtyřicet lidí a většina z nich se vrací, což považuje za nejlepší vysvědčení. Studentům najde ubytování i mistra, od kterého se něco naučí.',
      'She looks after vacancies and student placements. Write to her even when no position is open.\nShe finds forty people for the season, and most of them come back, which she considers the best reference. For students she finds a room and a foreman to learn from.',
      'Zajmuje się ofertami pracy i praktykami studenckimi. Warto do niej napisać także wtedy, gdy akurat nikogo nie szukamy.\nNa sezon szuka czterdziestu osób i większość z nich wraca, co uważa za najlepsze świadectwo. Studentom znajduje zakwaterowanie i mistrza, od którego można się czegoś nauczyć.',
    ],
  },
  {
    name: 'Eduard Novotný',
    branch: 'Obříství',
    phone: '111 008',
    mail: 'novotny',
    position: ['novinky a bulletin', 'news and bulletin', 'aktualności i biuletyn'],
    text: [
      'Píše, fotografuje a sestavuje bulletin. Náměty na články přijímá i v podobě šišek.\nDo pole vyráží před rozbřeskem, protože jinovatka vydrží jen chvíli. Nejčtenější text napsal o tom, proč nové stromy mají chvíli strádat, a dodnes mu kvůli němu chodí dopisy.',
      'He writes, takes photographs and puts the bulletin together. Ideas for articles are welcome, even in the form of cones.\nHe sets out for the fields before dawn, because hoar frost lasts only a moment. His most read article was about why a new tree should struggle for a while, and letters still come because of it.',
      'Pisze, fotografuje i składa biuletyn. Pomysły na artykuły przyjmuje również w postaci szyszek.\nW pole wyrusza przed świtem, bo szron trwa tylko chwilę. Najchętniej czytany tekst napisał o tym, dlaczego młode drzewo powinno się trochę pomęczyć, i do dziś dostaje w tej sprawie listy.',
    ],
  },
  {
    name: 'Karolína Jeřábková',
    branch: 'Smržice',
    phone: '111 024',
    mail: 'jerabkova',
    position: ['expedice', 'dispatch', 'ekspedycja'],
    text: [
      'Plánuje nakládky a hlásí hodinu, kdy u vás auto zastaví.\nKamion skládá jako stavebnici: bal k balu, koruny po směru jízdy, každá pod plachtou, aby ji nevysušil vítr. Potřebuje od vás jediné: vědět, čím u vás vyložíte.',
      'She plans the loads and tells you the hour at which the lorry will stop at your gate.\nShe packs a lorry like a puzzle: ball to ball, crowns along the way of travel, each under a sheet so that the wind does not dry it. There is just one thing she needs from you: to know how you will unload.',
      'Planuje załadunki i podaje godzinę, o której samochód stanie przed bramą.\nCiężarówkę układa jak klocki: bryła przy bryle, korony zgodnie z kierunkiem jazdy, każda pod plandeką, żeby nie wysuszył jej wiatr. Potrzebuje tylko jednej informacji: czym nastąpi rozładunek.',
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

export function phoneOf({ branch, phone }: Pick<DemoPerson, 'branch' | 'phone'>): string {
  return `+420 ${AREA_CODES[branch]} ${phone}`;
}

/** Returns the id of a person's card. */
export function cardId(name: string): string {
  const person = PEOPLE.find((one) => one.name === name);
  if (!person) throw new Error(`nobody is called ${name}`);
  return seedId(`person card ${person.mail}`);
}

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
      phone: phoneOf({ branch, phone }),
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
