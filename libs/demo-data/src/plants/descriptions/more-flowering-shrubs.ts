import type { PlantDescriptions } from './plant-descriptions';

/** Shrubs for flower, fruit or bark, witch hazel to weigela. */
export const MORE_FLOWERING_SHRUBS: PlantDescriptions = {
  'Hamamelis mollis': {
    cs: 'Zlatožluté stužkovité květy sladce voní za slunných dní už v lednu a mrazu se jen svinou. Rozkladitý keř 3–4 m, na podzim máslově žlutý. Humózní kyselá půda bez přeschnutí, závětří; neřezat, roste pomalu.',
    en: 'Golden ribbon flowers smell sweet on sunny days from January and merely curl up in frost. Spreading, 3–4 m, butter yellow in autumn. Acid humus that never dries, and shelter; do not prune, as growth is slow.',
    pl: 'Złotożółte wstążkowate kwiaty słodko pachną w słoneczne dni już w styczniu, a w mróz tylko się zwijają. Rozłożysty krzew 3–4 m, jesienią maślanożółty. Gleba próchniczna, kwaśna, nieprzesychająca, zacisze; nie ciąć, rośnie powoli.',
  },
  "Hamamelis intermedia 'Jelena'": {
    cs: 'Měděně oranžové květy s červenou bází se rozvíjejí v lednu a únoru; proti nízkému slunci celý keř žhne. V říjnu listy oranžové až šarlatové. Vázovitý, 2,5–3,5 m. Roubovaný je na vilínu viržinském, divoké výhony proto odstraňujte.',
    en: 'Copper-orange flowers, red at the base, open in January and February, and glow against the low sun. Leaves turn orange to scarlet in October. Vase-shaped, 2.5–3.5 m. Grafted on Virginian witch hazel, so remove suckers.',
    pl: 'Miedzianopomarańczowe kwiaty z czerwoną nasadą rozwijają się w styczniu i lutym; pod niskie słońce cały krzew płonie. W październiku liście pomarańczowe do szkarłatnych. Wazowaty, 2,5–3,5 m. Szczepiony na oczarze wirginijskim, dlatego dzikie pędy usuwamy.',
  },
  "Heptacodium miconioides 'Temple of Bloom'": {
    cs: 'Drobné bílé vonné květy začínají koncem srpna, a když opadnou, zčervenají zvětšené kalichy a zdobí do listopadu. Keř 2–3 m, s loupající se světlou kůrou. Mrazuvzdorný, snáší sucho i vápno, pro motýly pozdní pastva.',
    en: 'Small white scented flowers begin in late August, and once they drop, the enlarged calyces redden until November. 2–3 m, with pale peeling bark. Hardy, good in drought and on lime, late food for butterflies.',
    pl: 'Drobne białe pachnące kwiaty pojawiają się pod koniec sierpnia, a po ich opadnięciu powiększone kielichy czerwienieją i zdobią do listopada. Krzew 2–3 m o łuszczącej się jasnej korze. Mrozoodporny, znosi suszę i wapń, późny pożytek dla motyli.',
  },
  'Hibiscus syriacus': {
    cs: 'Od července do září otevírá denně nové ibiškové květy, bílé, růžové i fialové podle výběru. Vzpřímený keř 1,5–2,5 m, raší až v květnu. Teplo, slunce a zálivka v poupatech; předjarním zkrácením letorostů květy zvětšíte.',
    en: 'New mallow flowers open daily from July to September, white, pink or violet by selection. Upright, 1.5–2.5 m, late into leaf. Warmth, sun and water while in bud; shortening shoots in late winter gives larger flowers.',
    pl: 'Od lipca do września codziennie otwiera nowe kwiaty, zależnie od odmiany białe, różowe lub fioletowe. Wzniesiony krzew 1,5–2,5 m, rusza dopiero w maju. Ciepło, słońce, podlewanie w czasie pąkowania; przedwiosenne skracanie pędów daje większe kwiaty.',
  },
  "Hydrangea arborescens 'Annabelle'": {
    cs: 'Obří koule květů, zprvu zelené, v červenci bílé, na podzim opět zelenavé, mívají přes 25 cm. Keř 1,2–1,5 m, spolehlivý i v horách, protože kvete na letošních výhonech. Na jaře řez nízko u země; vláha, polostín.',
    en: 'Huge heads over 25 cm across, green at first, white in July and greenish again in autumn. 1.2–1.5 m and sure even in the mountains, as it flowers on new wood. Cut low in spring; moisture and half shade.',
    pl: 'Olbrzymie kule kwiatów, najpierw zielone, w lipcu białe, jesienią znów zielonkawe, osiągają ponad 25 cm. Krzew 1,2–1,5 m, niezawodny nawet w górach, bo kwitnie na tegorocznych pędach. Wiosną tniemy nisko; wilgoć, półcień.',
  },
  "Hydrangea macrophylla 'Endless Summer'": {
    cs: 'Kvete na starém i novém dřevě od června do října, takže po namrznutí úrodu květů nahradí. Kulovitá květenství jsou v kyselé zemi modrá, v neutrální růžová. Keř kolem 1 m; polostín, mnoho vody, jaro bez hlubokého řezu.',
    en: 'It blooms on old and new wood from June to October, and so makes good after frost damage. Round heads are blue in acid, pink in neutral soil. About 1 m; half shade, plenty of water, no hard spring cut.',
    pl: 'Kwitnie na starym i nowym drewnie od czerwca do października, więc po przemarznięciu odrabia straty. Kuliste kwiatostany w glebie kwaśnej niebieskie, w obojętnej różowe. Krzew około 1 m; półcień, dużo wody, wiosną bez silnego cięcia.',
  },
  "Hydrangea paniculata 'Limelight'": {
    cs: 'Pevné laty limetkově zelené v červenci, krémové v srpnu a růžovějící v září. Vzpřímený keř 1,5–2 m snáší slunce lépe než jiné hortenzie. V březnu seřízněte na dvě očka; půda vlhčí, spíš kyselá.',
    en: 'Firm panicles lime green in July, cream in August and pinkish in September. Upright, 1.5–2 m, and better in sun than other hydrangeas. Cut to two buds in March; moist, rather acid soil.',
    pl: 'Sztywne wiechy, limonkowozielone w lipcu, kremowe w sierpniu i różowiejące we wrześniu. Wzniesiony krzew 1,5–2 m znosi słońce lepiej niż inne hortensje. W marcu tniemy na dwa oczka; gleba wilgotniejsza, raczej kwaśna.',
  },
  "Hydrangea paniculata 'Vanille Fraise'": {
    cs: 'Bílé husté laty se odspodu barví do růžova, později do jahodově červené, takže keř nese tři odstíny najednou. Výhony jsou načervenalé, výška 1,5–2 m. Slunce s dostatkem vláhy, březnový řez; sušená květenství drží do zimy.',
    en: 'Dense white panicles colour from below to pink and strawberry red, so three shades show at once. Reddish shoots, 1.5–2 m. Sun with enough moisture and a March cut; dried heads last into winter.',
    pl: 'Gęste białe wiechy od dołu barwią się na różowo, później na truskawkowo, tak że krzew nosi trzy odcienie naraz. Pędy czerwonawe, wysokość 1,5–2 m. Słońce i dostatek wilgoci, cięcie w marcu; suche kwiatostany trzymają się do zimy.',
  },
  "Hydrangea quercifolia 'Snow Queen'": {
    cs: 'Listy připomínají dub a v říjnu tmavnou do burgundské, bílé vzpřímené laty v červenci růžovějí. Keř 1,2–1,5 m, v zimě s olupující se skořicovou kůrou. Teplý polostín, propustná humózní zem; zkraje ho přikryjte listím.',
    en: 'Oak-like leaves darken to burgundy in October; upright white panicles of July blush with age. 1.2–1.5 m, with peeling cinnamon bark in winter. Warm half shade and drained humus; mulch with leaves when young.',
    pl: 'Liście przypominają dąb i w październiku ciemnieją do burgundu, białe wzniesione wiechy lipcowe z czasem różowieją. Krzew 1,2–1,5 m, zimą z łuszczącą się cynamonową korą. Ciepły półcień, gleba przepuszczalna, próchniczna; młode okrywamy liśćmi.',
  },
  'Kerria japonica': {
    cs: 'Jasně žluté pětičetné květy v dubnu a květnu, občas ještě koncem léta, a zelené pruty celou zimu. Keř 1,5–2 m, odnožuje a vyplní stinná místa pod stromy. Odkvetlé pruty vyřezávejte u země, půda jakákoli.',
    en: 'Bright yellow five-petalled flowers in April and May, sometimes again in late summer, and green stems all winter. 1.5–2 m, suckering to fill shade below trees. Cut flowered stems to the ground; any soil.',
    pl: 'Jaskrawożółte pięciopłatkowe kwiaty w kwietniu i maju, czasem jeszcze późnym latem, oraz zielone pędy przez całą zimę. Krzew 1,5–2 m, daje odrosty i wypełnia cieniste miejsca pod drzewami. Przekwitłe pędy wycinamy przy ziemi, gleba dowolna.',
  },
  'Kolkwitzia amabilis': {
    cs: 'Začátkem června zmizí převislé větve pod růžovými zvonky se žlutým hrdlem, plnými včel. Keř 2–3 m vysoký i široký, ve stáří s loupající se kůrou. Snáší vápno, sucho i mráz, jako solitéra potřebuje volný prostor.',
    en: 'In early June the arching branches vanish under pink, yellow-throated bells full of bees. 2–3 m each way, with peeling bark in age. It takes lime, drought and frost, and needs free space to arch.',
    pl: 'Na początku czerwca przewisające gałęzie znikają pod różowymi dzwonkami z żółtą gardzielą, pełnymi pszczół. Krzew 2–3 m wysokości i szerokości, na starość z łuszczącą się korą. Znosi wapń, suszę i mróz, jako soliter potrzebuje miejsca.',
  },
  'Leycesteria formosa': {
    cs: 'Převislé klasy bílých květů s purpurovými listeny od července a později tmavé karamelové bobule pro ptáky. Duté zelené pruty dorostou 1,5–2 m za rok; v zimě namrzají k zemi a z kořene obrážejí. Závětří, vlhčí humus, přikrývka.',
    en: 'Hanging spikes of white flowers in purple bracts from July, then dark caramel-flavoured berries for birds. Hollow green canes make 1.5–2 m in a year; frost cuts them to the ground, the roots resprout. Shelter, moist humus, mulch.',
    pl: 'Zwisające kłosy białych kwiatów z purpurowymi przysadkami od lipca, potem ciemne karmelowe jagody dla ptaków. Puste zielone pędy dorastają w rok do 1,5–2 m; zimą przemarzają do ziemi, odbijają z korzeni. Zacisze, wilgotna próchnica, okrycie.',
  },
  'Paeonia suffruticosa': {
    cs: 'Květy široké až 20 cm, bílé, růžové i purpurové s hedvábnými plátky, v květnu. Dřevitý keř 1–1,5 m, roste zvolna a dožívá se desítek let na jednom místě. Hluboká vápnitá půda, slunce; roubované místo sázejte 10 cm pod povrch.',
    en: 'Silken flowers up to 20 cm wide, white, pink or purple, in May. A woody shrub of 1–1.5 m, slow and long-lived in one place. Deep limy soil and sun; plant the graft 10 cm below the surface.',
    pl: 'W maju kwiaty szerokości do 20 cm, białe, różowe lub purpurowe, o jedwabistych płatkach. Drzewiasty krzew 1–1,5 m, rośnie powoli i żyje dziesiątki lat w jednym miejscu. Głęboka gleba wapienna, słońce; miejsce szczepienia sadzimy 10 cm pod ziemią.',
  },
  "Perovskia atriplicifolia 'Blue Spire'": {
    cs: 'Stříbřité vonné lodyhy s fialově modrými klasy od července do září, 1–1,2 m vysoké. V zimě zůstávají bílé kostry, dolů je řežte až v dubnu. Suchý výslunný záhon, štěrk, vápno; k růžím, trávám i do ulic.',
    en: 'Silvery aromatic stems with violet-blue spikes from July to September, 1–1.2 m tall. White skeletons stand all winter; cut them down only in April. Dry sun, gravel and lime, with roses, grasses or in streets.',
    pl: 'Srebrzyste aromatyczne łodygi z fioletowoniebieskimi kłosami od lipca do września, wysokości 1–1,2 m. Zimą zostają białe szkielety, przy ziemi tniemy dopiero w kwietniu. Sucha słoneczna rabata, żwir, wapń; do róż, traw i na ulice.',
  },
  "Philadelphus 'Virginal'": {
    cs: 'Plné čistě bílé květy v červnu a červenci voní z pustorylů nejsilněji a jsou až 5 cm široké. Vzpřímený keř 2–3 m, dole bývá holý, předsaďte mu nižší. Slunce i polostín, vápno; staré kmínky odkvetlé prosvětlujte.',
    en: 'Double pure white flowers, up to 5 cm wide, in June and July with the strongest scent of all mock oranges. Upright, 2–3 m, bare at the foot, so plant something low in front. Sun or half shade, lime; thin after bloom.',
    pl: 'Pełne, czysto białe kwiaty w czerwcu i lipcu pachną najsilniej ze wszystkich jaśminowców i mają do 5 cm. Wzniesiony krzew 2–3 m, dołem ogołacający się, więc podsadzamy go niższymi. Słońce lub półcień, wapń; stare przekwitłe pędy prześwietlamy.',
  },
  'Philadelphus coronarius': {
    cs: 'Známý „jasmín“ venkovských zahrad: krémové jednoduché květy s těžkou sladkou vůní koncem května a v červnu. Hustý keř 2–3 m, do sucha, stínu, na vápno i písek. Volné ploty z něj potřebují jen prosvětlit.',
    en: 'The familiar “jasmine” of village gardens: creamy single flowers, heavy and sweet, in late May and June. Dense, 2–3 m, for drought, shade, lime or sand. Informal hedges of it need only thinning.',
    pl: 'Znany „jaśmin” wiejskich ogrodów: kremowe pojedyncze kwiaty o ciężkim słodkim zapachu pod koniec maja i w czerwcu. Gęsty krzew 2–3 m, na suszę, cień, wapień i piasek. Swobodne żywopłoty wystarczy prześwietlać.',
  },
  "Physocarpus opulifolius 'Diabolo'": {
    cs: 'Temně purpurové javorovité listy celou sezonu, v červnu bílé okolíky s růžovým nádechem, posléze červené měchýřky. Vzpřímený keř 2–2,5 m, kůra se loupe v pásech. Zcela otužilý; snáší sucho, jíl a střih, na slunci tmavne.',
    en: 'Dark purple maple-like leaves all season, white heads tinged pink in June, then red bladders. Upright, 2–2.5 m, bark peeling in strips. Fully hardy in drought and clay, fit for clipping, darkest in sun.',
    pl: 'Ciemnopurpurowe liście jak u klonu przez cały sezon, w czerwcu białe baldachy z różowym odcieniem, później czerwone mieszki. Wzniesiony krzew 2–2,5 m, kora łuszczy się pasami. W pełni mrozoodporny; znosi suszę, glinę i cięcie, w słońcu ciemnieje.',
  },
  "Physocarpus opulifolius 'Dart’s Gold'": {
    cs: 'Žluté listí zjasní kout zahrady od dubna, v létě trochu zezelená, spálit se nenechá. Bílé okolíky v červnu. Zůstává nižší než druh, 1,2–1,5 m, husté; v polostínu vydrží barva limetková. Půda libovolná, i mokrá.',
    en: 'Yellow leaves brighten a corner from April, greener in summer and never scorched. White heads in June. Lower than the species, 1.2–1.5 m, and dense; half shade turns it lime. Any soil, even wet.',
    pl: 'Żółte liście rozjaśniają ogród od kwietnia, latem nieco zielenieją, słońce ich nie parzy. Białe baldachy w czerwcu. Niższy od gatunku, 1,2–1,5 m, gęsty; w półcieniu zachowuje barwę limonkową. Gleba dowolna, także mokra.',
  },
  "Potentilla fruticosa 'Goldfinger'": {
    cs: 'Kvete od června do října velkými žlutými květy téměř bez přestávky. Kulatý keřík 80–100 cm, jemně olistěný. Roste na slunci, vápně, v suchu i u silnice; brzy z jara ho zkraťte o třetinu. Nízké plůtky, skalky, kruhové objezdy.',
    en: 'Large yellow flowers come almost without a break from June to October. A round shrub of 80–100 cm with fine leaves, for sun, lime, drought and roadsides; shorten by a third in early spring. Low hedges and rockeries.',
    pl: 'Od czerwca do października kwitnie dużymi żółtymi kwiatami niemal bez przerwy. Kulisty krzewik 80–100 cm o drobnych liściach. Na słońce, wapień, suszę i przy drogi; wczesną wiosną skracamy o jedną trzecią. Niskie żywopłoty, skalniaki, ronda.',
  },
  'Rhus typhina': {
    cs: 'Sametové větve jako jelení parohy, zpeřené listy, které září oranžově a šarlatově, a na samicích rudé palice semen přes zimu. Dorůstá 4–6 m a silně odnožuje, proto do nádoby nebo za kořenovou zábranu. Suchá chudá půda stačí.',
    en: 'Velvety branches like antlers, pinnate leaves that blaze orange and scarlet, and red cones on female plants all winter. 4–6 m and a strong suckerer, so use a root barrier or tub. Dry poor soil is enough.',
    pl: 'Aksamitne gałęzie jak jelenie poroże, pierzaste liście płonące oranżem i szkarłatem, a na okazach żeńskich przez zimę czerwone kolby owoców. Dorasta do 4–6 m, silnie daje odrosty, więc do donicy lub za barierę korzeniową. Wystarcza gleba sucha, uboga.',
  },
  'Ribes sanguineum': {
    cs: 'V dubnu visí růžové až karmínové hrozny zároveň s rašícím listím a čmeláci o ně stojí. Vzpřímený keř 1,5–2 m, kořenně vonný, plody sivé a nechutné. Snáší stín, vápno i sucho, řez po odkvětu. K zlaticím se hodí výborně.',
    en: 'Pink to crimson racemes hang in April as the leaves unfold, sought by bumblebees. Upright, 1.5–2 m, spicily scented, with insipid bluish berries. Shade, lime and drought are fine; prune after bloom. Good beside forsythia.',
    pl: 'W kwietniu, wraz z młodymi liśćmi, zwisają różowe do karminowych grona, chętnie odwiedzane przez trzmiele. Wzniesiony krzew 1,5–2 m o korzennym zapachu, owoce sine, niesmaczne. Znosi cień, wapń i suszę, cięcie po kwitnieniu. Świetna do forsycji.',
  },
  'Sambucus nigra': {
    cs: 'V červnu ploché smetanové květy na kosmatice a sirup, v září černé plody na povidla. Keř až stromek 3–6 m, který vyroste na jakékoli živné půdě i ve stínu. Patří ke stodole, do remízu i ptákům na tah.',
    en: 'Flat creamy flowers for cordial in June, black berries for jam in September. A shrub or small tree of 3–6 m on any rich soil, in shade as well. For the barn, the copse and migrating birds.',
    pl: 'W czerwcu płaskie kremowe kwiaty na racuchy i syrop, we wrześniu czarne owoce na powidła. Krzew lub drzewko 3–6 m, rosnące na każdej żyznej glebie, także w cieniu. Przy stodole, w zadrzewieniach i dla ptaków wędrownych.',
  },
  "Sambucus nigra 'Black Lace'": {
    cs: 'Listy stříhané jako krajka a téměř černé, v červnu proti nim svítí růžové vonné okolíky. Keř 2–3 m; hlubokým jarním řezem ho udržíte na metru a půl s většími listy. Slunce vybarvuje, vlhčí půda prospívá.',
    en: 'Leaves cut like lace and almost black, against which scented pink heads glow in June. 2–3 m; cut hard in spring it stays at a metre and a half with larger leaves. Sun for colour, moisture for growth.',
    pl: 'Liście powcinane jak koronka, prawie czarne, na ich tle w czerwcu świecą różowe pachnące baldachy. Krzew 2–3 m; silne cięcie wiosenne utrzymuje go na półtora metra i powiększa liście. Słońce wzmacnia barwę, wilgotniejsza gleba służy wzrostowi.',
  },
  "Spiraea japonica 'Anthony Waterer'": {
    cs: 'Ploché karmínové okolíky od června do září, mladé listy občas žlutě kropenaté. Keřík 60–80 cm vysoký. Časný jarní řez nízko a odstřižení odkvetlých květenství přinese druhou vlnu. Nejtvrdší městské záhony, sucho i sůl mu nevadí.',
    en: 'Flat crimson heads from June to September, young leaves now and then flecked yellow. A shrub of 60–80 cm. Cut low in early spring and deadhead for a second flush. The toughest town beds, drought and salt are no trouble.',
    pl: 'Płaskie karminowe baldachy od czerwca do września, młode liście niekiedy nakrapiane żółto. Krzewik wysokości 60–80 cm. Niskie cięcie wczesną wiosną i usuwanie przekwitłych kwiatostanów daje drugą falę kwiatów. Na najtrudniejsze rabaty miejskie, susza i sól mu niestraszne.',
  },
  'Spiraea vanhouttei': {
    cs: 'Koncem května se obloukovité větve obsypou bílými okolíky od báze ke špičce. Keř 2–2,5 m vysoký i široký, na podzim místy oranžový. Volně rostoucí plot na libovolnou půdu, i na vápno; řeže se po odkvětu.',
    en: 'At the end of May arching branches are strung with white clusters from base to tip. 2–2.5 m each way, partly orange in autumn. An informal hedge for any soil, lime included; prune after bloom.',
    pl: 'Pod koniec maja łukowate gałęzie pokrywają się białymi baldachami od nasady po szczyt. Krzew 2–2,5 m wysokości i szerokości, jesienią miejscami pomarańczowy. Swobodny żywopłot na każdą glebę, także wapienną; tniemy go po kwitnieniu.',
  },
  "Spiraea betulifolia 'Tor'": {
    cs: 'Kulatý hustý keřík 60–80 cm, v červnu bílý, v říjnu plamenně oranžový až vínový. Drobné březovité lístky zůstávají do té doby svěží a zdravé. Roste bez péče na slunci i v polostínu, vápno a mráz mu nevadí; nízké plůtky.',
    en: 'A round dense shrub of 60–80 cm, white in June and flaming orange to wine in October, its birch-like leaves fresh until then. Carefree in sun or half shade, on lime, in frost; for low hedges.',
    pl: 'Kulisty gęsty krzewik 60–80 cm, w czerwcu biały, w październiku płomiennie pomarańczowy do winnego. Drobne brzozowe listki do tego czasu pozostają świeże i zdrowe. Bez pielęgnacji w słońcu i półcieniu, niewrażliwy na wapń i mróz; niskie żywopłoty.',
  },
  "Spiraea cinerea 'Grefsheim'": {
    cs: 'Z tavolníků kvete skoro první, v dubnu a začátkem května, kdy bílé girlandy zakryjí tenké převislé výhony. Keř 1,2–1,5 m, jemně šedavě olistěný. Slunce, běžná půda; po odkvětu pruty zkraťte, narostou nové na příští jaro.',
    en: 'Among the first spiraeas, in April and early May, when white garlands cover its thin arching shoots. 1.2–1.5 m with fine greyish leaves. Sun and ordinary soil; shorten after bloom and new shoots grow for next spring.',
    pl: 'Z tawuł kwitnie niemal najwcześniej, w kwietniu i na początku maja, gdy białe girlandy okrywają cienkie przewisające pędy. Krzew 1,2–1,5 m o drobnych szarawych liściach. Słońce, gleba przeciętna; po kwitnieniu skracamy pędy, nowe zakwitną za rok.',
  },
  "Spiraea japonica 'Goldflame'": {
    cs: 'Raší oranžově červeně, přechází do žluté a na podzim se vrací k měděné; k tomu v červenci růžové okolíky. Keřík 60–80 cm. Zelené výhony vystřihněte. V lehkém přistínění nepálí, v plném slunci má teplejší tóny.',
    en: 'Opens orange-red, moves to yellow and returns to copper in autumn, with pink heads in July. A shrub of 60–80 cm. Cut out green shoots. Light shade prevents scorch; full sun warms the tones.',
    pl: 'Wiosną pomarańczowoczerwona, potem żółta, jesienią znów miedziana; do tego w lipcu różowe baldachy. Krzewik 60–80 cm. Zielone pędy wycinamy. W lekkim ocienieniu nie ulega poparzeniom, w pełnym słońcu ma cieplejsze tony.',
  },
  'Syringa vulgaris': {
    cs: 'Květnové laty s nezaměnitelnou vůní, lila až bílé, a srdčité listy bez podzimní barvy. Keř či stromek 3–5 m, odnožuje. Miluje slunce, vápno a sušší hlinitou zem; odkvetlé laty odstraňte, staré keře lze hluboce zmladit.',
    en: 'May panicles of unmistakable scent, lilac to white, and heart-shaped leaves without autumn colour. 3–5 m, suckering. It loves sun, lime and drier loam; deadhead it, and old bushes can be cut back hard.',
    pl: 'Majowe wiechy o niepowtarzalnym zapachu, liliowe do białych, i sercowate liście bez jesiennej barwy. Krzew lub drzewko 3–5 m, daje odrosty. Lubi słońce, wapń i suchszą glebę gliniastą; przekwitłe wiechy usuwamy, stare krzewy można silnie odmłodzić.',
  },
  "Syringa vulgaris 'Andenken an Ludwig Späth'": {
    cs: 'Tmavě purpurové, jednoduché květy v dlouhých latách, výpěstek z roku 1883 a dodnes měřítko tmavých šeříků. Vzpřímený, 3–4 m. Voní v polovině května. Roste na vápnité propustné půdě; podrůstající podnož odstraňujte.',
    en: 'Dark purple single flowers in long panicles: raised in 1883 and still the measure of dark lilacs. Upright, 3–4 m, scented in mid-May. Limy drained soil suits it; pull away shoots of the rootstock.',
    pl: 'Ciemnopurpurowe pojedyncze kwiaty w długich wiechach, odmiana z 1883 roku, do dziś wzorzec ciemnych lilaków. Wzniesiony, 3–4 m. Pachnie w połowie maja. Rośnie na wapiennej przepuszczalnej glebie; odrosty podkładki usuwamy.',
  },
  "Syringa meyeri 'Palibin'": {
    cs: 'Malý hustý šeřík 1–1,5 m vysoký s drobnými okrouhlými listy. V květnu se zcela pokryje fialově růžovými vonnými latami, v září občas přikvete. Do předzahrádek, nádob a plůtků, i jako kmínek; otužilý a bez padlí.',
    en: 'A small dense lilac of 1–1.5 m with little rounded leaves, covered in May with scented violet-pink panicles and sometimes again in September. For front gardens, tubs, hedges or on a stem; hardy and free of mildew.',
    pl: 'Mały gęsty lilak wysokości 1–1,5 m o drobnych okrągławych liściach. W maju cały okrywa się fioletoworóżowymi pachnącymi wiechami, we wrześniu czasem powtarza. Do przedogródków, donic i niskich żywopłotów, także na pniu; mrozoodporny, wolny od mączniaka.',
  },
  'Tamarix tetrandra': {
    cs: 'Bledě růžový oblak na loňských větvích v květnu, ještě před jemnými šupinkami listů. Řídký keř 2–3 m s převislými pruty. Sůl, písek, vítr a sucho jsou jeho domov; řežte po odkvětu, jinak pustne zdola.',
    en: 'A pale pink cloud on last year’s wood in May, before the scale-like leaves. An open shrub of 2–3 m with drooping rods. Salt, sand, wind and drought are home to it; prune after bloom or it goes bare.',
    pl: 'Bladoróżowy obłok na zeszłorocznych gałęziach w maju, jeszcze przed drobnymi łuskami liści. Luźny krzew 2–3 m o przewisających pędach. Sól, piasek, wiatr i susza to jego żywioł; tniemy po kwitnieniu, inaczej ogołaca się od dołu.',
  },
  "Viburnum bodnantense 'Dawn'": {
    cs: 'Od listopadu do března kvete ve vlnách, kdykoli poleví mráz, růžově a sladce. Vzpřímený keř 2–3 m, mladé listy bronzové, podzimní načervenalé. Sázejte ho k domovním dveřím, aby vůně nezapadla; slunce i polostín, běžná půda.',
    en: 'Pink and sweet, it flowers in waves from November to March whenever frost relents. Upright, 2–3 m, bronze in spring, reddish in autumn. Plant it by the door so that the scent is not lost; ordinary soil.',
    pl: 'Od listopada do marca kwitnie falami, ilekroć zelżeje mróz, różowo i słodko. Wzniesiony krzew 2–3 m, młode liście brązowe, jesienne czerwonawe. Sadzimy przy drzwiach domu, by zapach nie przepadł; słońce lub półcień, gleba przeciętna.',
  },
  "Viburnum opulus 'Roseum'": {
    cs: 'Zelenavé, potom čistě bílé sněhové koule v květnu a červnu, při odkvětu růžovějící. Keř 3–4 m s javorovitým listem a vínovým podzimem, bez plodů. Vlhčí hlína, slunce; mšice na jaře krouží listy, postřik pomůže včas.',
    en: 'Green, then pure white snowballs in May and June, blushing as they fade. 3–4 m, maple-leaved, wine red in autumn, without fruit. Moist loam and sun; watch for aphids that curl the leaves in spring.',
    pl: 'Zielonkawe, potem czysto białe śnieżne kule w maju i czerwcu, przekwitając różowieją. Krzew 3–4 m o klonowatych liściach, jesienią winny, bez owoców. Wilgotniejsza glina, słońce; wiosną mszyce zwijają liście, pomaga wczesny oprysk.',
  },
  "Viburnum carlesii 'Aurora'": {
    cs: 'Červená poupata, růžové květy, nakonec bílé, a vůně hřebíčku, kterou v dubnu a květnu cítíte přes celou zahradu. Kulatý pomalý keř 1,2–1,5 m. Propustná humózní půda, slunce nebo světlý stín; výhony podnože odstraňte.',
    en: 'Red buds, pink flowers that end white, and a clove scent across the whole garden in April and May. A slow round shrub of 1.2–1.5 m. Drained humus, sun or light shade; remove suckers.',
    pl: 'Czerwone pąki, różowe, na koniec białe kwiaty i zapach goździków, który w kwietniu i maju czuć w całym ogrodzie. Kulisty, wolno rosnący krzew 1,2–1,5 m. Gleba przepuszczalna, próchniczna, słońce lub lekki cień; pędy podkładki usuwamy.',
  },
  "Viburnum plicatum 'Mariesii'": {
    cs: 'Vodorovné etáže větví v květnu shora pokryjí ploché bílé okolíky s velkými okrajovými květy. Keř 1,5–2 m vysoký a do 3 m široký, na podzim purpurový. Přísušek mu škodí, mulčujte; nejlépe vypadá shlížený z terasy.',
    en: 'In May the level tiers of branches are topped with flat white lacecaps. 1.5–2 m tall, to 3 m wide, purple in autumn. Drought harms it, so mulch; it looks best seen from a terrace above.',
    pl: 'W maju poziome piętra gałęzi pokrywają od góry płaskie białe baldachy z dużymi kwiatami brzeżnymi. Krzew 1,5–2 m wysokości i do 3 m szerokości, jesienią purpurowy. Susza mu szkodzi, ściółkujemy; najładniejszy oglądany z tarasu.',
  },
  "Weigela florida 'Bristol Ruby'": {
    cs: 'Rubínové trubky od konce května do června, v září několik opožděných. Vzpřímený keř 2–2,5 m, čmelákům vítaný. Odkvetlé pruty zkracujte každoročně. Slunce, živná nevysychavá půda, město bez potíží; volné ploty.',
    en: 'Ruby trumpets from late May through June, a few more in September, welcomed by bumblebees. Upright, 2–2.5 m. Shorten flowered stems each year. Sun, rich soil that holds moisture, towns without trouble; informal hedges.',
    pl: 'Rubinowe trąbki od końca maja i w czerwcu, we wrześniu kilka spóźnionych. Wzniesiony krzew 2–2,5 m, lubiany przez trzmiele. Przekwitłe pędy skracamy co roku. Słońce, żyzna nieprzesychająca gleba, miasto bez problemu; swobodne żywopłoty.',
  },
  "Weigela florida 'Nana Variegata'": {
    cs: 'Smetanově lemované listy zdobí i po odkvětu, v květnu a červnu přidá bledě růžové trubky. Hustý keř 1–1,2 m. Na výsluní lem běleji svítí, polostín snáší. Zelené výhony pryč; vlhčí běžná půda, i nádoba.',
    en: 'Cream-edged leaves adorn it after the pale pink trumpets of May and June are over. Dense, 1–1.2 m. Margins whiten in sun, half shade will do. Cut out green shoots; moist ordinary soil or a tub.',
    pl: 'Kremowo obrzeżone liście zdobią także po kwitnieniu, w maju i czerwcu dodaje bladoróżowe trąbki. Gęsty krzew 1–1,2 m. W słońcu obrzeżenie jaśnieje, półcień znosi. Zielone pędy usuwamy; wilgotniejsza przeciętna gleba, także donica.',
  },
};
