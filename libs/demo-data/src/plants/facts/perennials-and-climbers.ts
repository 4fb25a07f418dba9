/** Facts of perennials, grasses and climbers, a line a taxon: see `plantFacts`. */
export const PERENNIAL_FACTS = `
Achillea | 1.1 | s | dnl | 6-8 | small_garden bees
Alchemilla | 0.4 | shx | nm | 6-7 | ground_cover small_garden
Anemone | 1 | h | nm | 8-10 | small_garden bees
Aster | 1.1 | s | nm | 9-10 | small_garden bees
Astilbe | 0.6 | hx | mw | 7-8 | small_garden waterside
Bergenia | 0.4 | shx | dnm | 4-5 | ground_cover rockery container
Brunnera | 0.4 | hx | nm | 4-5 | ground_cover
Calamagrostis | 1.6 | sh | dnm | 6-8 | small_garden
Carex | 0.3 | hx | nm | 4-5 | ground_cover container
Coreopsis | 0.4 | s | dn | 6-9 | rockery small_garden container bees
Deschampsia | 0.8 | sh | nmw | 6-8 | small_garden waterside
Echinacea | 0.9 | s | dn | 7-9 | small_garden bees
Festuca | 0.25 | s | d | 6 | rockery container ground_cover
Gaura | 0.8 | s | dn | 6-10 | container small_garden bees
Geranium | 0.5 | sh | nm | 6-10 | ground_cover small_garden bees
Helenium | 0.9 | s | nm | 7-9 | small_garden bees
Helleborus | 0.3 | hx | nl | 12-3 | small_garden container bees
Hemerocallis | 0.4 | sh | nm | 6-9 | small_garden container waterside
Heuchera | 0.5 | h | nm | 6-7 | container ground_cover
Hosta | 0.6 | hx | m | 6-8 | container small_garden waterside
Iris | 0.8 | sh | nmw | 5-6 | waterside small_garden
Lavandula | 0.5 | s | dl | 6-7 | rockery container hedge bees
Miscanthus | 1.6 | s | nm | 9-10 | specimen small_garden
Molinia | 0.6 | sh | nmwa | 8-9 | small_garden waterside
Nepeta | 0.6 | s | dnl | 5-9 | rockery small_garden bees
Paeonia | 0.9 | s | nl | 6 | small_garden specimen
Panicum | 1.3 | s | dnm | 8-9 | small_garden
Pennisetum | 0.7 | s | dn | 8-10 | small_garden container
Phlox | 1 | sh | nm | 7-9 | small_garden bees
Rudbeckia | 0.7 | s | nm | 7-10 | small_garden bees
Salvia | 0.5 | s | dnl | 6-9 | rockery small_garden bees
Sedum | 0.5 | s | dn | 8-10 | rockery small_garden container bees
Stipa | 0.5 | s | d | 6-7 | rockery container small_garden
Actinidia | 4 | sh | nm | 5-6 | climber edible
Akebia | 6 | sh | nm | 4-5 | climber
Aristolochia | 8 | hx | nm | 6 | climber
Campsis | 6 | s | nm | 7-9 | climber
Clematis | 3 | sh | nml | 7-9 | climber
Clematis 'Nelly Moser' | 2.5 | h | nml | 5-6 | climber container
Clematis montana | 7 | sh | nml | 5 | climber
Hedera helix | 15 | shx | dnml | 9-10 | climber ground_cover bees
Hedera helix 'Goldheart' | 4 | shx | nml | - | climber
Humulus | 5 | sh | nm | 7-8 | climber
Hydrangea petiolaris | 8 | hx | nma | 6-7 | climber bees
Jasminum | 2.5 | sh | dnml | 1-4 | climber hedge
Lonicera henryi | 5 | hx | nm | 6-7 | climber bees
Lonicera periclymenum | 4 | sh | nm | 6-9 | climber bees
Parthenocissus | 12 | shx | dnml | 6-7 | climber bees
Vitis | 4 | s | dnl | 6 | climber edible
Wisteria | 8 | s | nm | 5-6 | climber bees
`;
