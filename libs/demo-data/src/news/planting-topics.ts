import type { DemoTopic } from './news-topic';

export const PLANTING_TOPICS: readonly DemoTopic[] = [
  {
    age: 2,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Podzimní výsadba začíná: proč sázet právě teď',
      perex:
        'Půda je ještě teplá, vláhy je dost a stromy už netáhnou mízu. Na výsadbu listnáčů není lepší čas než listopad.',
      body: `Jakmile stromy shodí listí, přestanou odpařovat vodu a veškerou sílu věnují kořenům. Ty v teplé podzimní půdě rostou ještě několik týdnů, a na jaře proto zasazený strom vyrazí dřív než ten, který si pro výsadbu počkal do dubna.
## Které dřeviny sázet na podzim
- stromy s balem i prostokořenné listnáče,
- ovocné stromy kromě meruněk a broskvoní,
- živé ploty z habru, buku a ptačího zobu.
Naopak stálezelené dřeviny, břízy a teplomilné druhy raději vysaďte na jaře. Jestli si nejste jistí, napište nám: poradíme podle polohy a druhu půdy.
Expedujeme každý všední den. Objednávky vyzvednete v Obříství i ve Smržicích, na větší stromy zajistíme dopravu s hydraulickou rukou.`,
    },
    en: {
      title: 'Autumn planting starts: why now is the time',
      perex:
        'The soil is still warm, there is plenty of moisture and the sap is down. No month suits deciduous trees better than November.',
      body: `Once trees drop their leaves they stop losing water and put all their strength into the roots. In warm autumn soil roots keep growing for several weeks, so a tree planted now is ahead in spring of one that waited until April.
## What to plant in autumn
- balled and bare-root deciduous trees,
- fruit trees except apricots and peaches,
- hedges of hornbeam, beech and privet.
Evergreens, birches and tender species are better planted in spring. If you are not sure, write to us: we advise by site and soil.
We dispatch every working day. Orders can be collected in Obříství and Smržice, and we arrange transport with a crane for larger trees.`,
    },
  },
  {
    age: 9,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Jak poznat kvalitní zemní bal',
      perex: 'Bal je pojistka každého vzrostlého stromu. Ukážeme, na co se při přejímce dívat.',
      body: `Průměr balu má odpovídat trojnásobku obvodu kmene. U stromu s obvodem 16 až 18 centimetrů tedy čekejte bal široký nejméně padesát centimetrů, pevný, bez prasklin a ovázaný jutou i drátěným košem.
Na povrchu balu by měly být vidět jemné vlásečnicové kořeny. Tlusté uťaté kořeny bez jemných znamenají, že strom nebyl včas přesazován a ujímat se bude obtížně.
Jutu ani nepozinkovaný drát před výsadbou nesundávejte, v půdě se rozpadnou samy. Stačí přestřihnout úvaz u krčku, aby se nezařezával do kmene.
Naše stromy přesazujeme každé tři až čtyři roky. Počet přesazení najdete na dodacím listu ve zkratce za obvodem kmene.`,
    },
    en: {
      title: 'How to recognise a good root ball',
      perex: 'The root ball is the insurance of every grown tree. Here is what to check on delivery.',
      body: `The diameter of the ball should be three times the girth of the trunk. For a tree with a girth of 16 to 18 centimetres expect a ball at least fifty centimetres wide, firm, without cracks, wrapped in hessian and a wire basket.
Fine feeding roots should be visible on its surface. Thick cut roots without fine ones mean that the tree was not transplanted in time and will struggle to establish.
Leave the hessian and the plain wire on when planting; they break down in the soil. Only cut the tie at the root collar so that it does not girdle the trunk.
We transplant our trees every three to four years. The number of transplantings stands on the delivery note, after the girth.`,
    },
  },
  {
    age: 16,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Kotvení stromů: kůly, nebo podzemní kotvy?',
      perex: 'Obojí má své místo. Rozhoduje velikost stromu, provoz v okolí a péče v prvních letech.',
      body: `Tři kůly spojené příčkami jsou nejspolehlivější volbou pro stromy v ulici. Chrání kmen i před auty a sekačkami a každý pozná, že strom je čerstvě vysazený.
Podzemní kotva za bal se hodí do reprezentativních míst, kde by kůly rušily. Vyžaduje ale pevný bal a poctivé zhutnění zásypu, jinak se strom po prvních bouřkách nakloní.
Úvazek kontrolujte dvakrát ročně. Po dvou až třech vegetačních obdobích má být kotvení odstraněno, protože strom, který se nemůže hýbat, netvoří silné kořeny ani kmen.`,
    },
    en: {
      title: 'Supporting trees: stakes or underground anchors?',
      perex:
        'Both have their place. What decides is the size of the tree, the traffic around it and the care of the first years.',
      body: `Three stakes joined by rails are the most reliable choice for street trees. They also protect the trunk from cars and mowers, and everyone sees that the tree has just been planted.
An underground anchor holding the root ball suits formal places where stakes would disturb. It needs a firm ball and well-compacted backfill, or the tree leans after the first storms.
Check the ties twice a year. Supports should be removed after two or three growing seasons, since a tree that cannot move builds neither strong roots nor a strong trunk.`,
    },
  },
  {
    age: 24,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Zálivkový vak ušetří cesty i vodu',
      perex:
        'Vak s postupným kapáním dodá stromu padesát litrů během jednoho dne. Testovali jsme ho v letošním suchém létě.',
      body: `V ulici osázené javory jsme porovnali stromy zalévané hadicí a stromy s vakem. Po dvou suchých měsících měly stromy s vakem o třetinu delší přírůstky a žádný z nich neshodil listí předčasně.
Důvod je prostý: voda z hadice z velké části odteče po povrchu, zatímco kapky z vaku prosáknou až ke kořenům. Vak stačí naplnit jednou za sedm až deset dnů.
Na zimu vaky sundejte. Kmen pod nimi zůstává vlhký a mráz by mohl poškodit borku. Vaky máme skladem na obou pobočkách.`,
    },
    en: {
      title: 'Watering bags save journeys and water',
      perex: 'A slow-release bag gives a tree fifty litres within a day. We tested it in this year’s dry summer.',
      body: `In a street planted with maples we compared trees watered with a hose and trees with a bag. After two dry months the trees with bags had made a third more growth, and none of them dropped leaves early.
The reason is simple: most of the water from a hose runs off the surface, while drops from the bag seep down to the roots. Filling the bag every seven to ten days is enough.
Take the bags off for winter. The trunk stays wet underneath and frost could damage the bark. We have bags in stock at both branches.`,
    },
  },
  {
    age: 33,
    topic: 'planting',
    author: 'Tomáš Javůrek',
    cs: {
      title: 'Strukturní substrát: jak dát kořenům místo pod dlažbou',
      perex: 'Strom v dlažbě potřebuje nejméně dvanáct kubíků prokořenitelného prostoru. Jde to i pod parkovištěm.',
      body: `Nejčastější příčinou úhynu stromů ve městě není sucho ani sůl, ale malá výsadbová jáma. Kořeny narazí na zhutněnou podkladní vrstvu a strom po deseti letech přestane růst.
Strukturní substrát tvoří hrubé kamenivo, jehož mezery vyplňuje zemina. Unese zatížení auty a kořenům přitom nechá vzduch i vodu. Pod parkovacím pruhem tak může vzniknout průběžný pás, o který se dělí několik stromů.
Skladbu vrstev, vhodné druhy a zkušenosti z výsadeb v Praze a Olomouci představíme na zimním semináři.`,
    },
    en: {
      title: 'Structural soil: room for roots under the pavement',
      perex:
        'A tree in paving needs at least twelve cubic metres that roots can use. It is possible even under a car park.',
      body: `The most frequent reason why city trees die is neither drought nor salt but a small planting pit. Roots meet the compacted base layer and after ten years the tree stops growing.
Structural soil is coarse stone whose gaps are filled with earth. It carries the weight of cars and still leaves air and water to the roots. A parking lane can thus hide a continuous strip shared by several trees.
We will present the layers, suitable species and our experience from Prague and Olomouc at the winter seminar.`,
    },
  },
];
