/** A text in Czech, English and Polish. */
type TranslatedText = readonly [cs: string, en: string, pl: string];

interface EventStory {
  /** Leader of the event: the name on a person card. */
  leader: string;
  story: TranslatedText;
  bring?: TranslatedText;
}

/** Descriptions of upcoming demo events, by key. */
export const EVENT_STORIES: Readonly<Record<string, EventStory>> = {
  'rez-ovocnych-stromu': {
    leader: 'Václav Buk',
    story: [
      'Ráno začneme u tabule: proč se řeže, kdy se řeže a co strom udělá, když se neřeže vůbec. Pak se přesuneme do sadu, kde čekají jabloně, hrušně a slivoně od pětiletých po třicetileté.\n\nKaždý dostane vlastní strom a lektora na doslech. V poledne je teplá polévka, odpoledne se vrátíme ke stromům, které jste řezali ráno, a řekneme si, co by šlo udělat jinak.',
      'We begin at the board: why to prune, when to prune, and what a tree does when it is not pruned at all. Then we move to the orchard, where apples, pears and plums from five to thirty years old are waiting.\n\nEveryone gets a tree of their own and a teacher within earshot. There is hot soup at noon, and in the afternoon we return to the trees of the morning and discuss what could be done differently.',
      'Zaczniemy przy tablicy: po co się tnie, kiedy się tnie i co robi drzewo, gdy nie tnie się go wcale. Potem przejdziemy do sadu, gdzie czekają jabłonie, grusze i śliwy od pięcio- do trzydziestoletnich.\n\nKażdy dostanie własne drzewo i instruktora w zasięgu głosu. W południe jest ciepła zupa, a po południu wrócimy do porannych drzew i omówimy, co można było zrobić inaczej.',
    ],
    bring: [
      'Teplé oblečení do větru, pevné boty a rukavice. Nůžky a pilky půjčíme; vlastní nářadí vám na místě rádi nabrousíme.',
      'Warm, windproof clothes, sturdy shoes and gloves. We lend secateurs and saws, and gladly sharpen your own.',
      'Ciepłe ubranie na wiatr, solidne buty i rękawice. Sekatory i piły wypożyczamy; własne narzędzia chętnie naostrzymy na miejscu.',
    ],
  },
  'komentovana-prohlidka': {
    leader: 'Václav Buk',
    story: [
      'Okruh má asi dva kilometry a vede od množírny přes kontejnerovnu až k nejstarším solitérám u Labe. Po cestě uvidíte vyzvedávání balu strojem, balení do juty a nakládku na kamion.\n\nProhlídka je i pro děti: kdo pozná deset stromů podle pupenů, odnese si semenáč.',
      'The walk is about two kilometres long and leads from propagation past the container fields to the oldest specimens by the Elbe. On the way you will see a root ball lifted by machine, wrapped in jute and loaded on a lorry.\n\nChildren are welcome: anyone who recognises ten trees by their buds takes a seedling home.',
      'Trasa ma około dwóch kilometrów i prowadzi od działu rozmnażania przez kontenerownię do najstarszych soliterów nad Łabą. Po drodze zobaczą Państwo wykopywanie bryły maszyną, pakowanie w jutę i załadunek na ciężarówkę.\n\nZapraszamy też dzieci: kto rozpozna dziesięć drzew po pąkach, dostanie siewkę.',
    ],
    bring: [
      'Boty do bláta. Kočárek po polních cestách projede, kolečkový vozík jen za sucha; napište nám předem a upravíme trasu.',
      'Shoes for mud. Prams manage the field tracks, wheelchairs only in dry weather; write to us beforehand and we will change the route.',
      'Buty na błoto. Wózek dziecięcy przejedzie po polnych drogach, wózek inwalidzki tylko przy suchej pogodzie; prosimy napisać wcześniej, a zmienimy trasę.',
    ],
  },
  'vazani-adventnich-vencu': {
    leader: 'Lenka Vrbová',
    story: [
      'Na stole bude jedle, borovice, jalovec, cesmína, šípky, šišky a všechno, co jsme při podzimním řezu odložili stranou. Ukážeme vázání na slaměný korpus i volný věnec z proutí.\n\nNení potřeba nic umět. Kdo má hotovo dřív, uváže si ještě kytici na dveře.',
      'On the table there will be fir, pine, juniper, holly, rose hips, cones and everything else we put aside while pruning in autumn. We show how to bind on a straw base and how to make a loose wreath of willow.\n\nNo experience is needed. Anyone who finishes early binds a bouquet for the door as well.',
      'Na stole będą jodła, sosna, jałowiec, ostrokrzew, owoce róży, szyszki i wszystko, co odłożyliśmy przy jesiennym cięciu. Pokażemy wiązanie na słomianym kole i luźny wianek z wikliny.\n\nNie trzeba nic umieć. Kto skończy wcześniej, zwiąże jeszcze bukiet na drzwi.',
    ],
    bring: [
      'Zástěru a krabici na odnesení věnce. Vlastní ozdoby a svíčky můžete přivézt s sebou.',
      'An apron and a box to carry the wreath home. You may bring decorations and candles of your own.',
      'Fartuch i pudełko na wianek. Można zabrać własne ozdoby i świece.',
    ],
  },
  'den-pro-zahradni-architekty': {
    leader: 'Ing. Hana Lipová',
    story: [
      'Dopoledne projdeme kvartýry s novými kultivary: úzké koruny do ulic, vícekmeny k terasám a keře na extenzivní střechy. U každého řekneme, co vydrží, co stojí a kolik ho bude příští rok k mání.\n\nPo obědě si vyberete solitéry přímo na poli. Označíme je vaším jménem, změříme a do týdne pošleme nabídku s fotografiemi.',
      'In the morning we walk the fields with new cultivars: narrow crowns for streets, multi-stems for terraces and shrubs for extensive roofs. For each we say what it endures, what it costs and how many there will be next year.\n\nAfter lunch you choose specimens in the field. We tag them with your name, measure them and send a quote with photographs within a week.',
      'Przed południem przejdziemy kwatery z nowymi odmianami: wąskie korony do ulic, drzewa wielopniowe na tarasy i krzewy na dachy ekstensywne. Przy każdej powiemy, co wytrzyma, ile kosztuje i ile będzie jej w przyszłym roku.\n\nPo obiedzie wybiorą Państwo solitery na polu. Oznaczymy je nazwiskiem, zmierzymy i w ciągu tygodnia wyślemy ofertę ze zdjęciami.',
    ],
    bring: [
      'Rozpracované výkresy: rádi nad nimi posedíme. Pevné boty, oběd je od nás.',
      'Plans you are working on: we are glad to sit down over them. Sturdy shoes; lunch is on us.',
      'Projekty, nad którymi Państwo pracują: chętnie je razem obejrzymy. Solidne buty; obiad zapewniamy.',
    ],
  },
  'zaklady-vysadby': {
    leader: 'Bc. Marek Dubský',
    story: [
      'Zasadíme spolu tři stromy od začátku do konce: lípu s balem 16–18, habr z kontejneru a prostokořenný ovocný strom. Uvidíte, jak hluboká má být jáma, kam přijdou kůly, kdy povolit jutu a kolik vody strom v prvním roce doopravdy vypije.\n\nKaždý dostane tahák na jednu stránku, který si můžete vzít na stavbu.',
      'We plant three trees together from start to finish: a root-balled lime 16–18, a container-grown hornbeam and a bare-root fruit tree. You will see how deep the pit should be, where the stakes go, when to loosen the jute and how much water a tree really drinks in its first year.\n\nEveryone gets a one-page checklist for the building site.',
      'Posadzimy razem trzy drzewa od początku do końca: lipę z bryłą 16–18, grab z pojemnika i drzewo owocowe z gołym korzeniem. Zobaczą Państwo, jak głęboki ma być dół, gdzie wbić paliki, kiedy poluzować jutę i ile wody drzewo naprawdę wypija w pierwszym roku.\n\nKażdy dostanie jednostronicową ściągę na budowę.',
    ],
    bring: [
      'Pracovní rukavice a oblečení, které může být od hlíny.',
      'Work gloves and clothes that may get dirty.',
      'Rękawice robocze i ubranie, które może się ubrudzić.',
    ],
  },
  'zimni-seminar': {
    leader: 'Ing. Jiří Habr, Ph.D.',
    story: [
      'Tři bloky po hodině a půl: co strom v dlažbě potřebuje pod zemí, které druhy obstály v suchu posledních let a jak napsat zadání, aby se dalo zkontrolovat. Na závěr diskuse nad fotografiemi, které pošlete předem.\n\nÚčastníci dostanou osvědčení o čtyřech hodinách odborného vzdělávání.',
      'Three blocks of an hour and a half: what a tree in paving needs below ground, which species have coped with the droughts of recent years, and how to write a specification that can be checked. We close with a discussion of photographs that you send beforehand.\n\nParticipants receive a certificate of four hours of professional training.',
      'Trzy bloki po półtorej godziny: czego drzewo w bruku potrzebuje pod ziemią, które gatunki zniosły susze ostatnich lat i jak napisać specyfikację, którą da się sprawdzić. Na koniec dyskusja nad zdjęciami przysłanymi wcześniej.\n\nUczestnicy otrzymają zaświadczenie o czterech godzinach szkolenia zawodowego.',
    ],
  },
  roubovani: {
    leader: 'Lenka Vrbová',
    story: [
      'Začneme na větvičkách: kopulace, anglická kopulace a rouby za kůru, dokud nebude řez rovný. Pak si vyberete z dvanácti starých odrůd a naroubujete strom na skutečnou podnož.\n\nRoubovanec vám založíme do písku a zjara si ho vyzvednete, nebo si ho odvezete rovnou.',
      'We begin on twigs: splice, whip-and-tongue and rind grafts, until the cut is straight. Then you choose from twelve heritage cultivars and graft a tree on a real rootstock.\n\nWe keep your graft in sand until you collect it in spring, or you take it home at once.',
      'Zaczniemy na gałązkach: stosowanie, stosowanie z języczkiem i szczepienie za korę, aż cięcie będzie równe. Potem wybiorą Państwo jedną z dwunastu dawnych odmian i zaszczepią drzewko na prawdziwej podkładce.\n\nSzczep przechowamy w piasku do wiosennego odbioru albo zabiorą go Państwo od razu.',
    ],
    bring: [
      'Chcete-li zachovat vlastní odrůdu, přineste z ní letorost silný jako tužka. Nože, pásku i vosk máme.',
      'A pencil-thick shoot of a cultivar of your own, if you have one to save. We have knives, tape and wax.',
      'Jeśli mają Państwo własną odmianę do zachowania, prosimy zabrać pęd grubości ołówka. Noże, taśmę i wosk mamy.',
    ],
  },
  'jarni-rezervacni-dny': {
    leader: 'Tomáš Javůrek',
    story: [
      'Na jaře se vybírá nejlíp: je vidět kostra koruny i to, jak strom přezimoval. Každá skupina má školkaře, měřítko, štítky a hodinu a půl času.\n\nOznačené stromy vám držíme do konce června bez zálohy a vyzvedneme je, až budete mít na stavbě jámy.',
      'Spring is the best time to choose: the frame of the crown shows, and so does how the tree came through winter. Each group has a nurseryman, a measure, labels and an hour and a half.\n\nWe hold tagged trees until the end of June without a deposit and lift them when your pits are ready.',
      'Wiosną wybiera się najlepiej: widać szkielet korony i to, jak drzewo przezimowało. Każda grupa ma szkółkarza, miarkę, etykiety i półtorej godziny czasu.\n\nOznaczone drzewa trzymamy do końca czerwca bez zaliczki i wykopujemy, gdy doły na budowie są gotowe.',
    ],
    bring: [
      'Seznam, který sháníte, a pevné boty. Po kvartýrech se chodí pěšky, i za deště.',
      'The list of what you need, and sturdy shoes. We walk the fields, in the rain too.',
      'Listę poszukiwanych roślin i solidne buty. Po kwaterach chodzimy pieszo, także w deszczu.',
    ],
  },
};
