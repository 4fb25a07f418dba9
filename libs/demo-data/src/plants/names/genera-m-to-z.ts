/** Genera M to Z, a line each: Latin, Czech, English and Polish name, further names. */
export const GENERA_M_TO_Z = `
Magnolia | šácholan | magnolia | magnolia | magnólie
Mahonia | mahónie | mahonia | mahonia | mahonie, Oregon grape
Malus | jabloň | apple | jabłoń | jablůňka, crab apple
Mespilus | mišpule | medlar | nieszpułka
Metasequoia | metasekvoje | dawn redwood | metasekwoja
Miscanthus | ozdobnice | silver grass | miskant | okrasná tráva, miscanthus
Molinia | bezkolenec | moor grass | trzęślica | okrasná tráva
Morus | morušovník | mulberry | morwa | moruše
Nandina | nandina | heavenly bamboo | nandina
Nepeta | šanta | catmint | kocimiętka
Nyssa | tupela | tupelo | błotnia
Osmanthus | vonokvětka | false holly | wończa | osmantus
Ostrya | habrovec | hop hornbeam | chmielograb
Paeonia | pivoňka | peony | piwonia
Panicum | proso | switchgrass | proso | okrasná tráva
Parrotia | parocie | ironwood | parocja
Parthenocissus | loubinec | Virginia creeper | winobluszcz | psí víno, přísavník, přísavec
Paulownia | pavlovnie | foxglove tree | paulownia | empress tree
Pennisetum | dochan | fountain grass | rozplenica | okrasná tráva
Perovskia | perovskie | Russian sage | perowskia
Phellodendron | korkovník | cork tree | korkowiec
Philadelphus | pustoryl | mock orange | jaśminowiec | nepravý jasmín
Phlox | plamenka | phlox | floks | flox
Photinia | blýskalka | photinia | głogownik | fotinie
Physocarpus | tavola | ninebark | pęcherznica
Picea | smrk | spruce | świerk
Pieris | pieris | lily of the valley bush | pieris
Pinus | borovice | pine | sosna
Platanus | platan | plane | platan | London plane
Populus | topol | poplar | topola
Potentilla | mochna | cinquefoil | pięciornik
Prunus | slivoň | cherry | wiśnia | sakura
Pseudotsuga | douglaska | Douglas fir | daglezja | jedlice
Pyracantha | hlohyně | firethorn | ognik
Pyrus | hrušeň | pear | grusza
Quercus | dub | oak | dąb
Rhododendron | pěnišník | rhododendron | różanecznik | rododendron, azalka, azalea, azalia
Rhus | škumpa | sumac | sumak | octovník
Ribes | rybíz | currant | porzeczka | meruzalka
Robinia | akát | black locust | robinia | trnovník, false acacia, akacja
Rosa | růže | rose | róża
Rubus | ostružiník | bramble | jeżyna
Rudbeckia | třapatka | coneflower | rudbekia | black-eyed Susan
Salix | vrba | willow | wierzba
Salvia | šalvěj | sage | szałwia
Sambucus | bez | elder | dziki bez | bezinky, elderberry, bez czarny
Sciadopitys | pajehličník | umbrella pine | sośnica
Sedum | rozchodník | stonecrop | rozchodnik
Sequoiadendron | sekvojovec | giant sequoia | mamutowiec | sekvoj, sekvoje, wellingtonia
Skimmia | skimie | skimmia | skimia
Sophora | jerlín | pagoda tree | perełkowiec | Styphnolobium
Sorbus | jeřáb | rowan | jarząb | jeřabina, mountain ash, whitebeam, jarzębina
Spiraea | tavolník | spiraea | tawuła | spirea, tavolníky
Stipa | kavyl | feather grass | ostnica | okrasná tráva
Symphoricarpos | pámelník | snowberry | śnieguliczka
Syringa | šeřík | lilac | lilak | bez lilak
Tamarix | tamaryšek | tamarisk | tamaryszek
Taxodium | tisovec | bald cypress | cypryśnik | swamp cypress
Taxus | tis | yew | cis
Thuja | zerav | arborvitae | żywotnik | túje, tuje, tuja, thuja
Tilia | lípa | lime | lipa | linden, basswood
Tsuga | jedlovec | hemlock | choina
Ulmus | jilm | elm | wiąz
Vaccinium | borůvka | blueberry | borówka | brusnice, kanadská borůvka
Viburnum | kalina | viburnum | kalina
Vinca | barvínek | periwinkle | barwinek
Vitis | réva | grapevine | winorośl | vinná réva, víno, grape
Weigela | vajgélie | weigela | krzewuszka
Wisteria | vistárie | wisteria | glicynia | modrý déšť, wistárie
Yucca | juka | yucca | juka
Zelkova | zelkova | zelkova | brzostownica | zelkowa
`;
