import type { DemoText } from './news-topic';

/** Polish versions of the news about tree care, by Czech title. */
export const TREE_CARE_PL: Readonly<Record<string, DemoText>> = {
  'Zazimování mladých výsadeb v pěti krocích': {
    title: 'Młode nasadzenia przed zimą w pięciu krokach',
    perex: 'Młodym drzewom bardziej niż mróz szkodzą zimowe słońce i zwierzyna. Warto je przygotować w porę.',
    body: `Na przedwiośniu pień od południa w dzień się nagrzewa, a w nocy gwałtownie stygnie. Kora wtedy pęka, a w ranę wnikają grzyby. Zapobiega temu wapno lub mata trzcinowa.
## Co zrobić przed pierwszymi mrozami
- pobielić pnie drzew liściastych,
- założyć osłony przed zgryzaniem,
- uzupełnić ściółkę do ośmiu centymetrów, ale nie przy samym pniu,
- obficie podlać rośliny zimozielone,
- sprawdzić wiązania i paliki.
Ściółka z kory lub zrębków zatrzymuje w ziemi ciepło i wilgoć. Nie dodaje się do niej świeżych liści orzecha i dębu: rozkładają się wolno i hamują wzrost.`,
  },
  'Kotvení stromů: kůly, nebo podzemní kotvy?': {
    title: 'Jak podeprzeć drzewo: paliki czy kotwy podziemne?',
    perex: 'Jedno i drugie ma swoje miejsce. Decyduje wielkość drzewa, ruch wokół i opieka w pierwszych latach.',
    body: `Trzy paliki połączone poprzeczkami to najpewniejsze rozwiązanie przy ulicy. Chronią pień także przed samochodami i kosiarkami, a każdy widzi, że drzewo jest świeżo posadzone.
Kotwa podziemna za bryłę sprawdza się tam, gdzie paliki psułyby widok. Wymaga jednak zwartej bryły i porządnie ubitej ziemi, inaczej drzewo pochyli się po pierwszej burzy.
Wiązania sprawdza się dwa razy w roku. Po dwóch, trzech sezonach podpory trzeba usunąć: drzewo, które nie może się kołysać, nie wytworzy silnych korzeni ani mocnego pnia.`,
  },
  'Zavíječ zimostrázový: co letos pomohlo': {
    title: 'Ćma bukszpanowa: co pomogło w tym roku',
    perex: 'Gąsienice potrafią ogołocić krzew w tydzień. Oto doświadczenia z naszych kwater.',
    body: `W tym roku ćma miała trzy pokolenia, a ostatnie gąsienice znaleźliśmy jeszcze w połowie października. Najlepiej sprawdziły się regularne kontrole pułapek feromonowych i oprysk preparatem biologicznym z bakterią Bacillus thuringiensis w ciągu tygodnia od nalotu.
Oprysk musi dotrzeć do wnętrza krzewu. Gęsto strzyżone bukszpany przed zabiegiem prześwietliliśmy.
Kto chce się z bukszpanem pożegnać, dobrze zastąpi go cisem, ostrokrzewem karbowanym albo niskimi odmianami ligustru. Pokazowe żywopłoty można obejrzeć w Obříství.`,
  },
  'Zálivkový vak ušetří cesty i vodu': {
    title: 'Worek do podlewania oszczędza wodę i dojazdy',
    perex:
      'Worek w ciągu doby podaje drzewu kropla po kropli pięćdziesiąt litrów. Sprawdziliśmy go podczas suchego lata.',
    body: `Na ulicy obsadzonej klonami porównaliśmy drzewa podlewane z węża z tymi, które dostały worki. Po dwóch suchych miesiącach te drugie miały o jedną trzecią dłuższe przyrosty i żadne nie zrzuciło liści przed czasem.
Powód jest prosty: woda z węża w dużej części spływa po powierzchni, a krople z worka docierają do korzeni. Wystarczy napełnić go raz na siedem do dziesięciu dni.
Na zimę worki się zdejmuje. Pień pozostaje pod nimi wilgotny i mróz mógłby uszkodzić korę. Worki mamy w magazynie w obu oddziałach.`,
  },
  'Strukturní substrát: jak dát kořenům místo pod dlažbou': {
    title: 'Podłoże strukturalne: miejsce dla korzeni pod brukiem',
    perex:
      'Drzewo w bruku potrzebuje co najmniej dwunastu metrów sześciennych ziemi. Da się to zrobić nawet pod parkingiem.',
    body: `Najczęstszą przyczyną zamierania drzew w mieście nie jest susza ani sól, lecz za mały dół. Korzenie trafiają na ubitą podbudowę i po dziesięciu latach drzewo przestaje rosnąć.
Podłoże strukturalne to grube kruszywo, którego szczeliny wypełnia ziemia. Wytrzymuje ciężar samochodów, a korzeniom zostawia powietrze i wodę. Pod pasem postojowym może więc powstać ciągły pas ziemi, z którego korzysta kilka drzew.
Układ warstw, odpowiednie gatunki i doświadczenia z nasadzeń w Pradze i Ołomuńcu przedstawimy na zimowym seminarium.`,
  },
  'Hnojení stromů: méně je více': {
    title: 'Nawożenie drzew: mniej znaczy więcej',
    perex: 'Młode drzewo w dobrej ziemi nawozu nie potrzebuje. Kiedy warto je zasilić i czym?',
    body: `Drzewo przenawożone wypuszcza długie, wiotkie pędy, które zimą przemarzają i przyciągają mszyce. Dlatego w pierwszym roku po posadzeniu nawozimy tylko tam, gdzie wskazało na to badanie gleby.
Od drugiego roku pomaga dojrzały kompost rozłożony pod koroną warstwą dwóch centymetrów. Na piaskach sprawdziły się nawozy o powolnym działaniu, podane raz, w kwietniu.
Po połowie lipca azotu już się nie dodaje. Drewno potrzebuje czasu, żeby przed zimą dojrzeć.`,
  },
};
