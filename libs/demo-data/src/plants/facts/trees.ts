/** Facts of deciduous trees, a line a taxon: see `plantFacts`. */
export const TREE_FACTS = `
Acer campestre | 10 | sh | dnl | 5 | avenue hedge bees
Acer campestre 'Nanum' | 4 | sh | dnl | - | small_garden specimen container
Acer freemanii | 15 | sh | nm | 3-4 | avenue specimen
Acer griseum | 7 | sh | nm | 5 | specimen small_garden
Acer negundo | 14 | sh | dnmw | 3-4 | avenue bees
Acer negundo 'Flamingo' | 6 | s | nm | - | specimen small_garden
Acer palmatum | 4 | h | nma | 5 | specimen small_garden container
Acer platanoides | 22 | sh | dnl | 4-5 | avenue specimen bees
Acer platanoides 'Columnare' | 10 | sh | dnl | 4-5 | avenue small_garden
Acer platanoides 'Globosum' | 5 | sh | dnl | 4 | avenue small_garden specimen
Acer platanoides 'Drummondii' | 10 | sh | dnl | 4-5 | avenue specimen
Acer platanoides 'Crimson King' | 15 | s | dnl | 4-5 | avenue specimen
Acer platanoides 'Royal Red' | 14 | s | dnl | 4-5 | avenue specimen
Acer platanoides 'Cleveland' | 12 | sh | dnl | 4-5 | avenue
Acer pseudoplatanus | 25 | sh | nml | 5 | avenue bees
Acer pseudoplatanus 'Brilliantissimum' | 5 | h | nm | 5 | specimen small_garden
Acer rubrum | 14 | sh | nmwa | 3-4 | avenue specimen waterside
Acer saccharinum | 20 | sh | nmw | 3 | specimen avenue
Acer tataricum | 6 | sh | dnl | 5-6 | specimen small_garden hedge bees
Aesculus | 15 | sh | nml | 5 | specimen avenue bees
Aesculus hippocastanum | 25 | sh | nml | 5 | specimen avenue bees
Ailanthus | 20 | s | dnl | 7 | specimen bees
Albizia | 6 | s | dn | 7-8 | specimen small_garden bees
Alnus glutinosa | 20 | sh | mwa | 3-4 | waterside
Alnus incana | 15 | sh | dnml | 3 | waterside avenue
Alnus spaethii | 15 | s | dnm | 2-3 | avenue waterside
Amelanchier | 6 | sh | nma | 4-5 | specimen small_garden edible bees
Betula nigra | 15 | s | nmwa | 4 | specimen waterside avenue
Betula pendula | 20 | s | dnma | 4-5 | specimen avenue
Betula pendula 'Fastigiata' | 14 | s | dnma | 4-5 | avenue small_garden
Betula pendula 'Youngii' | 5 | s | dnma | 4-5 | specimen small_garden
Betula utilis | 12 | s | nm | 4-5 | specimen avenue
Carpinus betulus | 18 | shx | nml | 4-5 | hedge specimen
Carpinus betulus 'Fastigiata' | 15 | sh | nml | 4-5 | avenue specimen
Carpinus betulus 'Frans Fontaine' | 10 | sh | nml | 4-5 | avenue small_garden
Castanea | 20 | s | na | 6-7 | edible specimen bees
Catalpa | 5 | s | nm | - | specimen small_garden avenue
Celtis | 15 | s | dnl | 4-5 | avenue
Cercidiphyllum | 12 | sh | nm | 4 | specimen
Cercis | 6 | s | dnl | 4-5 | specimen small_garden bees
Cornus controversa | 7 | sh | nm | 6 | specimen
Cornus kousa | 6 | sh | nma | 5-6 | specimen small_garden edible
Corylus colurna | 18 | s | dnl | 2-3 | avenue edible
Crataegus laevigata | 6 | s | dnl | 5 | avenue small_garden specimen
Crataegus lavalleei | 7 | s | dnl | 5-6 | avenue small_garden bees
Crataegus monogyna | 7 | sh | dnl | 5 | hedge bees
Davidia | 12 | sh | nm | 5-6 | specimen
Elaeagnus | 7 | s | dnl | 6 | specimen hedge bees edible
Fagus sylvatica | 28 | shx | nml | 4-5 | specimen hedge avenue
Fagus sylvatica 'Dawyck' | 18 | sh | nml | 4-5 | specimen avenue
Fagus sylvatica 'Pendula' | 16 | sh | nml | - | specimen
Fraxinus | 18 | s | dnml | 4-5 | avenue
Fraxinus ornus | 8 | s | dnl | 5-6 | avenue small_garden bees
Fraxinus excelsior 'Nana' | 5 | s | nml | - | avenue small_garden
Ginkgo biloba | 22 | s | dnm | - | avenue specimen
Ginkgo biloba 'Mariken' | 2 | s | dnm | - | small_garden container specimen
Gleditsia | 15 | s | dnl | 6 | avenue bees
Gleditsia triacanthos 'Sunburst' | 10 | s | dnl | 6 | specimen small_garden
Gymnocladus | 18 | s | nm | 6 | specimen avenue
Halesia | 8 | sh | nma | 4-5 | specimen bees
Juglans nigra | 28 | s | nm | 5 | specimen edible
Juglans regia | 18 | s | nml | 4-5 | edible specimen
Juglans regia 'Mars' | 8 | s | nml | 4-5 | edible specimen
Koelreuteria | 9 | s | dnl | 7-8 | specimen avenue bees
Laburnum | 6 | s | dnl | 5-6 | specimen small_garden bees
Liquidambar | 18 | s | nma | 5 | avenue specimen
Liquidambar styraciflua 'Slender Silhouette' | 13 | s | nma | 5 | avenue small_garden
Liriodendron | 28 | s | nm | 6 | specimen avenue bees
Liriodendron tulipifera 'Fastigiatum' | 18 | s | nm | 6 | specimen avenue
Magnolia | 6 | sh | nma | 4-5 | specimen small_garden
Magnolia kobus | 10 | sh | nma | 4 | specimen avenue
Magnolia 'Susan' | 3 | sh | nma | 4-5 | specimen small_garden container
Magnolia stellata | 2.5 | sh | nma | 3-4 | specimen small_garden container
Malus | 5 | s | nml | 5 | specimen small_garden bees
Malus tschonoskii | 10 | s | nml | 5 | avenue small_garden
Malus sylvestris | 8 | s | nml | 5 | avenue bees
Morus alba | 4 | s | dnl | 5 | specimen small_garden edible
Nyssa | 14 | sh | nmwa | 5-6 | specimen waterside bees
Ostrya | 14 | sh | dnl | 4 | avenue
Parrotia | 8 | sh | nma | 2-3 | specimen small_garden
Paulownia | 13 | s | dn | 4-5 | specimen bees
Phellodendron | 12 | s | nm | 6 | specimen avenue bees
Platanus | 30 | s | dnml | 5 | avenue specimen
Populus nigra | 28 | s | nmw | 3-4 | avenue
Populus tremula | 22 | s | dnm | 3 | avenue
Prunus | 8 | s | nml | 4-5 | specimen avenue
Prunus 'Accolade' | 7 | s | nml | 4 | specimen avenue bees
Prunus 'Umineko' | 8 | s | nml | 4 | avenue small_garden bees
Prunus avium | 12 | s | nml | 4-5 | specimen avenue
Prunus cerasifera | 6 | s | dnl | 4 | specimen small_garden bees
Prunus fruticosa | 3.5 | s | dnl | 4-5 | avenue small_garden
Prunus padus | 9 | sh | nmw | 4-5 | specimen avenue bees
Prunus sargentii | 10 | s | nml | 4 | avenue specimen bees
Prunus serrula | 8 | s | nml | 4-5 | specimen
Prunus serrulata | 8 | s | nml | 4-5 | specimen avenue
Prunus serrulata 'Amanogawa' | 6 | s | nml | 4-5 | small_garden avenue
Prunus serrulata 'Kiku-shidare-zakura' | 4 | s | nml | 4 | specimen small_garden
Prunus subhirtella | 6 | s | nml | 11-4 | specimen small_garden bees
Pyrus calleryana | 11 | s | dnl | 4 | avenue specimen
Pyrus salicifolia | 5 | s | dnl | 4-5 | specimen small_garden
Quercus | 25 | s | dnm | 5 | avenue specimen
Quercus cerris | 25 | s | dnl | 5 | avenue specimen
Quercus frainetto | 20 | s | dnl | 5 | avenue specimen
Quercus palustris | 22 | s | nmwa | 5 | avenue specimen
Quercus palustris 'Green Dwarf' | 4 | s | nma | - | avenue small_garden
Quercus petraea | 28 | s | dna | 5 | avenue specimen
Quercus pubescens | 14 | s | dl | 5 | avenue specimen
Quercus robur | 30 | s | nmwl | 5 | avenue specimen
Quercus robur 'Concordia' | 12 | sh | nm | 5 | specimen
Quercus robur 'Fastigiata Koster' | 18 | s | nml | 5 | avenue specimen
Robinia | 12 | s | dnl | 5-6 | avenue specimen bees
Robinia pseudoacacia 'Umbraculifera' | 5 | s | dnl | - | avenue small_garden
Salix alba | 18 | s | mw | 4 | waterside specimen bees
Salix caprea | 2 | s | nm | 3-4 | small_garden container specimen bees
Sophora | 18 | s | dnl | 8 | avenue specimen bees
Sorbus | 12 | s | dnl | 5-6 | avenue specimen bees
Sorbus aria | 11 | s | dl | 5 | avenue specimen bees
Sorbus aucuparia | 10 | sh | nma | 5-6 | avenue specimen bees
Sorbus aucuparia 'Edulis' | 10 | s | nma | 5-6 | edible avenue bees
Sorbus domestica | 14 | s | dnl | 5 | edible specimen bees
Sorbus thuringiaca | 7 | s | dnl | 5-6 | avenue small_garden bees
Tilia cordata | 22 | sh | nml | 6-7 | avenue specimen bees
Tilia cordata 'Greenspire' | 17 | sh | nml | 6-7 | avenue bees
Tilia cordata 'Rancho' | 11 | sh | nml | 6-7 | avenue bees
Tilia europaea | 28 | sh | nml | 6 | avenue specimen bees
Tilia platyphyllos | 28 | sh | nml | 6 | specimen avenue bees
Tilia tomentosa | 20 | s | dnl | 7 | avenue specimen
Ulmus | 18 | s | nml | 3-4 | avenue
Ulmus laevis | 25 | sh | mwn | 3-4 | avenue waterside
Ulmus minor | 7 | s | dnl | - | specimen small_garden
Zelkova | 14 | s | dnl | 4-5 | avenue
`;
