/** Facts of conifers and fruit, a line a taxon: see `plantFacts`. */
export const CONIFER_AND_FRUIT_FACTS = `
Abies alba | 35 | shx | nm | - | specimen
Abies concolor | 20 | sh | dnm | - | specimen
Abies koreana | 7 | s | nma | - | specimen small_garden
Abies nordmanniana | 25 | shx | nm | - | specimen
Cedrus | 18 | s | dnl | - | specimen
Cedrus deodara 'Golden Horizon' | 1.5 | s | dn | - | small_garden specimen rockery
Chamaecyparis lawsoniana | 8 | sh | nm | - | hedge specimen
Chamaecyparis obtusa | 1.5 | sh | nma | - | rockery container small_garden
Chamaecyparis pisifera | 2.5 | sh | nma | - | small_garden specimen
Cryptomeria | 1 | sh | nma | - | rockery small_garden container
Cupressocyparis | 10 | s | nm | - | hedge
Juniperus | 0.5 | s | dnl | - | ground_cover rockery
Juniperus communis | 0.4 | s | dna | - | ground_cover rockery
Juniperus pfitzeriana | 1.5 | sh | dnl | - | ground_cover small_garden
Juniperus scopulorum | 4 | s | dnl | - | small_garden specimen container
Larix | 28 | s | nm | - | specimen
Metasequoia | 28 | s | nmw | - | specimen waterside avenue
Picea abies | 35 | sh | nma | - | specimen hedge
Picea abies 'Nidiformis' | 0.8 | sh | nma | - | rockery small_garden
Picea glauca | 2.5 | sh | nm | - | container small_garden
Picea omorika | 20 | s | nm | - | specimen small_garden
Picea pungens | 18 | s | dnm | - | specimen
Picea pungens 'Glauca Globosa' | 1.2 | s | dnm | - | rockery small_garden container
Picea pungens 'Hoopsii' | 12 | s | dnm | - | specimen
Pinus | 20 | s | dna | - | specimen
Pinus cembra | 12 | s | nma | - | specimen small_garden edible
Pinus heldreichii | 1.5 | s | dnl | - | rockery container small_garden
Pinus mugo | 2 | s | dnla | - | rockery ground_cover small_garden
Pinus mugo 'Mops' | 0.8 | s | dnla | - | rockery container small_garden
Pinus nigra | 25 | s | dnl | - | specimen
Pinus parviflora | 6 | s | na | - | specimen small_garden
Pinus strobus | 25 | sh | nma | - | specimen
Pinus sylvestris 'Watereri' | 3 | s | dna | - | small_garden specimen rockery
Pseudotsuga | 35 | sh | nm | - | specimen
Sciadopitys | 7 | sh | nma | - | specimen small_garden
Sequoiadendron | 30 | s | nm | - | specimen
Taxodium | 25 | s | mwa | - | waterside specimen
Taxus baccata | 10 | shx | dnml | - | hedge specimen
Taxus baccata 'Fastigiata' | 4 | shx | dnml | - | specimen small_garden
Taxus media | 4 | shx | nml | - | hedge
Thuja occidentalis | 6 | sh | nm | - | hedge
Thuja occidentalis 'Smaragd' | 4 | sh | nm | - | hedge small_garden
Thuja occidentalis 'Danica' | 0.6 | sh | nm | - | rockery small_garden container
Thuja plicata | 8 | shx | nm | - | hedge
Tsuga | 0.6 | hx | nma | - | rockery small_garden
Aronia | 1.8 | sh | nmwa | 5 | edible hedge bees
Cornus mas | 5 | sh | dnl | 2-3 | edible hedge bees
Corylus avellana | 5 | sh | nml | 2-3 | edible hedge
Cydonia | 4 | s | nm | 5 | edible small_garden bees
Hippophae | 3 | s | dnl | 4 | edible hedge
Lonicera kamtschatica | 1.3 | sh | nma | 4 | edible small_garden bees
Malus domestica | 4 | s | nml | 4-5 | edible small_garden bees
Mespilus | 4 | s | nml | 5-6 | edible small_garden
Morus nigra | 7 | s | dnl | 5 | edible specimen
Prunus armeniaca | 4 | s | dnl | 3-4 | edible small_garden
Prunus avium 'Burlat' | 5 | s | nml | 4 | edible bees
Prunus avium 'Kordia' | 5 | s | nml | 4-5 | edible bees
Prunus cerasus | 4 | sh | nml | 4-5 | edible small_garden bees
Prunus domestica | 5 | s | nml | 4 | edible small_garden bees
Prunus dulcis | 4 | s | dnl | 3 | edible small_garden bees
Prunus insititia | 5 | s | nml | 4 | edible small_garden bees
Prunus persica | 3.5 | s | dnl | 3-4 | edible small_garden
Pyrus communis | 5 | s | nml | 4 | edible small_garden bees
Ribes nidigrolaria | 1.8 | sh | nm | 4-5 | edible hedge
Ribes nigrum | 1.6 | sh | nm | 4-5 | edible
Ribes rubrum | 1.4 | sh | nm | 4-5 | edible small_garden
Ribes uva-crispa | 1.2 | sh | nm | 4 | edible small_garden container
Rubus idaeus | 1.6 | sh | nma | 5-6 | edible bees
Rubus fruticosus | 3 | s | nm | 6-7 | edible climber bees
Vaccinium | 1.6 | sh | ma | 5 | edible container bees
`;
