import type { DemoTopic } from './news-topic';

/** News from spring to midsummer. */
export const SPRING_TOPICS: readonly DemoTopic[] = [
  {
    age: 118,
    topic: 'care',
    author: 'Václav Buk',
    cs: {
      title: 'Mulč: kolik, z čeho a kam ne',
      perex: 'Osm centimetrů borky ušetří polovinu zálivky. U kmene však mulč nemá co dělat.',
      body: `Vrstva mulče drží v půdě vláhu, brání plevelům a v zimě chrání jemné kořeny. Na nové výsadby dáváme osm centimetrů, po dvou letech stačí doplnit tři.
## Který materiál kam
- borka pod okrasné keře a jehličnany,
- dřevní štěpka ke stromům a do volných výsadeb,
- drcený kámen k suchomilným trvalkám.
Kolem kmene nechte vždy deset centimetrů volných. Vlhký mulč u kmene změkčí kůru a otevře cestu houbám i hrabošům.`,
    },
    en: {
      title: 'Mulch: how much, of what, and where not',
      perex: 'Eight centimetres of bark save half of the watering. Against the trunk, mulch has no business.',
      body: `A layer of mulch keeps moisture in the soil, holds weeds back and protects fine roots in winter. New plantings get eight centimetres; after two years three more will do.
## Which material where
- bark under ornamental shrubs and conifers,
- wood chips around trees and in loose plantings,
- crushed stone with perennials of dry places.
Always leave ten centimetres free around the trunk. Damp mulch softens the bark and opens the way to fungi and voles.`,
    },
  },
  {
    age: 126,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Mšice na lípách: kdy zasáhnout a kdy počkat',
      perex: 'Lepkavé lavičky pod alejí nejsou důvodem k postřiku. Většinou pomůže trpělivost a slunéčka.',
      body: `Medovice na lípách vrcholí v červnu a stromu samotnému téměř neškodí. Za tři týdny se rozmnoží slunéčka, pestřenky a zlatoočky a mšic rychle ubude.
Zasáhnout má smysl u čerstvě vysazených stromů, kterým mšice kroutí vrcholové výhony. Stačí proud vody, ve školce používáme draselné mýdlo.
Do ulic, kde parkují auta, doporučujeme lípu stříbrnou nebo jiné druhy, které mšicím nechutnají.`,
    },
    en: {
      title: 'Aphids on limes: when to act and when to wait',
      perex: 'Sticky benches under an avenue are no reason to spray. Patience and ladybirds usually help.',
      body: `Honeydew on limes peaks in June and hardly harms the tree itself. Within three weeks ladybirds, hoverflies and lacewings multiply and the aphids quickly decline.
Acting makes sense with newly planted trees whose leading shoots are curled by aphids. A jet of water will do; in the nursery we use potassium soap.
For streets where cars are parked we recommend silver lime or other species that aphids do not care for.`,
    },
  },
  {
    age: 134,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Den otevřených vrat v Obříství',
      perex: 'Vyjeďte s námi vláčkem mezi řádky, prohlédněte si vyzvedávání stromu s balem a zasaďte si vlastní dub.',
      body: `První červnovou sobotu otevřeme i ta pole, kam se běžně nedostanete. Vláček pojede každou půlhodinu a cestou uvidíte, jak roste alejový strom od roubu po expedici.
## Program
- ukázka vyzvedávání stromu s balem o průměru jednoho metru,
- poradna pro majitele starých sadů,
- dílna pro děti: žalud, hrnek a vlastní dub.
Parkování je na louce za skladem, nejlépe se k nám ale dostanete na kole po labské stezce.`,
    },
    en: {
      title: 'Open gates day in Obříství',
      perex: 'Ride among the rows with us, see a tree being lifted with its ball and plant an oak of your own.',
      body: `On the first Saturday in June we open even the fields where visitors usually do not come. A little train runs every half hour, and on the way you will see how an avenue tree grows from graft to dispatch.
## Programme
- lifting a tree with a ball of one metre,
- advice for owners of old orchards,
- a workshop for children: an acorn, a mug and an oak of one's own.
You can park in the meadow behind the store; the best way to us, though, is by bicycle along the Elbe path.`,
    },
  },
  {
    age: 142,
    topic: 'plants',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Růže bez postřiků: které odrůdy to zvládnou',
      perex: 'Po šesti letech pozorování jich z osmdesáti zůstalo čtrnáct. Poznáte je podle zelené jmenovky.',
      body: `Na zkušebním záhoně růže nestříkáme, jen přihnojujeme kompostem a v březnu řežeme. Zapisujeme, kolik listů zůstane v září, a odrůdy pod sedmdesát procent vyřazujeme.
Nejlépe dopadly záhonové ‘Lions-Rose’ a ‘Schneeflocke’, z keřových ‘Bukavu’ a z pnoucích ‘Guirlande d’Amour’.
Všem pomáhá vzdušné místo, zálivka ke kořenům a sklizeň napadených listů dřív, než spadnou.`,
    },
    en: {
      title: 'Roses without sprays: which cultivars manage',
      perex: 'After six years of watching, fourteen of eighty remain. You know them by the green label.',
      body: `On our trial bed roses are not sprayed, only fed with compost and pruned in March. We note how many leaves are left in September and drop cultivars below seventy per cent.
The best were the bedding roses ‘Lions-Rose’ and ‘Schneeflocke’, the shrub ‘Bukavu’ and the rambler ‘Guirlande d’Amour’.
All of them like an airy place, water at the roots, and infected leaves picked before they fall.`,
    },
  },
  {
    age: 151,
    topic: 'planting',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Proč strom druhým rokem zaostává',
      perex: 'První rok žije ze zásob, druhý rok ukáže, jak se ujaly kořeny. Čtyři příčiny a co s nimi.',
      body: `Strom si ze školky přináší zásobu cukrů a první jaro z ní vyraší, ať je zasazen jakkoli. Teprve druhý rok se ukáže, zda má nové kořeny.
## Nejčastější příčiny
- zasazeno příliš hluboko, kořenový krček je pod zemí,
- málo vody v prvním létě,
- úvazek zařezaný do kůry,
- tráva až ke kmeni, která bere vodu i živiny.
Krček odkryjte, trávu odstraňte v kruhu o průměru metru a zalévejte jednou týdně padesáti litry. Řez ani hnojení v té chvíli nepomohou.`,
    },
    en: {
      title: 'Why a tree lags behind in its second year',
      perex:
        'The first year it lives on reserves, the second shows how its roots have taken. Four causes and remedies.',
      body: `A tree brings a store of sugars from the nursery and comes into leaf on it in the first spring, however it was planted. Only the second year shows whether it has new roots.
## The usual causes
- planted too deep, with the root collar under ground,
- too little water in the first summer,
- a tie cut into the bark,
- grass up to the trunk, which takes water and food.
Uncover the collar, remove the grass in a circle of one metre and give fifty litres once a week. Neither pruning nor feeding helps at that point.`,
    },
  },
  {
    age: 160,
    topic: 'planting',
    author: 'Lenka Vrbová',
    cs: {
      title: 'Květnatá louka místo trávníku',
      perex: 'Dvě seče za rok, žádné hnojení a hmyz od dubna do října. Jak ji založit, aby neskončila jako plevel.',
      body: `Louka potřebuje chudou půdu. Na starém trávníku proto sejmeme drn, přidáme písek a týden před setím necháme vzejít plevele, které vypleteme.
Sejeme dva gramy na metr čtvereční, směs osiva s pískem, a jen uválíme. První rok sečeme třikrát kvůli plevelům, další roky v červnu a v září.
Směsi skládáme z místních druhů: kopretiny, šalvěje luční, zvonky, chrpy a traviny, které je neudusí.`,
    },
    en: {
      title: 'A flowering meadow instead of a lawn',
      perex:
        'Two cuts a year, no feeding, and insects from April to October. How to start it so that it does not end as weeds.',
      body: `A meadow needs poor soil. On an old lawn we therefore strip the turf, add sand and, a week before sowing, let the weeds come up and pull them.
We sow two grams a square metre, seed mixed with sand, and only roll it. In the first year we cut three times because of weeds, later in June and September.
Our mixtures are of local species: ox-eye daisies, meadow clary, bellflowers, knapweeds, and grasses that do not choke them.`,
    },
  },
  {
    age: 170,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Školka jde s dobou: jmenovky s QR kódem',
      perex: 'Každá rostlina v kontejneru má kód, pod kterým najdete péči, velikost v dospělosti i fotografie.',
      body: `Místo letáků jsme na jmenovky natiskli kód. Po načtení se otevře stránka rostliny v našem sortimentu, v češtině, angličtině i polštině, a to i za deset let, až budete hledat, jak se ten keř u plotu vlastně jmenuje.
Jmenovky jsou z recyklovaného plastu a drží na drátku, který kůru neškrtí. Pokud je nechcete, vraťte nám je při příštím nákupu.`,
    },
    en: {
      title: 'The nursery moves on: labels with a QR code',
      perex: 'Each plant in a container has a code that leads to its care, its grown size and photographs.',
      body: `Instead of leaflets we have printed a code on the labels. It opens the plant's page in our assortment, in Czech, English and Polish, even ten years from now when you wonder what that shrub by the fence is called.
The labels are of recycled plastic and hang on a wire that does not strangle the bark. If you do not want them, bring them back with your next purchase.`,
    },
  },
  {
    age: 180,
    topic: 'care',
    author: 'Ing. Jiří Habr, Ph.D.',
    cs: {
      title: 'Pozdní mrazíky: co vydrží a co přikrýt',
      perex: 'Rozkvetlá meruňka snese minus dva, jabloň minus tři. Kaštan se vzpamatuje, magnolie méně.',
      body: `Rozhoduje vývoj květu. Zavřená poupata snesou o tři až čtyři stupně víc než otevřené květy a drobné plůdky jsou na mráz nejcitlivější.
Přikryjte mladé stromky netkanou textilií, ale tak, aby se listů nedotýkala. Vlhká půda vydá v noci víc tepla než suchá, proto den předem zalijte.
Omrzlé výhony neřežte hned. Počkejte do června, strom sám ukáže, odkud obrazí.`,
    },
    en: {
      title: 'Late frosts: what bears them and what to cover',
      perex: 'An apricot in bloom bears minus two, an apple minus three. Chestnuts recover, magnolias less so.',
      body: `The stage of the flower decides. Closed buds bear three to four degrees more than open flowers, and small fruits are the most tender of all.
Cover young trees with fleece, but so that it does not touch the leaves. Moist soil gives off more heat at night than dry soil, so water on the day before.
Do not prune frosted shoots at once. Wait until June: the tree itself shows from where it will sprout.`,
    },
  },
  {
    age: 190,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Jarní výprodej kontejnerovaných trvalek',
      perex: 'Uvolňujeme místo novým výsevům. Dvě stě druhů za poloviční cenu, dokud jsou.',
      body: `Od středy do neděle najdete na ploše u vchodu trvalky z loňského roku. Jsou přezimované venku, takže do záhonu mohou hned.
Vybrali jsme spolehlivé druhy na slunce i do stínu: kakosty, kontryhele, rozchodníky, bohyšky a okrasné trávy. Počty jsou omezené, po telefonu je nerezervujeme.`,
    },
    en: {
      title: 'Spring sale of perennials in pots',
      perex: 'We are making room for new sowings. Two hundred species at half the price while they last.',
      body: `From Wednesday to Sunday you will find last year's perennials in the area by the entrance. They have wintered outdoors and can go into the bed at once.
We picked reliable species for sun and shade: cranesbills, lady's mantles, stonecrops, hostas and ornamental grasses. Numbers are limited, and we do not reserve them by phone.`,
    },
  },
  {
    age: 200,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Stromy na hranici pozemku a co říká zákon',
      perex: 'Tři metry od hranice pro vysoké stromy, metr a půl pro keře. A kdy se dá dohodnout jinak.',
      body: `Nedohodnou-li se sousedé jinak, sází se stromy dorůstající přes tři metry alespoň tři metry od společné hranice, ostatní dřeviny metr a půl. Neplatí to pro lesy a sady ani tam, kde strom tvoří rozhradu.
Větve a kořeny, které přesahují k sousedovi, smí odstranit on, ale šetrně a ve vhodné roční době. Plody spadlé na jeho pozemek jsou jeho.
S výběrem dřeviny do úzkého pásu u plotu rádi poradíme: sloupovité kultivary habru a dubu se vejdou i tam.`,
    },
    en: {
      title: 'Trees along the boundary, and what the law says',
      perex:
        'Three metres from the boundary for tall trees, one and a half for shrubs. And when another agreement holds.',
      body: `Unless neighbours agree otherwise, trees that grow over three metres are planted at least three metres from the common boundary, other woody plants a metre and a half. This does not apply to woods and orchards, nor where a tree marks the boundary.
Branches and roots that reach over may be removed by the neighbour, with care and in a fitting season. Fruit that falls on his land is his.
We are glad to help with the choice for a narrow strip by the fence: columnar hornbeams and oaks fit even there.`,
    },
  },
];
