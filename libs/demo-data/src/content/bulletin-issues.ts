import type { DemoText } from '../news/news-topic';

export interface DemoIssueText {
  title: string;
  perex: string;
  /** Opening commentary of the issue. */
  commentary: DemoText;
}

/** An issue in Czech and English; its Polish texts are in `POLISH_ISSUES`. */
export interface DemoIssue {
  number: number;
  /** Whether it is unpublished. */
  isDraft?: boolean;
  cs: DemoIssueText;
  en: DemoIssueText;
}

/** Issues of the bulletin, newest first. */
export const ISSUES: readonly DemoIssue[] = [
  {
    number: 47,
    cs: {
      title: 'Čas sázet',
      perex: 'Co stihnout před mrazy, co nového v nabídce a kde nás najdete o adventu.',
      commentary: {
        title: 'Slovo úvodem: nejlepší měsíc roku',
        perex: 'Listopad zahradníkům sluší, i když prší.',
        body: `Nejvíc otázek dostáváme na jaře, nejlepší práce se ale dělá teď. Strom vysazený v listopadu má před sebou půl roku klidu, kdy nemusí živit listy a může se věnovat kořenům.
V tomto čísle najdete, jak na výsadbu, zazimování i řez. A protože advent je za dveřmi, také otevírací dobu a vánoční stromky z našich výsadeb.
Děkujeme, že s námi sázíte.`,
      },
    },
    en: {
      title: 'Time to plant',
      perex: 'What to finish before the frost, what is new on offer and where to find us in Advent.',
      commentary: {
        title: 'Opening words: the best month of the year',
        perex: 'November suits gardeners, even in the rain.',
        body: `Most questions reach us in spring, but the best work is done now. A tree planted in November has half a year of peace ahead, with no leaves to feed and all its strength for the roots.
This issue tells how to plant, how to prepare for winter and how to prune. And as Advent is near, you will also find opening hours and Christmas trees from our own fields.
Thank you for planting with us.`,
      },
    },
  },
  {
    number: 46,
    cs: {
      title: 'Bal, řez a malá zahrada',
      perex: 'Jak poznat dobrý zemní bal, kdy řezat a které stromy vám nepřerostou přes střechu.',
      commentary: {
        title: 'Slovo úvodem: co je pod zemí',
        perex: 'Strom se kupuje podle koruny, žije ale z kořenů.',
        body: `Když si vybíráte strom, díváte se na kmen a korunu. My se díváme na bal. Jeho velikost a soudržnost rozhodnou, jestli strom první léto přežije, nebo jen přečká.
Proto jsme do tohoto čísla zařadili návod, jak dobrý bal poznat, a přidali tipy na stromy, které vám nepřerostou přes hlavu.`,
      },
    },
    en: {
      title: 'Root balls, pruning and small gardens',
      perex: 'How to tell a good root ball, when to prune and which trees will not outgrow your roof.',
      commentary: {
        title: 'Opening words: what is below ground',
        perex: 'A tree is bought by its crown but lives by its roots.',
        body: `Choosing a tree you look at the stem and the crown. We look at the root ball: its size and firmness decide whether the tree lives through the first summer or merely survives it.
So this issue shows how to recognise a good one, and adds some trees that will not outgrow you.`,
      },
    },
  },
  {
    number: 45,
    cs: {
      title: 'Opora, voda a jedna housenka',
      perex: 'Kůly, nebo kotvy, zálivkové vaky a co letos pomohlo proti zavíječi.',
      commentary: {
        title: 'Slovo úvodem: první dva roky',
        perex: 'Zasazením práce nekončí, ale brzy se dá přestat.',
        body: `Strom potřebuje oporu dva roky a vodu tři. Kdo mu je dopřeje, může pak nástroje odložit na třicet let.
V tomto čísle porovnáváme kůly s podzemními kotvami a počítáme, kolik cest ušetří zálivkový vak. A protože se ptáte všichni: ano, píšeme i o zavíječi.`,
      },
    },
    en: {
      title: 'Supports, water and one caterpillar',
      perex: 'Stakes or anchors, watering bags and what helped against the box tree moth.',
      commentary: {
        title: 'Opening words: the first two years',
        perex: 'Planting is not the end of the work, but the end comes soon.',
        body: `A tree needs support for two years and water for three. Whoever grants them may then put the tools away for thirty.
In this issue we compare stakes with underground anchors and count the journeys that a watering bag saves. And since everybody asks: yes, we write about the moth too.`,
      },
    },
  },
  {
    number: 44,
    cs: {
      title: 'Plot, dlažba a slavnost',
      perex: 'Živé ploty, kořeny pod dlažbou, hnojení s rozumem a poděkování za slavnost.',
      commentary: {
        title: 'Slovo úvodem: město potřebuje stín',
        perex: 'Strom v ulici je nejlevnější klimatizace, jakou obec může mít.',
        body: `Pod korunou lípy je v poledne o deset stupňů méně než na parkovišti vedle. Aby tam lípa stála i za padesát let, potřebuje pod dlažbou místo pro kořeny.
O strukturním substrátu píšeme uvnitř čísla. A děkujeme všem, kdo přišli na slavnost: první stromy za vybrané vstupné už stojí.`,
      },
    },
    en: {
      title: 'Hedges, pavements and a festival',
      perex: 'Hedges, roots under pavements, sensible feeding and thanks for the festival.',
      commentary: {
        title: 'Opening words: towns need shade',
        perex: 'A street tree is the cheapest air conditioning a town can have.',
        body: `At noon it is ten degrees cooler under a lime than in the car park next to it. For the lime to stand there in fifty years it needs room for its roots under the pavement.
Structural soil is what we write about inside. And thanks to all who came to the festival: the first trees paid for by admission are standing.`,
      },
    },
  },
  {
    number: 43,
    cs: {
      title: 'Voda',
      perex: 'Déšť v nádrži, zalévání vzrostlých stromů a ovocné stromy.',
      commentary: {
        title: 'Slovo úvodem: voda, kterou máme',
        perex: 'Studny jsme letos téměř nepotřebovali.',
        body: `Nová nádrž ve Smržicích prošla prvním suchým létem. Přiznáváme, že jsme ji chodili kontrolovat každý den, a přiznáváme i to, že zbytečně.
Jak zalévat, aby to stromu pomohlo, si přečtete uvnitř. Kdo raději sklízí, ať začne u ovocných stromů.`,
      },
    },
    en: {
      title: 'Water',
      perex: 'Rain in a reservoir, watering grown trees, and fruit trees.',
      commentary: {
        title: 'Opening words: the water we have',
        perex: 'We hardly needed the wells this year.',
        body: `The new reservoir in Smržice has come through its first dry summer. We admit that we went to look at it every day, and also that there was no need.
How to water so that it helps the tree is told inside. Those who would rather harvest should begin with the fruit trees.`,
      },
    },
  },
  {
    number: 42,
    cs: {
      title: 'Zelené zdi a záhony',
      perex: 'Popínavé rostliny, trvalky na slunce a substráty bez rašeliny.',
      commentary: {
        title: 'Slovo úvodem: nezačínejte sekačkou',
        perex: 'Kousek nesečeného trávníku udělá víc než tři hmyzí hotely.',
        body: `Začněte tím, že něco neuděláte: nechte roh zahrady nesečený do konce července. Pak teprve přemýšlejte, co kam zasadit.
V čísle najdete trvalky, které zvládnou vaši dovolenou, a popínavé rostliny, které ochladí dům.`,
      },
    },
    en: {
      title: 'Green walls and borders',
      perex: 'Climbers, perennials for the sun and substrates without peat.',
      commentary: {
        title: 'Opening words: do not start with the mower',
        perex: 'A patch of unmown lawn does more than three insect hotels.',
        body: `Begin by leaving something undone: let a corner of the garden stand unmown until the end of July. Only then think about what to plant where.
Inside you will find perennials that survive your holidays and climbers that cool the house.`,
      },
    },
  },
];

/** The unpublished issue. */
export const DRAFT_ISSUE: DemoIssue = {
  number: 48,
  isDraft: true,
  cs: {
    title: 'Zima ve školce',
    perex: 'Rozpracováno.',
    commentary: { title: 'Slovo úvodem k zimě', perex: 'Doplnit.', body: 'Doplnit po poradě.' },
  },
  en: {
    title: 'Winter in the nursery',
    perex: 'In preparation.',
    commentary: { title: 'Opening words for winter', perex: 'To be written.', body: 'To be written.' },
  },
};
