import type { PlantDescriptions } from './plant-descriptions';

/** Fruit bushes and canes. */
export const SOFT_FRUIT: PlantDescriptions = {
  "Ribes rubrum 'Jonkheer van Tets'": {
    cs: 'Raný holandský rybíz: dlouhé hrozny velkých sytě červených bobulí v druhé půli června, příjemně kyselé. Vzpřímený keř 1,2–1,5 m, samosprašný. Slunce, humózní vlhká půda a mulč; kvete časně, pozdní mráz květ ohrozí.',
    en: 'An early Dutch currant: long strigs of big deep red berries in the second half of June, pleasantly sharp. Upright, 1.2–1.5 m, self-fertile. Sun, moist humus and mulch; flowering early, it risks late frost.',
    pl: 'Wczesna holenderska porzeczka: długie grona dużych ciemnoczerwonych owoców w drugiej połowie czerwca, przyjemnie kwaśnych. Wzniesiony krzew 1,2–1,5 m, samopylny. Słońce, gleba próchniczna, wilgotna i ściółka; kwitnie wcześnie, kwiatom grożą późne przymrozki.',
  },
  "Ribes nigrum 'Titania'": {
    cs: 'Švédský černý rybíz odolný padlí, zčásti i rzi vejmutovkové. Velké bobule na šťávu a džem dozrávají v polovině července. Vzrůstný keř 1,5–2 m, samosprašný; každou zimu vyřežte třetinu starého dřeva. Vlhčí půda, i polostín.',
    en: 'A Swedish blackcurrant resistant to mildew and partly to rust. Big berries for juice and jam ripen in mid-July. Vigorous, 1.5–2 m, self-fertile; remove a third of old wood each winter. Moist soil, even half shade.',
    pl: 'Szwedzka czarna porzeczka odporna na mączniaka, częściowo także na rdzę wejmutkowo-porzeczkową. Duże owoce na sok i dżem dojrzewają w połowie lipca. Silny krzew 1,5–2 m, samopylny; co zimę wycinamy trzecią część starego drewna. Gleba wilgotniejsza, także półcień.',
  },
  "Ribes uva-crispa 'Invicta'": {
    cs: 'Zelený angrešt z Anglie, odolný americkému padlí a mimořádně úrodný: sklízí se od konce června na kompot, v červenci na jídlo. Trnitý keř 1–1,2 m i na kmínku. Draselné hnojení, slunce, řez vzdušný.',
    en: 'A green English gooseberry, resistant to American mildew and very heavy in crop: from late June for cooking, in July for eating. Thorny, 1–1.2 m, also on a stem. Potash, sun and an open cut.',
    pl: 'Zielony agrest z Anglii, odporny na mączniaka amerykańskiego i niezwykle plenny: od końca czerwca zbierany na kompot, w lipcu deserowy. Ciernisty krzew 1–1,2 m, także na pniu. Nawożenie potasem, słońce, cięcie prześwietlające.',
  },
  "Ribes nidigrolaria 'Josta'": {
    cs: 'Kříženec černého rybízu a angreštu: bez trnů, plody červenočerné, větší než rybíz, mírně kyselé, v červenci. Bujný keř 1,5–2 m, odolný rzi i padlí, potřebuje rozestup 2 m. Slunce i polostín, živná zem.',
    en: 'A cross of blackcurrant and gooseberry: thornless, with red-black fruit larger than currants, mildly sharp, in July. Vigorous, 1.5–2 m, resistant to rust and mildew, spaced at 2 m. Sun or half shade, rich soil.',
    pl: 'Mieszaniec czarnej porzeczki i agrestu: bezkolcowy, owoce czerwonoczarne, większe niż porzeczki, lekko kwaśne, w lipcu. Bujny krzew 1,5–2 m, odporny na rdzę i mączniaka, wymaga rozstawy 2 m. Słońce lub półcień, gleba żyzna.',
  },
  "Ribes rubrum 'Blanka'": {
    cs: 'Bílý rybíz ze Slovenska s dlouhými hrozny průsvitných bobulí, jemnější než červené, od poloviny července; na keři vydrží. Plodnost vysoká, keř 1,2–1,5 m, samosprašný. Kvete později, mrazy mu proto škodí méně.',
    en: 'A white currant from Slovakia with long strigs of translucent berries, milder than red, from mid-July and lasting on the bush. Very fruitful, 1.2–1.5 m, self-fertile. Late in bloom, so less hurt by frost.',
    pl: 'Biała porzeczka ze Słowacji o długich gronach przejrzystych owoców, łagodniejszych niż czerwone, od połowy lipca; długo trzymają się krzewu. Bardzo plenna, krzew 1,2–1,5 m, samopylny. Kwitnie później, więc przymrozki mniej jej szkodzą.',
  },
  "Rubus idaeus 'Polka'": {
    cs: 'Polský maliník plodící na letošních výhonech od konce července do mrazů. Plody velké, tmavší, kuželovité, pevné. Na jaře se všechny pruty seříznou u země, 1,5 m vysoké se opřou o drát. Slunce, mulč, závlaha, bez zamokření.',
    en: 'A Polish raspberry fruiting on new canes from late July until frost. Berries are large, dark, conical and firm. Cut all canes to the ground in spring; at 1.5 m they lean on wires. Sun, mulch, water, never waterlogged.',
    pl: 'Polska malina owocująca na tegorocznych pędach od końca lipca do mrozów. Owoce duże, ciemniejsze, stożkowate, jędrne. Wiosną wszystkie pędy tniemy przy ziemi, nowe, wysokie na 1,5 m, opieramy o drut. Słońce, ściółka, nawadnianie, bez podmokłości.',
  },
  "Rubus fruticosus 'Thornless Evergreen'": {
    cs: 'Beztrnný ostružiník s hluboce stříhanými, až do zimy zelenými listy. Černé sladké plody zrají od srpna do října na dvouletých prutech 3–4 m dlouhých; vyvažte je na drátěnku. Slunce, zalévat v suchu, na zimu v drsných krajích přikrýt.',
    en: 'A thornless blackberry with deeply cut leaves, green into winter. Sweet black fruit ripens from August to October on second-year canes of 3–4 m tied to wires. Sun, water in drought, cover in cold districts.',
    pl: 'Bezkolcowa jeżyna o głęboko powcinanych, do zimy zielonych liściach. Czarne słodkie owoce dojrzewają od sierpnia do października na dwuletnich pędach długości 3–4 m; przywiązujemy je do drutów. Słońce, w suszę podlewać, w ostrym klimacie okrywać na zimę.',
  },
  "Vaccinium corymbosum 'Bluecrop'": {
    cs: 'Velké světle modré borůvky od poloviny července, v září šarlatové listy. Vzpřímený keř 1,5–1,8 m. Bez rašelinné půdy s pH 4–5 živoří: vykopejte jámu, mulčujte kůrou, zalévejte dešťovkou. Druhá odrůda zvýší úrodu.',
    en: 'Large light blue berries from mid-July, scarlet leaves in September. Upright, 1.5–1.8 m. It pines without peaty soil of pH 4–5: dig a pit, mulch with bark, use rainwater. A second variety raises the crop.',
    pl: 'Duże jasnoniebieskie borówki od połowy lipca, we wrześniu szkarłatne liście. Wzniesiony krzew 1,5–1,8 m. Bez torfowej gleby o pH 4–5 marnieje: kopiemy dół, ściółkujemy korą, podlewamy deszczówką. Druga odmiana zwiększa plon.',
  },
  'Lonicera kamtschatica': {
    cs: 'Podlouhlé modré plody chuti borůvky zrají už v květnu, před jahodami. Keř 1–1,5 m, snáší −40 °C a květy mrazíky. Sázejte dvě odlišné odrůdy, jsou cizosprašné; půda běžná, ne suchá, nepotřebuje kyselou. Sítí chraňte před kosy.',
    en: 'Long blue fruits tasting of bilberry ripen in May, ahead of strawberries. 1–1.5 m, hardy to −40 °C, with frost-proof flowers. Plant two varieties for pollination, in ordinary moist soil, not necessarily acid. Net against blackbirds.',
    pl: 'Podłużne niebieskie owoce o smaku borówki dojrzewają już w maju, przed truskawkami. Krzew 1–1,5 m, znosi −40 °C, a kwiaty przymrozki. Sadzimy dwie różne odmiany, są obcopylne; gleba przeciętna, niesucha, nie musi być kwaśna. Przed kosami chroni siatka.',
  },
  "Aronia melanocarpa 'Nero'": {
    cs: 'Černé aroniové bobule plné barviv na šťávu, sušení i víno, od konce srpna; v květnu bílé okolíky, v říjnu ohnivé listy. Keř 1,5–2 m, samosprašný, otužilý, bez škůdců. Slunce, vlhčí půda, i živý plot.',
    en: 'Black chokeberries full of pigment for juice, drying and wine from late August; white flowers in May and fiery leaves in October. 1.5–2 m, self-fertile, hardy, pest-free. Sun, moist soil, even as a hedge.',
    pl: 'Czarne owoce aronii pełne barwników na sok, susz i wino, od końca sierpnia; w maju białe baldachy, w październiku ogniste liście. Krzew 1,5–2 m, samopylny, mrozoodporny, bez szkodników. Słońce, gleba wilgotniejsza, także żywopłot.',
  },
  "Hippophae rhamnoides 'Leikora'": {
    cs: 'Oranžové kyselé plody, vitaminová zásoba, drží na samičích větvích od září do zimy; bez samčího keře nevzniknou. Stříbřitý trnitý keř 2–3 m, odnožuje a váže dusík. Písek, sůl, výsluní; na šťávy, svahy i do větru.',
    en: 'Sour orange berries rich in vitamins stay on this female from September into winter, provided a male grows near. Silvery, thorny, 2–3 m, suckering, fixing nitrogen. Sand, salt and sun; for juice, banks and wind.',
    pl: 'Pomarańczowe kwaśne owoce, zapas witamin, trzymają się żeńskich gałęzi od września do zimy; bez krzewu męskiego nie powstaną. Srebrzysty ciernisty krzew 2–3 m, daje odrosty i wiąże azot. Piasek, sól, słońce; na soki, skarpy i wietrzne miejsca.',
  },
};
