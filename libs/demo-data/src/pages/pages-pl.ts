import type { ContentPage } from '@arbora/domain';
import type { DemoText } from '../news/news-topic';
import { TERMS } from './terms';

/** Bodies of pages in Polish. */
export const PAGES_PL: Readonly<Record<ContentPage, DemoText>> = {
  'o-nas': {
    title: 'O nas',
    perex: 'Uprawiamy drzewa alejowe, iglaste, krzewy i drzewa owocowe we własnej ziemi, od siewki po duże drzewo.',
    body: `Jesteśmy szkółką z dwoma oddziałami: w Obříství u zbiegu Łaby i Wełtawy oraz w Smržicach na Hanie. Większość sprzedawanych roślin wyhodowaliśmy sami: każde drzewo kilka razy przesadzamy, formujemy mu koronę i wykopujemy je z bryłą, która trzyma korzenie razem.
## Dla kogo pracujemy
- Miastom i gminom dostarczamy drzewa do alei, parków i osiedli, wybrane na polu i przywiezione na miejsce.
- Architektom krajobrazu i wykonawcom przygotowujemy drzewa według projektu i rezerwujemy je do dnia sadzenia.
- Ogrodnikom doradzamy, co pasuje do ich działki, nawet jeśli przyjadą po jedną jabłoń.
## Jak uprawiamy
Rośliny z pól wykopujemy od października do kwietnia, gdy nie ma mrozu. Drzewa w pojemnikach sprzedajemy przez cały rok. Między rzędami rośnie trawa, która chroni glebę, a podlewamy deszczówką z własnych zbiorników.
## Zapraszamy na pola
Pola są otwarte w godzinach pracy obu oddziałów. Na wybór dużych drzew prosimy się umówić, przejdziemy rzędy razem.`,
  },
  reference: {
    title: 'Referencje',
    perex: 'Drzewa z naszych pól rosną w alejach, parkach i na szkolnych podwórkach.',
    body: `Oto kilka rodzajów nasadzeń, do których dostarczyliśmy drzewa. Chętnie skontaktujemy Państwa z osobami, które dziś się nimi opiekują.
## Aleje i drogi
Lipy, klony i jarzęby z koroną od 2,2 m, formowane tak, by zmieściły się pod nimi samochody. Dostarczamy je z bryłą i kotwieniem, sadzeniem kieruje gmina lub zarząd dróg.
## Parki i osiedla
Solitery o obwodzie pnia 20–45 cm, które widać od pierwszego roku. Do dostawy dołączamy plan podlewania na pierwsze trzy sezony.
## Szkoły i firmy
Mniejsze drzewa i krzewy na szkolne podwórka i przed wejścia firm, często sadzone z dziećmi lub pracownikami. Pomożemy wybrać gatunki bez kolców i trujących owoców.
## Drzewa na miejscu
Wystarczy napisać, jaki gatunek i rozmiar jest potrzebny. Znajdziemy nasadzenie w pobliżu.`,
  },
  student: {
    title: 'Dla studentów',
    perex: 'Praktyki, praca sezonowa i materiały do prac dyplomowych w obu oddziałach.',
    body: `Szkółka to także miejsce nauki. Uczniów i studentów ogrodnictwa, leśnictwa i architektury krajobrazu przyjmujemy na praktyki i do pracy sezonowej.
## Praktyki
- Trwają co najmniej dwa tygodnie, od marca do listopada.
- Obejmują rozmnażanie, przesadzanie, cięcie i wysyłkę.
- Prowadzi je mistrz ogrodnik, który potwierdza dziennik praktyk.
## Praca letnia
Od czerwca do września potrzebujemy pomocy przy podlewaniu, wiązaniu i pakowaniu. Płacimy za godzinę, odzież roboczą pożyczamy. Trzeba mieć ukończone 16 lat.
## Prace dyplomowe
Do prac licencjackich i magisterskich udostępniamy pomiary z naszych pól i materiał roślinny. Prosimy podać temat, nazwisko promotora i termin oddania.
## Wycieczki
Grupy do 30 osób oprowadzamy bezpłatnie w dni robocze od kwietnia do października. Prosimy o umówienie terminu co najmniej trzy tygodnie wcześniej.`,
  },
  oznameni: {
    title: 'Ogłoszenia',
    perex: 'Informacje praktyczne dla naszych klientów.',
    body: `Tu podajemy informacje o pracy szkółki: zmiany godzin otwarcia, zamknięte pola i zmiany w dostawach.
## Rośliny z gołym korzeniem
Drzewa i krzewy z gołym korzeniem sprzedajemy od połowy października do połowy kwietnia, jeśli ziemia nie jest zamarznięta. W mrozie nie wykopujemy i przesuwamy uzgodnione terminy.
## Przerwa świąteczna
Od 25 grudnia do 6 stycznia oba oddziały są zamknięte. Zamówienia ze strony nadal przyjmujemy i zrealizujemy zaraz potem.
## Zdrowie roślin
Rośliny dostarczamy z paszportem roślin. Jeśli w pobliżu oddziału pojawi się organizm kwarantannowy, ograniczenia sprzedaży danych gatunków ogłosimy tutaj.`,
  },
  gdpr: {
    title: 'Ochrona danych osobowych',
    perex: 'Jakie dane osobowe mamy, do czego ich potrzebujemy i jak długo je przechowujemy.',
    body: `Administratorem danych jest operator szkółki Arbora. Pytania i wnioski prosimy kierować na nasz adres kontaktowy.
## Jakie dane przetwarzamy
- Konto: e-mail, imię i nazwisko, pseudonim, telefon, a w przypadku firm numery IČO i VAT oraz adres.
- Zamówienia, zapytania i rezerwacje: co zamówiono, nazwiska na biletach i płatności.
- Newslettery: e-mail i wybrane listy.
- Podania o pracę: przesłane nam dane i CV.
## Po co i na jakiej podstawie
Danych konta, zamówień i rezerwacji potrzebujemy do wykonania umowy. Dokumentów podatkowych wymaga prawo. Newslettery i analityka działają tylko za zgodą, którą można w każdej chwili wycofać.
## Jak długo
Konto prowadzimy do czasu jego usunięcia. Dokumenty podatkowe przechowujemy dziesięć lat. Wypisanie się usuwa adres z listy newslettera.
## Komu je przekazujemy
Tylko tym, którzy wysyłają naszą pocztę i prowadzą nasze serwery, oraz urzędom, jeśli wymaga tego prawo. Danych nie sprzedajemy.
## Prawa
Na koncie można pobrać i poprawić dane albo usunąć konto. Każdej osobie przysługuje prawo dostępu, sprostowania, usunięcia, ograniczenia, przenoszenia i sprzeciwu. Skargę można złożyć do czeskiego Urzędu Ochrony Danych Osobowych.
## Cookies
Niezbędne cookies pamiętają logowanie, język i wygląd strony. Analityczne zapisujemy tylko za zgodą i można je wyłączyć w ustawieniach cookies.`,
  },
  podminky: TERMS.pl,
  trendy2024: {
    title: 'Trendy 2024',
    perex: 'Spotkanie architektów krajobrazu i zarządców zieleni w naszej szkółce, tylko dla zaproszonych.',
    body: `Raz w roku zapraszamy architektów, wykonawców i zarządców zieleni miejskiej na dzień na polach. Pokazujemy, które nowe odmiany się sprawdziły, i mówimy o tych, które zawiodły.
## Program
- 9.00 przyjazd i kawa
- 9.30 drzewa na suche miejsca: wyniki trzech lat bez podlewania
- 11.00 spacer po polach z wyborem gatunków
- 13.00 obiad
- 14.00 cięcie drzew alejowych w praktyce
## Zgłoszenie
Zaproszenia wysyłamy e-mailem. Po zalogowaniu adresem, na który przyszło, można wybrać termin. Udział jest bezpłatny, liczba miejsc ograniczona.`,
  },
  kontakt: {
    title: 'Kontakt',
    perex: 'Telefonicznie, e-mailem albo osobiście w oddziale, który jest bliżej.',
    body: `Oba oddziały doradzają w sprawie roślin, transportu i faktur. Obříství obsługuje Czechy, Smržice Morawy i Śląsk.
## Przed przyjazdem
- Na duże drzewa prosimy się umówić, byśmy mieli czas przejść pola razem.
- Po większy zakup warto przyjechać ciężarówką lub z przyczepą. Załadujemy.
- Przy odbiorze zamówionych roślin potrzebny jest numer zamówienia.
## Wiadomości
Odpowiadamy w ciągu dwóch dni roboczych. W zapytaniu prosimy podać gatunek, rozmiar, liczbę sztuk i miejsce sadzenia.`,
  },
  services: {
    title: 'Usługi',
    perex: 'Od wyboru drzewa po pierwsze cięcie na działce.',
    body: `Z drzewami nikogo nie zostawiamy samego. Oto, w czym pomożemy:
- Doradztwo: obejrzymy działkę lub projekt i polecimy gatunki i rozmiary.
- Rezerwacja: wybrane drzewa oznaczymy na polu i zachowamy do dnia sadzenia.
- Transport: dostarczymy je własnym samochodem z dźwigiem.
- Sadzenie: duże drzewa posadzimy, zakotwimy i podlejemy.
- Pielęgnacja: cięcie formujące i kontrola kotwienia w pierwszych trzech latach.
## Wydarzenia i wycieczki
Organizujemy spacery po polach, kursy cięcia i dni otwarte. Miejsce rezerwuje się na stronie.
## Ceny
Cena zależy od zakresu pracy i odległości. Na zapytanie odpowiadamy ofertą.`,
  },
  'services-photo': {
    title: 'Zdjęcia roślin',
    perex: 'Zdjęcia z naszych pól do projektów, katalogów i nauki.',
    body: `Rośliny fotografujemy przez cały rok: w kwiecie, jesienią i zimą, gdy widać budowę korony. Zdjęcia z katalogu udostępniamy architektom, szkołom i partnerom.
## Jak je otrzymać
- Prosimy napisać, jakie gatunki są potrzebne i do czego posłużą zdjęcia.
- Wyślemy link do pełnej rozdzielczości.
- Do projektów i nauki są bezpłatne, wystarczy podać źródło: Arbora.
## Zdjęcia u nas
Kto chce fotografować na polach sam, zgłasza się wcześniej w oddziale. Na zdjęcia reklamowe i drony udzielamy zgody w każdym przypadku osobno.`,
  },
  tour: {
    title: 'Wirtualny spacer',
    perex: 'Spacer po naszych polach i kontenerowniach jeszcze przed przyjazdem.',
    body: `Spacer prowadzi drogami, którymi chodzimy z klientami przy wyborze drzew. W Obříství rosną drzewa alejowe i solitery, w Smržicach są kontenerownie i drzewa owocowe.
## Jak się poruszać
- Widok obraca się myszą, palcem albo strzałkami na klawiaturze.
- Znacznik z nazwą miejsca prowadzi dalej.
- Pod obrazem jest lista wszystkich miejsc, do których można stąd przejść.
Na razie spacery są rysowane; zdjęcia dodamy, gdy drzewa się zazielenią. Aktualna oferta jest w asortymencie.`,
  },
};
