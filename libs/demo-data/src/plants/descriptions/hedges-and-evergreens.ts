import type { PlantDescriptions } from './plant-descriptions';

/** Hedging shrubs, evergreens and those of acid soil. */
export const HEDGES_AND_EVERGREENS: PlantDescriptions = {
  'Crataegus monogyna': {
    cs: 'Trnitý domácí hloh s bílými květy v květnu a červenými hložinkami do zimy. Volně strom 5–7 m, stříhaný neproniknutelný plot, v němž hnízdí pěnkavy. Vápno, sucho, jíl i vítr snáší; k ovocným sadům kvůli spále raději ne.',
    en: 'A thorny native with white flowers in May and red haws into winter. Free, a tree of 5–7 m; clipped, an impenetrable hedge where finches nest. Good on lime, in drought, clay and wind; keep from orchards for fear of fireblight.',
    pl: 'Ciernisty rodzimy głóg o białych kwiatach w maju i czerwonych owocach do zimy. Swobodnie drzewo 5–7 m, cięty tworzy nieprzebyty żywopłot, schronienie ptaków. Znosi wapń, suszę, glinę i wiatr; przy sadach odradzany z powodu zarazy ogniowej.',
  },
  "Prunus laurocerasus 'Rotundifolia'": {
    cs: 'Velké lesklé světle zelené listy zaručí neprůhledný stálezelený plot, 1,5–3 m vysoký, přírůstek i 40 cm. Stříhejte ručně v červnu. V zimním slunci s holomrazem hnědne, závětří a polostín pomáhají. Všechny části jedovaté.',
    en: 'Large glossy light green leaves make an opaque evergreen hedge of 1.5–3 m, growing up to 40 cm a year. Clip by hand in June. Winter sun with hard frost browns it; shelter and half shade help. Poisonous throughout.',
    pl: 'Duże lśniące jasnozielone liście dają nieprzejrzysty zimozielony żywopłot 1,5–3 m, przyrost do 40 cm. Tniemy ręcznie w czerwcu. W zimowym słońcu bez śniegu brązowieje, pomaga osłona i półcień. Cała roślina trująca.',
  },
  "Prunus laurocerasus 'Otto Luyken'": {
    cs: 'Široce rozložená bobkovišeň jen 1–1,2 m vysoká s úzkými tmavými listy, šikmo vzhůru postavenými. V květnu bílé svíčky, často ještě v září. Dobře snáší stín a kořenovou konkurenci stromů, na vápně žloutne; jedovatá.',
    en: 'A wide cherry laurel only 1–1.2 m tall with narrow dark leaves held at a slant. White candles in May, often again in September. It copes with shade and tree roots, yellows on strong lime; poisonous.',
    pl: 'Szeroko rozłożysta laurowiśnia tylko 1–1,2 m o wąskich ciemnych liściach, wzniesionych skośnie. W maju białe grona, często ponownie we wrześniu. Dobrze znosi cień i konkurencję korzeni drzew, na wapniu żółknie; trująca.',
  },
  "Berberis thunbergii 'Atropurpurea'": {
    cs: 'Purpurové listy, v říjnu karmínové, a červené bobulky na holých trnitých větvích. Keř 1,2–1,8 m, v plůtku se stříhá na 80 cm. Na slunci sytý, v polostínu zelená. Sucho, mráz i sůl snáší beze škody.',
    en: 'Purple leaves, crimson in October, and red berries on bare thorny twigs. 1.2–1.8 m, clipped at 80 cm as a hedge. Rich in sun, greenish in shade. Drought, frost and salt do it no harm.',
    pl: 'Purpurowe liście, w październiku karminowe, i czerwone owoce na nagich ciernistych gałęziach. Krzew 1,2–1,8 m, w żywopłocie cięty na 80 cm. W słońcu intensywny, w półcieniu zielenieje. Znosi suszę, mróz i sól.',
  },
  'Berberis julianae': {
    cs: 'Stálezelený dřišťál s tuhými pilovitými listy a třícípými trny dlouhými až 4 cm. V květnu žlutě kvete, na podzim má modře ojíněné plody. Dorůstá 2–2,5 m a nikdo přes něj neprojde; snáší stín i město, suchý mráz listy hnědí.',
    en: 'An evergreen barberry with stiff toothed leaves and three-pronged spines up to 4 cm long. Yellow in May, then blue-bloomed berries. At 2–2.5 m nobody gets through it; good in shade and towns, though dry frost browns leaves.',
    pl: 'Zimozielony berberys o sztywnych, piłkowanych liściach i trójdzielnych cierniach do 4 cm. W maju żółte kwiaty, jesienią owoce z niebieskim nalotem. Dorasta do 2–2,5 m, nieprzebyty; znosi cień i miasto, od suchego mrozu liście brązowieją.',
  },
  "Ligustrum vulgare 'Atrovirens'": {
    cs: 'Listy drží přes většinu zimy, v mírné až do jara, tmavě zelené s bronzovým odstínem. Plot 1–3 m i na vápně, jílu a ve stínu, dvakrát ročně stříhaný. Volně kvete bíle v červnu; černé bobule jsou jedovaté.',
    en: 'Leaves hold through most of the winter, dark green with a bronze cast. A hedge of 1–3 m on lime, clay and in shade, cut twice a year. Left free, it flowers white in June; the black berries are poisonous.',
    pl: 'Liście trwają przez większość zimy, w łagodną do wiosny, ciemnozielone z brązowym odcieniem. Żywopłot 1–3 m także na wapniu, glinie i w cieniu, cięty dwa razy w roku. W czerwcu białe kwiaty; czarne jagody trujące.',
  },
  'Ligustrum ovalifolium': {
    cs: 'Lesklé oválné listy, poloopadavé, rychlý hustý růst, v plotě 1,5–2,5 m. Nejlépe se mu vede v teplejších městech, kde snáší prach i stín; po tuhé zimě zmrzlé pruty sestřihněte a obrazí. V červenci kvete, silně voní.',
    en: 'Glossy oval half-evergreen leaves and fast dense growth, 1.5–2.5 m as a hedge. Best in warmer towns, where dust and shade are no trouble; after a hard winter cut it back and it resprouts. Strongly scented in July.',
    pl: 'Lśniące owalne liście, półzimozielone, szybki gęsty wzrost, w żywopłocie 1,5–2,5 m. Najlepszy w cieplejszych miastach, znosi kurz i cień; po ostrej zimie przemarznięte pędy tniemy, a odbije. W lipcu silnie pachnące kwiaty.',
  },
  'Pyracantha coccinea': {
    cs: 'Na podzim obalena oranžově červenými plody, v květnu bílými květy; trny odradí každého. Stálezelený keř 2–3 m, vyvázaný na zeď i výš. Slunce, sucho, vápno; řezem po odkvětu zůstane dost bobulí pro kosy.',
    en: 'Covered in orange-red berries in autumn and white flowers in May; its thorns deter all comers. Evergreen, 2–3 m, higher when trained on a wall. Sun, drought, lime; pruned after flowering, it keeps berries enough for blackbirds.',
    pl: 'Jesienią okryty pomarańczowoczerwonymi owocami, w maju białymi kwiatami; ciernie odstraszą każdego. Zimozielony krzew 2–3 m, przy murze wyższy. Słońce, susza, wapń; cięcie po kwitnieniu pozostawia dość owoców dla kosów.',
  },
  "Symphoricarpos chenaultii 'Hancock'": {
    cs: 'Půdopokryvný pámelník 60–80 cm vysoký, jehož obloukovité výhony koření a uzavřou plochu. Drobné růžové květy ocení včely, na podzim růžové kuličky. Roste ve stínu stromů, na svahu, v soli i suchu; řez sekačkou snese.',
    en: 'A ground-covering snowberry of 60–80 cm whose arching shoots root and close the ground. Small pink flowers for bees, pink berries in autumn. It grows in tree shade, on slopes, in salt and drought, and may be mown.',
    pl: 'Okrywowa śnieguliczka 60–80 cm, której łukowate pędy ukorzeniają się i okrywają ziemię. Drobne różowe kwiaty cenią pszczoły, jesienią różowe kuleczki. Rośnie w cieniu drzew, na skarpie, w soli i suszy; można kosić.',
  },
  'Buxus sempervirens': {
    cs: 'Drobné lesklé listy, pomalý růst a trpělivost k nůžkám: obruby od 20 cm, koule, ploty i stromky 3–4 m. Vápno a stín snáší dobře, mokrou zem ne. Hlídejte zavíječe od dubna, housenky umějí keř sežrat za týden.',
    en: 'Small glossy leaves, slow growth and patience with shears: edgings from 20 cm, balls, hedges, small trees of 3–4 m. Good on lime and in shade, not in wet. Watch for box moth from April: caterpillars strip a bush in a week.',
    pl: 'Drobne lśniące liście, wolny wzrost i odporność na cięcie: obwódki od 20 cm, kule, żywopłoty i drzewka 3–4 m. Znosi wapń i cień, nie mokro. Od kwietnia kontrolujemy ćmę bukszpanową, gąsienice zjadają krzew w tydzień.',
  },
  "Cotoneaster dammeri 'Coral Beauty'": {
    cs: 'Stálezelený koberec 40–60 cm vysoký, v květnu bílý a plný včel, od září s korálovými bobulemi. Čtyři rostliny na metr zarostou svah za dva roky. Slunce i polostín, chudá půda, sůl z cesty mu nevadí.',
    en: 'An evergreen carpet of 40–60 cm, white and full of bees in May, with coral berries from September. Four to the square metre cover a bank in two years. Sun or half shade, poor soil, even road salt.',
    pl: 'Zimozielony kobierzec 40–60 cm, w maju biały i pełen pszczół, od września z koralowymi owocami. Cztery rośliny na metr zarastają skarpę w dwa lata. Słońce i półcień, gleba uboga, sól drogowa mu nie szkodzi.',
  },
  "Euonymus fortunei 'Emerald Gaiety'": {
    cs: 'Šedozelené listy s bílým okrajem, v zimě růžově naběhlé. Keřík 30–50 cm, u zdi nebo kmene šplhá přes metr. Rozsvítí suchý stín, snáší střih, vápno i nádoby; zelené větvičky odstřihněte.',
    en: 'Grey-green leaves edged white, flushed pink in winter. A shrub of 30–50 cm, climbing over a metre against wall or trunk. It lights up dry shade and takes clipping, lime and tubs; cut out green twigs.',
    pl: 'Szarozielone liście z białym brzegiem, zimą różowo nabiegłe. Krzew 30–50 cm, przy murze lub pniu wspina się ponad metr. Rozświetla suchy cień, znosi cięcie, wapń i donice; zielone gałązki wycinamy.',
  },
  'Ilex aquifolium': {
    cs: 'Lesklé ostnaté listy, samičí keře s červenými plody o Vánocích, pokud poblíž roste samec. Pomalu do 4–6 m, kuželovitě. Vlhčí vzduch, humózní půda a polostín; zimní slunce v suchém mrazu ji pálí. Plody jedovaté.',
    en: 'Glossy spiny leaves and, on females with a male nearby, red berries at Christmas. A slow cone of 4–6 m. Moist air, humus and half shade; winter sun in dry frost scorches it. Berries are poisonous.',
    pl: 'Lśniące kolczaste liście, krzewy żeńskie z czerwonymi owocami na Boże Narodzenie, jeśli w pobliżu rośnie męski. Powoli do 4–6 m, stożkowo. Wilgotne powietrze, gleba próchniczna, półcień; szkodzi jej zimowe słońce w mrozy. Owoce trujące.',
  },
  "Ilex crenata 'Convexa'": {
    cs: 'Vyduté lesklé lístky bez ostnů vypadají jako zimostráz, zavíječ je však nechává být. Keř 1–1,5 m, tvaruje se do koulí a nízkých plůtků. Chce kyselou, rovnoměrně vlhkou zem; na vápně a v mokru usychá.',
    en: 'Bulging glossy spineless leaves look like box, but box moth leaves them alone. 1–1.5 m, clipped into balls and low hedges. It needs acid, evenly moist soil and dies back on lime or in wet.',
    pl: 'Wypukłe lśniące listki bez kolców przypominają bukszpan, lecz ćma bukszpanowa je omija. Krzew 1–1,5 m, na kule i niskie żywopłoty. Gleba kwaśna, równomiernie wilgotna; na wapniu i w mokrym podłożu zamiera.',
  },
  "Ilex meserveae 'Blue Princess'": {
    cs: 'Modrozelené, mírně ostnité listy na fialových větévkách a hojné červené plody, stojí-li vedle ‘Blue Prince’. Hustý keř 2–3 m, z cesmín nejmrazuvzdornější. Humózní půda bez vápna, polostín; pro ploty i vánoční řez.',
    en: 'Blue-green, mildly spiny leaves on purple twigs and plenty of red berries if ‘Blue Prince’ stands near. Dense, 2–3 m, the hardiest of hollies. Lime-free humus, half shade; for hedges and Christmas cutting.',
    pl: 'Niebieskozielone, lekko kolczaste liście na fioletowych pędach i liczne czerwone owoce, jeśli obok rośnie ‘Blue Prince’. Gęsty krzew 2–3 m, najbardziej mrozoodporny z ostrokrzewów. Gleba próchniczna bez wapnia, półcień; na żywopłoty i stroisz.',
  },
  "Photinia fraseri 'Red Robin'": {
    cs: 'Mladé výhony raší šarlatově, s věkem zezelenají; druhé barvení vyvolá letní střih. Stálezelený keř 2–3 m do závětří a teplejších poloh, pod −15 °C listy namrzají. Propustná půda, slunce; atraktivní plot, kmínek i nádoba.',
    en: 'New shoots break scarlet and green with age; a summer trim brings them again. Evergreen, 2–3 m, for sheltered, warmer sites, as leaves suffer below −15 °C. Drained soil and sun, as a hedge, standard or in tubs.',
    pl: 'Młode pędy są szkarłatne, z czasem zielenieją; drugie wybarwienie wywołuje letnie cięcie. Zimozielony krzew 2–3 m do miejsc zacisznych i ciepłych, poniżej −15 °C liście przemarzają. Gleba przepuszczalna, słońce; na żywopłot, pień i do donicy.',
  },
  'Viburnum rhytidophyllum': {
    cs: 'Podlouhlé vrásčité listy, vespod plstnaté, za mrazu svěšené. V květnu krémové okolíky, potom plody červené a černé zároveň. Mohutný stálezelený keř 3–4 m, roste ve stínu i na vápně; kryje kompost, ploty a severní stěny.',
    en: 'Long wrinkled leaves, felted beneath, hang limp in frost. Cream heads in May, then fruits red and black together. A massive evergreen of 3–4 m for shade and lime, hiding compost, fences and north walls.',
    pl: 'Podłużne pomarszczone liście, od spodu omszone, w mrozy zwisające. W maju kremowe kwiatostany, potem owoce czerwone i czarne jednocześnie. Potężny zimozielony krzew 3–4 m, także do cienia i na wapń; osłania kompost i płoty.',
  },
  "Aucuba japonica 'Variegata'": {
    cs: 'Kožovité listy, zlatě kropenaté, prosvětlí nejtmavší kout dvora. Samičí keř 1–1,5 m, vedle samčího nese červené bobule. Snáší suchý stín a kouř, mráz jen asi do −15 °C, proto do městského závětří nebo nádoby.',
    en: 'Leathery leaves flecked with gold brighten the darkest yard corner. A female, 1–1.5 m, with red berries if a male is near. It takes dry shade and smoke, but only about −15 °C: for town shelter or tubs.',
    pl: 'Skórzaste, złoto nakrapiane liście rozjaśniają najciemniejszy kąt podwórza. Krzew żeński 1–1,5 m, przy męskim ma czerwone jagody. Znosi suchy cień i dym, mróz tylko do około −15 °C, więc do miejskiego zacisza lub donicy.',
  },
  'Hypericum calycinum': {
    cs: 'Zlaté květy s kartáčem tyčinek, široké 6–8 cm, od června do září nad stálezeleným kobercem 30 cm vysokým. Výběžky zpevní suchý svah i půdu pod stromy. V březnu posekat; po tuhé zimě obrazí od země.',
    en: 'Golden flowers 6–8 cm wide with a brush of stamens, June to September, over an evergreen carpet of 30 cm. Its runners hold dry banks and ground under trees. Mow in March; it resprouts after hard winters.',
    pl: 'Złote kwiaty z pędzlem pręcików, szerokości 6–8 cm, od czerwca do września nad zimozielonym kobiercem 30 cm. Rozłogi umacniają suchą skarpę i ziemię pod drzewami. W marcu kosimy; po ostrej zimie odbija od ziemi.',
  },
  'Mahonia aquifolium': {
    cs: 'Ostnité lesklé listy, za mrazů bronzově rudé, v dubnu žluté vonné květy a poté modře ojíněné plody do želé. Keř 1–1,2 m. Suchý stín pod stromy, vápno, město: roste tam, kde jiné stálezelené vzdaly.',
    en: 'Spiny glossy leaves turn bronze-red in frost; scented yellow flowers in April give blue-bloomed berries for jelly. 1–1.2 m. Dry shade, lime, towns: it grows where other evergreens give up.',
    pl: 'Kolczaste lśniące liście, w mrozy brązowoczerwone, w kwietniu żółte pachnące kwiaty, potem owoce z niebieskim nalotem na galaretkę. Krzew 1–1,2 m. Suchy cień, wapń, miasto: rośnie tam, gdzie inne zimozielone zawodzą.',
  },
  "Nandina domestica 'Fire Power'": {
    cs: 'Jemné listy, v létě žlutozelené, od října až do jara ohnivě červené. Kulatý trpasličí keřík 50–60 cm, nekvete a nesemení. Teplé závětří nebo nádoba; mráz pod −15 °C ho zbaví listí. Pěkná k trávám a kamenům.',
    en: 'Fine leaves, yellow-green in summer, fiery red from October to spring. A round dwarf of 50–60 cm without flower or seed. Warm shelter or a tub; below −15 °C it drops its leaves. Good with grasses and stone.',
    pl: 'Delikatne liście, latem żółtozielone, od października do wiosny ogniście czerwone. Kulisty karłowy krzew 50–60 cm, nie kwitnie i nie owocuje. Ciepłe zacisze lub donica; mróz poniżej −15 °C pozbawia go liści. Ładna przy trawach.',
  },
  "Osmanthus heterophyllus 'Goshiki'": {
    cs: 'Cesmínovité listy pětibarevně stříkané žlutou, krémovou a zelenou, mladé bronzově růžové. Roste pomalu a hustě do 1–1,5 m. Polostín, humózní nevysychavá zem a ochrana před lednovým sluncem; stříhá se do koulí a obrub.',
    en: 'Holly-like leaves splashed with yellow, cream and green, bronzy pink when young. Slow and dense, 1–1.5 m. Half shade, moist humus and shelter from winter sun; clipped into balls and edgings.',
    pl: 'Liście jak u ostrokrzewu, pięciobarwnie nakrapiane żółcią, kremem i zielenią, młode brązoworóżowe. Rośnie wolno i gęsto do 1–1,5 m. Półcień, próchniczna niewysychająca gleba, osłona od styczniowego słońca; na kule i obwódki.',
  },
  "Skimmia japonica 'Rubella'": {
    cs: 'Samčí keřík s tmavočervenými poupaty, která zdobí od října a otevřou se v dubnu vonnými květy. Výška 60–80 cm. Polostín až stín, kyselý humus, žádné vápno; v zimní nádobě na terase má svou hlavní roli.',
    en: 'A male shrub whose dark red buds are shown from October and open as scented flowers in April. 60–80 cm. Half to full shade, acid humus, no lime; in a winter tub on the terrace it plays its best part.',
    pl: 'Męski krzew o ciemnoczerwonych pąkach, które zdobią od października i w kwietniu otwierają się w pachnące kwiaty. Wysokość 60–80 cm. Półcień lub cień, kwaśna próchnica, bez wapnia; najpiękniejsza w zimowej donicy na tarasie.',
  },
  'Vinca minor': {
    cs: 'Lesklé listy na plazivých výhonech uzavřou stinnou plochu; modré květy v dubnu a květnu, jednotlivě do podzimu. Výška 10–20 cm, osm rostlin na metr. Vydrží pod stromy, na svahu i na hrobech, i na vápně.',
    en: 'Glossy leaves on trailing shoots close shady ground; blue flowers in April and May and singly until autumn. 10–20 cm high, eight to the square metre. It lasts under trees, on banks, graves and lime.',
    pl: 'Lśniące liście na płożących pędach szczelnie okrywają zacienioną ziemię; niebieskie kwiaty w kwietniu i maju, pojedyncze do jesieni. Wysokość 10–20 cm, osiem roślin na metr. Rośnie pod drzewami, na skarpie i grobach, także na wapniu.',
  },
  'Yucca filamentosa': {
    cs: 'Růžice mečovitých listů s loupajícími se vlákny a v červenci až 1,5 m vysoké laty smetanových zvonů. Stálezelená, mrazuvzdorná, jen se bojí mokré zimy. Písek, štěrk, jižní svah; po odkvětu růžice odumře, dceřiné ji nahradí.',
    en: 'A rosette of sword leaves shedding threads, and spires of creamy bells up to 1.5 m in July. Evergreen and hardy, it fears only wet winters. Sand, gravel, south slopes; the flowered rosette dies, offsets replace it.',
    pl: 'Rozety mieczowatych liści z nitkami na brzegach i w lipcu wiechy kremowych dzwonków do 1,5 m. Zimozielona, mrozoodporna, boi się tylko mokrej zimy. Piasek, żwir, południowa skarpa; przekwitłą rozetę zastępują młode.',
  },
  "Calluna vulgaris 'Marleen'": {
    cs: 'Poupata se neotvírají, proto barví fialově růžově od srpna až do listopadu. Vřes 20–40 cm, do slunce a kyselé chudé půdy, deset na metr. V dubnu sestřihněte pod květy, jinak řídne. Na hroby a vřesoviště.',
    en: 'Its buds never open and so hold their mauve from August into November. Heather of 20–40 cm for sun and poor acid soil, ten to the square metre. Trim below the flowers in April. For heaths and graves.',
    pl: 'Pąki się nie otwierają, dlatego barwią fioletoworóżowo od sierpnia do listopada. Wrzos 20–40 cm, na słońce i kwaśną ubogą glebę, dziesięć na metr. W kwietniu przycinamy pod kwiatostanami, inaczej rzednie. Na groby i wrzosowiska.',
  },
  "Erica carnea 'Winter Beauty'": {
    cs: 'Růžové zvonečky kvetou pod sněhem i nad ním, od prosince do března. Keřík 15–25 cm vysoký, na rozdíl od vřesu snese i slabé vápno. Slunce, humózní zem, po odkvětu zastřihnout; první potrava pro včely.',
    en: 'Pink bells flower under snow and above it, December to March. 15–25 cm high and, unlike heather, tolerant of some lime. Sun and humus, a trim after bloom; the first food for bees.',
    pl: 'Różowe dzwonki kwitną pod śniegiem i nad nim, od grudnia do marca. Krzewinka 15–25 cm, w odróżnieniu od wrzosu znosi nieco wapnia. Słońce, gleba próchniczna, po kwitnieniu przycinamy; pierwszy pożytek dla pszczół.',
  },
  'Gaultheria procumbens': {
    cs: 'Červené plody vonící po mentolu drží přes zimu nad lesklými, za mrazu bronzovými lístky. Plazivý keřík 10–15 cm, pod pěnišníky, do mís a na hroby. Kyselá, vlhká rašelinná zem ve stínu; vápno ji zahubí.',
    en: 'Red berries with a wintergreen scent last all winter over glossy leaves that bronze in frost. A creeper of 10–15 cm under rhododendrons, in bowls and on graves. Acid, moist peat in shade; lime kills it.',
    pl: 'Czerwone owoce o zapachu mentolu trwają przez zimę nad lśniącymi, w mrozy brązowymi listkami. Płożąca krzewinka 10–15 cm, pod różaneczniki, do mis i na groby. Kwaśna, wilgotna, torfowa gleba w cieniu; wapń jej szkodzi.',
  },
  'Enkianthus campanulatus': {
    cs: 'V květnu visí pod patry větví krémové zvonky s červeným žilkováním, v říjnu celý keř vzplane oranžovou a rudou. Vzpřímený, 2–3 m, opadavý. Kyselá humózní půda jako pro pěnišníky, jimž tvoří lehčí protějšek.',
    en: 'Creamy bells veined with red hang under tiered branches in May; in October the whole bush flames orange and red. Upright, deciduous, 2–3 m. Acid humus as for rhododendrons, to which it is the lighter counterpart.',
    pl: 'W maju pod piętrami gałęzi wiszą kremowe dzwonki z czerwonym żyłkowaniem, w październiku cały krzew płonie pomarańczem i czerwienią. Wzniesiony, 2–3 m, zrzuca liście. Gleba kwaśna, próchniczna jak dla różaneczników, dobre ich towarzystwo.',
  },
  "Pieris japonica 'Forest Flame'": {
    cs: 'Mladé listy raší jasně červeně, blednou do růžové, krémové a zelené; v dubnu k tomu bílé konvalinkové laty. Stálezelený, 1,5–2 m. Závětří s polostínem a kyselá vlhká zem, pozdní mráz červené výhony spálí. Jedovatý.',
    en: 'New leaves break bright red and fade through pink and cream to green, with white lily-of-the-valley sprays in April. Evergreen, 1.5–2 m. Shelter, half shade, moist acid soil; late frost burns the red shoots. Poisonous.',
    pl: 'Młode liście jaskrawoczerwone, bledną przez róż i krem do zieleni; w kwietniu białe wiechy jak konwalie. Zimozielony, 1,5–2 m. Zacisze, półcień, gleba kwaśna, wilgotna, późny mróz parzy czerwone pędy. Trujący.',
  },
  "Rhododendron 'Cunningham’s White'": {
    cs: 'Bílé květy se žlutou kresbou z růžových poupat, v květnu, bohatě a spolehlivě. Hustý stálezelený keř 1,5–2 m. Mezi pěnišníky snese nejvíc: trochu vápna, slunce i vítr. Mulčujte listím a nikdy neokopávejte.',
    en: 'White flowers with yellow markings from pink buds in May, generous and sure. A dense evergreen of 1.5–2 m. No rhododendron puts up with more: a little lime, sun and wind. Mulch with leaves and never hoe.',
    pl: 'Białe kwiaty z żółtym rysunkiem z różowych pąków, w maju, obficie i niezawodnie. Gęsty zimozielony krzew 1,5–2 m. Wśród różaneczników znosi najwięcej: nieco wapnia, słońce i wiatr. Ściółkujemy liśćmi, nigdy nie przekopujemy.',
  },
  "Rhododendron 'Roseum Elegans'": {
    cs: 'Lilákově růžové chochole koncem května až v červnu a tvrdost, která přežije i −28 °C. Rychleji rostoucí stálezelený keř 2–3 m vysoký i široký. Kyselá propustná rašelinná směs, polostín; vylomením odkvetlých posílíte příští květ.',
    en: 'Lilac-pink trusses from late May into June and a toughness that survives −28 °C. A vigorous evergreen of 2–3 m each way. Acid, drained peaty soil and half shade; snapping off dead trusses helps next year’s bloom.',
    pl: 'Lilioworóżowe kwiatostany pod koniec maja i w czerwcu oraz mrozoodporność do −28 °C. Szybciej rosnący zimozielony krzew 2–3 m wysokości i szerokości. Kwaśne, przepuszczalne podłoże torfowe, półcień; wyłamanie przekwitłych wzmacnia następne kwitnienie.',
  },
  'Rhododendron luteum': {
    cs: 'Opadavý žlutý druh s vůní, která v květnu naplní celou zahradu, a s karmínovým podzimem. Dorůstá 1,5–2,5 m. Slunnější než stálezelené pěnišníky, kyselou půdu potřebuje rovněž, sucho snáší lépe. Nektar je jedovatý.',
    en: 'A deciduous yellow species whose scent fills the garden in May, crimson in autumn. 1.5–2.5 m. It wants more sun than the evergreens and the same acid soil, but bears drought better. The nectar is toxic.',
    pl: 'Żółty gatunek zrzucający liście, o zapachu, który w maju wypełnia cały ogród, i karminowej jesieni. Dorasta do 1,5–2,5 m. Bardziej słoneczne stanowisko niż zimozielone, gleba również kwaśna, lepiej znosi suszę. Nektar trujący.',
  },
  "Rhododendron 'Catawbiense Grandiflorum'": {
    cs: 'Fialově růžové velké chochole s hnědozlatou kresbou na přelomu května a června, na mohutném stálezeleném keři 2–3 m. Stará osvědčená odrůda zámeckých parků, mrazuvzdorná i v podhůří. Kyselý vlhký humus, polostín vysokých borovic.',
    en: 'Large mauve trusses marked with golden brown at the turn of May and June on a massive evergreen of 2–3 m. An old stalwart of castle parks, hardy in the foothills. Acid moist humus under high pines.',
    pl: 'Duże fioletoworóżowe kwiatostany ze złotobrązowym rysunkiem na przełomie maja i czerwca, na potężnym zimozielonym krzewie 2–3 m. Stara odmiana parków pałacowych, mrozoodporna także na pogórzu. Kwaśna, wilgotna próchnica, półcień wysokich sosen.',
  },
  "Rhododendron 'Knap Hill'": {
    cs: 'Velkokvěté opadavé azalky z anglické školky: žluté, oranžové, růžové i rudé květy v květnu, často vonné, potom rudý podzim. Keř 1,5–2 m. Slunce s vlhkou kyselou zemí; sázejí se ve skupinách podle barvy v květu.',
    en: 'Large-flowered deciduous azaleas from the English nursery: yellow, orange, pink or red in May, often scented, with a red autumn. 1.5–2 m. Sun and moist acid soil; choose them in flower and plant by colour.',
    pl: 'Wielkokwiatowe azalie z angielskiej szkółki: kwiaty żółte, pomarańczowe, różowe i czerwone w maju, często pachnące, potem czerwona jesień. Krzew 1,5–2 m. Słońce, gleba wilgotna, kwaśna; sadzimy w grupach, dobierając w czasie kwitnienia.',
  },
};
