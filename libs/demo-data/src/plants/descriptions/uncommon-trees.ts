import type { PlantDescriptions } from './plant-descriptions';

/** Trees seldom planted and those of unusual habit. */
export const UNCOMMON_TREES: PlantDescriptions = {
  'Ailanthus altissima': {
    cs: 'Rychlý strom 15–20 m vysoký s až metrovými zpeřenými listy, samičí jedinci nesou načervenalé nažky. Roste v suchu, prachu i spáře zdi. Je však invazní: bohatě se vysévá a odnožuje, vysazujeme ho nejvýš do uzavřených dvorů pod dohledem.',
    en: 'A fast tree of 15–20 m with pinnate leaves up to a metre long; female trees carry reddish winged seeds. It grows in drought, dust and cracks, but is invasive by seed and sucker: only for enclosed courts, and under watch.',
    pl: 'Szybko rosnące drzewo 15–20 m o pierzastych liściach do metra długości, okazy żeńskie mają czerwonawe skrzydlaki. Rośnie w suszy, kurzu i szczelinach murów. Jest jednak inwazyjny: obficie się rozsiewa i daje odrosty, sadzimy go najwyżej na zamkniętych, dozorowanych dziedzińcach.',
  },
  "Albizia julibrissin 'Ombrella'": {
    cs: 'Deštníkovitá koruna 4–6 m vysoká i široká, jemné zpeřené listy se na noc skládají. V červenci a srpnu kvete růžovými hedvábnými chomáči. Jen pro vinařské oblasti a závětří; mladý strom v zimě kryjeme, sucho snáší.',
    en: 'An umbrella crown 4–6 m each way, with feathery leaves that fold at night and pink silky tufts in July and August. Only for wine country and shelter; protect young trees in winter. Drought is no trouble.',
    pl: 'Parasolowata korona 4–6 m wysokości i szerokości, delikatne pierzaste liście na noc się składają. W lipcu i sierpniu różowe jedwabiste pędzelki kwiatów. Tylko w rejony winiarskie i zaciszne; młode drzewo zimą okrywamy, suszę znosi.',
  },
  "Catalpa bignonioides 'Nana'": {
    cs: 'Na kmínku tvoří hustou kouli 3–5 m širokou z velkých srdčitých listů; téměř nekvete. Raší až v květnu a s prvním mrazem listy shodí. Hluboký řez snáší každoročně. Slunné místo v závětří, běžná propustná půda.',
    en: 'A dense ball 3–5 m wide of large heart-shaped leaves on a stem, hardly ever in flower. Late into leaf in May, bare at the first frost. It stands hard pruning each year. Sun, shelter and ordinary drained soil.',
    pl: 'Na pniu tworzy gęstą kulę szerokości 3–5 m z dużych sercowatych liści; prawie nie kwitnie. Rusza dopiero w maju, z pierwszym mrozem zrzuca liście. Silne cięcie znosi co roku. Miejsce słoneczne, zaciszne, gleba przeciętna, przepuszczalna.',
  },
  'Celtis occidentalis': {
    cs: 'Strom 15–20 m vysoký s jilmovitým listem, bradavičnatou kůrou a drobnými tmavými peckovičkami, které v zimě sbírají ptáci. Podzim žlutý. Vyrovná se se suchem, vápnem, solí i větrem a přichází v úvahu za hynoucí jasany.',
    en: 'A tree of 15–20 m with elm-like leaves, warty bark and small dark fruits that birds take in winter. Yellow in autumn. It copes with drought, lime, salt and wind, and can stand in for dying ash.',
    pl: 'Drzewo 15–20 m o liściach jak u wiązu, brodawkowatej korze i drobnych ciemnych pestkowcach, które zimą zbierają ptaki. Jesienią żółty. Radzi sobie z suszą, wapniem, solą i wiatrem, może zastąpić zamierające jesiony.',
  },
  'Cercidiphyllum japonicum': {
    cs: 'Okrouhlé listy raší načervenale a v říjnu, když žloutnou a růžovějí, voní po perníku a karamelu. Vícekmenný strom 8–12 m vysoký. Mělké kořeny potřebují stálou vláhu a kyselejší humus; jarní mrazíky pálí rašící výhony.',
    en: 'Rounded leaves open reddish and smell of gingerbread and caramel as they turn yellow and pink in October. Often multi-stemmed, 8–12 m. Shallow roots need steady moisture and acid humus; spring frost burns young shoots.',
    pl: 'Okrągłe liście rozwijają się czerwonawe, a w październiku, gdy żółkną i różowieją, pachną piernikiem i karmelem. Drzewo wielopniowe, 8–12 m. Płytkie korzenie potrzebują stałej wilgoci i kwaśnej próchnicy; wiosenne przymrozki warzą młode pędy.',
  },
  'Cercis canadensis': {
    cs: 'V dubnu až květnu kvete růžovofialově na holých větvích i na kmeni, pak se rozvinou srdčité listy, na podzim žluté. Dosahuje 5–7 m, často keřovitě. Teplé chráněné místo a propustná zem; proti zmarlice Jidášově je otužilejší.',
    en: 'Rosy purple flowers sit on bare branches and even the trunk in April and May, before heart-shaped leaves that turn yellow. 5–7 m, often shrubby. A warm sheltered place and drained soil; hardier than the Judas tree.',
    pl: 'W kwietniu i maju kwitnie różowofioletowo na nagich gałęziach, a nawet na pniu, potem rozwijają się sercowate liście, jesienią żółte. Osiąga 5–7 m, często krzewiasty. Ciepłe osłonięte miejsce, gleba przepuszczalna; bardziej mrozoodporny niż judaszowiec południowy.',
  },
  "Cercis siliquastrum 'Alba'": {
    cs: 'Bělokvětá forma středomořského stromu, 4–6 m vysoká. Květy vyrůstají v dubnu přímo z větví, po nich ploché lusky a ledvinovité šedozelené listy. Snáší vápno a sucho, mráz pod −18 °C poškozuje výhony, proto jen k jižní zdi.',
    en: 'White form of a Mediterranean tree, 4–6 m. The flowers spring straight from the wood in April, then come flat pods and kidney-shaped greyish leaves. Fine on lime and in drought; shoots die below −18 °C, so a south wall is best.',
    pl: 'Białokwiatowa forma śródziemnomorskiego drzewa, 4–6 m. Kwiaty wyrastają w kwietniu wprost z gałęzi, po nich płaskie strąki i nerkowate szarozielone liście. Znosi wapń i suszę, mróz poniżej −18 °C uszkadza pędy, więc tylko pod południową ścianę.',
  },
  'Corylus colurna': {
    cs: 'Kuželovitá koruna i ve stáří, rovný kmen s korkovitou borkou, 15–18 m výšky. Ořechy bývají v rozeklaných číškách, malé a tvrdé. Koncem zimy visí žluté jehnědy. Suché léto, dlažba ani vápno ho netrápí; ideální alejový strom.',
    en: 'A cone even in age, with a straight trunk and corky bark, 15–18 m tall. Small hard nuts sit in slashed husks; yellow catkins hang in late winter. Dry summers, paving and lime do not trouble it: an ideal avenue tree.',
    pl: 'Korona stożkowa także na starość, prosty pień o korkowatej korze, 15–18 m wysokości. Orzechy w postrzępionych okrywach, małe i twarde. Pod koniec zimy zwisają żółte kotki. Suche lato, nawierzchnia ani wapń mu nie szkodzą; idealne drzewo alejowe.',
  },
  "Davidia involucrata 'Sonoma'": {
    cs: 'Kvete už několik let po výsadbě, zatímco druh až po dvaceti: v květnu mezi srdčitými listy visí velké bílé listeny jako kapesníčky. Stromek 8–10 m vysoký, do chráněného polostínu, v humózní a stále vlahé půdě.',
    en: 'Flowers a few years after planting, where the species takes twenty: large white bracts hang like handkerchiefs among the heart-shaped leaves in May. A tree of 8–10 m for sheltered half shade and humus that stays moist.',
    pl: 'Kwitnie już kilka lat po posadzeniu, podczas gdy gatunek dopiero po dwudziestu: w maju między sercowatymi liśćmi zwisają duże białe podsadki jak chusteczki. Drzewko 8–10 m, do osłoniętego półcienia, w próchnicznej, stale wilgotnej glebie.',
  },
  "Elaeagnus angustifolia 'Caspica'": {
    cs: 'Stříbrné úzké listy a drobné žluté květy, které v červnu medově voní na několik metrů. Keřovitý stromek 4–6 m vysoký i široký. Roste na písku, soli, suchu i vápně, zastíní-li se, řídne. Výborný proti větru a do přímořsky laděných výsadeb.',
    en: 'Silver narrow leaves and tiny yellow flowers that scent the June air with honey for metres around. A shrubby tree 4–6 m each way, fit for sand, salt, drought and lime, but thin in shade. Excellent as a windbreak.',
    pl: 'Srebrne wąskie liście i drobne żółte kwiaty, które w czerwcu pachną miodem na kilka metrów. Krzewiaste drzewko 4–6 m wysokości i szerokości. Rośnie na piasku, soli, w suszy i na wapniu, w cieniu rzednie. Doskonały od wiatru i do nasadzeń w nadmorskim stylu.',
  },
  'Gymnocladus dioicus': {
    cs: 'Dvakrát zpeřené listy až 90 cm dlouhé raší koncem května a na podzim žloutnou; přes zimu vyniknou silné holé větve. Dorůstá 12–18 m, zvolna. Samičí stromy nesou tlusté lusky, jedovaté syrové. Snáší sucho, vápno i město.',
    en: 'Twice-pinnate leaves up to 90 cm long open in late May and turn yellow; stout bare branches make its winter. Slow to 12–18 m. Female trees bear thick pods, poisonous raw. Good in drought, on lime and in towns.',
    pl: 'Podwójnie pierzaste liście długości do 90 cm rozwijają się pod koniec maja, jesienią żółkną; zimą zdobią grube nagie gałęzie. Dorasta powoli do 12–18 m. Drzewa żeńskie mają grube strąki, surowe trujące. Znosi suszę, wapń i miasto.',
  },
  'Halesia carolina': {
    cs: 'Pod větvemi se v květnu houpou bílé zvonečky, na podzim čtyřkřídlé plody a žluté listí. Stromek nebo keř 5–8 m vysoký, s podélně žíhanou kůrou. Patří na okraj lesa k pěnišníkům, do kyselé a vlhčí půdy.',
    en: 'White bells swing below the branches in May, followed by four-winged fruits and yellow leaves. A tree or shrub of 5–8 m with streaked bark, for the woodland edge among rhododendrons in acid, moist soil.',
    pl: 'Pod gałęziami w maju kołyszą się białe dzwonki, jesienią czteroskrzydłe owoce i żółte liście. Drzewko lub krzew 5–8 m o podłużnie pręgowanej korze. Na skraj lasu, do różaneczników, w glebę kwaśną i wilgotną.',
  },
  'Koelreuteria paniculata': {
    cs: 'Žluté laty v červenci a srpnu, kdy málokterý strom kvete, po nich nafouklé tobolky jako lampiony. Listy zpeřené, rašící růžově, na podzim oranžové. Široká koruna 6–8 m. Slunce, teplo, sucho a vápno jsou mu po chuti.',
    en: 'Yellow panicles in July and August, when few trees bloom, then inflated pods like lanterns. Pinnate leaves open pink and end orange. A broad crown of 6–8 m. Sun, warmth, drought and lime are to its liking.',
    pl: 'Żółte wiechy w lipcu i sierpniu, gdy mało które drzewo kwitnie, po nich rozdęte torebki jak lampiony. Liście pierzaste, wiosną różowe, jesienią pomarańczowe. Szeroka korona 6–8 m. Lubi słońce, ciepło, suszę i wapń.',
  },
  "Laburnum watereri 'Vossii'": {
    cs: 'Až půlmetrové zlaté hrozny květů převisají koncem května; plodů nasazuje málo, přesto je celý jedovatý. Roste vzpřímeně do 5–6 m. Stačí mu chudá, i vápenitá půda na slunci. Krásný na loubí, mimo dosah dětí.',
    en: 'Golden racemes up to half a metre hang in late May; it sets few pods, yet every part is poisonous. Upright to 5–6 m, content with poor limy soil in sun. Beautiful over a pergola, out of children’s reach.',
    pl: 'Złote grona kwiatów, nawet półmetrowe, zwisają pod koniec maja; strąków zawiązuje mało, lecz cały jest trujący. Wzniesiony, do 5–6 m. Wystarcza mu uboga, także wapienna gleba w słońcu. Piękny na pergoli, poza zasięgiem dzieci.',
  },
  "Morus alba 'Pendula'": {
    cs: 'Deštník převislých větví sahajících k zemi, 2–3 m vysoký podle kmínku. Lesklé, různě laločnaté listy na podzim zežloutnou, v červenci dozrávají sladké plody, které barví dlažbu. Slunce, propustná půda; sucho i řez snáší bez potíží.',
    en: 'An umbrella of branches hanging to the ground, 2–3 m tall depending on the stem. Glossy, variously lobed leaves turn yellow; sweet fruits ripen in July and stain paving. Sun and drained soil, untroubled by drought or pruning.',
    pl: 'Parasol gałęzi zwisających do ziemi, 2–3 m zależnie od wysokości pnia. Lśniące, różnie klapowane liście jesienią żółkną, w lipcu dojrzewają słodkie owoce, które plamią nawierzchnię. Słońce, gleba przepuszczalna; suszę i cięcie znosi bez trudu.',
  },
  'Nyssa sylvatica': {
    cs: 'Málokterá dřevina se vybarví tak spolehlivě: lesklé oválné listy jsou v říjnu oranžové až šarlatové. Kuželovitý strom 10–15 m, roste pomalu na kyselé, mokré i občas zaplavené půdě. Přesazuje se nerad, proto kupujte mladší rostliny v kontejneru.',
    en: 'Few trees colour so surely: the glossy oval leaves are orange to scarlet in October. A slow cone of 10–15 m on acid, wet, even flooded soil. It resents moving, so buy young plants in containers.',
    pl: 'Mało które drzewo przebarwia się tak niezawodnie: lśniące owalne liście są w październiku pomarańczowe do szkarłatnych. Stożkowate, 10–15 m, rośnie powoli na glebie kwaśnej, mokrej, nawet zalewanej. Źle znosi przesadzanie, dlatego wybieramy młode rośliny w pojemnikach.',
  },
  'Ostrya carpinifolia': {
    cs: 'Podobá se habru, plody však připomínají chmelové šištice a zdobí od léta. Strom 10–15 m vysoký s kuželovitou, později okrouhlou korunou, na podzim žlutý. Pochází z jižních vápencových svahů, proto zvládá horko, sucho i mělkou zeminu.',
    en: 'Like a hornbeam, but with fruits like hop cones from summer on. 10–15 m tall, conical then rounded, yellow in autumn. It comes from southern limestone slopes and so takes heat, drought and shallow soil.',
    pl: 'Podobna do grabu, lecz owoce przypominają szyszki chmielu i zdobią od lata. Drzewo 10–15 m o stożkowej, później zaokrąglonej koronie, jesienią żółte. Pochodzi z południowych wapiennych stoków, dlatego znosi upał, suszę i płytką glebę.',
  },
  'Parrotia persica': {
    cs: 'Podzim trvá týdny a nese žlutou, oranžovou i karmínovou na témž keři; v březnu kvetou červené štětičky tyčinek. Široce rozkladitý strom 6–8 m s platanovitě se loupající kůrou. Vápno i městské teplo snáší, nemoci nezná.',
    en: 'Autumn lasts for weeks with yellow, orange and crimson on one plant; red tufts of stamens open in March. A wide-spreading tree of 6–8 m with bark flaking like a plane. At ease with lime and town heat, free of disease.',
    pl: 'Jesień trwa tygodnie i niesie żółć, oranż i karmin na tej samej roślinie; w marcu kwitną czerwone pędzelki pręcików. Szeroko rozłożyste drzewo 6–8 m, kora łuszczy się jak u platana. Znosi wapń i miejskie ciepło, nie choruje.',
  },
  'Paulownia tomentosa': {
    cs: 'Fialové náprstníkovité květy s vůní fialek se v květnu otevírají před listy, které mívají i 40 cm. Rychle doroste 10–12 m. Poupata přezimují na větvích a v drsných zimách namrzají. Teplá poloha, propustná půda, dost místa.',
    en: 'Violet-scented lilac foxgloves open in May before leaves that reach 40 cm. Fast to 10–12 m. The flower buds winter on the branches and are lost in harsh years. A warm site, drained soil and plenty of room.',
    pl: 'Fioletowe kwiaty jak naparstnica, o zapachu fiołków, otwierają się w maju przed liśćmi, które osiągają nawet 40 cm. Szybko dorasta do 10–12 m. Pąki zimują na gałęziach i w ostre zimy przemarzają. Ciepłe stanowisko, gleba przepuszczalna, dużo miejsca.',
  },
  'Phellodendron amurense': {
    cs: 'Korková světlá borka, zpeřené listy se zlatým podzimem a u samic černé peckovičky. Strom 10–12 m vysoký, široce klenutý. Otužilý, hluboká živná půda je mu milá, vápno nevadí. Pro parky a sbírky, kde vynikne kmen.',
    en: 'Pale corky bark, pinnate leaves with a golden autumn and, on females, black berries. 10–12 m tall and broadly domed. Hardy, fond of deep rich soil, indifferent to lime. For parks and collections, where the trunk can be seen.',
    pl: 'Jasna korkowa kora, pierzaste liście o złotej jesieni, a na okazach żeńskich czarne pestkowce. Drzewo wysokości 10–12 m, szeroko sklepione. Mrozoodporny, lubi głęboką żyzną glebę, wapń nie szkodzi. Do parków i kolekcji, gdzie widać pień.',
  },
  "Robinia pseudoacacia 'Umbraculifera'": {
    cs: 'Hustě kulovitý akát na kmínku, beztrnný, nekvetoucí, v průměru 4–5 m. Řez až na hlavu jednou za několik let udrží korunu pevnou. Roste na suché, písčité i chudé půdě; sázíme ho do závětří, větve jsou lámavé.',
    en: 'A dense round acacia on a stem, thornless and flowerless, 4–5 m across. Cutting it back to the head every few years keeps it firm. It grows on dry, sandy, poor soil; branches snap, so avoid windy spots.',
    pl: 'Gęsto kulista robinia na pniu, bezcierniowa, niekwitnąca, średnicy 4–5 m. Cięcie na głowę raz na kilka lat utrzymuje koronę zwartą. Rośnie na glebie suchej, piaszczystej i ubogiej; sadzimy w zaciszu, gałęzie są łamliwe.',
  },
  "Robinia pseudoacacia 'Casque Rouge'": {
    cs: 'Sytě růžové vonné hrozny rozkvétají koncem května na stromě 8–12 m vysokém se vzdušnou korunou. Raší pozdě, mladé výhony mají trny. Snáší sucho, sůl a chudobu, těžké mokré jíly nikoli; dobrá medonosná dřevina do města.',
    en: 'Deep pink scented racemes open in late May on an airy tree of 8–12 m. Late into leaf, thorny when young. It takes drought, salt and poverty, but no heavy wet clay; a good bee tree for towns.',
    pl: 'Ciemnoróżowe pachnące grona rozkwitają pod koniec maja na drzewie 8–12 m o luźnej koronie. Rusza późno, młode pędy mają ciernie. Znosi suszę, sól i ubóstwo gleby, lecz nie ciężkie mokre iły; dobre drzewo miododajne do miasta.',
  },
  "Salix alba 'Tristis'": {
    cs: 'Zlatožluté pruty splývají až k hladině a svítí hlavně v předjaří. Mohutná vrba 15–20 m vysoká i široká, patří k rybníku nebo potoku, daleko od trubek. Roste rychle, po vichřicích se láme, hluboký řez bez potíží obrazí.',
    en: 'Golden rods hang to the water and gleam most in late winter. A mighty willow 15–20 m each way, for ponds and streams and far from drains. Fast, brittle in gales, but resprouts from any hard pruning.',
    pl: 'Złotożółte pędy spływają aż do lustra wody i świecą zwłaszcza na przedwiośniu. Potężna wierzba 15–20 m wysokości i szerokości, nad staw lub potok, z dala od rur. Rośnie szybko, w wichurach się łamie, po silnym cięciu bez trudu odbija.',
  },
  "Salix caprea 'Kilmarnock'": {
    cs: 'Převislá jíva na kmínku 1–1,8 m: v březnu ji pokryjí stříbrné kočičky, které zežloutnou pylem a živí první včely. Po odkvětu ji seřízneme na krátké čípky, jinak zhoustne. Slunce, jakákoli ne úplně suchá půda.',
    en: 'A weeping goat willow on a stem of 1–1.8 m, covered in March with silver catkins that turn yellow with pollen for the first bees. Cut back to short spurs after flowering. Sun and any soil that is not quite dry.',
    pl: 'Zwisająca iwa na pniu 1–1,8 m: w marcu okrywają ją srebrne bazie, które żółkną od pyłku i karmią pierwsze pszczoły. Po kwitnieniu tniemy na krótkie czopy, inaczej się zagęszcza. Słońce, każda niezbyt sucha gleba.',
  },
  "Salix purpurea 'Nana'": {
    cs: 'Hustý keř 1–1,5 m vysoký i široký z tenkých nachových prutů a šedozelených úzkých lístků. Tvoří měkké stříhané plůtky, zpevňuje svahy a břehy, pruty jsou na pletení. Snáší mokro i přechodné sucho a nejtvrdší mrazy.',
    en: 'A dense shrub 1–1.5 m each way of thin purple rods and narrow grey-green leaves. It makes soft clipped hedges, holds slopes and banks, and gives rods for weaving. It stands wet, passing drought and the hardest frost.',
    pl: 'Gęsty krzew 1–1,5 m wysokości i szerokości z cienkich purpurowych pędów i szarozielonych wąskich listków. Tworzy miękkie strzyżone żywopłoty, umacnia skarpy i brzegi, pędy nadają się do wyplatania. Znosi mokro, przejściową suszę i najcięższe mrozy.',
  },
  'Sophora japonica': {
    cs: 'V srpnu se otevírají smetanové vonné laty a včely mají pastvu, když už nic jiného nekvete. Strom 15–18 m vysoký, s tmavozelenými zpeřenými listy a růžencovitými lusky. Teplé, suché, vápenité polohy a dlažba mu svědčí.',
    en: 'Creamy scented panicles open in August, bee food when little else is in bloom. 15–18 m tall, with dark pinnate leaves and beaded pods. Warm, dry, limy sites and paving suit it well.',
    pl: 'W sierpniu otwierają się kremowe pachnące wiechy i pszczoły mają pożytek, gdy nic innego już nie kwitnie. Drzewo 15–18 m o ciemnozielonych pierzastych liściach i różańcowatych strąkach. Służą mu ciepłe, suche, wapienne stanowiska i nawierzchnie.',
  },
};
