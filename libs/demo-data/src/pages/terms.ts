import type { Locale } from '@arbora/domain';
import type { DemoText } from '../news/news-topic';

/** The terms of sale and of events, in every language. */
export const TERMS: Readonly<Record<Locale, DemoText>> = {
  cs: {
    title: 'Obchodní podmínky',
    perex:
      'Jak u nás objednáte rostliny a místa na akcích, kdy rostliny vydáváme a co dělat, když něco není v pořádku.',
    body: `Podmínky platí pro nákup rostlin a služeb a pro rezervace akcí u provozovatele školky Arbora. Údaje o firmě najdete v patičce každé stránky. Spotřebitelem je ten, kdo nekupuje pro své podnikání. Smlouvy se řídí českým právem, hlavně občanským zákoníkem a zákonem o ochraně spotřebitele; spotřebitelům z jiných zemí zůstává i ochrana, kterou jim dává právo jejich země.
## Poptávka a objednávka
- Poptávka nezavazuje vás ani nás. Zpravidla do dvou pracovních dnů na ni odpovíme nabídkou s cenou, termínem a dopravou. Nabídka platí do dne, který je v ní uvedený.
- Objednávka je závazná. Smlouva vzniká, jakmile vám přijde e-mail s číslem objednávky. Položky bez ceny v ní nejdřív naceníme a závazné jsou, až s cenou souhlasíte.
- Ceny vidí přihlášení zákazníci a platí pro zemi, kterou mají v profilu. Dopravu, výsadbu a kotvení účtujeme zvlášť a jejich cenu znáte předem.
- Obvod kmene měříme metr nad zemí, výšku od kořenového krčku. Rostlina je živá a v mezích své velikosti se kus od kusu liší.
- Když objednaná odrůda chybí, nabídneme náhradu. Bez vašeho souhlasu ji nepošleme.
## Placení
Platí se převodem podle faktury nebo zálohového listu, na pobočce i hotově a kartou. Zálohu na větší zakázku uvádíme v nabídce. Rostliny jsou vaše, jakmile jsou zaplacené.
## Doba výsadby a dodání
- Prostokořenné dřeviny vydáváme od poloviny října do poloviny dubna, stromy s balem od října do konce dubna, obojí jen když nemrzne. Rostliny v kontejneru máme celý rok.
- Když dobývání nedovolí mráz nebo rozmoklá pole, dohodneme nový termín. Pokud vám žádný nevyhovuje, můžete od smlouvy odstoupit a zaplacené peníze vrátíme.
- Rostliny si vyzvednete na pobočce, nebo je přivezeme. K vykládce je potřeba zpevněná cesta pro nákladní auto a někdo, kdo je převezme. Jeřáb objednejte předem.
- Převzetím na vás přechází péče o rostliny. Prostokořenné zasaďte nebo založte do vlhké země ještě týž den, bal nenechte vyschnout.
## Odstoupení do 14 dnů
Spotřebitel, který objednal na dálku, může do 14 dnů od převzetí odstoupit bez udání důvodu. Stačí nám [napsat](/cs/kontakt). Rostliny vraťte do dalších 14 dnů na své náklady, zdravé a s celým balem nebo kontejnerem; peníze pošleme zpět do 14 dnů od odstoupení, ne však dřív, než je máme u sebe. Zákon toto právo nedává u zboží, které rychle podléhá zkáze, což jsou vydané prostokořenné rostliny a řezané stromky, a u stromů upravených podle vašeho přání.
## Rezervace akcí a vstupenky
- Placenou rezervaci uhraďte do 4 dnů, nejpozději do začátku akce. Jinak ji zrušíme a místa nabídneme dalším.
- Vstupné se nevrací. Akce se koná v určeném termínu, proto se na ni čtrnáctidenní odstoupení nevztahuje.
- Vstupenku můžete předat někomu jinému. Jméno na ní změníte v rezervaci, dokud akce nezačne.
- Zrušíme-li akci my, nabídneme jiný termín, nebo vstupné vrátíme celé.
## Reklamace
- Rostliny si při převzetí prohlédněte. Co je vidět hned, tedy polámané větve, rozpadlý bal nebo jiný druh, zapište do dodacího listu, nebo nám do tří dnů pošlete fotografii. Pozdější oznámení vás práv nezbavuje, příčina se ale hůř hledá.
- Za vady, které rostlina měla při převzetí, odpovídáme spotřebitelům dva roky. Záměnu odrůdy, která se pozná až podle květu nebo plodu, reklamujte hned, jak ji zjistíte.
- Vadou není uschnutí suchem, přelitím nebo mrazem, okus ani příliš hluboká výsadba. Ujmutí zaručujeme u stromů, které jsme sami zasadili a o které po dohodnutou dobu pečujeme.
- Vadnou rostlinu vyměníme, a když to nejde, dáme slevu nebo vrátíme peníze. O reklamaci spotřebitele rozhodneme nejpozději do 30 dnů.
- Firmy oznamují zjevné vady při převzetí a skryté bez odkladu poté, co je zjistí.
- Když se nedohodneme, může se spotřebitel obrátit na Českou obchodní inspekci (adr.coi.cz).
## Účet a diskuse
Registraci schvalují naši lidé, heslo nikomu nesdělujte. Za komentář odpovídá ten, kdo ho napsal; urážky, reklamu a cizí osobní údaje mažeme.
## Osobní údaje
Jak s nimi zacházíme a jaká máte práva, popisuje [ochrana osobních údajů](/cs/gdpr).
Pro každou objednávku a rezervaci platí podmínky ve znění ze dne, kdy jste ji odeslali. Toto znění platí od 1. září 2026.`,
  },
  en: {
    title: 'Terms and conditions',
    perex:
      'How to order plants and places at our events, when plants leave the nursery, and what to do if something is wrong.',
    body: `These terms apply to buying plants and services and to booking events from the operator of the Arbora nursery. The company details are in the footer of every page. A consumer is somebody who does not buy for a business. Our contracts are governed by Czech law, chiefly the Civil Code and the Consumer Protection Act; consumers from other countries keep the protection that the law of their country gives them.
## Inquiries and orders
- An inquiry binds neither you nor us. We usually reply within two working days with a quote for price, date and delivery. A quote is valid until the day stated in it.
- An order is binding. The contract is made when you receive our e-mail with the order code. Lines without a price are quoted first and become binding once you agree to the price.
- Customers who are logged in see prices for the country in their profile. Delivery, planting and staking are charged separately, at a price you know beforehand.
- We measure trunk girth one metre above the ground and height from the root collar. Plants are living things and vary within their size.
- If the cultivar you ordered is not available, we offer a substitute. We do not send it without your consent.
## Payment
Pay by bank transfer on our invoice or advance invoice, or in cash or by card at a branch. A deposit for a larger order is stated in the quote. The plants are yours once they are paid for.
## Planting season and delivery
- We supply bare-root plants from mid-October to mid-April and root-balled trees from October to the end of April, both only while the ground is not frozen. Container-grown plants are available all year round.
- If frost or waterlogged fields prevent lifting, we agree a new date. If none suits you, you may withdraw from the contract and we refund what you have paid.
- Collect your plants at a branch or have them delivered. Unloading needs a firm road for a lorry and somebody to receive the plants. Please order a crane in advance.
- From then on the plants are in your care. Plant bare-root plants or heel them into moist soil on the same day, and do not let a root ball dry out.
## Withdrawal within 14 days
A consumer who has ordered at a distance may withdraw within 14 days of receiving the goods without giving a reason. Just [write to us](/en/kontakt). Return the plants within a further 14 days at your own cost, healthy and with the root ball or container intact; we refund you within 14 days of the withdrawal, but not before we have them back. By law there is no such right for goods that deteriorate rapidly, which are bare-root plants once supplied and cut trees, or for trees trained to your wishes.
## Event bookings and tickets
- Please pay for a booking within 4 days, and before the event starts. Otherwise we cancel it and offer the places to others.
- The entry fee is not refunded. An event takes place on a fixed date, so the 14-day right of withdrawal does not apply.
- You may pass a ticket on to somebody else. Change the name on it in your booking until the event starts.
- If we cancel an event, we offer another date or refund the whole entry fee.
## Complaints
- Look at the plants when you receive them. Write down what is visible at once, such as broken branches, a crumbled root ball or another species, on the delivery note, or send us a photograph within three days. A later notice does not take away your rights, but the cause is harder to find.
- We are liable to consumers for two years for defects that a plant had when it was handed over. If a wrong cultivar shows only in its flower or fruit, tell us as soon as you see it.
- Drought, overwatering, frost, browsing by animals and planting too deep are not defects. We guarantee establishment for trees that we have planted ourselves and look after for an agreed time.
- We replace a defective plant; where we cannot, we reduce the price or refund it. We decide on a consumer’s complaint within 30 days at the latest.
- Businesses report visible defects on receipt and hidden ones without delay after finding them.
- If we cannot agree, a consumer may turn to the Czech Trade Inspection Authority (adr.coi.cz).
## Account and discussions
Our staff approve each registration; do not share your password. Whoever writes a comment is responsible for it; we delete insults, advertising and other people’s personal data.
## Personal data
Our [privacy policy](/en/gdpr) describes how we handle them and which rights you have.
Each order and booking is governed by the terms as they stood on the day you sent it. This version applies from 1 September 2026.`,
  },
  pl: {
    title: 'Regulamin',
    perex: 'Jak zamówić rośliny i miejsca na wydarzeniach, kiedy wydajemy rośliny i co zrobić, gdy coś jest nie tak.',
    body: `Regulamin dotyczy zakupu roślin i usług oraz rezerwacji wydarzeń u operatora szkółki Arbora. Dane firmy znajdują się w stopce każdej strony. Konsumentem jest osoba, która nie kupuje na potrzeby swojej działalności. Umowy podlegają prawu czeskiemu, przede wszystkim kodeksowi cywilnemu i ustawie o ochronie konsumenta; konsumenci z innych krajów zachowują ochronę, którą daje im prawo ich kraju.
## Zapytanie i zamówienie
- Zapytanie nie zobowiązuje żadnej ze stron. Zwykle w ciągu dwóch dni roboczych odpowiadamy ofertą z ceną, terminem i transportem. Oferta jest ważna do podanego w niej dnia.
- Zamówienie jest wiążące. Umowa zostaje zawarta z chwilą otrzymania e-maila z numerem zamówienia. Pozycje bez ceny najpierw wyceniamy, a wiążące stają się po akceptacji ceny.
- Ceny widzą zalogowani klienci i dotyczą one kraju podanego w profilu. Transport, sadzenie i kotwienie liczymy osobno, a ich cena jest znana z góry.
- Obwód pnia mierzymy metr nad ziemią, wysokość od szyjki korzeniowej. Roślina jest żywa i w granicach swojego rozmiaru może się różnić.
- Jeśli zamówionej odmiany brakuje, proponujemy zamiennik. Bez zgody klienta go nie wysyłamy.
## Płatność
Płatność następuje przelewem na podstawie faktury lub faktury zaliczkowej, w oddziale także gotówką i kartą. Zaliczkę na większe zamówienie podajemy w ofercie. Rośliny przechodzą na własność klienta po zapłacie.
## Pora sadzenia i dostawa
- Rośliny z gołym korzeniem wydajemy od połowy października do połowy kwietnia, drzewa z bryłą od października do końca kwietnia, jedne i drugie tylko wtedy, gdy ziemia nie jest zamarznięta. Rośliny w pojemnikach są dostępne przez cały rok.
- Jeśli mróz lub rozmokłe pola nie pozwalają kopać, uzgadniamy nowy termin. Gdy żaden nie odpowiada, można odstąpić od umowy, a wpłacone pieniądze zwracamy.
- Rośliny można odebrać w oddziale albo zamówić transport. Do rozładunku potrzebna jest utwardzona droga dla ciężarówki i osoba, która je odbierze. Dźwig prosimy zamówić wcześniej.
- Po odbiorze za rośliny odpowiada klient. Te z gołym korzeniem trzeba posadzić lub zadołować w wilgotnej ziemi jeszcze tego samego dnia, bryła nie może wyschnąć.
## Odstąpienie w ciągu 14 dni
Konsument, który zamówił na odległość, może w ciągu 14 dni od odbioru odstąpić od umowy bez podania przyczyny. Wystarczy [napisać do nas](/pl/kontakt). Rośliny należy zwrócić w ciągu kolejnych 14 dni na własny koszt, zdrowe i z całą bryłą lub pojemnikiem; pieniądze odsyłamy w ciągu 14 dni od odstąpienia, lecz nie wcześniej, niż rośliny do nas wrócą. Ustawa nie przyznaje tego prawa dla towarów szybko psujących się, czyli wydanych roślin z gołym korzeniem i drzewek ciętych, ani dla drzew formowanych na życzenie.
## Rezerwacje wydarzeń i bilety
- Rezerwację należy opłacić w ciągu 4 dni, najpóźniej do rozpoczęcia wydarzenia. W przeciwnym razie anulujemy ją i oddajemy miejsca innym.
- Opłata za wstęp nie podlega zwrotowi. Wydarzenie odbywa się w oznaczonym terminie, dlatego czternastodniowe odstąpienie go nie obejmuje.
- Bilet można przekazać innej osobie. Nazwisko zmienia się w rezerwacji, dopóki wydarzenie się nie zacznie.
- Jeśli to my odwołamy wydarzenie, proponujemy inny termin albo zwracamy całą opłatę.
## Reklamacje
- Przy odbiorze warto obejrzeć rośliny. To, co widać od razu, czyli połamane gałęzie, rozpadniętą bryłę lub inny gatunek, prosimy wpisać do dokumentu dostawy albo przesłać w ciągu trzech dni na zdjęciu. Późniejsze zgłoszenie nie odbiera praw, trudniej jednak znaleźć przyczynę.
- Za wady, które roślina miała przy odbiorze, odpowiadamy wobec konsumentów dwa lata. Pomyłkę odmiany, którą zdradza dopiero kwiat lub owoc, prosimy zgłosić zaraz po jej zauważeniu.
- Wadą nie jest uschnięcie z powodu suszy, przelania lub mrozu, zgryzanie przez zwierzęta ani zbyt głębokie posadzenie. Przyjęcie się gwarantujemy dla drzew, które sami posadziliśmy i pielęgnujemy przez uzgodniony czas.
- Wadliwą roślinę wymieniamy, a gdy to niemożliwe, obniżamy cenę lub zwracamy pieniądze. Reklamację konsumenta rozpatrujemy najpóźniej w ciągu 30 dni.
- Firmy zgłaszają wady widoczne przy odbiorze, a ukryte niezwłocznie po ich wykryciu.
- W razie sporu konsument może zwrócić się do Czeskiej Inspekcji Handlowej (adr.coi.cz).
## Konto i dyskusje
Rejestracje zatwierdzają nasi pracownicy, hasła nie wolno nikomu udostępniać. Za komentarz odpowiada jego autor; obelgi, reklamy i cudze dane osobowe usuwamy.
## Dane osobowe
Jak je przetwarzamy i jakie prawa przysługują, opisuje [ochrona danych osobowych](/pl/gdpr).
Każde zamówienie i każdą rezerwację obowiązuje regulamin w brzmieniu z dnia ich wysłania. To brzmienie obowiązuje od 1 września 2026.`,
  },
};
