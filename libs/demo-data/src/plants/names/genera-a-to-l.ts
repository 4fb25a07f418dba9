/** Genera A to L, a line each: Latin, Czech, English and Polish name, further names. */
export const GENERA_A_TO_L = `
Abelia | abélie | abelia | abelia
Abies | jedle | fir | jodła
Acer | javor | maple | klon
Achillea | řebříček | yarrow | krwawnik
Actinidia | aktinidie | kiwi | aktinidia | kiwi, minikiwi
Aesculus | jírovec | horse chestnut | kasztanowiec | kaštan, koňský kaštan, maďal, buckeye
Ailanthus | pajasan | tree of heaven | bożodrzew | ajlant
Akebia | akébie | akebia | akebia | čokoládové víno
Albizia | albízie | silk tree | albicja | mimóza
Alchemilla | kontryhel | lady’s mantle | przywrotnik
Alnus | olše | alder | olsza | olcha
Amelanchier | muchovník | serviceberry | świdośliwa | juneberry, shadbush
Anemone | sasanka | anemone | zawilec | windflower
Aristolochia | podražec | birthwort | kokornak
Aronia | arónie | chokeberry | aronia | temnoplodec, černý jeřáb
Aster | hvězdnice | aster | aster | astra, astry
Astilbe | čechrava | false goat’s beard | tawułka | astilbe
Aucuba | aukuba | spotted laurel | aukuba
Berberis | dřišťál | barberry | berberys | berberis
Bergenia | bergénie | bergenia | bergenia
Betula | bříza | birch | brzoza
Brunnera | pomněnkovec | bugloss | brunnera
Buddleja | komule | buddleia | budleja | motýlí keř, letní šeřík, butterfly bush, Buddleia
Buxus | zimostráz | box | bukszpan | buxus, boxwood, krušpánek
Calamagrostis | třtina | reed grass | trzcinnik | okrasná tráva
Callicarpa | krásnoplodka | beautyberry | pięknotka
Calluna | vřes | heather | wrzos
Calycanthus | sazaník | allspice | kielichowiec
Campsis | trubač | trumpet vine | milin | trumpet creeper
Carex | ostřice | sedge | turzyca | okrasná tráva
Carpinus | habr | hornbeam | grab
Caryopteris | ořechokřídlec | bluebeard | barbula | modroplodka
Castanea | kaštanovník | chestnut | kasztan | jedlý kaštan, sweet chestnut
Catalpa | katalpa | catalpa | surmia | Indian bean tree
Cedrus | cedr | cedar | cedr
Celtis | břestovec | hackberry | wiązowiec | nettle tree
Cercidiphyllum | zmarličník | katsura | grujecznik | perníkový strom
Cercis | zmarlika | redbud | judaszowiec | Jidášův strom, Judas tree
Chaenomeles | kdoulovec | flowering quince | pigwowiec | japonica
Chamaecyparis | cypřišek | false cypress | cyprysik | cypřiš
Clematis | plamének | clematis | powojnik | klematis
Coreopsis | krásnoočko | tickseed | nachyłek
Cornus | dřín | dogwood | dereń | svída
Corylus | líska | hazel | leszczyna | lískový ořech, cobnut
Cotinus | ruj | smoke bush | perukowiec | smoketree
Cotoneaster | skalník | cotoneaster | irga
Crataegus | hloh | hawthorn | głóg | may, quickthorn
Cryptomeria | kryptomerie | Japanese cedar | szydlica | kryptomeria
Cupressocyparis | cypřišovec | Leyland cypress | cyprysowiec | leylandie, leylandii
Cydonia | kdouloň | quince | pigwa | kdoule
Cytisus | čilimník | broom | żarnowiec | janovec, szczodrzeniec
Daphne | lýkovec | daphne | wawrzynek
Davidia | davídie | handkerchief tree | dawidia | kapesníčkový strom, dove tree
Deschampsia | metlice | hair grass | śmiałek | okrasná tráva
Deutzia | trojpuk | deutzia | żylistek
Echinacea | třapatkovka | coneflower | jeżówka | echinacea
Elaeagnus | hlošina | oleaster | oliwnik
Enkianthus | pochvatka | enkianthus | enkiant
Erica | vřesovec | heath | wrzosiec
Euonymus | brslen | spindle | trzmielina
Exochorda | hroznovec | pearl bush | obiela
Fagus | buk | beech | buk
Festuca | kostřava | fescue | kostrzewa | okrasná tráva
Forsythia | zlatice | forsythia | forsycja | zlatý déšť, forzítie
Fothergilla | fotergila | witch alder | fotergilla
Fraxinus | jasan | ash | jesion
Gaultheria | libavka | wintergreen | golteria | checkerberry
Gaura | svíčkovec | gaura | gaura | beeblossom
Geranium | kakost | cranesbill | bodziszek | hardy geranium
Ginkgo | jinan | ginkgo | miłorząb | gingko, maidenhair tree
Gleditsia | dřezovec | honey locust | glediczja | iglicznia
Gymnocladus | nahovětvec | coffee tree | kłęk
Halesia | halézie | silverbell | ośnieża | snowdrop tree
Hamamelis | vilín | witch hazel | oczar
Hedera | břečťan | ivy | bluszcz
Helenium | záplevák | sneezeweed | dzielżan
Helleborus | čemeřice | hellebore | ciemiernik
Hemerocallis | denivka | daylily | liliowiec
Heptacodium | sedmikvítek | seven-son flower | heptakodium
Heuchera | dlužicha | coral bells | żurawka | heuchera
Hibiscus | ibišek | hibiscus | ketmia | hibiskus
Hippophae | rakytník | sea buckthorn | rokitnik
Hosta | bohyška | hosta | funkia | funkie, plantain lily
Humulus | chmel | hop | chmiel
Hydrangea | hortenzie | hydrangea | hortensja
Hypericum | třezalka | St John’s wort | dziurawiec
Ilex | cesmína | holly | ostrokrzew
Iris | kosatec | iris | kosaciec | irys
Jasminum | jasmín | jasmine | jaśmin
Juglans | ořešák | walnut | orzech | ořech
Juniperus | jalovec | juniper | jałowiec
Kerria | zákula | kerria | złotlin | kérie
Koelreuteria | svitel | golden rain tree | mydleniec | mydelník
Kolkwitzia | kolkvície | beauty bush | kolkwicja
Laburnum | štědřenec | laburnum | złotokap | zlatý déšť, golden chain
Larix | modřín | larch | modrzew
Lavandula | levandule | lavender | lawenda
Leycesteria | leycesterie | Himalayan honeysuckle | lejcesteria
Ligustrum | ptačí zob | privet | ligustr
Liquidambar | ambroň | sweet gum | ambrowiec | sweetgum
Liriodendron | liliovník | tulip tree | tulipanowiec | tulipánovník, tulip poplar
Lonicera | zimolez | honeysuckle | wiciokrzew | kozí list, suchodrzew
`;
