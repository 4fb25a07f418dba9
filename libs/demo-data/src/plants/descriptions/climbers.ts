import type { PlantDescriptions } from './plant-descriptions';

/** Climbers. */
export const CLIMBERS: PlantDescriptions = {
  'Hydrangea petiolaris': {
    cs: 'Drží se zdi přísavnými kořínky a vyšplhá 6–10 m, v červnu ploché bílé květy, na podzim žlutá, v zimě rezavá loupavá kůra. Severní stěny, kmeny starých stromů; první roky roste zvolna. Humózní, vlhčí půda.',
    en: 'It clings by aerial roots and climbs 6–10 m: flat white flowers in June, yellow leaves in autumn, rusty peeling bark in winter. For north walls and old trunks; slow in its first years. Moist humus.',
    pl: 'Przytwierdza się do muru korzeniami czepnymi i wspina na 6–10 m. W czerwcu płaskie białe kwiaty, jesienią żółte liście, zimą rdzawa kora. Na ściany północne i pnie; początkowo rośnie wolno. Gleba próchniczna, wilgotna.',
  },
  "Campsis tagliabuana 'Madame Galen'": {
    cs: 'Lososově oranžové trubky v hroznech od července do září na nejteplejší stěně. Zpeřené listy, vzdušné kořeny, dorůstá 5–8 m. Mladé dřevo namrzá, po jarním řezu však kvete na nových výhonech. Propustná půda, patu stínit.',
    en: 'Salmon-orange trumpets in clusters from July to September on the warmest wall. Pinnate leaves, aerial roots, 5–8 m. Young wood may freeze, but it flowers on new shoots after a spring cut. Drained soil.',
    pl: 'Łososiowopomarańczowe trąbki od lipca do września, na najcieplejszej ścianie. Pierzaste liście, korzenie czepne, wysokość 5–8 m. Młode pędy przemarzają, lecz po wiosennym cięciu kwitnie na nowych. Gleba przepuszczalna, podstawa w cieniu.',
  },
  "Clematis 'Jackmanii'": {
    cs: 'Tmavě fialové květy široké 10–12 cm, od července do září, na letošních výhonech 3–4 m dlouhých. V březnu seřízněte na 30 cm. Hlavu na slunci, patu ve stínu, zasaďte hlouběji; k růžím, na mříže a ploty.',
    en: 'Dark violet flowers 10–12 cm wide from July to September on new growth of 3–4 m. Cut to 30 cm in March. Head in sun, foot in shade, planted deep; for roses, trellis and fences.',
    pl: 'Ciemnofioletowe kwiaty średnicy 10–12 cm od lipca do września na tegorocznych pędach długości 3–4 m. W marcu przycinamy na 30 cm. Góra w słońcu, podstawa w cieniu, sadzimy głębiej; do róż, na kraty i ogrodzenia.',
  },
  "Clematis 'Nelly Moser'": {
    cs: 'Bledě růžové velké květy, na každém lístku karmínový pruh, v květnu a červnu, potom slaběji v září. Pne se 2–3 m. Na východní straně barvu udrží, v poledním slunci vybledne. Jen lehký řez po odkvětu.',
    en: 'Large pale pink flowers with a carmine bar on each sepal in May and June, fewer in September. It climbs 2–3 m. East walls keep its colour, midday sun bleaches it. Only a light cut after bloom.',
    pl: 'Duże bladoróżowe kwiaty z karminowym paskiem na każdym płatku w maju i czerwcu, słabiej we wrześniu. Wspina się na 2–3 m. Od wschodu zachowuje barwę, w południowym słońcu blaknie. Lekkie cięcie po kwitnieniu.',
  },
  "Clematis montana 'Rubens'": {
    cs: 'V květnu zakryje pergolu tisíci růžových kvítků vonících po vanilce, listy bronzové. Roste bujně, 6–8 m, na stromy, boudy, ploty. Kvete na loňském dřevě, řežte po odkvětu; v mrazových polohách poupata trpí.',
    en: 'In May it hides a pergola under thousands of pink, vanilla-scented flowers and bronze leaves. Vigorous, 6–8 m, for trees, sheds and fences. It blooms on old wood, so prune afterwards; buds suffer in frost hollows.',
    pl: 'W maju okrywa pergolę tysiącem różowych kwiatów o zapachu wanilii; liście brązowawe. Rośnie bujnie, 6–8 m, na drzewa, szopy i płoty. Kwitnie na zeszłorocznych pędach, cięcie po kwitnieniu; pąki bywają uszkadzane przez mróz.',
  },
  'Hedera helix': {
    cs: 'Domácí stálezelená liána se příčepivými kořeny, šplhá 15–20 m nebo kryje zem ve stínu. Staré keřovité výhony kvetou v září včelám a v zimě mají černé bobule. Vápno, sucho, město; omítka musí být pevná. Jedovatý.',
    en: 'A native evergreen with clinging roots, climbing 15–20 m or covering shady ground. Old bushy growth flowers for bees in September and bears black winter berries. Lime, drought, towns; the render must be sound. Poisonous.',
    pl: 'Rodzime zimozielone pnącze z korzeniami czepnymi, wspina się na 15–20 m lub okrywa ziemię w cieniu. Stare pędy kwitną we wrześniu dla pszczół. Znosi wapń, suszę i miasto; tynk musi być mocny. Roślina trująca.',
  },
  "Hedera helix 'Goldheart'": {
    cs: 'Malé tmavé listy se zlatým srdcem na červených výhonech, přitisklé ke zdi, 3–5 m. Nejbarevnější na světle, zem kryje hůř, spíš zezelená. Zelené výhony vyštípněte. Tuhý mráz v zimním slunci ho na jižní stěně poškodí.',
    en: 'Small dark leaves with a gold heart on red stems pressed to the wall, 3–5 m. Brightest in light; on the ground it tends to revert. Pinch out green shoots. Hard frost with winter sun harms it on south walls.',
    pl: 'Małe ciemne liście ze złotym środkiem na czerwonych pędach, przylegające do muru, 3–5 m. Najładniej wybarwia się w świetle, jako okrywa zielenieje. Zielone pędy usuwamy. Silny mróz w zimowym słońcu szkodzi mu od południa.',
  },
  'Lonicera henryi': {
    cs: 'Stálezelené úzké listy a žlutočervené trubky v červnu a červenci, po nich černé bobule. Ovíjí se 3–4 m po drátech a plotech, kde je třeba zástěna i v zimě. Polostín, vlhčí zem; prudké zimní slunce listy pálí.',
    en: 'Narrow evergreen leaves and yellow-red trumpets in June and July, then black berries. It twines 3–4 m along wires and fences that need winter cover. Half shade, moist soil; fierce winter sun scorches it.',
    pl: 'Wąskie zimozielone liście i żółtoczerwone trąbki w czerwcu i lipcu, potem czarne jagody. Owija się na 3–4 m po drutach i płotach, osłania także zimą. Półcień, gleba wilgotna; ostre zimowe słońce parzy liście.',
  },
  "Lonicera periclymenum 'Serotina'": {
    cs: 'Purpurová poupata, krémové nitro a vůně, která sílí večer pro lišaje. Kvete od června do září, dorůstá 3–4 m, jedovaté červené bobule. Kořen v chladu, výhony na světle; na sloupky, pergoly, k lavičkám.',
    en: 'Purple buds, creamy within, and a scent that strengthens in the evening for hawk moths. In flower June to September, 3–4 m, with poisonous red berries. Cool roots, light above; for posts, pergolas and benches.',
    pl: 'Purpurowe pąki, kremowe wnętrze i zapach nasilający się wieczorem. Kwitnie od czerwca do września, dorasta do 3–4 m, czerwone jagody są trujące. Korzenie w chłodzie, pędy w słońcu; na słupy, pergole, przy ławkach.',
  },
  "Parthenocissus tricuspidata 'Veitchii'": {
    cs: 'Terčíky drží bez opory na omítce i betonu a pokryjí fasádu 10–15 m vysoko. Lesklé trojlaločné listy v říjnu šarlatové. Snáší úpal, stín, zplodiny; od oken, okapů a tašek ho každoročně zkracujte.',
    en: 'Its pads hold without support on render and concrete and cover a facade 10–15 m high. Glossy three-lobed leaves are scarlet in October. It bears heat, shade and fumes; trim yearly from windows, gutters and tiles.',
    pl: 'Przylgami trzyma się bez podpór tynku i betonu, pokrywa elewację do 10–15 m. Lśniące, trójklapowe liście w październiku są szkarłatne. Znosi upał, cień i spaliny; co roku przycinamy przy oknach, rynnach i dachówkach.',
  },
  'Parthenocissus quinquefolia': {
    cs: 'Pětičetné listy, které zčervenají v září jako první v kraji. Popíná 10–12 m po plotech, stromech, pergolách, na hladké zdi drží méně než trojcípý. Nenáročný a silný, snáší řez; v krajině u vod se šíří.',
    en: 'Five-fingered leaves that redden in September before all else. It climbs 10–12 m over fences, trees and pergolas, clinging to smooth walls less than Boston ivy. Easy and strong, takes pruning; it spreads along rivers.',
    pl: 'Pięciolistkowe liście czerwienieją już we wrześniu jako pierwsze w okolicy. Wspina się na 10–12 m po płotach, drzewach i pergolach, gładkiej ściany trzyma się słabiej. Niewymagający, silny, znosi cięcie; nad wodami bywa ekspansywny.',
  },
  'Wisteria sinensis': {
    cs: 'Modrofialové vonné hrozny, 20–30 cm dlouhé, kvetou v květnu před listím, všechny naráz. Vine se proti směru hodin 8–10 m a ohne i okap. Letní a zimní zkrácení na očka přinese květ; roubovaná kvete dřív. Semena jedovatá.',
    en: 'Violet-blue scented racemes of 20–30 cm open in May before the leaves, all at once. It twines anticlockwise, 8–10 m, and bends gutters. Shorten in summer and winter for flowers; grafted plants bloom sooner. Seeds are poisonous.',
    pl: 'Niebieskofioletowe, pachnące grona długości 20–30 cm rozkwitają w maju przed liśćmi, wszystkie naraz. Owija się na 8–10 m i potrafi wygiąć rynnę. Cięcie letnie i zimowe pobudza kwitnienie; szczepiona kwitnie wcześniej. Nasiona trujące.',
  },
  "Wisteria floribunda 'Macrobotrys'": {
    cs: 'Nejdelší hrozny mezi vistáriemi: 60 cm a v dobrých podmínkách metr, fialové, koncem května postupně od shora. Ovíjí se po směru hodin do 6–8 m. Vysoká pergola, aby visely volně; slunce, závětří, ne příliš vápna.',
    en: 'The longest racemes of any wisteria: 60 cm, a metre at best, violet, opening from the top in late May. It twines clockwise, 6–8 m. A high pergola lets them hang; sun, shelter, little lime.',
    pl: 'Najdłuższe grona wśród glicynii: 60 cm, w dobrych warunkach metr, fioletowe, rozwijają się od góry pod koniec maja. Owija się na 6–8 m. Wysoka pergola, słońce, miejsce zaciszne, niezbyt dużo wapnia.',
  },
  "Actinidia arguta 'Issai'": {
    cs: 'Minikiwi bez chlupů, velké jako angrešt, jí se celé se slupkou od září. Samosprašná, roste mírněji než druh, 3–4 m. Dřevo snese −25 °C, rašící výhony mrazík ne. Vlhká mírně kyselá půda, pevná drátěnka, slunce.',
    en: 'Hairless mini kiwis the size of gooseberries, eaten skin and all from September. Self-fertile and milder in growth than the species, 3–4 m. Wood stands −25 °C, young shoots no frost. Moist, slightly acid soil, strong wires.',
    pl: 'Minikiwi bez włosków, wielkości agrestu, jadalne ze skórką od września. Samopylne, rośnie słabiej od gatunku, 3–4 m. Drewno znosi −25 °C, młode pędy przymrozków nie. Gleba wilgotna, lekko kwaśna, mocne druty, słońce.',
  },
  'Akebia quinata': {
    cs: 'Čokoládově fialové květy s vůní vanilky v dubnu a květnu, pětičetné lístky, které v mírné zimě vydrží. Ovíjivá, 5–8 m. Plody tvoří zřídka, jen s jiným klonem. Slunce i polostín, pergoly, sloupy; řez po odkvětu.',
    en: 'Chocolate-purple flowers with a vanilla scent in April and May, five-part leaves that last through mild winters. A twiner of 5–8 m. Fruit is rare, only with another clone. Sun or half shade; prune after bloom.',
    pl: 'Czekoladowofioletowe kwiaty o zapachu wanilii w kwietniu i maju, pięciolistkowe liście trwałe w łagodne zimy. Owija się na 5–8 m. Owocuje rzadko, tylko w obecności innego klonu. Słońce lub półcień, pergole; cięcie po kwitnieniu.',
  },
  'Aristolochia macrophylla': {
    cs: 'Srdčité listy až 30 cm široké se kladou přes sebe jako tašky a zastíní verandu nejlépe ze všech lián. Ovíjí 6–10 m, květy dýmkovité, ukryté v květnu. Vlhká živná půda, i stín; celá je jedovatá.',
    en: 'Heart-shaped leaves up to 30 cm wide overlap like tiles and shade a veranda better than any vine. It twines 6–10 m; pipe-shaped flowers hide in May. Moist rich soil, shade as well; poisonous in all parts.',
    pl: 'Sercowate liście szerokości do 30 cm zachodzą na siebie jak dachówki i najlepiej ze wszystkich pnączy zacieniają werandę. Owija się na 6–10 m, majowe kwiaty jak fajki są ukryte. Gleba wilgotna, żyzna, także cień; trujący.',
  },
  "Humulus lupulus 'Aureus'": {
    cs: 'Zlaté listí na výhonech, které za jediné léto vyběhnou 4–6 m a na zimu odumřou k zemi. V září šištice. Slunce zjasní barvu, vláha zabrání spálení. Výběžky hlídejte; rychlý závěs na ploty, sloupy a pergoly.',
    en: 'Golden leaves on shoots that run 4–6 m in a single summer and die to the ground, with cones in September. Sun brightens it, moisture prevents scorch. Watch the runners; a quick curtain for fences and pergolas.',
    pl: 'Złote liście na pędach, które w jedno lato wyrastają na 4–6 m, a na zimę zamierają. We wrześniu szyszki. Słońce rozjaśnia barwę, wilgoć chroni przed poparzeniem. Rozłogi kontrolujemy; szybka osłona płotów i pergoli.',
  },
  'Jasminum nudiflorum': {
    cs: 'Žluté hvězdičky na zelených prutech kvetou od prosince do března, mráz je přeruší, nezničí. Nevine se, výhony 2–3 m vyvazujte nebo nechte splývat přes zídku. Slunce či polostín, chudá půda, i vápno; řez v dubnu.',
    en: 'Yellow stars on green rods from December to March, halted by frost but not killed. It does not twine: tie its 2–3 m shoots or let them fall over a wall. Sun or half shade, poor limy soil; prune in April.',
    pl: 'Żółte gwiazdki na zielonych pędach od grudnia do marca; mróz przerywa kwitnienie, lecz go nie niszczy. Pędy 2–3 m podwiązujemy lub puszczamy przez murek. Słońce lub półcień, gleba uboga, także wapienna; cięcie w kwietniu.',
  },
  "Vitis vinifera 'Chrupka bílá'": {
    cs: 'Stará stolní odrůda, chrupavé zlatavé bobule od poloviny září, jemně sladké. Na jižní zdi do 350 m nad mořem, výhony 3–5 m. Hluboký únorový řez na čípky; proti padlí a plísni révové nutný postřik.',
    en: 'An old table grape with crisp golden berries, mildly sweet, from mid-September. On a south wall up to 350 m above sea, shoots 3–5 m. Hard February pruning to spurs; spray against both mildews.',
    pl: 'Stara odmiana deserowa, chrupiące, złociste jagody od połowy września, łagodnie słodkie. Przy południowej ścianie do 350 m n.p.m., pędy 3–5 m. W lutym silne cięcie na czopy; konieczne opryski przeciw mączniakom.',
  },
};
