import type { DemoText } from './news-topic';
import { TREE_CARE_PL } from './tree-care-pl';
import { GARDEN_PL } from './garden-pl';

/** Polish versions of news, by Czech title. */
export const POLISH: Readonly<Record<string, DemoText>> = {
  ...TREE_CARE_PL,
  ...GARDEN_PL,
  'Adventní otevírací doba a vánoční stromky': {
    title: 'Godziny otwarcia w adwencie i choinki',
    perex: 'Od pierwszego weekendu adwentu sprzedajemy choinki cięte i w pojemnikach z własnych plantacji.',
    body: `W Obříství i w Smržicach mamy otwarte codziennie od 9 do 17, w Wigilię do 12. Od 25 grudnia do 6 stycznia jest zamknięte.
Oferujemy jodły kaukaskie, świerki kłujące i sosny czarne od jednego do trzech metrów. Drzewko zapakujemy w siatkę, a pień wyrównamy na miejscu.
Drzewka w pojemnikach można po świętach posadzić. W domu wytrzymają najwyżej dziesięć dni, potem przenosi się je na tydzień do chłodnego garażu i sadzi, gdy ziemia rozmarznie.`,
  },
  'Podzimní výsadba začíná: proč sázet právě teď': {
    title: 'Zaczyna się jesienne sadzenie: dlaczego właśnie teraz',
    perex:
      'Ziemia jest jeszcze ciepła, wilgoci nie brakuje, a soki już nie krążą. Na drzewa liściaste nie ma lepszej pory.',
    body: `Gdy drzewa zrzucą liście, przestają odparowywać wodę i całą siłę oddają korzeniom. W ciepłej jesiennej ziemi rosną one jeszcze kilka tygodni, dlatego drzewo posadzone teraz wyprzedzi wiosną to, które czekało do kwietnia.
## Co sadzić jesienią
- drzewa liściaste z bryłą i z gołym korzeniem,
- drzewa owocowe oprócz moreli i brzoskwiń,
- żywopłoty z grabu, buka i ligustru.
Rośliny zimozielone, brzozy i gatunki ciepłolubne lepiej posadzić wiosną.`,
  },
  'Nové kultivary pro příští rok': {
    title: 'Nowe odmiany w ofercie na przyszły rok',
    perex: 'Odporny wiąz, kolumnowy dąb, ognisty klon i hortensja, która się nie pokłada.',
    body: `Do oferty włączamy tylko rośliny, które przeszły u nas co najmniej pięcioletnią próbę. W tym roku są cztery i wszystkie zniosły dwa suche lata oraz mróz poniżej minus dwudziestu stopni.
- Ulmus ‘New Horizon’: wiąz odporny na holenderską chorobę, do alei,
- Quercus robur ‘Fastigiata Koster’: wąski dąb do wąskich ulic,
- Acer freemanii ‘Autumn Blaze’: klon o ognistych barwach jesieni,
- Hydrangea arborescens ‘Annabelle’: hortensja o mocnych pędach.
Większe ilości zalecamy zarezerwować podczas wiosennych dni rezerwacji.`,
  },
  'Jak poznat kvalitní zemní bal': {
    title: 'Jak rozpoznać dobrą bryłę korzeniową',
    perex: 'Drzewo kupuje się po koronie, a żyje z korzeni. Na co patrzeć przy odbiorze.',
    body: `Dobra bryła jest twarda, nie kruszy się i ma średnicę dziesięć do dwunastu razy większą niż pień. Juta i drut są napięte, ziemia wilgotna.
- pień nie rusza się w bryle,
- cienkie korzenie widać na całej powierzchni,
- szyjka korzeniowa jest widoczna u góry.
Bryłę przenosi się za drut, nigdy za pień, a do sadzenia chroni przed słońcem.`,
  },
  'Kdy řezat a kdy nechat strom být': {
    title: 'Kiedy ciąć, a kiedy zostawić drzewo w spokoju',
    perex: 'Większości drzew więcej szkodzi cięcie niż jego brak.',
    body: `Cięcie formujące wykonuje się w młodości i małymi krokami. Gałąź grubsza niż nadgarstek to rana, która nie zdąży się zagoić.
Klony, brzozy i orzechy tniemy latem, gdy nie płaczą, wiśnie i śliwy po zbiorach, jabłonie i grusze przed wiosną.
Kto nie wie, po co tnie, niech odłoży piłę.`,
  },
  'Sucho a vzrostlé stromy: jak zalévat správně': {
    title: 'Susza i duże drzewa: jak podlewać',
    perex: 'Raz na dziesięć dni, ale porządnie. Częste zraszanie drzewom raczej szkodzi.',
    body: `Świeżo posadzone drzewo o obwodzie 16 centymetrów wypija w gorącym tygodniu około stu litrów. Woda podzielona na małe codzienne porcje zwilży tylko powierzchnię, a korzenie pójdą w górę, gdzie wysuszy je pierwszy upał.
Wokół drzewa formuje się misę i wlewa wodę na dwa razy, żeby zdążyła wsiąknąć. Rano i wieczorem paruje najmniej.
Podlewanie trwa przynajmniej trzy sezony, przy dużych drzewach pięć.`,
  },
};
