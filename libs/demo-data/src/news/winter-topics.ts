import type { DemoTopic } from './news-topic';

/** News of last winter, and of the autumn before. */
export const WINTER_TOPICS: readonly DemoTopic[] = [
  {
    age: 212,
    topic: 'planting',
    author: 'Karolína Jeřábková',
    cs: {
      title: 'Prostokořenné sazenice: jak neprohrát závod s časem',
      perex: 'Od vyzvednutí do zasazení má kořen zůstat na vzduchu jen minuty. Několik pravidel z naší expedice.',
      body: `Prostokořenné keře stojí zlomek ceny kontejnerovaných a ujmou se stejně dobře, pokud kořeny nevyschnou. Na voze proto jedou zabalené v navlhčené jutě a vy je do zasazení založte do vlhké půdy ve stínu.
Před sadbou zkraťte poškozené kořeny a namočte je na dvě hodiny do vody. Nadzemní část seřízněte u živých plotů o polovinu, ať má kořen co živit.
Sázet lze do poloviny dubna, podle toho, jak rychle raší pupeny.`,
    },
    en: {
      title: 'Bare-root plants: how not to lose the race',
      perex: 'From lifting to planting a root may spend only minutes in the air. Some rules from our dispatch.',
      body: `Bare-root shrubs cost a fraction of container plants and take as well, as long as their roots do not dry out. They travel wrapped in damp jute; until planting, heel them in moist soil in the shade.
Before planting shorten damaged roots and soak them in water for two hours. Cut hedging plants back by half, so that the root has less to feed.
Planting goes on until mid-April, depending on how fast the buds open.`,
    },
  },
  {
    age: 222,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Výchovný řez alejových stromů krok za krokem',
      perex: 'Prvních deset let rozhodne o tom, zda strom nad silnicí vydrží sto. Co řežeme a proč.',
      body: `Alejový strom má mít jeden průběžný terminál a větve rozložené kolem kmene. Každé dva roky proto odstraníme konkurenční výhony, zdvojené vrcholy a větve rostoucí proti sobě.
Nad vozovkou zvedáme korunu postupně na čtyři a půl metru, nikdy víc než pětinu výšky najednou.
Rány nad pět centimetrů jsou známkou, že řez přišel pozdě. Menší rána, kratší čas hojení, méně hub.`,
    },
    en: {
      title: 'Formative pruning of avenue trees, step by step',
      perex: 'The first ten years decide whether a tree over a road will last a hundred. What we cut, and why.',
      body: `An avenue tree should have a single leader and branches spread around the trunk. Every two years we therefore remove competing shoots, double tops and branches that grow against each other.
Over a road we raise the crown gradually to four and a half metres, never by more than a fifth of the height at once.
Wounds of more than five centimetres are a sign that pruning came late. A smaller wound heals sooner and lets fewer fungi in.`,
    },
  },
  {
    age: 232,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Ovoce pro včely i pro vás: pět keřů do každé zahrady',
      perex: 'Muchovník, dřín, kdouloň, arónie a zimolez. Kvetou brzy, plodí spolehlivě a nemoci je míjejí.',
      body: `Tyto keře nepotřebují postřik ani složitý řez a vejdou se i do řadové zahrady. Dřín kvete už v březnu a je pro včely první pastvou, muchovník láká na jaře květem a na podzim barvou listů.
- muchovník: sklizeň v červnu, dřív než ptáci,
- dřín: srpen, až plody samy padají,
- kdouloň: říjen, na želé a do koláčů,
- arónie: září, na šťávy,
- zimolez kamčatský: květen, první ovoce roku.`,
    },
    en: {
      title: 'Fruit for bees and for you: five shrubs for every garden',
      perex: 'Juneberry, cornelian cherry, quince, chokeberry and honeyberry. Early flowers, sure crops, few diseases.',
      body: `These shrubs need no spraying and no clever pruning, and they fit even a terrace garden. Cornelian cherry flowers as early as March, the first food of the bees; juneberry delights with flowers in spring and colour in autumn.
- juneberry: picked in June, before the birds,
- cornelian cherry: August, when the fruit falls by itself,
- quince: October, for jelly and cakes,
- chokeberry: September, for juice,
- honeyberry: May, the first fruit of the year.`,
    },
  },
  {
    age: 243,
    topic: 'nursery',
    author: 'Karolína Jeřábková',
    cs: {
      title: 'Změny v dopravě: vozíme i s hydraulickou rukou',
      perex: 'Nové vozidlo složí stromy s balem až na místo. Objednejte je spolu se zbožím.',
      body: `Od února rozvážíme větší stromy vlastním vozem s hydraulickou rukou o dosahu osm metrů. Řidič složí bal rovnou do jámy, pokud je k ní zpevněný příjezd.
K objednávce připište, jak široká je brána a zda nad cestou nevede vedení. Termín vám potvrdíme den předem a řidič zavolá půl hodiny před příjezdem.`,
    },
    en: {
      title: 'Changes in transport: now with a crane',
      perex: 'A new lorry sets trees with root balls down right at their place. Order it together with the goods.',
      body: `Since February we have delivered larger trees with our own lorry, whose crane reaches eight metres. The driver sets the ball straight into the pit if there is a firm way to it.
Write with the order how wide the gate is and whether a line crosses the way. We confirm the day before, and the driver calls half an hour ahead.`,
    },
  },
  {
    age: 255,
    topic: 'plants',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Sůl u silnic: které stromy ji snesou',
      perex: 'Hnědé okraje listů v červenci jsou pozdravem ze zimy. Vyberte druh, který s nimi umí žít.',
      body: `Posypová sůl škodí dvakrát: na jaře v půdě a v zimě tříští na pupenech. Nejhůř ji nesou lípy malolisté, buky a smrky.
Odolnější jsou jilmy, platany, akáty, dřezovec a z keřů rakytník nebo tamaryšek. Pomůže i vyvýšená obruba, drenáž a jarní prolití půdy.
U starých alejí doporučujeme rozbor půdy, než začnete s obnovou.`,
    },
    en: {
      title: 'Salt along roads: which trees bear it',
      perex: 'Brown leaf margins in July are greetings from winter. Choose a species that can live with them.',
      body: `Road salt harms twice: in the soil in spring, and as spray on the buds in winter. Small-leaved limes, beeches and spruces bear it worst.
Elms, planes, robinias and honey locust are tougher, and of shrubs sea buckthorn and tamarisk. A raised kerb, drainage and flushing the soil in spring help too.
For old avenues we recommend an analysis of the soil before you begin to renew them.`,
    },
  },
  {
    age: 266,
    topic: 'care',
    author: 'Václav Buk',
    cs: {
      title: 'Zimní příprava nářadí',
      perex: 'Ostré nůžky řežou čistě, tupé drtí. Jak je vyčistíme, nabrousíme a uložíme.',
      body: `Po sezoně nůžky rozebereme, očistíme ocelovou vlnou s kapkou oleje a čepel přebrousíme kamenem jen z jedné strany. Rukojeti natřeme lněným olejem.
Při řezu stromů napadených spálou nebo houbou dezinfikujeme čepel lihem po každém stromu. Pily skladujeme suché a s povoleným listem.
Nářadí, které prodáváme, vám u nás nabrousí každou první sobotu v měsíci.`,
    },
    en: {
      title: 'Getting tools ready in winter',
      perex: 'Sharp secateurs cut cleanly, blunt ones crush. How we clean, sharpen and store them.',
      body: `After the season we take secateurs apart, clean them with steel wool and a drop of oil and hone the blade with a stone, on one side only. Handles get linseed oil.
When pruning trees with fire blight or fungi we disinfect the blade with alcohol after each tree. Saws are kept dry, with the blade slackened.
Tools that you buy from us are sharpened here on the first Saturday of each month.`,
    },
  },
  {
    age: 278,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Jak jsme vysadili alej u Kralup',
      perex: 'Tři kilometry, sto osmdesát lip a čtyřicet dobrovolníků. Co jsme se přitom naučili.',
      body: `Obec si přála alej, která nezastíní pole a unese vítr z planiny. Zvolili jsme lípu srdčitou v odstupech šestnáct metrů a mezi ně doplnili keře.
Jámy jsme vyhloubili předem strojem, dobrovolníci sázeli, kotvili a zalévali. Za jediný víkend bylo hotovo, po prvním létě chybí pět stromů.
Příště bychom zálivku zajistili cisternou hned od začátku a ne po telefonátech uprostřed léta.`,
    },
    en: {
      title: 'How we planted the avenue near Kralupy',
      perex: 'Three kilometres, a hundred and eighty limes and forty volunteers. What we learned from it.',
      body: `The town wished for an avenue that does not shade the fields and stands the wind of the plain. We chose small-leaved lime sixteen metres apart, with shrubs in between.
A machine dug the pits beforehand; volunteers planted, staked and watered. It was done in one weekend, and after the first summer five trees are missing.
Next time we would arrange watering by tanker from the start, and not by phone calls in the middle of summer.`,
    },
  },
  {
    age: 290,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Jmelí: ozdoba, nebo problém?',
      perex: 'Pár trsů strom unese, stovky ho vysílí. Jak postupovat u starých lip a topolů.',
      body: `Jmelí je poloparazit: vodu bere hostiteli, cukry si vyrábí samo. V suchých letech proto stromy s mnoha trsy prosychají od vrcholu.
Odstranit ho lze jen s větví, alespoň třicet centimetrů pod trsem; pouhé olámání pomůže na dva roky. U silně napadených stromů raději uvažujte o redukci koruny.
Trsy, které při řezu zbudou, nabídneme v prosinci u pokladny.`,
    },
    en: {
      title: 'Mistletoe: ornament or trouble?',
      perex: 'A tree bears a few clumps, hundreds exhaust it. What to do with old limes and poplars.',
      body: `Mistletoe is a half parasite: it takes water from its host and makes its own sugars. In dry years trees with many clumps therefore die back from the top.
It can only be removed with the branch, at least thirty centimetres below the clump; breaking it off helps for two years. With badly infested trees rather think of reducing the crown.
Clumps that pruning leaves over are offered at the till in December.`,
    },
  },
  {
    age: 302,
    topic: 'care',
    author: 'Václav Buk',
    cs: {
      title: 'Listí do kompostu, nebo na záhon?',
      perex: 'Dubové a ořechové pod keře, ostatní na kompost. Ježkům nechte hromadu v koutě.',
      body: `Spadané listí je nejlevnější mulč, jaký máte. Pod keři a v živých plotech ho nechte ležet, na trávníku ho rozdrťte sekačkou a vraťte do půdy.
Listí napadené strupovitostí nebo klíněnkou kompostujte jen v horkém kompostu, jinak ho odvezte.
Do kouta zahrady nahrňte hromadu s větvemi: přezimuje v ní ježek, který vám na jaře poděkuje sběrem slimáků.`,
    },
    en: {
      title: 'Leaves for compost or for the bed?',
      perex: 'Oak and walnut under shrubs, the rest to the compost. Leave the hedgehogs a heap in a corner.',
      body: `Fallen leaves are the cheapest mulch you have. Leave them under shrubs and hedges, and on the lawn shred them with the mower and give them back to the soil.
Leaves with scab or leaf miner belong only into a hot compost, or away.
Rake a heap with branches into a corner of the garden: a hedgehog will winter there, and thank you in spring by collecting slugs.`,
    },
  },
  {
    age: 315,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Otevřeli jsme novou provozní budovu',
      perex: 'Dřevostavba se zelenou střechou, dílnou pro školy a kanceláří, kde vás obsloužíme v teple.',
      body: `Po dvou letech stavby jsme se přestěhovali. Budova stojí na místě staré stodoly, topí dřevní štěpkou z vlastních řezů a dešťovou vodu ze střechy vede do nádrže pro skleník.
V přízemí je expedice a prodej, v patře učebna pro čtyřicet lidí. Školám ji půjčujeme zdarma, stačí si domluvit termín.
Přijďte se podívat každý všední den od osmi do čtyř.`,
    },
    en: {
      title: 'We have opened our new building',
      perex: 'A timber house with a green roof, a workshop for schools and an office where you are served in the warm.',
      body: `After two years of building we have moved. The house stands in the place of the old barn, is heated with chips of our own prunings, and leads rain from the roof into a tank for the glasshouse.
Dispatch and sales are on the ground floor, upstairs a classroom for forty. Schools may use it free of charge; just agree on a day.
Come and see on any working day from eight to four.`,
    },
  },
];
