/** The life of deciduous trees, a line a taxon: see `plantLife`. */
export const TREE_LIVES = `
Acer | 8 | round | m | 4 | 4-11 | y | 9-10 | yo | - | 7-8
Acer campestre 'Elsrijk' | 6 | oval | m | 4
Acer campestre 'Nanum' | 3.5 | globe | s | 4
Acer freemanii | 9 | oval | f | 4 || r || or
Acer griseum | 5 | vase | s | 5 |||| or | b
Acer negundo | 9 | spreading | f | 3
Acer negundo 'Flamingo' | 5 | round | m | 4
Acer palmatum | 3.5 | spreading | s | 5 || r || or | s
Acer platanoides | 14 | round | f | 3 |||| yo
Acer platanoides 'Columnare' | 3.5 | column | m | 3
Acer platanoides 'Globosum' | 5 | globe | s | 4
Acer platanoides 'Cleveland' | 7 | oval | m | 3
Acer platanoides 'Drummondii' | 7 | round | m | 4
Acer platanoides 'Crimson King' | 10 | round | m | 4 |||| rb
Acer platanoides 'Royal Red' | 9 | round | m | 4 |||| rb
Acer pseudoplatanus | 15 | round | f | 4 || g || y | b
Acer pseudoplatanus 'Brilliantissimum' | 4 | globe | s | 5
Acer rubrum | 9 | oval | m | 4 || r | 5-6 | ro | t
Acer saccharinum | 14 | spreading | f | 3 || r | 5-6 | y
Acer tataricum | 6 | spreading | m | 3 || w | 8-10 | ro
Aesculus | 10 | round | m | 4 | 4-10 | r | 9-10 | yb | t | 7-8
Aesculus hippocastanum | 15 | round | m | 4 || w
Ailanthus | 14 | spreading | f | 6 | 5-10 | g | 9-12 | y | f | 3
Albizia | 6 | spreading | m | 7 | 5-10 | p | 9-10 | y | - | 4
Alnus | 9 | cone | f | 3 | 4-11 | m | 9-2 | - | f | 11-12
Amelanchier | 5 | vase | m | 4 | 4-10 | w | 6-7 | or | t | 6-7
Betula | 8 | oval | f | 3 | 4-10 | y | 8-9 | y | b | 8-9
Betula pendula | 9 | weeping | f | 2
Betula pendula 'Fastigiata' | 3 | column | m | 3
Betula pendula 'Youngii' | 4 | weeping | s | 3
Betula utilis | 7 | oval | m | 4
Carpinus | 11 | round | m | 4 | 4-11 | g | 9-11 | y | s | 7-8
Carpinus betulus 'Fastigiata' | 6 | cone | m | 4
Carpinus betulus 'Frans Fontaine' | 3 | column | s | 4
Castanea | 14 | round | m | 5 | 5-11 | c | 10 | yb | - | 2-3
Catalpa | 5 | globe | m | 5 | 5-10 | - | - | y | - | 3
Celtis | 10 | vase | m | 4 | 4-10 | g | 9-11 | y | f | 2-3
Cercidiphyllum | 8 | cone | m | 4 | 4-10 | r | 9-10 | yop | s | 2-3
Cercis | 5.5 | vase | s | 6 | 5-10 | p | 9-12 | y | f | 6
Cercis siliquastrum |||||| w
Cornus controversa | 6 | spreading | s | 5 | 4-10 | w | 8-9 | rp | s | 7
Cornus kousa | 4.5 | vase | s | 5 | 4-10 | w | 8-9 | ro | b | 7
Corylus colurna | 8 | cone | m | 4 | 4-11 | y | 9-10 | y | c | 2
Crataegus | 5 | round | m | 4 | 4-11 | w | 9-12 | yo | f | 2-3
Crataegus laevigata |||||| r
Davidia | 8 | cone | s | 6 | 4-10 | w | 9-11 | yo | f | 2-3
Elaeagnus | 6 | round | f | 3 | 4-11 | y | 9-10 | - | b | 3
Fagus | 16 | round | m | 4 | 4-11 | g | 9-10 | yob | b | 7-8
Fagus sylvatica 'Dawyck' | 4 | column | m | 4
Fagus sylvatica 'Pendula' | 12 | weeping | m | 4
Fraxinus | 11 | oval | f | 4 | 5-10 | g | 9-11 | y | t | 2-3
Fraxinus angustifolia ||||||| - | rp
Fraxinus ornus | 5.5 | round | m | 5 || c | 9-12 | yp | f
Fraxinus excelsior 'Nana' | 4.5 | globe | s | 4
Ginkgo | 9 | cone | s | 4 | 4-11 | g | - | y | s | 3
Ginkgo biloba 'Mariken' | 1.8 | globe | s | 4
Gleditsia | 10 | spreading | m | 5 | 5-10 | g | 9-12 | y | f | 3
Gleditsia triacanthos 'Sunburst' | 7 | spreading | m
Gymnocladus | 11 | vase | s | 4 | 5-10 | g | 10-12 | y | b | 3
Halesia | 7 | vase | m | 5 | 4-10 | w | 9-11 | y | f | 6
Heptacodium | 3.5 | vase | m | 5 | 4-11 | w | 10-11 | y | b | 3
Juglans | 13 | round | m | 5 | 5-10 | g | 9-10 | y | b | 8-9
Juglans nigra | 15 | oval | f | 4
Juglans regia 'Mars' | 7 | round | m | 5
Koelreuteria | 8 | round | m | 6 | 5-10 | y | 8-11 | yo | f | 3
Laburnum | 4.5 | vase | m | 5 | 4-10 | y | - | y | - | 7
Liquidambar | 9 | cone | m | 5 | 5-11 | g | 10-1 | orp | t | 2-3
Liquidambar styraciflua 'Slender Silhouette' | 2 | column | m | 5
Liriodendron | 14 | oval | f | 5 | 5-11 | yg | 10-1 | y | s | 2-3
Liriodendron tulipifera 'Fastigiatum' | 5 | column | m | 5
Magnolia | 5.5 | vase | s | 5 | 4-10 | pw | 9 | y | t | 7
Magnolia kobus | 7 | cone | m | 5 || w
Magnolia stellata | 2.5 | mound | s | 5 || w
Magnolia 'Susan' | 2.5 | shrub | s | 5 || m
Magnolia 'Galaxy' | 4 | cone | m | 5 || m
Malus | 4.5 | round | m | 4 | 4-11 | wp | 9-12 | yo | f | 2-3
Malus tschonoskii | 5 | cone | m | 5 || w | 9-10 | ropy | -
Malus sylvestris | 6 | round | m | 4
Malus 'Rudolph' | 4 | oval | m | 4 || p
Malus domestica | 4 | round | m | 5 || pw | 9-10 | y | -
Morus | 6 | round | m | 5 | 5-10 | g | 6-8 | y | - | 2-3
Morus alba | 3 | weeping | m | 5
Nyssa | 8 | cone | s | 4 | 5-10 | g | 9-10 | ro | s | 2-3
Ostrya | 9 | oval | s | 5 | 4-11 | g | 8-10 | y | s | 7-8
Parrotia | 7 | spreading | s | 5 | 4-11 | r | - | yrop | b | 3
Paulownia | 10 | round | f | 6 | 5-10 | m | 9-2 | - | t | 3
Phellodendron | 10 | spreading | m | 4 | 5-10 | g | 9-12 | y | b | 2-3
Platanus | 18 | round | f | 5 | 5-11 | g | 10-2 | yb | bf | 2-3
Populus | 8 | oval | f | 3 | 4-10 | r | 5 | y | b | 2-3
Populus nigra | 4 | column | f | 4
Prunus | 6 | vase | m | 5 | 4-10 | p | - | or | b | 7-8
Prunus 'Accolade' | 6 | spreading | m | 5
Prunus 'Umineko' | 3 | cone | m | 5 || w
Prunus avium | 8 | round | f | 4 || w | 6-7 | or
Prunus cerasifera | 5 | round | m | 4 || p | 8 | p
Prunus fruticosa | 3 | globe | s | 3 || w | 7 | y | -
Prunus padus | 6 | cone | f | 3 || p | 8 | p
Prunus sargentii | 7 | vase | m | 5
Prunus serrula | 6 | round | m | 5 || w || y
Prunus serrulata 'Amanogawa' | 1.8 | column | m | 5
Prunus serrulata 'Kiku-shidare-zakura' | 3.5 | weeping | s | 5
Prunus subhirtella | 5 | spreading | m | 5
Pyrus calleryana | 5 | cone | m | 5 | 3-11 | w | - | rop | - | 2-3
Pyrus salicifolia | 4 | weeping | m | 4 | 4-10 | w | - | - | s | 2-3
Quercus | 16 | round | m | 4 | 5-11 | g | 9-10 | yb | bs | 2-3
Quercus palustris | 11 | cone | f | 4 |||| ro
Quercus palustris 'Green Dwarf' | 3.5 | globe | s
Quercus rubra | 15 | round | f | 4 |||| rb
Quercus petraea | 15 | oval | m
Quercus pubescens | 11 | spreading | s | 5
Quercus robur 'Concordia' | 9 | round | s
Quercus robur 'Fastigiata Koster' | 3.5 | column | m
Robinia | 8 | oval | f | 4 | 5-10 | w | 9-12 | y | b | 8
Robinia pseudoacacia 'Casque Rouge' |||||| p
Robinia pseudoacacia 'Umbraculifera' | 5 | globe | m
Salix | 12 | weeping | f | 4 | 3-11 | y | - | y | t | 3
Salix caprea | 1.8 | weeping | m | 4 || y || - | c | 4
Sophora | 13 | round | m | 5 | 5-11 | c | 10-12 | y | t | 3
Sorbus | 7 | oval | m | 4 | 4-10 | w | 9-11 | oy | f | 2-3
Sorbus aucuparia | 6 | oval | m | 2 |||| ro
Sorbus torminalis | 9 | round | s | 5 |||| yr
Sorbus domestica | 11 | round | s | 5 |||| yo
Sorbus thuringiaca | 3.5 | cone | m
Tilia | 13 | oval | m | 3 | 4-10 | y | 9-10 | y | - | 7-8
Tilia cordata 'Greenspire' | 9 | cone | m
Tilia cordata 'Rancho' | 6 | cone | m
Tilia platyphyllos | 16 | round | m | 4
Tilia tomentosa | 13 | cone | m | 5
Ulmus | 9 | vase | f | 4 | 4-10 | r | 5 | y | - | 2-3
Ulmus laevis | 15 | round | f
Ulmus minor | 3 | column | s | 5
Zelkova | 10 | vase | m | 5 | 4-11 | g | - | or | b | 2-3
`;
