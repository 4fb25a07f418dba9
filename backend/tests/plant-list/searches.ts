/**
 * Searches of professionals and home gardeners, each with the expected first hit: a genus, species or cultivar, as the
 * start of its Latin name.
 */
export const SEARCHES = `
lípa | Tilia
lipa | Tilia
LÍPA | Tilia
lípy | Tilia
lípa srdčitá | Tilia cordata
lípa malolistá | Tilia cordata
lípa velkolistá | Tilia platyphyllos
lipa drobnolistna | Tilia cordata
linden | Tilia
lime | Tilia
small-leaved linden | Tilia cordata
tilia cord | Tilia cordata
greenspire | Tilia cordata 'Greenspire'
tilia rancho | Tilia cordata 'Rancho'
dub | Quercus
duby | Quercus
dub letní | Quercus robur
dub zimní | Quercus petraea
drnák | Quercus petraea
křemelák | Quercus robur
oak | Quercus
oaks | Quercus
english oak | Quercus robur
dąb | Quercus
dąb szypułkowy | Quercus robur
quercus | Quercus
quercus robur fastigiata | Quercus robur 'Fastigiata Koster'
hortenzie dubolistá | Hydrangea quercifolia
oak-leaved hydrangea | Hydrangea quercifolia
růže | Rosa
ruze | Rosa
róża | Rosa
rose | Rosa
roses | Rosa
rosa | Rosa
šípek | Rosa canina
dog rose | Rosa canina
vánoční růže | Helleborus niger
christmas rose | Helleborus niger
rose of sharon | Hibiscus syriacus
new dawn | Rosa 'New Dawn'
gloria dei | Rosa 'Gloria Dei'
pnoucí růže | Rosa
javor | Acer
javory | Acer
jvaor | Acer
klon | Acer
maple | Acer
maples | Acer
acer | Acer
javor mléč | Acer platanoides
mléč | Acer platanoides
babyka | Acer campestre
javor babyka | Acer campestre
klen | Acer pseudoplatanus
javor klen | Acer pseudoplatanus
jawor | Acer pseudoplatanus
sycamore | Acer pseudoplatanus
norway maple | Acer platanoides
japonský javor | Acer palmatum
japanese maple | Acer palmatum
javor červený | Acer rubrum
acer plat glob | Acer platanoides 'Globosum'
globosum | Acer platanoides 'Globosum'
acer golbosum | Acer platanoides 'Globosum'
crimson king | Acer platanoides 'Crimson King'
acer x freemanii | Acer freemanii
Acer ginnala | Acer tataricum subsp. ginnala
Acer platanoides 12-14 | Acer platanoides
Acer platanoides 12/14 ZB | Acer platanoides
javor mléč OK 14-16 | Acer platanoides
lípa srdčitá HK ZB 16-18 | Tilia cordata
dub letní VK 250-300 | Quercus robur
levandule k9 | Lavandula angustifolia
habr 100-125 | Carpinus betulus
tis 80-100 ZB | Taxus
buk | Fagus
beech | Fagus
buk lesní červenolistý | Fagus sylvatica 'Purpurea'
smuteční buk | Fagus sylvatica 'Pendula'
bříza | Betula
bříza bělokorá | Betula pendula
birch | Betula
brzoza | Betula
smuteční bříza | Betula pendula 'Youngii'
betula verucosa | Betula pendula
jasan | Fraxinus
ash | Fraxinus
jesion | Fraxinus
jilm | Ulmus
wiąz | Ulmus
vaz | Ulmus laevis
habr | Carpinus
hornbeam | Carpinus
grab | Carpinus
kaštan | Aesculus
kaštan koňský | Aesculus hippocastanum
horse chestnut | Aesculus
jedlý kaštan | Castanea sativa
sweet chestnut | Castanea sativa
chestnut | Castanea
platan | Platanus
plane | Platanus
akát | Robinia
trnovník akát kulovitý | Robinia pseudoacacia 'Umbraculifera'
topol | Populus
osika | Populus tremula
vrba | Salix
smuteční vrba | Salix alba 'Tristis'
willow | Salix
jíva | Salix caprea
jeřáb | Sorbus
rowan | Sorbus
oskeruše | Sorbus domestica
břek | Sorbus torminalis
ginkgo | Ginkgo
gingko | Ginkgo biloba
ginko | Ginkgo
jinan | Ginkgo
ambroň | Liquidambar
liquidambar | Liquidambar
liliovník | Liriodendron
tulipánovník | Liriodendron
tulip tree | Liriodendron
magnolie | Magnolia
magnólie | Magnolia
šácholan | Magnolia
sakura | Prunus
kanzan | Prunus serrulata 'Kanzan'
třešeň | Prunus avium
višeň | Prunus
švestka | Prunus domestica
plum | Prunus domestica
meruňka | Prunus armeniaca
broskev | Prunus persica
bobkovišeň | Prunus laurocerasus
cherry laurel | Prunus laurocerasus
laurowiśnia | Prunus laurocerasus
jabloň | Malus
jablko | Malus domestica
apple | Malus
topaz | Malus domestica 'Topaz'
hrušeň | Pyrus
hruška | Pyrus communis
ořech | Juglans
vlašský ořech | Juglans regia
walnut | Juglans
líska | Corylus
hazel | Corylus
rybíz | Ribes
angrešt | Ribes uva-crispa
černý rybíz | Ribes nigrum
borůvka | Vaccinium
kanadská borůvka | Vaccinium corymbosum
malina | Rubus idaeus
smrk | Picea
spruce | Picea
świerk | Picea
stříbrný smrk | Picea pungens
omorika | Picea omorika
borovice | Pinus
pine | Pinus
kleč | Pinus mugo
kosodřevina | Pinus mugo
limba | Pinus cembra
jedle | Abies
fir | Abies
nordmannka | Abies nordmanniana
modřín | Larix
larch | Larix
tis | Taxus
yew | Taxus
cis | Taxus
túje | Thuja
tuje smaragd | Thuja occidentalis 'Smaragd'
thuja smarag | Thuja occidentalis 'Smaragd'
zerav | Thuja
żywotnik | Thuja
jalovec | Juniperus
juniper | Juniperus
leylandie | Cupressocyparis leylandii
mamutí strom | Sequoiadendron giganteum
šeřík | Syringa
lilac | Syringa
hortenzie | Hydrangea
hortenzei | Hydrangea
hortensja bukietowa | Hydrangea paniculata
limelight | Hydrangea paniculata 'Limelight'
rododendron | Rhododendron
rododendorn | Rhododendron
azalka | Rhododendron
ptačí zob | Ligustrum
privet | Ligustrum
tavolník | Spiraea
zlatý déšť | Forsythia
modrý déšť | Wisteria
motýlí keř | Buddleja
levandule | Lavandula
lavender | Lavandula
klematis | Clematis
břečťan | Hedera
ivy | Hedera
psí víno | Parthenocissus
bez | Sambucus
bezinky | Sambucus
kalina | Viburnum
sněhová koule | Viburnum opulus 'Roseum'
dřín | Cornus
dřínky | Cornus mas
svída krvavá | Cornus sanguinea
vajgélie | Weigela
muchovník | Amelanchier
okrasná tráva | Calamagrostis
ozdobnice | Miscanthus
pivoňka | Paeonia
funkie | Hosta
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [query: string, first: string]);
