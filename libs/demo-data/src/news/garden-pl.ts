import type { DemoText } from './news-topic';

/** Polish versions of the news about gardens and the nursery, by Czech title. */
export const GARDEN_PL: Readonly<Record<string, DemoText>> = {
  'Stromy do malé zahrady: čtyři tipy do šesti metrů': {
    title: 'Drzewa do małego ogrodu: cztery propozycje do sześciu metrów',
    perex: 'Drzewo zmieści się nawet na trzystu metrach kwadratowych. Wybraliśmy gatunki, które nie przerosną ogrodu.',
    body: `Drzewo daje ogrodowi cień, wysokość i miejsce dla ptaków. W małym ogrodzie liczy się jednak to, jakie będzie za dwadzieścia lat, a nie jak wygląda w doniczce.
- świdośliwa Lamarcka: kwiaty, owoce i jesienne barwy,
- klon pospolity ‘Globosum’: równa kula bez cięcia,
- dereń kousa: kwitnie dopiero w czerwcu,
- jabłoń ozdobna ‘Evereste’: owoce wiszą do stycznia.
Od granicy działki trzeba zachować co najmniej trzy metry, od domu pięć. Oszczędzi to sporów z sąsiadami i cięcia, które oszpeca drzewo.`,
  },
  'Poděkování za podzimní slavnost': {
    title: 'Dziękujemy za jesienne święto drzew',
    perex: 'Przyszło ponad tysiąc gości, a sok wycisnęliśmy z dwóch ton jabłek. Dziękujemy.',
    body: `Pogoda dopisała i kwatery mieniły się wszystkimi barwami. Największym powodzeniem cieszyły się przejażdżki traktorem między klonami i warsztat, na którym dzieci sadziły własny dąb z żołędzia.
Dochód z biletów, razem 41 200 koron, przeznaczamy na aleję wzdłuż drogi z Obříství nad Łabę. Pierwsze lipy posadzimy jeszcze w tym roku i zaprosimy wszystkich, którzy byli z nami.
Zdjęcia są w galerii. Do zobaczenia za rok.`,
  },
  'Živý plot za jednu sezonu': {
    title: 'Żywopłot w jeden sezon',
    perex: 'Wysoki od razu czy tani za pięć lat? Porównaliśmy cenę, liczbę roślin i pielęgnację.',
    body: `Na metr bieżący potrzeba trzech grabów metrowej wysokości albo jednego dwumetrowego z bryłą. W pierwszym roku cena różni się trzykrotnie, ale po doliczeniu podlewania i cięcia różnica maleje prawie o połowę.
Grab i buk zatrzymują zimą suche liście, więc osłaniają przez cały rok. Cis rośnie wolniej, za to znosi mocne cięcie i cień. Żywotniki potrzebują wilgoci i na suche stoki ich nie polecamy.
Dwuletni żywopłot strzyże się pierwszy raz w czerwcu. Boki prowadzi się lekko zbieżnie ku górze, żeby światło docierało do ziemi i krzewy nie ogołociły się od dołu.`,
  },
  'Kontejnerovna zalévá dešťovou vodou': {
    title: 'Szkółka kontenerowa podlewa deszczówką',
    perex: 'Nowy zbiornik mieści trzy tysiące metrów sześciennych. Studnie w tym roku prawie odpoczywały.',
    body: `Dachy magazynów i place w Smržicach zajmują razem ponad dwa hektary. Dawniej woda spływała z nich do kanalizacji, dziś kierujemy ją do zbiornika z oczyszczalnią trzcinową.
Podlewaniem sterują czujniki w pojemnikach: włącza się dopiero wtedy, gdy roślina naprawdę potrzebuje wody. Zużycie spadło o czterdzieści procent, a rośliny są bardziej wyrównane.
Zbiornik polubiły też ptaki i ważki. Chętnie pokażemy go podczas spaceru z przewodnikiem.`,
  },
  'Ovocné stromy: zákrsek, polokmen, nebo vysokokmen?': {
    title: 'Drzewa owocowe: karłowe, półpienne czy wysokopienne?',
    perex: 'O wielkości, plonie i długości życia decyduje podkładka. Podpowiadamy, jak wybrać.',
    body: `Drzewo karłowe na słabo rosnącej podkładce owocuje już w trzecim roku, a zbiera się z niego z ziemi. Wymaga jednak stałej podpory, podlewania i dobrej gleby, a żyje około dwudziestu lat.
Drzewo półpienne to kompromis do ogrodu przy domu. Wysokopienne pasuje do sadu, przy drodze albo na pastwisko; owocuje później, ale przetrwa kilka pokoleń.
Jabłonie i grusze potrzebują zapylaczy. Jeśli w okolicy żaden nie kwitnie, warto posadzić co najmniej dwie odmiany o tej samej porze kwitnienia. Tabela zapylaczy jest do wzięcia w naszych oddziałach.`,
  },
  'Bez rašeliny: jak jsme změnili substráty': {
    title: 'Bez torfu: jak zmieniliśmy podłoża',
    perex: 'Połowę asortymentu uprawiamy już w podłożu z kory, kompostu i włókna drzewnego.',
    body: `Torfowiska powstawały tysiące lat i zatrzymują węgiel oraz wodę. Dlatego cztery lata temu zaczęliśmy sprawdzać, co wyrośnie u nas bez torfu.
Najłatwiej przyjęły zmianę krzewy i byliny, najtrudniej rośliny wrzosowate, które dostają mieszankę z mniejszą ilością torfu. Podłoże bez torfu szybciej wysycha, zmieniliśmy więc podlewanie i nawożenie.
Takie rośliny mają zieloną etykietę. Przez pierwsze tygodnie po posadzeniu potrzebują wody trochę częściej niż zwykle.`,
  },
  'Trvalkový záhon, který přežije vaši dovolenou': {
    title: 'Rabata bylinowa, która przetrwa urlop',
    perex: 'Sześć gatunków na pełne słońce, którym wystarczy deszcz.',
    body: `Najważniejsze jest przygotowanie: chwasty usuwamy razem z korzeniami, ziemię spulchniamy, a ciężką glinę rozluźniamy żwirem. Nawozić nie trzeba, bujne byliny w suszę się pokładają.
Na metr kwadratowy liczymy siedem do dziewięciu roślin. Sprawdziło się połączenie szałwii omszonej, jeżówki purpurowej, rozchodnika, bodziszka i dwóch traw, które trzymają kształt także zimą.
Powierzchnię ściółkujemy pięcioma centymetrami tłucznia. W pierwsze lato podlewamy raz w tygodniu, później tylko podczas dłuższej suszy. Wiosną przycinamy rabatę dziesięć centymetrów nad ziemią.`,
  },
  'Popínavé rostliny chladí fasádu i dům': {
    title: 'Pnącza chłodzą ścianę i cały dom',
    perex:
      'Zieleń obniża temperaturę ściany nawet o piętnaście stopni. Które gatunki trzymają się same, a które potrzebują podpory?',
    body: `Winobluszcz trójklapowy i bluszcz czepiają się same i podpory nie potrzebują. Sadzi się je tylko przy zdrowym tynku, w pęknięcia mogłyby wrosnąć.
Powojniki, glicynie i wiciokrzewy potrzebują kraty albo linek co najmniej dziesięć centymetrów od ściany. Glicynia jest silna i cienkie rynny z czasem odkształci.
Na ścianę południową wybieramy gatunki zrzucające liście: latem dają cień, zimą wpuszczają słońce do okien. Na północną nadaje się bluszcz albo hortensja pnąca.`,
  },
};
