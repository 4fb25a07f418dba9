/** Second half of the inquiry, in other notations. */
export const MORE_PLANTS = `
2x Ulmus laevis OK 20-25 ZB HK | Ulmus laevis | OK 20-25 ZB HK | 2
Rosa Flammentanz 80-100 PK stromková : 3 ks | Rosa 'Flammentanz' | 80-100 PK stromková | 3
Gleditsia triacanthos Skyline OK 10/12 ZB HK : 15 ks | Gleditsia triacanthos 'Skyline' | OK 10-12 ZB HK | 15
jeřáb muk 150/200 C15 \t12 | Sorbus aria | 150-200 C15 | 12
8x javor babyka OK 8/10 PK HK | Acer campestre | OK 8-10 PK HK | 8
Pinus sylvestris Watereri 60-80 C20 ... 2 ks | Pinus sylvestris 'Watereri' | 60-80 C20 | 2
Quercus palustris ok 20-25 zb hk 3xp počet: 1200 | Quercus palustris | OK 20-25 ZB HK | 1200
80 ks Perovskia atripliicfolia Blue Spire, 30-40 c2 | Perovskia atriplicifolia 'Blue Spire' | 30-40 C2 | 80
Viburnum rhytidophyllum 15-20 k9 ; 120 | Viburnum rhytidophyllum | 15-20 k9 | 120
10x Liquidambar styraciflua Worplesdon OK 20-25 ZB HK | Liquidambar styraciflua 'Worplesdon' | OK 20-25 ZB HK | 10
Alnus incana ok 10-12 zb hk počet: 80 | Alnus incana | OK 10-12 ZB HK | 80
střemcha obecná červenolistá OK 14-16 ZB HK 2 kusů | Prunus padus 'Colorata' | OK 14-16 ZB HK | 2
cypřišek Lawsonův 80-100 ZB počet: 250 | Chamaecyparis lawsoniana 'Columnaris' | 80-100 ZB | 250
višeň tibetská OK 14 - 16 ZB HK 8ks | Prunus serrula 'Amber Scots' | OK 14-16 ZB HK | 8
buk lesní červenolistý OK 20-25 ZB HK ; 5 | Fagus sylvatica 'Purpurea' | OK 20-25 ZB HK | 5
10x Fagus sylvatica OK 20/25 ZB HK | Fagus sylvatica | OK 20-25 ZB HK | 10
sakura Umineko 200-250 ZB VK : 20 ks | Prunus 'Umineko' | 200-250 ZB VK | 20
kalina obecná kulovitá 60/80 C5 ; 8 | Viburnum opulus 'Roseum' | 60-80 C5 | 8
62. višeň chloupkatá podzimní OK 10-12 ZB HK ... 250 ks | Prunus subhirtella 'Autumnalis' | OK 10-12 ZB HK | 250
Fagus sylvatica Pendula OK 14-16 zb 3xp 10x | Fagus sylvatica 'Pendula' | OK 14-16 ZB HK | 10
Hydrangea paniculata Limelight 80-100 C5 10x | Hydrangea paniculata 'Limelight' | 80-100 C5 | 10
Cornus kousa 125-150 C10 ; 40 | Cornus kousa | 125-150 C10 | 40
jabloň okrasná Evereste OK 12-14 zb \t5 | Malus 'Evereste' | OK 12-14 ZB HK | 5
40 ks bobkovišeň lékařská, 150-175 ZB | Prunus laurocerasus 'Rotundifolia' | 150-175 ZB | 40
- Rubus frutticosus Thornless Evergreen, 60-80 C5, 3 pcs | Rubus fruticosus 'Thornless Evergreen' | 60-80 C5 | 3
šácholan Susan (Magnolia 'Susan') OK 12 - 14 ZB HK × 20 | Magnolia 'Susan' | OK 12-14 ZB HK | 20
- Acer platanoides Drummondii, OK 16/18 ZB HK, 1 ks | Acer platanoides 'Drummondii' | OK 16-18 ZB HK | 1
71. Acer campstre Elsrijk ok 18-20 zb hk 80 kusů | Acer campestre 'Elsrijk' | OK 18-20 ZB HK | 80
jeřáb oskeruše 100-125 PK zákrsek : 1 ks | Sorbus domestica | 100-125 PK zákrsek | 1
73. líska obecná 60/80 C5 : 1200 ks | Corylus avellana | 60-80 C5 | 1200
šeřík obecný 80/100 C5 120 ks | Syringa vulgaris | 80-100 C5 | 120
nahovětvec dvoudomý OK 14-16 zb 5 kusů | Gymnocladus dioicus | OK 14-16 ZB HK | 5
Picea abies Nidiformis 40-60 C10 20 ks | Picea abies 'Nidiformis' | 40-60 C10 | 20
Vitis vinifera Chrupka bílá 100-125 C3 \t100 | Vitis vinifera 'Chrupka bílá' | 100-125 C3 | 100
abélie velkokvětá 30-40 C2 \t1 | Abelia grandiflora 'Kaleidoscope' | 30-40 C2 | 1
10x jabloň okrasná Rudolph 150-200 C15 | Malus 'Rudolph' | 150-200 C15 | 10
trnovník akát růžový OK 10 - 12 ZB HK - 12 ks | Robinia pseudoacacia 'Casque Rouge' | OK 10-12 ZB HK | 12
Cornus controversa Variegata OK 12 - 14 ZB HK 3xp 80 kusů | Cornus controversa 'Variegata' | OK 12-14 ZB HK | 80
Actinidia arguta Issai 100-125 c3 2 pcs | Actinidia arguta 'Issai' | 100-125 C3 | 2
50x Prunus avium Burlat 100-125 pk zákrsek | Prunus avium 'Burlat' | 100-125 PK zákrsek | 50
84. hlošina úzkolistá OK 12-14 ZB HK 100ks | Elaeagnus angustifolia 'Caspica' | OK 12-14 ZB HK | 100
bříza bělokorá převislá (Betula pendula 'Youngii') 125-150 C10 5 pcs | Betula pendula 'Youngii' | 125-150 C10 | 5
javor mléč červenolistý OK 14-16 zb \t2 | Acer platanoides 'Crimson King' | OK 14-16 ZB HK | 2
barvínek menší 60-80 ZB - 20 ks | Vinca minor | 60-80 ZB | 20
88. javor mléč Cleveland 250-300 zb VK - 10 ks | Acer platanoides 'Cleveland' | 250-300 ZB VK | 10
kalina Carlesova 30-40 C2 (30 ks) | Viburnum carlesii 'Aurora' | 30-40 C2 | 30
Tilia platyphyllos OK 18-20 ZB HK 1 200 ks | Tilia platyphyllos | OK 18-20 ZB HK | 1200
ACER TATARICUM SUBSP. GINNALA OK 10/12 ZB HK 15x | Acer tataricum subsp. ginnala | OK 10-12 ZB HK | 15
3x WISTERIA SINENSIS 200/250 C10 | Wisteria sinensis | 200-250 C10 | 3
Prunus avium Kordia 100-125 PK zákrsek 5 kusů | Prunus avium 'Kordia' | 100-125 PK zákrsek | 5
hloh jednosemenný 125-150 zb 1 kusů | Crataegus monogyna | 125-150 ZB | 1
Crataegus lavalleei Carrierei 125-150 C10 3ks | Crataegus lavalleei 'Carrierei' | 125-150 C10 | 3
Malus sylvestris OK 12-14 zb 1 200ks | Malus sylvestris | OK 12-14 ZB HK | 1200
15x borovice limba 40-60 C5 | Pinus cembra | 40-60 C5 | 15
- Malus domestica Golden Delicious, OK 8-10 zb vysokokmen, 3 szt. | Malus domestica 'Golden Delicious' | OK 8-10 ZB vysokokmen | 3
9. brslen evropský 20-30 k9 počet: 8 | Euonymus europaeus | 20-30 k9 | 8
30x Acer palmatum Oskaazuki 200-250 ZB VK | Acer palmatum 'Osakazuki' | 200-250 ZB VK | 30
Lonicera periclymenum Serotina 100-125 C3 : 30 ks | Lonicera periclymenum 'Serotina' | 100-125 C3 | 30
Koelreuteria paniculata ok 8-10 c20 hk 1 ks | Koelreuteria paniculata | OK 8-10 C20 HK | 1
Juniperus communis 'Repanda' 15-20 C2 40 ks | Juniperus communis 'Repanda' | 15-20 C2 | 40
SPIRAEA BETULIFOLIA TOR 100/125 C10 3x | Spiraea betulifolia 'Tor' | 100-125 C10 | 3
12x modřín opadavý 125-150 ZB | Larix decidua | 125-150 ZB | 12
Chamaecyparis pisifera 'Filifera Aurea' 40/60 C10 počet: 5 | Chamaecyparis pisifera 'Filifera Aurea' | 40-60 C10 | 5
Hydrangea petiolaris 200-250 C10 \t40 | Hydrangea petiolaris | 200-250 C10 | 40
Corylus avellana Contorta 30/40 C2 25 pcs | Corylus avellana 'Contorta' | 30-40 C2 | 25
Gleditsia triacanthos 'Sunburst' 125-150 C10 3 pcs | Gleditsia triacanthos 'Sunburst' | 125-150 C10 | 3
davídie listenová (Davidia involucrata 'Sonoma') ok 12-14 zb hk (30 ks) | Davidia involucrata 'Sonoma' | OK 12-14 ZB HK | 30
21. Rosa Sympathie 80-100 PK stromková 80 ks | Rosa 'Sympathie' | 80-100 PK stromková | 80
Abies alba 80/100 ZB \t80 | Abies alba | 80-100 ZB | 80
cedr himálajský zlatý 20-30 C3 : 100 ks | Cedrus deodara 'Golden Horizon' | 20-30 C3 | 100
2 ks habr obecný Frans Fontaine (Carpinus betulus 'Frans Fontaine'), OK 18 - 20 ZB HK | Carpinus betulus 'Frans Fontaine' | OK 18-20 ZB HK | 2
100 ks Tilia europaea Pallida, OK 20-25 ZB HK | Tilia europaea 'Pallida' | OK 20-25 ZB HK | 100
NANDINA DOMESTICA FIRE POWER 60-80 ZB 20 kusů | Nandina domestica 'Fire Power' | 60-80 ZB | 20
růže Chopin 80-100 PK stromková 250x | Rosa 'Chopin' | 80-100 PK stromková | 250
Abies koreana 175-200 zb - 8 ks | Abies koreana | 175-200 ZB | 8
29. hrušeň Williamsova OK 6/8 PK vysokokmen ... 40 ks | Pyrus communis 'Williamsova' | OK 6-8 PK vysokokmen | 40
Juniperus horizontalis Wiltonii 15/20 C2 10ks | Juniperus horizontalis 'Wiltonii' | 15-20 C2 | 10
31. Rosa The Fairy 80-100 PK stromková (25 ks) | Rosa 'The Fairy' | 80-100 PK stromková | 25
5x smrk pichlavý 200-250 zb | Picea pungens | 200-250 ZB | 5
- Aucuba japonica Variegata, 40-60 C5, \t80 | Aucuba japonica 'Variegata' | 40-60 C5 | 80
8x javor klen 250-300 zb vk | Acer pseudoplatanus | 250-300 ZB VK | 8
Amelanchier arborea Robin Hill 200-250 zb VK : 80 ks | Amelanchier arborea 'Robin Hill' | 200-250 ZB VK | 80
Prunus insititia Nancyská 125-150 C10 zákrsek 15 szt. | Prunus insititia 'Nancyská' | 125-150 C10 zákrsek | 15
37. Cotoneaster dammeri Coral Beauty 30-40 c3 20ks | Cotoneaster dammeri 'Coral Beauty' | 30-40 C3 | 20
topol černý vlašský ok 18-20 zb hk (10 ks) | Populus nigra 'Italica' | OK 18-20 ZB HK | 10
Sorbus aucuparia 'Edulis' OK 6/8 PK vysokokmen 80 szt. | Sorbus aucuparia 'Edulis' | OK 6-8 PK vysokokmen | 80
Cornus sangunea Midwinter Fire 40-60 C2 1 ks | Cornus sanguinea 'Midwinter Fire' | 40-60 C2 | 1
Daphne mezereum 30-40 C2 12ks | Daphne mezereum | 30-40 C2 | 12
Ligustrum ovalifolium 40-60 PK 120 szt. | Ligustrum ovalifolium | 40-60 PK | 120
višeň křovitá kulovitá OK 8/10 C20 HK 100 szt. | Prunus fruticosa 'Globosa' | OK 8-10 C20 HK | 100
Ribes sanguineum 20-30 k9 40x | Ribes sanguineum | 20-30 k9 | 40
loubinec pětilistý 60-80 C2 (1 ks) | Parthenocissus quinquefolia | 60-80 C2 | 1
trojpuk drsný 40-60 C2 20x | Deutzia scabra 'Plena' | 40-60 C2 | 20
47. Tilia cordata Rancho ok 16-18 zb hk (15 ks) | Tilia cordata 'Rancho' | OK 16-18 ZB HK | 15
Phellodendron amurense OK 8/10 PK HK 3 szt. | Phellodendron amurense | OK 8-10 PK HK | 3
Cedrus atlantica Glauca 125-150 ZB 15 kusů | Cedrus atlantica 'Glauca' | 125-150 ZB | 15
Hamamelis mollis 60-80 C5 počet: 100 | Hamamelis mollis | 60-80 C5 | 100
Cryptomeria japonica Globosa Nana 40-60 C10 - 40 ks | Cryptomeria japonica 'Globosa Nana' | 40-60 C10 | 40
Ribes rubrum Blanka 60-80 C5 ; 80 | Ribes rubrum 'Blanka' | 60-80 C5 | 80
růže Bonica 80-100 PK stromková 40x | Rosa 'Bonica' | 80-100 PK stromková | 40
Pyrus salicifolia Pendula OK 8/10 C20 HK ... 3 ks | Pyrus salicifolia 'Pendula' | OK 8-10 C20 HK | 3
jabloň Panenské české 175-200 PK polokmen : 2 ks | Malus domestica 'Panenské české' | 175-200 PK polokmen | 2
250x Syringa vulgaris Andenken an Ludwig Späth 30-40 C2 | Syringa vulgaris 'Andenken an Ludwig Späth' | 30-40 C2 | 250
57. Fothergilla major 20-30 k9 12 szt. | Fothergilla major | 20-30 k9 | 12
Carpinus betulus Fastigiata 250-300 zb vk 8 kusů | Carpinus betulus 'Fastigiata' | 250-300 ZB VK | 8
12 ks Ribes nigrum Titania, 40-60 C3 | Ribes nigrum 'Titania' | 40-60 C3 | 12
Thuja occidentalis Brabant 150-175 zb \t3 | Thuja occidentalis 'Brabant' | 150-175 ZB | 3
Populus tremula OK 10-12 ZB HK \t120 | Populus tremula | OK 10-12 ZB HK | 120
62. cornus alba sibirica 80-100 c5 5x | Cornus alba 'Sibirica' | 80-100 C5 | 5
Ligustrum vulgare 'Atrovirens' 60-80 c2 120 ks | Ligustrum vulgare 'Atrovirens' | 60-80 C2 | 120
smrk omorika 60-80 C10 120 kusů | Picea omorika | 60-80 C10 | 120
javor jasanolistý Flamingo ok 12-14 zb hk ... 1 ks | Acer negundo 'Flamingo' | OK 12-14 ZB HK | 1
Larix kaempferi 100-125 zb ... 25 ks | Larix kaempferi | 100-125 ZB | 25
jabloň okrasná Red Sentinel OK 14-16 zb ... 3 ks | Malus 'Red Sentinel' | OK 14-16 ZB HK | 3
Philadelphus coronarius 20-30 k9 ... 2 ks | Philadelphus coronarius | 20-30 k9 | 2
třezalka kalíškatá 60-80 zb 8 pcs | Hypericum calycinum | 60-80 ZB | 8
Taxus baccata 60-80 C2 ... 5 ks | Taxus baccata | 60-80 C2 | 5
Albizia julibrissin Ombrella OK 10-12 ZB HK - 1200 ks | Albizia julibrissin 'Ombrella' | OK 10-12 ZB HK | 1200
Pinus heldreichii Compact Gem 60-80 C20 2x | Pinus heldreichii 'Compact Gem' | 60-80 C20 | 2
Halesia carolina OK 8 - 10 C20 HK 30x | Halesia carolina | OK 8-10 C20 HK | 30
Berberis thunbergii Atropurpurea 40/60 PK ... 120 ks | Berberis thunbergii 'Atropurpurea' | 40-60 PK | 120
TILIA TOMENTOSA BRABANT OK 14-16 ZB HK 8 szt. | Tilia tomentosa 'Brabant' | OK 14-16 ZB HK | 8
Picea abies 40-60 C5 (50 ks) | Picea abies | 40-60 C5 | 50
maliník Polka 80/100 PK stromek 25 ks | Rubus idaeus 'Polka' | 80-100 PK stromek | 25
Leycesteria formosa 60-80 C5 \t2 | Leycesteria formosa | 60-80 C5 | 2
kolkvície krásná 40-60 C2 3 szt. | Kolkwitzia amabilis | 40-60 C2 | 3
tis prostřední 150-175 ZB 10 kusů | Taxus media 'Hicksii' | 150-175 ZB | 10
Amelancher lamarckii 125-150 C10 počet: 1 | Amelanchier lamarckii | 125-150 C10 | 1
25x javor mléč Royal Red OK 14-16 ZB HK | Acer platanoides 'Royal Red' | OK 14-16 ZB HK | 25
doprava na stavbu Kolín
Termín dodání: jaro 2027
S pozdravem
Ing. Karel Dvořák, tel. 777 123 456
mulčovací kůra 20 m3
kůly ke stromům 60 ks
zahradnický substrát 70 l
www.zahrady-dvorak.example
Acer plat. Globosum OK 12-14 ZB 6 ks | Acer platanoides 'Globosum' | OK 12-14 ZB HK | 6
Lípy srdčité OK 12-14 ZB: 14 ks | Tilia cordata | OK 12-14 ZB HK | 14
lipa srdcita 14/16 ZB 3 ks | Tilia cordata | OK 14-16 ZB HK | 3
Tilia cordata ok12-14 zb hk 3x př. 20 ks | Tilia cordata | OK 12-14 ZB HK | 20
Tilia cordata OK 16–18 ZB … 5 ks | Tilia cordata | OK 16-18 ZB HK | 5
5 Tilia cordata OK 16-18 ZB | Tilia cordata | OK 16-18 ZB HK | 5
Quercus robur, obvod 14-16 cm, s balem, 7 kusů | Quercus robur | OK 14-16 ZB HK | 7
dub letní 14-16 7 stk | Quercus robur | OK 14-16 ZB HK | 7
(3) Quercus robur 10-12 ZB 12 ks | Quercus robur | OK 10-12 ZB HK | 12
• Festuca glauca k 9 1.200 ks | Festuca glauca | k9 | 1200
Festuca glauca P9 300 ks | Festuca glauca | k9 | 300
Echinacea purpurea k9, 45 pieces | Echinacea purpurea | k9 | 45
Acer pseudoplatanus 12-14 ZB, ks: 9 | Acer pseudoplatanus | OK 12-14 ZB HK | 9
szt. 4 Acer pseudoplatanus 12-14 ZB | Acer pseudoplatanus | OK 12-14 ZB HK | 4
Juniperus squamata Blue Carpet 30-40 5 l 24 ks | Juniperus squamata 'Blue Carpet' | 30-40 C5 | 24
jinan dvoulaločný 16 ks | Ginkgo biloba |  | 16
Hedera helix 10 | Hedera helix |  | 10
Salvia nemorosa 'Caradonna' 2 litry 30 ks | Salvia nemorosa 'Caradonna' | C2 | 30
Quercus robur;OK 14-16;ZB;HK;11 | Quercus robur | OK 14-16 ZB HK | 11
Quercus robur;8;OK 14-16 ZB | Quercus robur | OK 14-16 ZB HK | 8
12;Quercus robur;OK 14-16 ZB;6 | Quercus robur | OK 14-16 ZB HK | 6
4;Quercus robur;OK 14-16 ZB | Quercus robur | OK 14-16 ZB HK | 4
Název;Velikost;Počet kusů
`;
