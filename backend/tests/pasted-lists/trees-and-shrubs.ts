/**
 * First half of an inquiry: lines with the expected plant, size and number of pieces; a line without them names no
 * plant.
 */
export const TREES_AND_SHRUBS = `
Dobrý den,
prosím o cenovou nabídku na následující rostliny:
Stromy:
Celtis occidentalis ok 18-20 zb hk 3xp 1ks | Celtis occidentalis | OK 18-20 ZB HK | 1
jalovec šupinatý 60-80 c20 250x | Juniperus squamata 'Blue Carpet' | 60-80 C20 | 250
Magnolia soulangeana Alexandrina OK 10 - 12 ZB HK 250 pcs | Magnolia soulangeana 'Alexandrina' | OK 10-12 ZB HK | 250
Ilex aquifolium 40/60 C5 - 1 200 ks | Ilex aquifolium | 40-60 C5 | 1200
jalovec Pfitzerův (Juniperus pfitzeriana 'Mint Julep') 40/60 C10 100 szt. | Juniperus pfitzeriana 'Mint Julep' | 40-60 C10 | 100
Catalpa bignonioides Nana 150/200 C15 počet: 25 | Catalpa bignonioides 'Nana' | 150-200 C15 | 25
7. břečťan popínavý Goldheart 100-125 c3 8 kusů | Hedera helix 'Goldheart' | 100-125 C3 | 8
Ribes uva-crispa Invicta 30-40 C2 50 kusů | Ribes uva-crispa 'Invicta' | 30-40 C2 | 50
Chamaecyparis obtusa Nana Gracilis 20-30 C3 (80 ks) | Chamaecyparis obtusa 'Nana Gracilis' | 20-30 C3 | 80
mišpule obecná 150-175 PK čtvrtkmen ... 30 ks | Mespilus germanica | 150-175 PK čtvrtkmen | 30
Acer campestre Nanum OK 8-10 C20 HK (100 ks) | Acer campestre 'Nanum' | OK 8-10 C20 HK | 100
Betula utilis Doorenbos OK 14/16 ZB HK 250ks | Betula utilis 'Doorenbos' | OK 14-16 ZB HK | 250
- morušovník černý, 100/125 PK zákrsek, 3 ks | Morus nigra | 100-125 PK zákrsek | 3
Rosa rugosa 80-100 PK stromková 80 szt. | Rosa rugosa | 80-100 PK stromková | 80
250x LIRIODENDRON TULIPIFERA FASTIGIATUM OK 14-16 ZB HK | Liriodendron tulipifera 'Fastigiatum' | OK 14-16 ZB HK | 250
Hedera helix 60-80 C2 10ks | Hedera helix | 60-80 C2 | 10
Juglans nigra OK 18 - 20 ZB HK 3ks | Juglans nigra | OK 18-20 ZB HK | 3
Magnolia kobus 125-150 C10 ; 20 | Magnolia kobus | 125-150 C10 | 20
80 ks Thuja plicata Martin, 100-125 ZB | Thuja plicata 'Martin' | 100-125 ZB | 80
15x Exochorda macrantha The Bride 100-125 C10 | Exochorda macrantha 'The Bride' | 100-125 C10 | 15
- Prunus armeniaca Velkopavlovická, 125/150 C10 zákrsek, \t25 | Prunus armeniaca 'Velkopavlovická' | 125-150 C10 zákrsek | 25
borovice drobnokvětá 175-200 ZB počet: 10 | Pinus parviflora 'Glauca' | 175-200 ZB | 10
mandloň obecná 100-125 PK zákrsek \t1 | Prunus dulcis 'Robijn' | 100-125 PK zákrsek | 1
jedle kavkazská 125-150 ZB ; 120 | Abies nordmanniana | 125-150 ZB | 120
corylus colurna OK 18 - 20 ZB HK 3xp (120 ks) | Corylus colurna | OK 18-20 ZB HK | 120
zlatice prostřední Weekend (Forsythia intermedia 'Weekend') 30-40 C2 × 15 | Forsythia intermedia 'Weekend' | 30-40 C2 | 15
50x Euonymus alatus Compactus 30/40 C2 | Euonymus alatus 'Compactus' | 30-40 C2 | 50
Acer pltanoides ok 18-20 zb hk 20 szt. | Acer platanoides | OK 18-20 ZB HK | 20
29. Hydrangea arborescens Annabelle 40-60 c2 15 ks | Hydrangea arborescens 'Annabelle' | 40-60 C2 | 15
sazaník květnatý 40-60 C2 ... 100 ks | Calycanthus floridus | 40-60 C2 | 100
javor šedý OK 10/12 ZB HK 30x | Acer griseum | OK 10-12 ZB HK | 30
32. Prunus domesitca Stanley 100-125 PK zákrsek \t30 | Prunus domestica 'Stanley' | 100-125 PK zákrsek | 30
1 ks tavolník van Houtteův, 100-125 C10 | Spiraea vanhouttei | 100-125 C10 | 1
34. růže Gloria Dei 80-100 PK stromková 50x | Rosa 'Gloria Dei' | 80-100 PK stromková | 50
Pinus sylvestris 175-200 zb 250 kusů | Pinus sylvestris | 175-200 ZB | 250
50 ks Cornus kousa Milky Way, ok 10-12 zb hk | Cornus kousa 'Milky Way' | OK 10-12 ZB HK | 50
komule Davidova 80-100 C5 × 8 | Buddleja davidii | 80-100 C5 | 8
80 ks Crataegus laevigata Pauls Scarlet, OK 12 - 14 ZB HK | Crataegus laevigata 'Paul’s Scarlet' | OK 12-14 ZB HK | 80
PICEA PUNGENS HOOPSII 125-150 ZB × 250 | Picea pungens 'Hoopsii' | 125-150 ZB | 250
zmarličník japonský OK 10/12 ZB HK 15 ks | Cercidiphyllum japonicum | OK 10-12 ZB HK | 15
Liquidambar styraciflua OK 8-10 PK HK \t50 | Liquidambar styraciflua | OK 8-10 PK HK | 50
Thuja occidentalis 'Danica' 60-80 c20 15 ks | Thuja occidentalis 'Danica' | 60-80 C20 | 15
43. dub letní ok 8-10 pk hk 250 pcs | Quercus robur | OK 8-10 PK HK | 250
44. kaštanovník jedlý 100/125 PK zákrsek počet: 20 | Castanea sativa | 100-125 PK zákrsek | 20
Malus tschonoskii OK 14-16 ZB HK (100 ks) | Malus tschonoskii | OK 14-16 ZB HK | 100
Carpinus betulus 150-175 zb : 25 ks | Carpinus betulus | 150-175 ZB | 25
jalovec skalní (Juniperus scopulorum 'Blue Arrow') 15-20 C2 8 szt. | Juniperus scopulorum 'Blue Arrow' | 15-20 C2 | 8
- kdouloň obecná, ok 6-8 pk vysokokmen, 8 ks | Cydonia oblonga | OK 6-8 PK vysokokmen | 8
Spiraea japonica Goldflame 20-30 k9 12x | Spiraea japonica 'Goldflame' | 20-30 k9 | 12
50. Acer palmatum 'Atropurpureum' OK 8 - 10 C20 HK 100ks | Acer palmatum 'Atropurpureum' | OK 8-10 C20 HK | 100
javor Freemanův OK 8-10 PK HK ; 120 | Acer freemanii 'Autumn Blaze' | OK 8-10 PK HK | 120
20 ks Pyrus communis Konerence, 175-200 PK polokmen | Pyrus communis 'Konference' | 175-200 PK polokmen | 20
Metasequoia glyptostroboides 175-200 ZB 20 kusů | Metasequoia glyptostroboides | 175-200 ZB | 20
54. Prunus cerasifera Nigra OK 12-14 ZB HK 20 pcs | Prunus cerasifera 'Nigra' | OK 12-14 ZB HK | 20
chmel otáčivý zlatý 150-175 c5 50 ks | Humulus lupulus 'Aureus' | 150-175 C5 | 50
Pinus strobus 100-125 ZB (25 ks) | Pinus strobus | 100-125 ZB | 25
šeřík Meyerův 20-30 k9 počet: 30 | Syringa meyeri 'Palibin' | 20-30 k9 | 30
58. Paulownia tomentosa 125-150 C10 12 pcs | Paulownia tomentosa | 125-150 C10 | 12
Abies cocnolor 40-60 C5 (50 ks) | Abies concolor | 40-60 C5 | 50
tavolník popelavý 40-60 C2 5 szt. | Spiraea cinerea 'Grefsheim' | 40-60 C2 | 5
Pinus nigra 60-80 C10 (15 ks) | Pinus nigra | 60-80 C10 | 15
Viburnum bodnantense Dawn 60-80 C5 počet: 80 | Viburnum bodnantense 'Dawn' | 60-80 C5 | 80
jinan dvoulaločný ok 12-14 zb hk 3 pcs | Ginkgo biloba | OK 12-14 ZB HK | 3
25 ks Robinia pseudoacacia 'Umbraculifera', 200/250 ZB VK | Robinia pseudoacacia 'Umbraculifera' | 200-250 ZB VK | 25
zákula japonská 80-100 C5 30x | Kerria japonica | 80-100 C5 | 30
Vaccinium cormybosum Bluecrop 80-100 PK stromek ; 20 | Vaccinium corymbosum 'Bluecrop' | 80-100 PK stromek | 20
Fagus sylvatica Dawyck 250/300 ZB VK 10ks | Fagus sylvatica 'Dawyck' | 250-300 ZB VK | 10
javor mléč sloupovitý ok 20-25 zb hk ... 1 200 ks | Acer platanoides 'Columnare' | OK 20-25 ZB HK | 1200
morušovník bílý převislý OK 10-12 ZB HK 12 kusů | Morus alba 'Pendula' | OK 10-12 ZB HK | 12
Quercus pubescns OK 10-12 zb 15 ks | Quercus pubescens | OK 10-12 ZB HK | 15
- Cornus mas, 80-100 pk stromek, 80 ks | Cornus mas | 80-100 PK stromek | 80
2 ks Betula pendula, OK 20-25 ZB HK | Betula pendula | OK 20-25 ZB HK | 2
250x Physocarpus opulifolius Darts Gold 100/125 C10 | Physocarpus opulifolius 'Dart’s Gold' | 100-125 C10 | 250
50 ks Betula nigra Heritgae, OK 12-14 ZB HK | Betula nigra 'Heritage' | OK 12-14 ZB HK | 50
120x Prunus persica Redhaven 175-200 PK polokmen | Prunus persica 'Redhaven' | 175-200 PK polokmen | 120
76. Parrotia persica OK 12-14 ZB HK - 100 ks | Parrotia persica | OK 12-14 ZB HK | 100
Ostrya carpinifolia OK 8-10 PK 250ks | Ostrya carpinifolia | OK 8-10 PK HK | 250
acer pseudoplatanus brilliantissimum OK 10-12 ZB HK 3 ks | Acer pseudoplatanus 'Brilliantissimum' | OK 10-12 ZB HK | 3
Ilex meserveae Blue Princess 30/40 C3 2x | Ilex meserveae 'Blue Princess' | 30-40 C3 | 2
80x Gaultheria procumbens 60-80 ZB | Gaultheria procumbens | 60-80 ZB | 80
Magnnolia stellata Royal Star OK 12-14 ZB HK 12 ks | Magnolia stellata 'Royal Star' | OK 12-14 ZB HK | 12
Sambucus nigra 60/80 C5 20 szt. | Sambucus nigra | 60-80 C5 | 20
1200x borovice kleč 20-30 C3 | Pinus mugo | 20-30 C3 | 1200
120x Clematis Jackmanii 80-100 c2 | Clematis 'Jackmanii' | 80-100 C2 | 120
80x Clematis Nelly Moser 80-100 c2 | Clematis 'Nelly Moser' | 80-100 C2 | 80
Cotoneaster horizontlis 60-80 C5 80 ks | Cotoneaster horizontalis | 60-80 C5 | 80
ambroň západní sloupovitá OK 16-18 ZB HK - 3 ks | Liquidambar styraciflua 'Slender Silhouette' | OK 16-18 ZB HK | 3
15x Chaenomeles superba 'Crimson and Gold' 30-40 C2 | Chaenomeles superba 'Crimson and Gold' | 30-40 C2 | 15
Prunus serrulata Kanzan ok 12-14 zb hk - 120 ks | Prunus serrulata 'Kanzan' | OK 12-14 ZB HK | 120
2x Fraxinus ornus Mecsek ok 14-16 zb hk | Fraxinus ornus 'Mecsek' | OK 14-16 ZB HK | 2
Hydrangea paniculta Vanille Fraise 20-30 k9 8 kusů | Hydrangea paniculata 'Vanille Fraise' | 20-30 k9 | 8
Prunus cerasus Morela pozdní OK 8/10 ZB vysokokmen 30ks | Prunus cerasus 'Morela pozdní' | OK 8-10 ZB vysokokmen | 30
Euonymus fortunei Emerald Gaiety 20-30 C2 250 ks | Euonymus fortunei 'Emerald Gaiety' | 20-30 C2 | 250
40x Jasminum nudiflorum 150/175 C5 | Jasminum nudiflorum | 150-175 C5 | 40
růže Queen Elizabeth 80-100 PK stromková (20 ks) | Rosa 'Queen Elizabeth' | 80-100 PK stromková | 20
zimolez kamčatský (Lonicera kamtschatica) 40-60 C3 × 50 | Lonicera kamtschatica | 40-60 C3 | 50
javor jasanolistý OK 14/16 ZB HK ; 3 | Acer negundo | OK 14-16 ZB HK | 3
12x pieris japonský (Pieris japonica 'Forest Flame') 60-80 zb | Pieris japonica 'Forest Flame' | 60-80 ZB | 12
15x Sequoiadendron giganteum Glaucum 100-125 zb | Sequoiadendron giganteum 'Glaucum' | 100-125 ZB | 15
10. cypřišovec Leylandův 30-40 k9 100 ks | Cupressocyparis leylandii 'Gold Rider' | 30-40 k9 | 100
30x Ulmus minor Wredei 125-150 C10 | Ulmus minor 'Wredei' | 125-150 C10 | 30
Rhododendron Catawbiense Grandiflorum 80-100 ZB 30x | Rhododendron 'Catawbiense Grandiflorum' | 80-100 ZB | 30
Rosa Schneewittchen 80-100 pk stromková 1ks | Rosa 'Schneewittchen' | 80-100 PK stromková | 1
50 ks Weigela florida Nana Variegata, 80-100 c5 | Weigela florida 'Nana Variegata' | 80-100 C5 | 50
douglaska tisolistá 100-125 ZB 10 pcs | Pseudotsuga menziesii | 100-125 ZB | 10
Taxus baccata Fastigiata 200-250 ZB ... 8 ks | Taxus baccata 'Fastigiata' | 200-250 ZB | 8
17. Skimmia japonica 'Rubella' 60/80 ZB (3 ks) | Skimmia japonica 'Rubella' | 60-80 ZB | 3
2 ks Malus domestica 'Rubín', 100-125 PK zákrsek | Malus domestica 'Rubín' | 100-125 PK zákrsek | 2
5x Zelkova serrata Green Vase OK 14 - 16 ZB HK | Zelkova serrata 'Green Vase' | OK 14-16 ZB HK | 5
80 ks Photinia fraseri 'Red Robin', 15-20 k9 | Photinia fraseri 'Red Robin' | 15-20 k9 | 80
Pinus mugo 'Mops' 20/30 C3 80 szt. | Pinus mugo 'Mops' | 20-30 C3 | 80
smrk sivý kuželovitý 15-20 C2 : 25 ks | Picea glauca 'Conica' | 15-20 C2 | 25
23. zerav západní Smaragd 150/175 ZB - 20 ks | Thuja occidentalis 'Smaragd' | 150-175 ZB | 20
Tilia cordata Greenspire OK 10/12 ZB HK 3xp : 25 ks | Tilia cordata 'Greenspire' | OK 10-12 ZB HK | 25
25. Salix purpurea Nana 80-100 ZB \t20 | Salix purpurea 'Nana' | 80-100 ZB | 20
Buxus sempervirens 15-20 k9 100ks | Buxus sempervirens | 15-20 k9 | 100
27. Mahonia aquifolium 20-30 C2 100 ks | Mahonia aquifolium | 20-30 C2 | 100
28. Calluna vulgaris Marleen 15-20 k9 × 12 | Calluna vulgaris 'Marleen' | 15-20 k9 | 12
Sambucus nigra 'Black Lace' 20-30 k9 40 kusů | Sambucus nigra 'Black Lace' | 20-30 k9 | 40
Ginkgo biloba Mariken 125-150 C10 5 pcs | Ginkgo biloba 'Mariken' | 125-150 C10 | 5
tisovec dvouřadý (Taxodium distichum) 40/60 C5 40 ks | Taxodium distichum | 40-60 C5 | 40
Fraxinus excelsior Nana 125-150 C10 × 12 | Fraxinus excelsior 'Nana' | 125-150 C10 | 12
10x Buddleja davidii Black Knight 40/60 C2 | Buddleja davidii 'Black Knight' | 40-60 C2 | 10
Pyracantha coccinea 80-100 zb (1200 ks) | Pyracantha coccinea | 80-100 ZB | 1200
temnoplodec černoplodý 40-60 C3 1200 kusů | Aronia melanocarpa 'Nero' | 40-60 C3 | 1200
Julgans regia Mars 150-175 PK čtvrtkmen 25 pcs | Juglans regia 'Mars' | 150-175 PK čtvrtkmen | 25
pustoryl Virginal 60-80 C5 počet: 80 | Philadelphus 'Virginal' | 60-80 C5 | 80
jerlín japonský ok 18-20 zb hk 50 ks | Sophora japonica | OK 18-20 ZB HK | 50
Symphoricarpos chenaultii Hancock 100-125 ZB (5 ks) | Symphoricarpos chenaultii 'Hancock' | 100-125 ZB | 5
10 ks zmarlika kanadská, OK 8 - 10 C20 HK | Cercis canadensis | OK 8-10 C20 HK | 10
Keře a trvalky
PRUNUS DOMESTICA HANITA 175-200 PK polokmen ... 3 ks | Prunus domestica 'Hanita' | 175-200 PK polokmen | 3
pěnišník Roseum Elegans 20/30 C2 \t40 | Rhododendron 'Roseum Elegans' | 20-30 C2 | 40
Hamamelis intermedia 'Jelena' 30/40 C2 počet: 50 | Hamamelis intermedia 'Jelena' | 30-40 C2 | 50
`;
