/** Facts of shrubs and roses, a line a taxon: see `plantFacts`. */
export const SHRUB_FACTS = `
Abelia | 0.8 | sh | nm | 7-10 | container small_garden bees
Aucuba | 1.5 | hx | nm | - | container hedge
Berberis julianae | 2.5 | sh | dnl | 5 | hedge bees
Berberis thunbergii | 1.5 | sh | dnl | 5 | hedge small_garden bees
Berberis thunbergii 'Golden Rocket' | 1.2 | sh | dnl | 5 | small_garden hedge container
Buddleja | 2.5 | s | dnl | 7-9 | bees specimen
Buxus | 2.5 | shx | dnl | - | hedge container
Callicarpa | 2.5 | sh | nm | 7 | specimen small_garden
Calluna | 0.4 | s | dna | 8-10 | ground_cover rockery container bees
Calycanthus | 2.2 | sh | nm | 5-7 | specimen small_garden
Caryopteris | 0.9 | s | dnl | 8-9 | rockery small_garden bees
Chaenomeles | 1.2 | sh | dnl | 3-4 | hedge small_garden bees edible
Cornus alba | 2.2 | sh | nmw | 5-6 | hedge waterside
Cornus sanguinea | 1.8 | sh | dnml | 5-6 | small_garden hedge bees
Cornus sericea | 2 | sh | nmw | 5-6 | waterside hedge
Corylus avellana 'Contorta' | 3 | sh | nml | 2-3 | specimen small_garden
Cotinus | 3.5 | s | dnl | 6-7 | specimen
Cotoneaster dammeri | 0.5 | shx | dnl | 5-6 | ground_cover rockery bees
Cotoneaster horizontalis | 0.8 | sh | dnl | 5-6 | ground_cover rockery bees
Cytisus | 1.5 | s | dna | 5-6 | rockery small_garden bees
Daphne | 1 | hx | nml | 2-4 | small_garden rockery bees
Deutzia gracilis | 0.8 | sh | nm | 5-6 | small_garden hedge
Deutzia scabra | 2.5 | sh | nm | 6-7 | hedge specimen
Enkianthus | 2.5 | h | ma | 5-6 | specimen small_garden bees
Erica | 0.25 | sh | na | 12-4 | ground_cover rockery container bees
Euonymus alatus | 1.5 | sh | nml | 5 | specimen small_garden hedge
Euonymus europaeus | 4 | sh | nml | 5-6 | hedge
Euonymus fortunei | 0.5 | shx | dnm | - | ground_cover hedge container
Exochorda | 1.5 | sh | nm | 4-5 | specimen small_garden
Forsythia intermedia | 2.5 | sh | dnml | 3-4 | hedge specimen
Forsythia intermedia 'Weekend' | 1.8 | sh | dnml | 3-4 | hedge small_garden
Fothergilla | 2 | sh | ma | 5 | specimen small_garden bees
Gaultheria | 0.2 | hx | ma | 6-7 | ground_cover container
Hamamelis | 3.5 | sh | nma | 1-2 | specimen
Heptacodium | 4 | s | dnm | 8-10 | specimen bees
Hibiscus | 2.2 | s | nml | 7-9 | specimen hedge small_garden
Hydrangea arborescens | 1.4 | sh | nm | 6-9 | small_garden specimen
Hydrangea macrophylla | 1.2 | h | ma | 6-9 | container small_garden
Hydrangea paniculata | 2 | sh | nm | 7-9 | specimen small_garden hedge
Hydrangea quercifolia | 1.8 | sh | nm | 6-8 | specimen small_garden
Hypericum | 0.35 | shx | dn | 6-9 | ground_cover bees
Ilex aquifolium | 7 | shx | nma | 5 | hedge specimen bees
Ilex crenata | 1.2 | shx | nma | - | hedge container
Ilex meserveae | 2.5 | shx | nma | 5 | hedge specimen
Kerria | 1.8 | shx | nm | 4-5 | hedge small_garden
Kolkwitzia | 2.5 | s | dnml | 5-6 | specimen hedge bees
Leycesteria | 1.8 | sh | nm | 6-9 | specimen bees
Ligustrum | 3 | shx | dnml | 6-7 | hedge bees
Mahonia | 1.2 | hxs | dnm | 4-5 | ground_cover hedge bees
Nandina | 0.7 | sh | nm | - | container small_garden
Osmanthus | 1.8 | sh | nm | 9-10 | hedge container
Paeonia suffruticosa | 1.5 | sh | nml | 5 | specimen small_garden
Perovskia | 1.2 | s | dnl | 7-9 | small_garden rockery bees
Philadelphus | 2.5 | sh | dnml | 6 | hedge specimen bees
Photinia | 2.5 | sh | nm | 5 | hedge container
Physocarpus | 2.2 | sh | dnm | 6 | hedge specimen bees
Pieris | 1.5 | h | ma | 3-5 | container small_garden
Potentilla | 0.9 | s | dnl | 6-10 | hedge ground_cover small_garden bees
Prunus laurocerasus 'Rotundifolia' | 2.5 | shx | nm | 5 | hedge
Prunus laurocerasus 'Otto Luyken' | 1.2 | shx | nm | 5 | hedge ground_cover
Pyracantha | 2.5 | sh | dnl | 5-6 | hedge bees
Rhododendron | 2.2 | hx | ma | 5-6 | specimen
Rhododendron luteum | 2 | sh | ma | 5 | specimen bees
Rhododendron 'Knap Hill' | 1.8 | sh | ma | 5-6 | specimen small_garden
Rhus | 4.5 | s | dnl | 6-7 | specimen
Ribes sanguineum | 2 | sh | dnm | 4-5 | hedge specimen bees
Salix purpurea | 1.5 | s | nmw | 3-4 | hedge waterside bees
Sambucus | 4 | sh | nml | 6-7 | edible hedge bees
Sambucus nigra 'Black Lace' | 2.5 | s | nml | 6 | specimen edible
Skimmia | 0.9 | hx | ma | 3-5 | container small_garden
Spiraea | 1 | sh | dnm | 6-8 | hedge small_garden bees
Spiraea betulifolia | 0.6 | sh | dnm | 6-7 | ground_cover hedge small_garden
Spiraea cinerea | 1.6 | sh | dnml | 4-5 | hedge bees
Spiraea vanhouttei | 2 | sh | dnml | 5-6 | hedge bees
Symphoricarpos | 0.8 | shx | dnm | 6-8 | ground_cover hedge bees
Syringa | 4 | s | dnl | 5 | specimen hedge bees
Syringa meyeri | 1.4 | s | dnl | 5-6 | small_garden container hedge
Tamarix | 3.5 | s | dnl | 5 | specimen
Viburnum bodnantense | 2.5 | sh | nm | 11-3 | specimen
Viburnum carlesii | 1.5 | sh | nm | 4-5 | small_garden specimen
Viburnum opulus | 3 | sh | nmw | 5-6 | specimen hedge
Viburnum plicatum | 2 | sh | nm | 5-6 | specimen
Viburnum rhytidophyllum | 3.5 | shx | nml | 5-6 | hedge specimen
Vinca | 0.2 | hx | nm | 4-5 | ground_cover
Weigela florida | 2.2 | sh | nml | 5-7 | hedge specimen bees
Weigela florida 'Nana Variegata' | 1.2 | sh | nml | 5-6 | small_garden hedge
Yucca | 1.2 | s | dn | 7-8 | rockery container small_garden
Rosa | 1 | s | nml | 6-10 | small_garden
Rosa 'The Fairy' | 0.6 | sh | nml | 6-10 | ground_cover container small_garden
Rosa 'Bonica' | 0.8 | s | nml | 6-10 | ground_cover hedge small_garden
Rosa 'Sympathie' | 3 | s | nml | 6-9 | climber
Rosa 'Flammentanz' | 3.5 | sh | nml | 6-7 | climber
Rosa 'New Dawn' | 3 | sh | nml | 6-9 | climber
Rosa 'Queen Elizabeth' | 1.3 | s | nml | 6-10 | hedge small_garden
Rosa rugosa | 1.5 | s | dn | 6-9 | hedge bees edible
Rosa canina | 2.5 | sh | dnl | 6 | hedge bees edible
`;
