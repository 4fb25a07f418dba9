import type { PlantDescriptions } from './plant-descriptions';

/** Dwarf conifers and those of hedges. */
export const GARDEN_CONIFERS: PlantDescriptions = {
  "Cedrus deodara 'Golden Horizon'": {
    cs: 'Plochý, široce rozložitý cedr s převislými špičkami, na slunci zlatožlutý, v polostínu žlutozelený. Za deset let asi 1 m výšky a 2 m šířky, bez vyvázání terminálu nízký. Teplé chráněné místo, půda propustná; tuhá zima ho pozlobí.',
    en: 'A flat wide cedar with drooping tips, golden in sun and lime green in half shade. In ten years about 1 m tall and 2 m wide, staying low unless staked. A warm sheltered spot and drained soil; harsh winters may mark it.',
    pl: 'Płaski, szeroko rozłożysty cedr o zwisających końcach pędów, w słońcu złotożółty, w półcieniu żółtozielony. Po dziesięciu latach około 1 m wysokości i 2 m szerokości. Stanowisko ciepłe, osłonięte, gleba przepuszczalna; ostra zima mu szkodzi.',
  },
  "Chamaecyparis obtusa 'Nana Gracilis'": {
    cs: 'Tmavě zelené lasturovité větévky skládají nepravidelný kuželík, který za deset let měří sotva 80 cm, ve stáří 2–3 m. Patří do skalek, vřesovišť, mís i k hrobům. Vlhčí kyselá půda, polostín; vysoušivý vítr mu škodí.',
    en: 'Dark shell-like sprays build an irregular little cone, barely 80 cm in ten years, 2–3 m in old age. For rockeries, heather beds, bowls and graves. Moist acid soil and half shade; drying wind harms it.',
    pl: 'Ciemnozielone, muszelkowate gałązki tworzą nieregularny stożek, po dziesięciu latach mający ledwie 80 cm, na starość 2–3 m. Na skalniaki, wrzosowiska, do mis i na groby. Gleba wilgotna, kwaśna, półcień; nie lubi wysuszającego wiatru.',
  },
  "Chamaecyparis pisifera 'Filifera Aurea'": {
    cs: 'Nitkovité zlatožluté větévky splývají jako třásně. Keř pomalu vystoupá na 2–3 m a zhruba stejně se rozšíří. Na prudkém slunci v suchu bledne a pálí se, v čerstvé humózní půdě svítí po celou zimu.',
    en: 'Thread-like golden sprays hang like fringes. The bush slowly rises to 2–3 m and spreads about as wide. It bleaches and scorches in dry full sun, but glows all winter in fresh humus.',
    pl: 'Nitkowate, złotożółte gałązki zwisają jak frędzle. Krzew powoli dorasta do 2–3 m wysokości i podobnej szerokości. W ostrym słońcu i suszy blednie i ulega poparzeniom, w świeżej, próchnicznej glebie świeci całą zimę.',
  },
  "Cryptomeria japonica 'Globosa Nana'": {
    cs: 'Hustý polokulovitý jehličnan 1–1,5 m vysoký, s obloukovitými větévkami, v létě žlutozelený, za mrazů do hněda. Vlhčí kyselá půda a závětří; po tuhé zimě doraší i ze starého dřeva. Hezký k vřesům, jezírku, do předzahrádky.',
    en: 'A dense half-round conifer of 1–1.5 m with arching sprays, yellow-green in summer and brownish in frost. Moist acid soil and shelter; after a hard winter it resprouts from old wood. Pretty with heathers or by a pool.',
    pl: 'Gęsty, półkulisty iglak 1–1,5 m o łukowatych gałązkach, latem żółtozielony, w mrozy brązowiejący. Gleba wilgotna, kwaśna, miejsce zaciszne; po ostrej zimie odbija także ze starego drewna. Ładna przy wrzosach i oczku wodnym.',
  },
  "Cupressocyparis leylandii 'Gold Rider'": {
    cs: 'Zlaté jehličí drží barvu i v zimě a na slunci se nepálí. Roste až 60 cm ročně, volně do 8–10 m, v plotě ho dvakrát do roka stříháme na 2–3 m, nikdy do starého dřeva. Propustná půda, závětrnější poloha.',
    en: 'Gold foliage that keeps its colour in winter and does not scorch. It adds up to 60 cm a year, 8–10 m if free; hedges at 2–3 m are clipped twice yearly, never into old wood. Drained soil, some shelter.',
    pl: 'Złote igły zachowują barwę zimą i nie cierpią od słońca. Przyrasta do 60 cm rocznie, swobodnie do 8–10 m, w żywopłocie cięty dwa razy w roku na 2–3 m, nigdy w stare drewno. Gleba przepuszczalna, miejsce zaciszne.',
  },
  "Juniperus communis 'Repanda'": {
    cs: 'Hustý koberec 30 cm vysoký a 1,5–2 m široký, jehlice krátké, měkké, stříbrně pruhované, v zimě lehce bronzové. Na suchém písku i vápnitém svahu vydrží desítky let. Stín snáší špatně, uprostřed pak holá.',
    en: 'A dense carpet 30 cm high and 1.5–2 m wide; short soft needles banded with silver, slightly bronze in winter. It lasts for decades on dry sand or limy slopes, but goes bare in the middle when shaded.',
    pl: 'Gęsty kobierzec 30 cm wysokości i 1,5–2 m szerokości, igły krótkie, miękkie, ze srebrnym paskiem, zimą lekko brązowe. Na suchym piasku i wapiennej skarpie trwa dziesiątki lat. Źle znosi cień, ogałaca się wtedy w środku.',
  },
  "Juniperus scopulorum 'Blue Arrow'": {
    cs: 'Svislý modrošedý šíp 3–4 m vysoký a půl metru široký; větve drží tak těsně, že sníh je zpravidla nerozlomí. Chce slunce a propustnou, i chudou suchou zem. Náhrada cypřiše pro naše zahrady, ke schodům i do nádob.',
    en: 'An upright blue-grey arrow 3–4 m tall and half a metre wide, its branches held so tight that snow seldom splays them. Sun and drained, even poor dry soil. A cypress for our gardens, by steps or in tubs.',
    pl: 'Pionowa, niebieskoszara strzała 3–4 m wysokości i pół metra szerokości; gałęzie tak przylegają, że śnieg zwykle ich nie rozchyla. Słońce i gleba przepuszczalna, może być uboga i sucha. Zastępuje cyprys, przy schodach i w donicach.',
  },
  "Juniperus horizontalis 'Wiltonii'": {
    cs: 'Přitiskne se k zemi jako modrý koberec, jen 10–15 cm vysoký a až 2 m široký; za mrazu přechází do fialova. Splývá přes zídky, kryje slunné svahy. Půda chudá, písčitá i kamenitá, mokro nesnáší.',
    en: 'It hugs the ground as a blue carpet, only 10–15 cm high and up to 2 m wide, turning violet in frost. It spills over walls and covers sunny banks on poor, sandy or stony soil; never wet.',
    pl: 'Przylega do ziemi jak niebieski dywan, tylko 10–15 cm wysokości i do 2 m szerokości; w mrozy przechodzi w fiolet. Zwisa z murków, okrywa słoneczne skarpy. Gleba uboga, piaszczysta lub kamienista, mokrej nie znosi.',
  },
  "Juniperus pfitzeriana 'Mint Julep'": {
    cs: 'Větve vybíhají šikmo vzhůru a na špičkách se sklánějí, jehličí je po celý rok svěže zelené. Keř 1–1,5 m vysoký a 2–3 m široký. Unese řez, sucho i městský prach, proto kryje svahy u parkovišť.',
    en: 'Branches rise at a slant and nod at the tips, fresh green all year. A bush 1–1.5 m tall and 2–3 m wide. It takes pruning, drought and town dust, and so covers banks beside car parks.',
    pl: 'Gałęzie rosną skośnie w górę i przewieszają się na końcach, igły cały rok świeżo zielone. Krzew 1–1,5 m wysokości i 2–3 m szerokości. Znosi cięcie, suszę i miejski kurz, okrywa skarpy przy parkingach.',
  },
  "Juniperus squamata 'Blue Carpet'": {
    cs: 'Stříbřitě modré krátké jehlice, růst plošný: 30–40 cm do výšky, 1,5–2 m do šířky. Dvě tři rostliny na metr čtvereční za pár let potlačí plevel. Slunce a propustná zem; hodí se pod okna, na svahy i hroby.',
    en: 'Short silvery blue needles on flat growth, 30–40 cm high by 1.5–2 m wide. Two or three to the square metre smother weeds within years. Sun and drained soil, below windows, on banks and graves.',
    pl: 'Srebrzystoniebieskie krótkie igły, wzrost płaski: 30–40 cm wysokości, 1,5–2 m szerokości. Dwie lub trzy rośliny na metr kwadratowy po kilku latach zagłuszą chwasty. Słońce i gleba przepuszczalna; pod okna, na skarpy i groby.',
  },
  "Picea glauca 'Conica'": {
    cs: 'Úzký kužílek z jemných světle zelených jehlic, který nepotřebuje nůžky; přiroste 3–6 cm ročně, po letech 2–3 m. Na rozpáleném místě ho napadá sviluška, vzdušná poloha a vláha ji drží zpátky. Do nádob, předzahrádek, na hroby.',
    en: 'A tidy little cone of fine pale needles that never needs shears, adding 3–6 cm a year, in time 2–3 m. Red spider attacks it on hot spots; airy places and moisture prevent that. For tubs, front gardens and graves.',
    pl: 'Wąski stożek z delikatnych jasnozielonych igieł, niewymagający cięcia; przyrasta 3–6 cm rocznie, po latach 2–3 m. W nagrzanych miejscach atakuje go przędziorek, pomaga przewiew i wilgoć. Do donic, przedogródków, na groby.',
  },
  "Picea abies 'Nidiformis'": {
    cs: 'Větve vyrůstají šikmo od středu a nechávají v něm prohlubeň jako hnízdo. Zakrslý smrk 60–100 cm vysoký, 1,5 m široký, s jemnými tmavými jehlicemi. Otužilý, do skalek, vřesovišť a nízkých obrub; v suchu je třeba zalít.',
    en: 'Branches slant out from the middle and leave a hollow there, like a nest. A dwarf spruce 60–100 cm high and 1.5 m wide, with fine dark needles. Hardy, for rockeries, heather and low edges; water it in drought.',
    pl: 'Gałęzie wyrastają skośnie od środka, zostawiając zagłębienie niczym gniazdo. Karłowy świerk 60–100 cm wysokości, 1,5 m szerokości, o delikatnych ciemnych igłach. Mrozoodporny, na skalniaki, wrzosowiska i niskie obwódki; w suszę wymaga podlewania.',
  },
  "Picea pungens 'Glauca Globosa'": {
    cs: 'Stříbrně modrá hustá koule, ve stáří široce kuželovitá, 1–1,5 m vysoká. Vodicí výhon se odstraňuje, aby zůstala kulatá. Na slunci a v propustné půdě vybarvuje nejlépe; naroubovaná na kmínku zdobí malé předzahrádky.',
    en: 'A dense ball of silver blue, broadly conical with age, 1–1.5 m tall. Remove any leader to keep it round. It colours best in sun and drained soil; grafted on a stem it suits little front gardens.',
    pl: 'Srebrzystoniebieska gęsta kula, na starość szerokostożkowa, 1–1,5 m wysokości. Pęd przewodni usuwamy, by zachowała kulisty pokrój. Najlepiej wybarwia się w słońcu, na glebie przepuszczalnej; szczepiona na pniu zdobi małe przedogródki.',
  },
  "Pinus mugo 'Mops'": {
    cs: 'Téměř kulovitý polštář sotva přes metr vysoký, s krátkými tmavými jehlicemi a hustými světlými pupeny. Přirůstá 4–5 cm za rok, řezat netřeba. Slunce, jakákoli nezamokřená půda, mráz ho nijak netrápí; do skalek i střešních zahrad.',
    en: 'An almost round cushion hardly over a metre high, with short dark needles and dense pale buds. It adds 4–5 cm a year and needs no pruning. Sun, any soil not waterlogged, any frost; for rockeries and roof gardens.',
    pl: 'Niemal kulista poduszka nieco ponad metr wysokości, o krótkich ciemnych igłach i gęstych jasnych pąkach. Przyrasta 4–5 cm rocznie, cięcie zbędne. Słońce, każda gleba niepodmokła, w pełni mrozoodporna; na skalniaki i dachy zielone.',
  },
  "Pinus sylvestris 'Watereri'": {
    cs: 'Modrošedé jehličí a v mládí kulovitý, později ploše klenutý tvar, 3–4 m vysoký. Kůra se ve stáří loupe do oranžova. Roste zvolna na slunci v písčité zemi; pěkná jako malá malebná borovice u terasy či jezírka.',
    en: 'Blue-grey needles, a globe when young, later a flattened dome of 3–4 m, with orange bark in age. Slow, in sun and sandy soil; a small picturesque pine for a terrace or a pond.',
    pl: 'Niebieskoszare igły i pokrój w młodości kulisty, później płasko sklepiony, 3–4 m wysokości. Kora z wiekiem łuszczy się pomarańczowo. Rośnie wolno, w słońcu, na glebie piaszczystej; malownicza mała sosna przy tarasie lub oczku.',
  },
  "Pinus heldreichii 'Compact Gem'": {
    cs: 'Tmavě zelený hustý kužel či polokoule, 1,5–2 m za dvacet let, jehlice tuhé a lesklé, kůra hadovitě vzorovaná. Balkánský původ jí dal odolnost k suchu, vápnu i mrazu. Chce slunce; s trávami a kamenem vypadá nejlépe.',
    en: 'A dense dark green cone or dome, 1.5–2 m in twenty years, with stiff shiny needles and snakeskin bark. Its Balkan origin makes it proof against drought, lime and frost. In sun, best with grasses and stone.',
    pl: 'Ciemnozielony gęsty stożek lub półkula, 1,5–2 m po dwudziestu latach, igły sztywne i lśniące, kora o wężowym wzorze. Bałkańskie pochodzenie dało jej odporność na suszę, wapń i mróz. Słońce; najładniejsza z trawami i kamieniem.',
  },
  'Pinus mugo': {
    cs: 'Kleč roste široce a poléhavě, 2–3 m na výšku a až 4 m na šířku, s tmavými jehlicemi po dvou. Jarní prýty lze zaštipovat na polovinu, a tak ji udržet nižší. Zpevní svah, snese mráz, vítr, vápno i rašelinu.',
    en: 'Mountain pine grows broad and low, 2–3 m tall and up to 4 m wide, with dark paired needles. Pinch the spring candles by half to keep it lower. It holds slopes and bears frost, wind, lime and peat.',
    pl: 'Kosodrzewina rośnie szeroko i pokładająco się, 2–3 m wysokości i do 4 m szerokości, igły ciemne, po dwie. Wiosenne przyrosty można uszczykiwać o połowę. Umacnia skarpy, znosi mróz, wiatr, wapń i torf.',
  },
  'Taxus baccata': {
    cs: 'Nejtrpělivější jehličnan pro živé ploty: obráží i ze starého dřeva, roste ve stínu a žije staletí. Volně tvoří strom 10–12 m, v plotě 1–3 m. Samičí rostliny mají červené míšky; kromě nich je vše jedovaté.',
    en: 'The most patient hedge conifer: it resprouts from old wood, grows in shade and lives for centuries. Free it makes a tree of 10–12 m, as a hedge 1–3 m. Female plants bear red arils; everything else is poisonous.',
    pl: 'Najcierpliwszy iglak na żywopłoty: odbija ze starego drewna, rośnie w cieniu i żyje setki lat. Swobodnie drzewo 10–12 m, w żywopłocie 1–3 m. Rośliny żeńskie mają czerwone osnówki; poza nimi wszystko jest trujące.',
  },
  "Taxus media 'Hicksii'": {
    cs: 'Vzpřímené, hustě jehlicovité výhony předurčují tento tis k úzkým plotům 1–2 m vysokým; volně doroste 3–4 m. Je to samičí rostlina s červenými míšky, jedovatá. Otužilejší než tis červený, snáší stín a řez, mokro nikoli.',
    en: 'Upright, densely needled shoots destine this yew for narrow hedges of 1–2 m; free, it reaches 3–4 m. A female plant with red arils, poisonous. Hardier than common yew, at ease with shade and clipping, not with wet.',
    pl: 'Wzniesione, gęsto uiglone pędy predestynują ten cis na wąskie żywopłoty 1–2 m; swobodnie dorasta do 3–4 m. Roślina żeńska z czerwonymi osnówkami, trująca. Bardziej mrozoodporny niż cis pospolity, znosi cień i cięcie, nie mokro.',
  },
  "Thuja occidentalis 'Smaragd'": {
    cs: 'Smaragdově zelený úzký kužel 4–5 m vysoký a asi 1 m široký, zelený i za mrazů. Na plot sázíme dvě rostliny na metr, stříhat stačí jednou v létě. Vyžaduje zálivku v prvních letech; posypová sůl hnědí šupiny.',
    en: 'An emerald, narrow cone, 4–5 m by about 1 m, green even in frost. Two plants to the metre make a hedge, clipped once in summer. It needs watering in its first years; road salt browns it.',
    pl: 'Szmaragdowy wąski stożek 4–5 m wysokości i około 1 m szerokości, zielony także w mrozy. Na żywopłot dwie rośliny na metr, wystarcza jedno cięcie latem. Przez pierwsze lata wymaga podlewania; od soli drogowej łuski brązowieją.',
  },
  "Thuja occidentalis 'Danica'": {
    cs: 'Hustá koule ze svislých plochých větévek, 60–80 cm vysoká, na zimu bronzovějící. Drží tvar bez řezu, hodí se k obrubám, hrobům, do nádob. Slunce až polostín, stejnoměrně vlhká půda; pes a sůl jí škodí.',
    en: 'A dense globe of flat upright sprays, 60–80 cm tall, bronzing in winter. It keeps its shape unclipped, for edges, graves and tubs. Sun or half shade and evenly moist soil; dogs and salt are its enemies.',
    pl: 'Gęsta kula z pionowych płaskich gałązek, 60–80 cm wysokości, zimą brązowiejąca. Zachowuje kształt bez cięcia, na obwódki, groby i do donic. Słońce do półcienia, gleba równomiernie wilgotna; szkodzą jej psy i sól.',
  },
  "Thuja plicata 'Martin'": {
    cs: 'Lesklé tmavé šupiny vonící po ananasu, rychlý růst až 40 cm ročně a hustota odspodu. Do plotu 2–4 m vysokého, snáší stín i řez lépe než zerav západní, volně přes 10 m. Potřebuje vláhu; v mrazivém suchu ji zalijte.',
    en: 'Glossy dark scales with a scent of pineapple, up to 40 cm of growth a year and density from the base. For hedges of 2–4 m; it takes shade and clipping better than white cedar. Free, it passes 10 m. Keep it moist.',
    pl: 'Lśniące ciemne łuski o zapachu ananasa, szybki wzrost do 40 cm rocznie i gęstość od dołu. Na żywopłot 2–4 m, znosi cień i cięcie lepiej niż żywotnik zachodni. Wymaga wilgoci; podczas mroźnej suszy podlewamy.',
  },
  "Thuja occidentalis 'Brabant'": {
    cs: 'Nejrychlejší zerav do plotů, přiroste kolem 30–40 cm za rok. Jehličí je svěže zelené, v zimě lehce do hněda; volně měří 8–10 m, stříhaný 2–3 m. Dvojí letní řez mu dá hustotu, v suchu vyžaduje zálivku.',
    en: 'The fastest white cedar for hedges, some 30–40 cm a year. Fresh green, slightly brown in winter; 8–10 m if free, 2–3 m when clipped. Two summer cuts make it dense; it wants water in dry spells.',
    pl: 'Najszybszy żywotnik na żywopłoty, przyrasta około 30–40 cm rocznie. Łuski świeżo zielone, zimą lekko brązowe; swobodnie osiąga 8–10 m, cięty 2–3 m. Dwukrotne letnie cięcie zagęszcza go, w suszę wymaga podlewania.',
  },
  "Tsuga canadensis 'Jeddeloh'": {
    cs: 'Polokulovitý jedlovec se středovou prohlubní a převislými světle zelenými větévkami, 60–80 cm vysoký, přes metr široký. Patří do polostínu k pěnišníkům a kapradinám, v kyselé vlhké zemi. Slunce s větrem ho pálí.',
    en: 'A half-round hemlock with a hollow centre and nodding light green sprays, 60–80 cm high and over a metre wide. It belongs in half shade with rhododendrons and ferns, in moist acid soil; sun and wind burn it.',
    pl: 'Półkulista choina z zagłębieniem pośrodku i zwisającymi jasnozielonymi gałązkami, 60–80 cm wysokości, ponad metr szerokości. Do półcienia, przy różanecznikach i paprociach, na glebę kwaśną i wilgotną. Słońce z wiatrem powoduje poparzenia.',
  },
};
