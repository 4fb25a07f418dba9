/** The life of shrubs, roses and fruit, a line a taxon: see `plantLife`. */
export const SHRUB_LIVES = `
Abelia | 1 | mound | m | 7 | 3-12 | wp | - | p | - | 4
Aronia | 1.5 | shrub | m | 3 | 4-10 | w | 8-10 | r | - | 2-3
Aucuba | 1.3 | mound | s | 7 | e | m | 10-3 | - | f | 4
Berberis | 1.5 | mound | m | 4 | 4-11 | y | 9-12 | ro | f | 6
Berberis julianae | 2 | shrub | m | 5 | e || 9-12 | -
Berberis thunbergii 'Golden Rocket' | 0.4 | column | m | 4
Buddleja | 2.2 | vase | f | 5 | 4-11 | m | - | - | s | 3
Buxus | 2 | mound | s | 5 | e | g | - | - | - | 5-6,9
Callicarpa | 2 | vase | m | 6 | 4-11 | m | 9-12 | yp | f | 3
Calluna | 0.5 | carpet | m | 4 | e | p | - | - | s | 4
Calycanthus | 2 | mound | m | 5 | 4-10 | r | - | y | - | 3
Caryopteris | 1 | mound | m | 6 | 4-10 | b | - | - | s | 3-4
Chaenomeles | 1.4 | mound | m | 4 | 4-10 | r | 9-11 | y | f | 5
Cornus alba | 2.2 | vase | f | 3 | 4-10 | w | 8-9 | r | t | 3
Cornus sanguinea | 1.8 | vase | f | 4 | 4-11 | w | 8-10 | yo | t | 3
Cornus sericea | 2.2 | vase | f | 3 | 4-10 | w | 8-9 | y | t | 3
Cornus mas | 4.5 | round | s | 4 | 4-10 | y | 8-9 | yo | b | 4
Corylus | 4 | vase | f | 4 | 4-10 | y | 9-10 | y | c | 2-3
Corylus avellana 'Contorta' | 2.5 | shrub | s | 4 |||||| ct
Cotinus | 3.5 | mound | m | 5 | 4-11 | p | 7-9 | or | s | 3
Cotoneaster | 1.2 | carpet | m | 4 | e | w | 9-12 | - | f | 3
Cotoneaster horizontalis | 1.6 | carpet | m | 4 | 4-11 | p | 9-12 | ro | ft
Cydonia | 3.5 | round | m | 5 | 4-10 | p | 9-10 | y | - | 2-3
Cytisus | 1.4 | vase | f | 5 | 4-10 | r | - | - | t | 6
Daphne | 0.8 | mound | s | 4 | 4-10 | p | 6-8 | y | - | -
Deutzia | 1.8 | vase | m | 5 | 4-10 | w | - | y | - | 7
Deutzia gracilis | 0.9 | mound | m | 5
Enkianthus | 1.8 | shrub | s | 5 | 4-10 | r | - | ro | - | -
Erica | 0.4 | carpet | m | 5 | e | p | - | - | - | 5
Euonymus | 2 | mound | m | 4 | 4-10 | g | 9-11 | rp | ft | 3
Euonymus europaeus | 3.5 | shrub | m | 3
Euonymus fortunei | 0.9 | carpet | m | 5 | e | - | - | - | - | 4
Exochorda | 1.8 | vase | m | 5 | 4-10 | w | - | yo | - | 6
Forsythia | 2.2 | vase | f | 5 | 4-11 | y | - | yp | - | 5
Forsythia intermedia 'Weekend' | 1.4 | shrub | m | 5
Fothergilla | 1.8 | mound | s | 5 | 4-11 | w | - | yor | - | -
Gaultheria | 0.4 | carpet | s | 3 | e | w | 9-3 | - | f | -
Hamamelis | 3.5 | vase | s | 5 | 4-10 | yo | - | yor | - | 4
Hibiscus | 1.5 | vase | s | 5 | 5-10 | m | - | y | - | 3
Hippophae | 2.5 | shrub | m | 3 | 4-11 | y | 8-11 | - | f | 3
Hydrangea | 1.6 | mound | m | 5 | 4-10 | w | - | y | s | 3
Hydrangea macrophylla | 1.2 | mound | m | 6 || bp
Hydrangea paniculata | 1.6 | vase | m | 4 || wp || yo
Hydrangea paniculata 'Limelight' | 1.6 | vase | m | 4 || cpg
Hydrangea quercifolia | 1.8 | mound | m | 5 || w || rp | sb | 4
Hypericum | 0.9 | carpet | m | 6 | e | y | - | - | - | 3
Ilex | 3.5 | cone | s | 6 | e | w | 10-2 | - | f | 8
Ilex crenata | 1.3 | mound | s | 6 || - | - | - | - | 6-7
Ilex meserveae | 1.8 | cone | s | 5
Kerria | 1.8 | vase | f | 5 | 4-11 | y | - | y | t | 5-6
Kolkwitzia | 2.2 | vase | m | 4 | 4-10 | p | - | yo | b | 7
Leycesteria | 1.6 | vase | f | 7 | 4-11 | w | 8-11 | - | t | 4
Ligustrum | 2 | shrub | f | 4 | 3-12 | w | 9-12 | - | f | 6,8
Lonicera kamtschatica | 1.2 | mound | m | 3 | 3-10 | c | 5-6 | y | - | 2-3
Mahonia | 1.3 | mound | s | 5 | e | y | 7-9 | r | - | 5
Mespilus | 4 | spreading | s | 5 | 4-11 | w | 10-11 | yor | - | 3
Nandina | 0.7 | mound | s | 7 | e | - | - | ro | - | 4
Osmanthus | 1.5 | mound | s | 7 | e | w | - | - | - | 5
Paeonia suffruticosa | 1.3 | mound | s | 5 | 4-10 | p | - | - | - | 3
Perovskia | 0.9 | vase | m | 5 | 4-10 | b | - | - | s | 4
Philadelphus | 1.8 | vase | f | 4 | 4-10 | w | - | y | - | 7
Photinia | 2 | shrub | m | 7 | e | w | - | - | - | 6
Physocarpus | 2 | vase | f | 3 | 4-11 | w | 8-10 | ry | b | 7
Pieris | 1.4 | mound | s | 6 | e | w | - | - | - | 5
Potentilla | 1.1 | mound | m | 3 | 4-11 | y | - | - | - | 3
Prunus laurocerasus | 2 | shrub | m | 6 | e | w | 8-9 | - | - | 6-7
Prunus laurocerasus 'Otto Luyken' | 1.8 | mound | s | 6
Prunus armeniaca | 4 | spreading | m | 6 | 4-10 | wp | 7-8 | yo | - | 5
Prunus avium 'Burlat' | 5 | round | f | 5 || w | 6 | o | - | 7-8
Prunus avium 'Kordia' | 5 | oval | f | 5 || w | 7 | o | - | 7-8
Prunus cerasus | 4 | round | m | 4 || w | 7-8 | y | - | 7-8
Prunus domestica | 4.5 | oval | m | 5 || w | 8-9 | y | - | 3
Prunus dulcis | 4 | vase | m | 6 || p | 9 | y | - | 5
Prunus insititia | 4.5 | round | m | 5 || w | 8 | y | - | 3
Prunus persica | 3.5 | vase | m | 6 || p | 7-8 | y | - | 4
Pyracantha | 1.8 | shrub | m | 6 | e | w | 9-1 | - | f | 3
Pyrus communis | 3.5 | cone | m | 5 | 4-11 | w | 8-10 | yo | - | 2-3
Rhododendron | 2.2 | mound | s | 5 | e | m | - | - | t | 6
Rhododendron luteum | 1.8 | shrub | s | 5 | 4-10 | y || or
Rhododendron 'Knap Hill' | 1.6 | shrub | s | 5 | 4-10 | o || or
Rhododendron 'Cunningham’s White' |||||| w
Rhododendron 'Roseum Elegans' |||||| p
Rhus | 4.5 | spreading | f | 3 | 5-10 | g | 8-2 | or | ft | 3
Ribes | 1.3 | shrub | m | 4 | 4-10 | g | 7 | y | - | 2-3
Ribes sanguineum | 1.7 | shrub | m | 5 || p | - | y | - | 5
Rosa | 0.8 | shrub | m | 5 | 4-11 | p | - | - | - | 3-4
Rosa 'Chopin' |||||| w
Rosa 'Gloria Dei' |||||| yp
Rosa 'Schneewittchen' |||||| w
Rosa 'Queen Elizabeth' | 0.8
Rosa 'Bonica' | 1 | mound
Rosa 'The Fairy' | 0.9 | carpet
Rosa 'Sympathie' | 1.5 | climber | m | 5 || r
Rosa 'Flammentanz' | 2 | climber | f | 4 || r
Rosa 'New Dawn' | 2 | climber | f | 5 || p
Rosa rugosa | 1.5 | mound | f | 3 || p | 8-11 | y | f | 3
Rosa canina | 2.2 | vase | f | 3 || p | 9-12 | y | f | 3
Rubus | 1.2 | vase | f | 4 | 4-11 | w | 7-10 | y | - | 2-3
Rubus fruticosus | 2 | climber | f | 5 || w | 8-9
Salix purpurea | 1.5 | mound | f | 3 | 4-11 | y | - | y | t | 3
Sambucus | 3.5 | vase | f | 4 | 4-10 | w | 8-9 | - | - | 2-3
Sambucus nigra 'Black Lace' | 2 | vase | f | 4 || p
Skimmia | 0.9 | mound | s | 7 | e | p | - | - | t | -
Spiraea | 1 | mound | m | 4 | 4-11 | p | - | yo | - | 3
Spiraea betulifolia | 0.7 | mound | m | 4 || w || ro
Spiraea cinerea | 1.6 | vase | m | 4 || w || y | - | 5
Spiraea vanhouttei | 1.8 | vase | f | 4 || w || yo | - | 6
Symphoricarpos | 1.5 | carpet | m | 4 | 4-11 | p | 9-12 | - | f | 3
Syringa | 3 | shrub | m | 3 | 4-10 | m | - | - | t | 6
Syringa meyeri | 1.3 | mound | s | 3 || mp
Tamarix | 3 | vase | m | 4 | 4-11 | p | - | y | - | 6
Vaccinium | 1.3 | shrub | s | 4 | 4-11 | w | 7-8 | ro | t | 2-3
Viburnum | 2 | shrub | m | 5 | 4-11 | w | 9-11 | r | f | 6
Viburnum bodnantense | 2 | vase | m | 5 || p | - | r | - | 4
Viburnum carlesii | 1.5 | mound | s | 5 || wp | - | r | - | 6
Viburnum opulus | 2.8 | vase | f | 3 || w | - | rp | - | 6
Viburnum plicatum | 2.5 | spreading | m | 5 || w || rp
Viburnum rhytidophyllum | 3 | shrub | m | 5 | e | c | 9-11 | - | - | 6
Vinca | 0.6 | carpet | m | 4 | e | b | - | - | - | 4
Weigela | 2 | vase | m | 5 | 4-11 | r | - | y | - | 7
Weigela florida 'Nana Variegata' | 1.2 | mound | m | 5 || p
Yucca | 1 | herb | s | 5 | e | w | - | - | - | 4
`;
