/** Synonyms of the most wanted taxa, in any language: a line `taxon | names`. */
const SYNONYMS = `
Acer campestre | babyka, hedge maple, paklon
Acer negundo | boxelder, ash-leaved maple
Acer palmatum | japonský javor, klon japoński
Acer platanoides | mléč
Acer pseudoplatanus | klen, jawor
Acer rubrum | swamp maple, javor rudý
Acer griseum | javor šedonachový
Acer tataricum subsp. ginnala | Acer ginnala
Aesculus hippocastanum | kaštan, maďal, conker tree, kasztan
Alnus glutinosa | olše černá, black alder
Betula pendula | weeping birch, Betula alba, bříza bílá
Betula utilis | bříza jacquemontova, white-barked birch
Buddleja davidii | summer lilac, motylí keř
Buxus sempervirens | krušpánek, boxwood
Calluna vulgaris | ling
Carpinus betulus | habr evropský, European hornbeam
Chamaecyparis lawsoniana | Port Orford cedar
Cornus alba | Tatarian dogwood, svída tatarská
Cornus kousa | dřín kousa, Chinese dogwood
Cornus mas | dřínky, dřínka, cornel
Cornus sanguinea | svída obecná
Corylus avellana | oříšek, orzech laskowy
Crataegus monogyna | hložinka
Echinacea purpurea | echinacea
Elaeagnus angustifolia | Russian olive, oliva ruská
Fagus sylvatica | European beech
Fraxinus ornus | jasan kvetoucí, flowering ash
Ginkgo biloba | jinan dvojlaločný
Hedera helix | English ivy
Helleborus niger | vánoční růže
Hippophae rhamnoides | rakytník obecný
Hydrangea arborescens | hortenzie stromkovitá
Hydrangea macrophylla | hortenzie zahradní, mophead
Hydrangea paniculata | hortenzie stromková
Juglans regia | ořech, English walnut, Persian walnut
Larix decidua | modřín evropský
Lavandula angustifolia | Lavandula officinalis
Liriodendron tulipifera | tulipánovník, yellow poplar
Lonicera kamtschatica | haskap, zimolez modrý, Lonicera caerulea
Malus domestica | jabloň domácí
Picea abies | smrk obecný, Christmas tree, vánoční stromek
Picea pungens | blue spruce, modrý smrk
Pinus mugo | kleč, kosodrzewina, mountain pine
Pinus nigra | Austrian pine
Pinus strobus | Weymouth pine, borovice hedvábná
Pinus sylvestris | Scots pine
Platanus acerifolia | London plane
Populus nigra | Lombardy poplar
Populus tremula | aspen
Prunus avium | sweet cherry, wild cherry
Prunus cerasifera | myrobalán, cherry plum
Prunus cerasus | sour cherry
Prunus domestica | plum, śliwa
Prunus laurocerasus | cherry laurel, laurowiśnia, bobkovišeň
Prunus padus | bird cherry, střemcha, czeremcha
Prunus persica | peach, brzoskwinia
Prunus armeniaca | apricot, morela
Prunus dulcis | almond, migdałowiec
Prunus serrulata | Japanese cherry, wiśnia japońska
Pyrus calleryana | ornamental pear
Quercus robur | křemelák, pedunculate oak, common oak
Quercus petraea | drnák, Quercus sessilis
Quercus cerris | cer
Rhododendron luteum | azalea
Rhus typhina | stag’s horn sumach, sumak octowiec
Ribes nigrum | černý rybíz, blackcurrant
Ribes rubrum | červený rybíz, redcurrant
Ribes uva-crispa | gooseberry, agrest
Robinia pseudoacacia | akát bílý, acacia
Rosa canina | dog rose, dzika róża
Rosa rugosa | Japanese rose, růže japonská
Rubus idaeus | raspberry, malina
Rubus fruticosus | blackberry
Salix alba | weeping willow, wierzba płacząca
Salix caprea | jíva, pussy willow
Sorbus aucuparia | mountain ash, jarzębina, jeřáb obecný
Spiraea vanhouttei | bridal wreath
Syringa vulgaris | common lilac, bez lilak
Taxus baccata | tis obecný
Thuja occidentalis | túje západní, white cedar
Thuja plicata | túje obrovská, western red cedar
Tilia cordata | lípa malolistá, small-leaved linden
Tilia platyphyllos | large-leaved linden
Ulmus laevis | vaz
Vaccinium corymbosum | borůvka chocholičnatá
Viburnum opulus | guelder rose, kalina koralowa
Vitis vinifera | vinná réva, hroznové víno
`;

const NAMES = new Map(
  SYNONYMS.trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [taxon = '', names = ''] = line.split(' | ');
      return [taxon, names.split(', ')];
    }),
);

/** Returns the synonyms of a plant's taxon. */
export function synonymsOf(latin: string): string[] {
  return NAMES.get(latin.split(" '")[0] ?? '') ?? [];
}
