import type { DemoTopic } from './news-topic';

export const NURSERY_TOPICS: readonly DemoTopic[] = [
  {
    age: 1,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Adventní otevírací doba a vánoční stromky',
      perex: 'Od prvního adventního víkendu prodáváme řezané i kontejnerované stromky z vlastních výsadeb.',
      body: `V Obříství i ve Smržicích máme otevřeno každý den od 9 do 17 hodin, na Štědrý den do 12 hodin. Od 25. prosince do 6. ledna je zavřeno.
Nabízíme jedle kavkazské, smrky pichlavé a borovice černé od jednoho do tří metrů. Stromek vám zabalíme do sítě a patku zarovnáme na místě.
Stromky v kontejneru můžete po svátcích vysadit. Doma je nechte nejvýš deset dnů, pak je na týden přesuňte do chladné garáže a sázejte, až půda rozmrzne.`,
    },
    en: {
      title: 'Advent opening hours and Christmas trees',
      perex: 'From the first weekend of Advent we sell cut and container-grown trees from our own fields.',
      body: `Obříství and Smržice are open every day from 9:00 to 17:00, on Christmas Eve until noon. We are closed from 25 December to 6 January.
We offer Nordmann firs, blue spruces and black pines from one to three metres. We net the tree and trim its foot on the spot.
Trees in containers can be planted after the holidays. Keep them indoors for ten days at most, move them to a cool garage for a week, and plant when the ground thaws.`,
    },
  },
  {
    age: 7,
    topic: 'plants',
    author: 'Eduard Novotný',
    cs: {
      title: 'Nové kultivary pro příští rok',
      perex: 'Odolný jilm, sloupovitý dub, ohnivý javor a hortenzie, která nepolehá. Představujeme čtyři novinky.',
      body: `Do nabídky zařazujeme jen rostliny, které u nás prošly nejméně pětiletou zkouškou. Letos jsou čtyři a všechny zvládly dvě suchá léta i mráz pod minus dvacet stupňů.
- Ulmus ‘New Horizon’: jilm odolný grafióze, vhodný do alejí,
- Quercus robur ‘Fastigiata Koster’: úzký dub do úzkých ulic,
- Acer freemanii ‘Autumn Blaze’: javor s ohnivým podzimním zbarvením,
- Hydrangea arborescens ‘Annabelle’: hortenzie s pevnými stonky.
Menší počty jsou k dispozici ihned, větší odběry doporučujeme rezervovat na jarních rezervačních dnech.`,
    },
    en: {
      title: 'New cultivars on offer for next year',
      perex: 'A resistant elm, a columnar oak, a fiery maple and a hydrangea that stays upright. Meet four new plants.',
      body: `We add only plants that have passed a trial of at least five years here. This year there are four of them, and all survived two dry summers and frosts below minus twenty degrees.
- Ulmus ‘New Horizon’: an elm resistant to Dutch elm disease, good for avenues,
- Quercus robur ‘Fastigiata Koster’: a slim oak for slim streets,
- Acer freemanii ‘Autumn Blaze’: a maple with fiery autumn colour,
- Hydrangea arborescens ‘Annabelle’: a hydrangea with firm stems.
Small numbers are available at once; for larger ones we recommend booking on the spring reservation days.`,
    },
  },
  {
    age: 28,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Poděkování za podzimní slavnost',
      perex: 'Přišlo vás přes tisíc a vymoštovali jsme dvě tuny jablek. Děkujeme.',
      body: `Počasí nám letos přálo a kvartýry svítily všemi barvami. Největší zájem byl o jízdy traktorem mezi javory a o dílnu, kde si děti sázely vlastní dub ze žaludu.
Výtěžek vstupného, celkem 41 200 korun, putuje na výsadbu stromořadí podél cesty z Obříství k Labi. První lípy zasadíme ještě letos a pozveme k tomu všechny, kdo na slavnost přišli.
Fotografie najdete ve fotogalerii. Těšíme se na vás zase za rok.`,
    },
    en: {
      title: 'Thank you for the autumn festival',
      perex: 'More than a thousand of you came and we pressed two tonnes of apples. Thank you.',
      body: `The weather was kind and the fields shone in every colour. The favourites were the tractor rides among the maples and the workshop where children planted an oak of their own from an acorn.
The admission money, 41,200 crowns in all, goes to planting an avenue along the road from Obříství to the Elbe. The first limes will be planted this year, and everyone who came is invited.
Photographs are in the gallery. See you next year.`,
    },
  },
  {
    age: 47,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Kontejnerovna zalévá dešťovou vodou',
      perex: 'Nová nádrž pojme tři tisíce kubíků. Studny jsme letos téměř nepotřebovali.',
      body: `Střechy skladů a zpevněné plochy ve Smržicích mají dohromady přes dva hektary. Voda z nich dřív odtékala do kanalizace, dnes ji svádíme do nádrže s rákosovým čističem.
Závlahu řídí čidla v kontejnerech: zapne se, až když rostlina vodu opravdu potřebuje. Spotřeba klesla o čtyřicet procent a rostliny jsou vyrovnanější.
Nádrž si oblíbili i ptáci a vážky. Při komentované prohlídce vám ji rádi ukážeme.`,
    },
    en: {
      title: 'Container fields watered with rain',
      perex: 'The new reservoir holds three thousand cubic metres. We hardly needed the wells this year.',
      body: `The roofs and paved areas in Smržice add up to more than two hectares. Their water used to run into the sewer; now it goes to a reservoir with a reed-bed filter.
Sensors in the containers control the irrigation: it starts only when a plant really needs water. Consumption fell by forty per cent and the plants are more even.
Birds and dragonflies have taken to the reservoir too. We will gladly show it to you on a guided tour.`,
    },
  },
  {
    age: 64,
    topic: 'nursery',
    author: 'Eduard Novotný',
    cs: {
      title: 'Bez rašeliny: jak jsme změnili substráty',
      perex: 'Polovinu sortimentu už pěstujeme v substrátu z kůry, kompostu a dřevního vlákna.',
      body: `Rašeliniště vznikala tisíce let a zadržují uhlík i vodu. Proto jsme před čtyřmi lety začali zkoušet, co u nás poroste bez rašeliny.
Nejsnáze změnu přijaly keře a trvalky, nejhůře vřesovištní rostliny, které zůstávají u směsi s nižším podílem. Substrát bez rašeliny rychleji vysychá, a tak jsme upravili závlahu i hnojení.
Rostliny poznáte podle zelené visačky. Po výsadbě je první týdny zalévejte o něco častěji, než jste zvyklí.`,
    },
    en: {
      title: 'Without peat: how we changed our substrates',
      perex: 'Half of our range now grows in a mix of bark, compost and wood fibre.',
      body: `Peat bogs took thousands of years to form and hold both carbon and water. Four years ago we therefore began to test what would grow here without peat.
Shrubs and perennials took the change most easily, ericaceous plants least; those stay with a mix that contains less of it. Peat-free substrate dries out faster, so we adjusted irrigation and feeding.
You will know the plants by their green label. In the first weeks after planting water them a little more often than you are used to.`,
    },
  },
];
