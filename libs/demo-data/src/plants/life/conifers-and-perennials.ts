/** The life of conifers, climbers, perennials and grasses, a line a taxon: see `plantLife`. */
export const OTHER_LIVES = `
Abies | 7 | conifer | m | 4 | e | - | 9-10 | - | - | -
Abies koreana | 3.5 | conifer | s | 5
Abies concolor | 6 | conifer | m | 4
Cedrus | 9 | pine | m | 6 | e | - | 10-2 | - | - | -
Cedrus deodara 'Golden Horizon' | 2.5 | carpet | s | 6
Chamaecyparis | 3 | conifer | m | 6 | e | - | - | - | - | 8
Chamaecyparis obtusa | 1.2 | mound | s | 5
Chamaecyparis pisifera | 2.5 | mound | s | 5
Cryptomeria | 1.2 | globe | s | 6 | e | - | - | - | - | -
Cupressocyparis | 3 | column | f | 6 | e | - | - | - | - | 5-6,8
Juniperus | 1.8 | carpet | m | 3 | e | - | - | - | - | 8
Juniperus pfitzeriana | 2.5 | vase | m | 3
Juniperus scopulorum | 0.7 | column | m | 4
Larix | 9 | conifer | f | 3 | 4-11 | r | 9-2 | yo | sf | 2-3
Metasequoia | 8 | conifer | f | 5 | 4-11 | - | 10-12 | ob | sb | 2-3
Picea | 6 | conifer | m | 3 | e | - | 9-12 | - | - | -
Picea abies | 7 | conifer | f | 3
Picea abies 'Nidiformis' | 1.4 | mound | s | 3 || - | -
Picea glauca | 1.2 | conifer | s | 4 || - | -
Picea omorika | 3.5 | conifer | m | 4
Picea pungens 'Glauca Globosa' | 1.4 | mound | s | 3 || - | -
Picea pungens 'Hoopsii' | 4.5 | conifer | s | 3
Pinus | 8 | pine | m | 4 | e | - | 10-12 | - | b | 5-6
Pinus cembra | 4.5 | conifer | s | 3
Pinus heldreichii | 1 | globe | s | 5 || - | -
Pinus mugo | 2.8 | mound | s | 3
Pinus mugo 'Mops' | 1 | mound | s | 3 || - | -
Pinus parviflora | 4.5 | pine | s | 5
Pinus sylvestris 'Watereri' | 2.5 | globe | s | 3 || - | -
Pseudotsuga | 9 | conifer | f | 5 | e | - | 9-11 | - | b | -
Sciadopitys | 3 | conifer | s | 5 | e | - | - | - | - | -
Sequoiadendron | 9 | conifer | f | 6 | e | - | - | - | b | -
Taxodium | 9 | conifer | m | 5 | 5-11 | - | 10-12 | ob | sb | 2-3
Taxus | 5 | shrub | s | 5 | e | - | 8-10 | - | f | 6,8-9
Taxus baccata 'Fastigiata' | 1.5 | column | s | 6
Taxus media | 2 | shrub | s | 5
Thuja | 1.8 | column | m | 4 | e | - | - | - | - | 6,8
Thuja occidentalis 'Smaragd' | 1.1 | column | m | 4
Thuja occidentalis 'Danica' | 0.8 | globe | s | 4
Thuja plicata | 2.5 | cone | f | 5
Tsuga | 1 | carpet | s | 4 | e | - | - | - | - | -
Actinidia | 2.5 | climber | f | 4 | 5-10 | w | 9-10 | y | - | 2
Akebia | 2.5 | climber | f | 6 | 4-12 | m | 9-10 | - | - | 3
Aristolochia | 3 | climber | f | 5 | 5-10 | g | - | y | - | 3
Campsis | 3 | climber | f | 6 | 5-10 | o | - | y | t | 3
Clematis | 1.2 | climber | f | 4 | 4-10 | m | 9-11 | - | s | 3
Clematis 'Nelly Moser' | 1.2 | climber | m | 4 || p
Clematis montana | 3 | climber | f | 6 || p | - || - | 6
Hedera | 4 | climber | m | 5 | e | g | 1-3 | - | f | 4,8
Hedera helix 'Goldheart' | 2 | climber | s | 6 || - | - | - | -
Humulus | 2 | climber | f | 4 | 5-10 | g | 8-10 | y | - | 3
Hydrangea petiolaris | 3 | climber | s | 5 | 4-11 | w | - | y | bs | 7
Jasminum | 2 | climber | m | 6 | 4-11 | y | - | - | t | 4
Lonicera | 1.5 | climber | f | 4 | 4-11 | cp | 8-10 | - | - | 3
Lonicera henryi | 2 | climber | m | 6 | e | r | 9-11
Parthenocissus | 4 | climber | f | 4 | 5-11 | g | 9-11 | ro | ft | 3
Vitis | 3 | climber | f | 6 | 5-10 | g | 9-10 | yr | t | 2-3
Wisteria | 4 | climber | f | 6 | 5-11 | m | - | y | t | 2,7
Achillea | 0.6 | herb | f | 3 | 4-10 | y | - | - | s | 3
Alchemilla | 0.5 | herb | f | 3 | 4-10 | g | - | - | - | 7
Anemone | 0.6 | herb | m | 5 | 4-10 | w | - | - | s | 3
Aster | 0.6 | herb | f | 4 | 4-11 | m | - | - | - | 3
Astilbe | 0.5 | herb | m | 4 | 5-10 | r | - | - | s | 3
Bergenia | 0.5 | herb | m | 3 | e | p | - | r | - | 5
Brunnera | 0.5 | herb | m | 4 | 4-10 | b | - | - | - | 3
Calamagrostis | 0.6 | grass | f | 4 | 4-12 | c | 8-2 | yb | s | 3
Carex | 0.5 | grass | m | 5 | e | c | - | - | - | 4
Coreopsis | 0.4 | herb | m | 4 | 5-10 | y | - | - | - | 3
Deschampsia | 0.6 | grass | m | 4 | 3-12 | c | 8-12 | y | s | 3
Echinacea | 0.5 | herb | m | 4 | 5-10 | p | 9-2 | - | s | 3
Festuca | 0.3 | grass | s | 4 | e | c | 7-9 | - | s | 4
Gaura | 0.7 | herb | m | 6 | 5-11 | w | - | - | - | 3
Geranium | 0.7 | herb | f | 4 | 4-11 | b | - | ro | - | 3
Helenium | 0.6 | herb | f | 4 | 4-10 | o | - | - | - | 3
Helleborus | 0.4 | herb | s | 4 | e | w | - | - | - | 1
Hemerocallis | 0.5 | herb | f | 3 | 4-10 | y | - | y | - | 3
Heuchera | 0.4 | herb | m | 4 | e | c | - | p | - | 4
Hosta | 0.9 | herb | m | 3 | 5-10 | m | - | y | - | 3
Iris | 0.5 | herb | m | 4 | 4-10 | b | 7-2 | y | s | 3
Lavandula | 0.5 | mound | m | 5 | e | m | - | - | - | 3,8
Miscanthus | 1.2 | grass | m | 5 | 5-12 | c | 9-2 | yo | s | 3
Molinia | 0.5 | grass | m | 4 | 5-11 | c | 9-11 | yo | s | 3
Nepeta | 0.6 | herb | f | 4 | 4-11 | b | - | - | - | 3,7
Paeonia | 0.9 | herb | s | 3 | 4-10 | p | - | ro | - | 11
Panicum | 0.8 | grass | m | 4 | 5-12 | c | 9-2 | yo | s | 3
Pennisetum | 0.7 | grass | m | 5 | 5-12 | c | 9-1 | yb | s | 3
Phlox | 0.6 | herb | m | 4 | 4-10 | w | - | - | - | 3
Rudbeckia | 0.5 | herb | f | 4 | 4-11 | y | 9-2 | - | s | 3
Salvia | 0.4 | herb | f | 4 | 4-10 | m | - | - | - | 3,7
Sedum | 0.5 | herb | m | 3 | 4-11 | p | 10-2 | y | s | 3
Stipa | 0.4 | grass | m | 6 | 3-12 | c | 7-12 | y | s | 3
`;
