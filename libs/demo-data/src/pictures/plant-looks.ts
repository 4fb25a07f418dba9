import { NEAR_LOOKS } from './near-looks';
import type { BloomShape } from '../drawing/bloom';
import type { CrownName } from '../drawing/crowns';
import type { MoodName, RampName } from '../drawing/ink';
import type { LeafShape } from '../drawing/leaf';
import type { Margin, NearShape } from '../drawing/near-leaf';
import type { NeedleSet } from '../drawing/needles';
import type { ClimberLook } from '../drawing/garden';
import type { GrassLook } from '../drawing/herb';
import type { DemoPlant } from '../plants/plant';
import type { Kind } from '../plants/sizes';

/** Distinctive look of a plant. Sizes are in px of a picture 1000 px wide. */
export interface PlantLook {
  form: 'tree' | 'weeping' | 'conifer' | 'shrub' | 'arching' | 'hedge' | 'herb' | 'grass' | 'climber';
  crown: CrownName;
  leaf: LeafShape;
  ramp: RampName;
  /** Of a leaf, relative to the usual one. */
  size: number;
  wide: number;
  droop: number;
  dense: number;
  bark: RampName;
  texture: 'furrow' | 'band' | 'patch' | 'smooth';
  /** A second leaf colour and its share. */
  other?: readonly [RampName, share: number];
  /** Flowers or fruits; `heart` is their second colour. */
  bloom?: readonly [shape: BloomShape, ramp: RampName, size: number, share: number, heart?: RampName];
  /** Visible in close-ups only. */
  twig?: PlantLook['bloom'];
  /** A leaf in a close-up: shape if unusual, margin, number of leaflets. */
  near?: NearShape;
  margin?: Margin;
  leaflets?: number;
  /** Arrangement of leaves or needles on a twig. */
  set: 'alternate' | 'opposite' | NeedleSet;
  moods: readonly MoodName[];
  /** Height of the plant in the picture, and its relative width. */
  tall: number;
  broad: number;
  stems: number;
  conifer: readonly [tiers: number, wide: number, angle: number, droop: number, hang?: number];
  herb: readonly [leafLong: number, mound: number, stems: number, lean: number, along: number, leafy?: boolean];
  grass: readonly [lean: number, bend: number, blades: number, kind?: NonNullable<GrassLook['plume']>['kind'], plume?: RampName, share?: number]; // oxfmt-ignore
  on: ClimberLook['on'];
}

const SPRING = ['spring', 'dawn', 'morning'] as const;
const SUMMER = ['summer', 'morning', 'summer', 'dawn'] as const;
const WARM = ['summer', 'evening', 'morning'] as const;
const AUTUMN = ['autumn', 'evening', 'autumn'] as const;

const USUAL: PlantLook = {
  form: 'tree',
  crown: 'oval',
  leaf: 'oval',
  ramp: 'green',
  size: 1,
  wide: 1,
  droop: 0.25,
  dense: 1,
  bark: 'brown',
  texture: 'furrow',
  moods: SUMMER,
  tall: 770,
  broad: 1,
  stems: 1,
  conifer: [20, 0.52, 0.25, 0.4],
  herb: [0.16, 0.3, 14, 0.45, 0],
  grass: [0.5, 1, 110],
  on: 'lattice',
  set: 'alternate',
};

const LOW = { tall: 480, bark: 'brown', texture: 'smooth' } as const;

const BY_KIND: Readonly<Record<Kind, Partial<PlantLook>>> = {
  avenue: {},
  tree: { crown: 'round', tall: 720 },
  shrub: { form: 'shrub', crown: 'shrub', ...LOW, stems: 5, size: 1.25 },
  hedge: { form: 'hedge', ...LOW },
  evergreen: { form: 'shrub', crown: 'shrub', ...LOW, tall: 430, stems: 4, ramp: 'deep', size: 1.25 },
  conifer: { form: 'conifer', leaf: 'needle', ramp: 'deep', tall: 800 },
  dwarf: { form: 'shrub', crown: 'bun', leaf: 'tuft', ramp: 'deep', tall: 300, size: 1.15, droop: -0.3, dense: 1.25 },
  fruit: { crown: 'round', tall: 700, moods: WARM },
  bush: { form: 'shrub', crown: 'upright', ...LOW, stems: 6, size: 1.3, moods: WARM },
  rose: { form: 'shrub', crown: 'upright', ...LOW, stems: 6, size: 1.2, leaf: 'oval', ramp: 'deep' },
  perennial: { form: 'herb', tall: 430 },
  climber: { form: 'climber', tall: 740, size: 1.7 },
};

/** Later lines extend or override earlier ones. */
const LOOKS: readonly (readonly [name: RegExp, look: Partial<PlantLook>])[] = [
  [/^Acer /, { leaf: 'maple', bark: 'grey', size: 1.1 }],
  [/^Acer campestre/, { ramp: 'moss', size: 0.85, crown: 'round' }],
  [/^Acer freemanii|^Acer rubrum/, { ramp: 'crimson', moods: AUTUMN, crown: 'egg' }],
  [/Red Sunset/, { ramp: 'rust', other: ['red', 0.4] }],
  [/Autumn Blaze/, { ramp: 'orange', other: ['red', 0.3], crown: 'oval' }],
  [/^Acer platanoides$/, { ramp: 'gold', other: ['rust', 0.25], moods: AUTUMN, crown: 'broad' }],
  [/Cleveland/, { crown: 'egg', ramp: 'leaf' }],
  [/^Acer pseudoplatanus$/, { crown: 'broad', ramp: 'leaf', texture: 'patch' }],
  [/^Acer griseum/, { bark: 'copper', texture: 'patch', ramp: 'rust', moods: AUTUMN, size: 0.8, crown: 'vase', dense: 0.85 }],
  [/^Acer palmatum/, { leaf: 'star', crown: 'layered', tall: 580, size: 1, ramp: 'purple', broad: 1.1 }],
  [/Osakazuki/, { ramp: 'red', moods: AUTUMN }],
  [/^Acer negundo/, { leaf: 'pinnate', size: 1.5, ramp: 'fresh' }],
  [/Flamingo/, { other: ['pink', 0.45], crown: 'round' }],
  [/Drummondii/, { other: ['cream', 0.5] }],
  [/Brilliantissimum/, { ramp: 'cream', other: ['pink', 0.4], moods: SPRING }],
  [/^Acer saccharinum/, { leaf: 'star', ramp: 'silver', other: ['green', 0.4], crown: 'vase', dense: 0.8, droop: 0.6 }],
  [/ginnala/, { ramp: 'red', other: ['orange', 0.3], moods: AUTUMN, crown: 'low', tall: 560, stems: 4 }],
  [/^Aesculus/, { leaf: 'hand', size: 1.9, crown: 'broad', bloom: ['panicle', 'white', 62, 0.5], moods: SPRING }],
  [/^Aesculus carnea/, { bloom: ['panicle', 'rose', 60, 0.5], crown: 'round' }],
  [/^Ailanthus/, { leaf: 'pinnate', size: 1.9, crown: 'broad', ramp: 'moss', bark: 'grey', texture: 'smooth', dense: 0.8, bloom: ['pom', 'orange', 46, 0.12] }], // oxfmt-ignore
  [/^Albizia/, { leaf: 'pinnate', size: 1.5, crown: 'umbrella', ramp: 'fresh', bloom: ['pom', 'pink', 44, 0.6], tall: 640, stems: 3 }], // oxfmt-ignore
  [/^Alnus/, { leaf: 'round', ramp: 'deep', crown: 'egg', size: 0.95, bloom: ['catkin', 'brown', 26, 0.25] }],
  [/^Alnus incana/, { ramp: 'silver', crown: 'oval' }],
  [/^Alnus spaethii/, { leaf: 'narrow', wide: 1.6, ramp: 'green', crown: 'cone', size: 1.2 }],
  [/^Amelanchier/, { crown: 'vase', tall: 620, stems: 4, bloom: ['five', 'white', 26, 0.75, 'yellow'], ramp: 'fresh', other: ['copper', 0.25], dense: 0.65, moods: SPRING }], // oxfmt-ignore
  [/Robin Hill/, { stems: 1, crown: 'egg', bloom: ['five', 'pink', 26, 0.6, 'yellow'] }],
  [/^Betula/, { leaf: 'birch', bark: 'birch', texture: 'band', crown: 'birch', ramp: 'fresh', droop: 0.8, dense: 0.8, size: 0.85, moods: ['morning', 'dawn', 'spring'] }], // oxfmt-ignore
  [/^Betula utilis/, { crown: 'oval', stems: 3, ramp: 'gold', moods: AUTUMN, tall: 740 }],
  [/^Betula nigra/, { bark: 'copper', texture: 'patch', stems: 3, ramp: 'moss' }],
  [/^Carpinus/, { leaf: 'oval', ramp: 'moss', bark: 'grey', texture: 'smooth', size: 0.85 }],
  [/Frans Fontaine/, { crown: 'column', ramp: 'green' }],
  [/^Castanea/, { leaf: 'narrow', wide: 1.4, size: 1.5, crown: 'broad', ramp: 'green', bloom: ['pom', 'fresh', 34, 0.22], moods: WARM }], // oxfmt-ignore
  [/^Catalpa/, { leaf: 'heart', size: 2, ramp: 'fresh', bloom: ['panicle', 'white', 60, 0.15] }],
  [/^Celtis/, { leaf: 'oval', crown: 'vase', ramp: 'moss', bark: 'grey' }],
  [/^Cercidiphyllum/, { leaf: 'heart', ramp: 'gold', other: ['pink', 0.45], moods: AUTUMN, stems: 4, crown: 'egg', size: 0.95 }], // oxfmt-ignore
  [/^Cercis/, { leaf: 'heart', ramp: 'moss', crown: 'vase', bloom: ['pea', 'rose', 24, 0.9], dense: 0.45, moods: SPRING, tall: 640, stems: 3 }], // oxfmt-ignore
  [/^Cercis siliquastrum/, { bloom: ['pea', 'white', 24, 0.9] }],
  [/^Cornus kousa/, { crown: 'layered', tall: 600, stems: 4, bloom: ['four', 'cream', 42, 0.6, 'fresh'], ramp: 'leaf' }],
  [/Milky Way/, { bloom: ['four', 'white', 38, 0.9, 'fresh'], broad: 1.1, moods: ['morning'] }],
  [/^Cornus controversa/, { crown: 'layered', other: ['white', 0.5], tall: 640, ramp: 'fresh' }],
  [/^Cornus mas/, { bloom: ['plum', 'crimson', 26, 0.3], ramp: 'green' }],
  [/^Cornus alba|^Cornus sanguinea|^Cornus sericea/, { form: 'arching', bark: 'crimson', ramp: 'green', size: 1 }],
  [/Midwinter Fire/, { bark: 'orange', ramp: 'gold', moods: AUTUMN }],
  [/Flaviramea/, { bark: 'yellow', ramp: 'fresh', bloom: ['lace', 'white', 40, 0.12] }],
  [/^Corylus/, { leaf: 'round', ramp: 'green', size: 1.1, bark: 'copper' }],
  [/^Corylus colurna/, { crown: 'egg', broad: 0.9, bark: 'grey' }],
  [/^Corylus avellana$/, { bloom: ['nut', 'fresh', 26, 0.2, 'brown'] }],
  [/Contorta/, { form: 'tree', crown: 'low', tall: 470, stems: 4, dense: 0, ramp: 'straw', bloom: ['catkin', 'yellow', 46, 0.6], moods: ['winter'] }], // oxfmt-ignore
  [/^Crataegus/, { leaf: 'cut', size: 0.85, crown: 'round', tall: 620, ramp: 'green', bark: 'grey', moods: SPRING }],
  [/Paul.s Scarlet/, { bloom: ['double', 'crimson', 22, 0.7] }],
  [/Carrierei/, { bloom: ['berry', 'orange', 26, 0.7], leaf: 'oval', moods: AUTUMN }],
  [/^Crataegus monogyna/, { bloom: ['five', 'white', 20, 1.4, 'rose'] }],
  [/^Davidia/, { leaf: 'heart', size: 1.2, bloom: ['kerchief', 'white', 46, 0.5, 'purple'], crown: 'egg', moods: SPRING, droop: 0.5 }],
  [/^Elaeagnus/, { leaf: 'narrow', ramp: 'silver', crown: 'round', size: 1.1, bloom: ['dot', 'yellow', 12, 0.6] }],
  [/^Fagus/, { leaf: 'oval', bark: 'grey', texture: 'smooth', crown: 'broad', ramp: 'green', size: 0.95 }],
  [/^Fraxinus/, { leaf: 'pinnate', size: 1.4, crown: 'oval', ramp: 'green', bark: 'grey' }],
  [/^Fraxinus ornus/, { bloom: ['panicle', 'cream', 46, 0.6], crown: 'globe', moods: SPRING }],
  [/Raywood/, { ramp: 'purple', moods: AUTUMN }],
  [/^Ginkgo/, { leaf: 'fan', ramp: 'gold', moods: AUTUMN, crown: 'egg', bark: 'grey', size: 1.05 }],
  [/Mariken/, { crown: 'globe', ramp: 'fresh', moods: SUMMER, tall: 600 }],
  [/^Gleditsia/, { leaf: 'pinnate', size: 1.2, crown: 'vase', dense: 0.8, ramp: 'fresh', bark: 'grey' }],
  [/Sunburst/, { ramp: 'gold', other: ['fresh', 0.3], moods: SPRING }],
  [/^Gymnocladus/, { leaf: 'pinnate', size: 2, crown: 'vase', dense: 0.75, ramp: 'moss' }],
  [/^Halesia/, { bloom: ['bell', 'white', 30, 0.8], crown: 'vase', tall: 620, stems: 3, ramp: 'fresh', dense: 0.7, moods: SPRING }],
  [/^Juglans/, { leaf: 'pinnate', size: 1.9, crown: 'broad', bark: 'grey', ramp: 'moss', bloom: ['nut', 'fresh', 26, 0.14] }],
  [/^Juglans regia 'Mars'/, { crown: 'round', moods: ['evening'] }],
  [/^Juglans nigra/, { ramp: 'green', crown: 'oval', tall: 800 }],
  [/^Koelreuteria/, { leaf: 'pinnate', size: 1.5, crown: 'round', bloom: ['panicle', 'yellow', 66, 0.7], tall: 650 }],
  [/^Laburnum/, { leaf: 'hand', bloom: ['tassel', 'yellow', 88, 0.95], crown: 'vase', tall: 640, ramp: 'fresh', moods: SPRING, dense: 0.8 }], // oxfmt-ignore
  [/^Liquidambar/, { leaf: 'star', ramp: 'red', other: ['orange', 0.35], crown: 'egg', moods: AUTUMN }],
  [/Worplesdon/, { ramp: 'purple', other: ['rust', 0.4], crown: 'cone', broad: 1.15 }],
  [/^Liriodendron/, { leaf: 'tulip', size: 1.3, crown: 'egg', ramp: 'green', bloom: ['goblet', 'yellow', 30, 0.35], bark: 'grey' }],
  [/^Magnolia/, { leaf: 'oval', crown: 'round', tall: 620, stems: 3, bark: 'grey', texture: 'smooth', dense: 0.3, ramp: 'fresh', moods: SPRING, bloom: ['goblet', 'pink', 46, 1.3] }], // oxfmt-ignore
  [/^Magnolia kobus|stellata/, { bloom: ['six', 'white', 46, 1, 'fresh'], moods: ['morning', 'spring'] }],
  [/stellata/, { crown: 'low', tall: 480, moods: ['dawn'], bloom: ['daisy', 'white', 46, 1, 'fresh'] }],
  [/Susan/, { bloom: ['goblet', 'rose', 50, 1.1], crown: 'upright', tall: 520 }],
  [/Galaxy/, { bloom: ['goblet', 'rose', 46, 1.2], crown: 'egg', stems: 1, tall: 700 }],
  [/^Malus/, { leaf: 'oval', crown: 'round', tall: 620, ramp: 'green', bark: 'grey' }],
  [/Evereste/, { bloom: ['apple', 'orange', 20, 0.6, 'crimson'], moods: AUTUMN }],
  [/tschonoskii/, { crown: 'egg', ramp: 'rust', other: ['silver', 0.2], moods: AUTUMN, tall: 720 }],
  [/Red Sentinel/, { bloom: ['apple', 'crimson', 19, 0.7], moods: ['morning'] }],
  [/Rudolph/, { bloom: ['double', 'rose', 26, 0.8], ramp: 'purple', moods: SPRING, crown: 'egg' }],
  [/^Malus sylvestris/, { bloom: ['five', 'pink', 24, 0.8, 'yellow'], moods: SPRING, crown: 'broad' }],
  [/Topaz/, { bloom: ['apple', 'yellow', 38, 0.4, 'crimson'] }],
  [/Rubín/, { bloom: ['apple', 'crimson', 38, 0.4, 'red'], crown: 'vase' }],
  [/Panenské/, { bloom: ['apple', 'crimson', 32, 0.5, 'yellow'], crown: 'broad', tall: 720 }],
  [/Golden Delicious/, { bloom: ['apple', 'yellow', 38, 0.4], crown: 'low' }],
  [/Šampion/, { bloom: ['apple', 'yellow', 38, 0.4, 'rust'], crown: 'oval', moods: ['evening'] }],
  [/^Mespilus/, { bloom: ['apple', 'brown', 26, 0.4], size: 1.5, crown: 'low', tall: 580, ramp: 'rust', moods: AUTUMN }],
  [/^Morus/, { leaf: 'heart', size: 1.4, ramp: 'fresh', bloom: ['rasp', 'white', 26, 0.2] }],
  [/^Morus nigra/, { ramp: 'green', bloom: ['rasp', 'purple', 28, 0.35], crown: 'broad' }],
  [/^Nyssa/, { ramp: 'red', other: ['orange', 0.3], moods: AUTUMN, crown: 'cone', broad: 1.2 }],
  [/^Ostrya/, { ramp: 'moss', crown: 'egg', bloom: ['catkin', 'cream', 34, 0.35] }],
  [/^Parrotia/, { ramp: 'rust', other: ['purple', 0.3], moods: AUTUMN, crown: 'low', tall: 600, stems: 4, bark: 'grey', texture: 'patch', leaf: 'round' }], // oxfmt-ignore
  [/^Paulownia/, { leaf: 'heart', size: 2.1, bloom: ['panicle', 'violet', 74, 0.75], ramp: 'fresh', crown: 'broad', moods: SPRING, bark: 'grey', dense: 0.7 }], // oxfmt-ignore
  [/^Phellodendron/, { leaf: 'pinnate', size: 1.6, ramp: 'gold', other: ['fresh', 0.3], crown: 'vase', moods: AUTUMN, bark: 'grey' }],
  [/^Platanus/, { leaf: 'maple', size: 1.5, crown: 'broad', bark: 'straw', texture: 'patch', ramp: 'moss', tall: 810 }],
  [/^Populus/, { leaf: 'birch', wide: 1.3, size: 0.9, bark: 'grey', ramp: 'green' }],
  [/Italica/, { crown: 'column', tall: 850, ramp: 'moss', broad: 0.9 }],
  [/tremula/, { leaf: 'round', ramp: 'gold', moods: AUTUMN, crown: 'egg', bark: 'silver', dense: 0.8 }],
  [/^Prunus/, { leaf: 'oval', bark: 'copper', texture: 'band', moods: SPRING, crown: 'vase' }],
  [/^Prunus cerasifera/, { ramp: 'purple', bloom: ['five', 'pink', 20, 0.7, 'rose'], crown: 'round' }],
  [/Kanzan/, { bloom: ['double', 'rose', 34, 0.75], ramp: 'copper', dense: 0.35, crown: 'vase', broad: 1.1 }],
  [/Amanogawa/, { bloom: ['double', 'pink', 30, 0.8], ramp: 'fresh', dense: 0.4 }],
  [/Autumnalis/, { bloom: ['five', 'pink', 20, 0.9, 'rose'], dense: 0.12, ramp: 'rust', moods: ['winter'], crown: 'umbrella', tall: 620 }], // oxfmt-ignore
  [/Accolade/, { bloom: ['double', 'pink', 30, 0.9], dense: 0.25, crown: 'umbrella', ramp: 'fresh', tall: 640 }],
  [/Umineko/, { bloom: ['five', 'white', 28, 1.1, 'yellow'], dense: 0.4, ramp: 'fresh', crown: 'egg' }],
  [/^Prunus avium 'Plena'/, { bloom: ['double', 'white', 28, 1], dense: 0.4, ramp: 'fresh', crown: 'oval', tall: 740 }],
  [/^Prunus fruticosa/, { bloom: ['five', 'white', 18, 0.9, 'yellow'], ramp: 'green' }],
  [/^Prunus padus/, { ramp: 'purple', bloom: ['tassel', 'pink', 40, 0.6], crown: 'egg' }],
  [/sargentii/, { ramp: 'orange', other: ['crimson', 0.35], moods: AUTUMN, crown: 'round' }],
  [/^Prunus serrula /, { bark: 'crimson', ramp: 'moss', leaf: 'narrow', wide: 1.3, crown: 'vase', stems: 3, dense: 0.75, tall: 660 }], // oxfmt-ignore
  [/Kiku-shidare/, { form: 'weeping', bloom: ['double', 'rose', 30, 0.45], ramp: 'fresh', tall: 580 }],
  [/laurocerasus/, { form: 'hedge', ramp: 'leaf', size: 1.5, moods: SUMMER, bark: 'brown' }],
  [/Otto Luyken/, { form: 'shrub', crown: 'bun', tall: 320, leaf: 'narrow', wide: 1.4, ramp: 'deep', bloom: ['panicle', 'white', 60, 0.35] }], // oxfmt-ignore
  [/^Prunus domestica|^Prunus insititia/, { bloom: ['plum', 'dusk', 34, 0.4], crown: 'oval', moods: WARM }],
  [/Stanley/, { bloom: ['plum', 'violet', 34, 0.4], crown: 'vase', moods: ['evening'] }],
  [/Hanita/, { bloom: ['plum', 'dusk', 36, 0.4], crown: 'low', moods: ['morning'] }],
  [/Nancyská/, { bloom: ['plum', 'yellow', 26, 0.6], crown: 'round' }],
  [/Burlat/, { bloom: ['cherry', 'crimson', 38, 0.6], crown: 'oval', moods: SUMMER, tall: 760 }],
  [/Kordia/, { bloom: ['cherry', 'purple', 38, 0.6], crown: 'egg', moods: ['morning'], tall: 740 }],
  [/Morela/, { bloom: ['cherry', 'crimson', 34, 0.55], crown: 'low', droop: 0.6, moods: ['dawn'] }],
  [/armeniaca/, { bloom: ['peach', 'orange', 34, 0.45, 'red'], crown: 'vase', ramp: 'moss', moods: ['evening'] }],
  [/^Prunus persica/, { leaf: 'narrow', wide: 1.2, size: 1.2 }],
  [/Redhaven/, { bloom: ['peach', 'gold', 42, 0.4, 'crimson'], crown: 'low', moods: WARM }],
  [/dulcis/, { bloom: ['five', 'pink', 28, 1, 'rose'], dense: 0.15, leaf: 'narrow', moods: ['dawn'], crown: 'vase' }],
  [/^Pyrus calleryana/, { ramp: 'red', other: ['gold', 0.3], moods: AUTUMN, crown: 'egg' }],
  [/^Pyrus salicifolia/, { ramp: 'silver', leaf: 'narrow' }],
  [/^Pyrus communis/, { crown: 'egg', ramp: 'leaf', bloom: ['pear', 'moss', 44, 0.4, 'rust'] }],
  [/Lucasova/, { bloom: ['pear', 'fresh', 46, 0.4], crown: 'vase', moods: ['autumn'] }],
  [/Williamsova/, { bloom: ['pear', 'yellow', 46, 0.4, 'orange'], crown: 'low', moods: ['morning'] }],
  [/^Quercus/, { leaf: 'oak', crown: 'broad', size: 1.15, ramp: 'green' }],
  [/petraea/, { crown: 'oval', ramp: 'leaf' }],
  [/palustris/, { leaf: 'redoak', ramp: 'red', other: ['rust', 0.3], crown: 'egg', moods: AUTUMN }],
  [/Green Dwarf/, { crown: 'globe', ramp: 'green', moods: SUMMER }],
  [/^Quercus rubra/, { leaf: 'redoak', size: 1.5, ramp: 'rust', moods: AUTUMN }],
  [/cerris/, { ramp: 'deep', crown: 'round', leaf: 'redoak' }],
  [/frainetto/, { ramp: 'moss', size: 1.5, crown: 'round' }],
  [/pubescens/, { ramp: 'silver', crown: 'low', tall: 620 }],
  [/Concordia/, { ramp: 'gold', other: ['fresh', 0.35], crown: 'round', moods: SPRING }],
  [/^Robinia/, { leaf: 'pinnate', size: 1.3, ramp: 'fresh' }],
  [/Casque Rouge/, { bloom: ['tassel', 'rose', 54, 0.75], crown: 'oval', moods: SPRING, dense: 0.75 }],
  [/^Salix/, { leaf: 'narrow', ramp: 'fresh', bark: 'straw', droop: 0.5 }],
  [/Kilmarnock/, { bloom: ['catkin', 'silver', 26, 0.7], ramp: 'moss', tall: 460, moods: SPRING }],
  [/^Salix purpurea/, { ramp: 'blue', size: 1.2 }],
  [/^Sophora/, { leaf: 'pinnate', size: 1.3, crown: 'broad', bloom: ['panicle', 'cream', 40, 0.5] }],
  [/^Sorbus/, { leaf: 'pinnate', size: 1.3, crown: 'egg', bloom: ['corymb', 'orange', 46, 0.4], moods: AUTUMN, bark: 'grey', texture: 'smooth' }], // oxfmt-ignore
  [/^Sorbus aria/, { leaf: 'oval', ramp: 'silver', crown: 'oval', bloom: ['corymb', 'crimson', 40, 0.25], moods: ['morning'] }],
  [/Edulis/, { bloom: ['corymb', 'crimson', 50, 0.5], crown: 'round', moods: ['evening'] }],
  [/domestica$/, { bloom: ['pear', 'straw', 30, 0.4, 'crimson'], crown: 'broad' }],
  [/torminalis/, { leaf: 'maple', ramp: 'rust', other: ['gold', 0.35], bloom: ['corymb', 'brown', 34, 0.15], crown: 'round' }],
  [/^Tilia/, { leaf: 'heart', crown: 'egg', ramp: 'green', bark: 'grey', size: 0.95 }],
  [/^Tilia cordata$/, { bloom: ['cyme', 'yellow', 30, 0.5, 'fresh'], crown: 'oval' }],
  [/Rancho/, { crown: 'cone', broad: 1.2, ramp: 'moss' }],
  [/Pallida/, { crown: 'egg', ramp: 'fresh', tall: 820 }],
  [/platyphyllos/, { size: 1.4, crown: 'broad', ramp: 'leaf' }],
  [/tomentosa 'Brabant'/, { ramp: 'silver', other: ['green', 0.5] }],
  [/^Ulmus/, { leaf: 'oval', crown: 'vase', ramp: 'moss', size: 0.9 }],
  [/New Horizon/, { crown: 'egg', ramp: 'green' }],
  [/^Zelkova/, { leaf: 'oval', crown: 'vase', size: 0.85, broad: 1.15, bark: 'grey', texture: 'patch' }],
  [/^Heptacodium/, { bloom: ['panicle', 'white', 44, 0.5], crown: 'vase', form: 'tree', stems: 4, tall: 560, bark: 'straw', texture: 'patch', moods: ['autumn'] }], // oxfmt-ignore
  // Conifers.
  [/^Abies/, { conifer: [19, 0.5, 0.02, -0.1], bark: 'grey', moods: ['morning', 'dawn', 'summer'] }],
  [/^Abies concolor/, { ramp: 'blue', conifer: [15, 0.56, 0, -0.15] }],
  [/^Abies koreana/, { conifer: [14, 0.54, -0.05, -0.1], bloom: ['cone', 'violet', 40, 0.1, 'straw'] }],
  [/^Abies alba/, { conifer: [22, 0.46, 0.05, 0.1] }],
  [/nordmanniana/, { conifer: [17, 0.6, 0.1, -0.05], ramp: 'leaf', moods: ['winter'] }],
  [/^Cedrus/, { form: 'tree', crown: 'layered', leaf: 'tuft', ramp: 'blue', tall: 780, size: 1.05, dense: 1.4 }],
  [/^Cedrus libani/, { ramp: 'deep', broad: 1.15 }],
  [/Golden Horizon/, { form: 'shrub', crown: 'carpet', ramp: 'gold', tall: 230, droop: 0.5 }],
  [/^Chamaecyparis|^Cupressocyparis|^Thuja|^Cryptomeria/, { leaf: 'scale', droop: -0.6, bark: 'copper', wide: 0.6, size: 1.05, dense: 1.2 }],
  [/lawsoniana/, { form: 'tree', crown: 'cypress', ramp: 'blue' }],
  [/Nana Gracilis/, { crown: 'upright', ramp: 'deep', tall: 420 }],
  [/Filifera/, { ramp: 'gold', droop: 0.8, crown: 'shrub', tall: 430, size: 1.6, wide: 0.4 }],
  [/Globosa Nana/, { crown: 'ball', ramp: 'green', tall: 380 }],
  [/^Juniperus/, { leaf: 'scale', ramp: 'blue', wide: 0.6, dense: 1.2, size: 1 }],
  [/Repanda|Wiltonii|Blue Carpet/, { form: 'shrub', crown: 'carpet', tall: 190, droop: -0.3 }],
  [/Repanda/, { ramp: 'deep', moods: ['morning'] }],
  [/Wiltonii/, { ramp: 'silver', moods: ['dawn'] }],
  [/Blue Arrow/, { form: 'tree', crown: 'cypress', tall: 760, droop: -0.7, size: 1 }],
  [/pfitzeriana/, { form: 'shrub', crown: 'shrub', ramp: 'fresh', tall: 400, broad: 1.25, droop: -0.4, bark: 'copper' }],
  [/leylandii 'Gold Rider'/, { ramp: 'gold', other: ['fresh', 0.3] }],
  [/^Larix/, { conifer: [18, 0.5, 0.1, 0.3, 0.6], leaf: 'tuft', ramp: 'gold', moods: AUTUMN }],
  [/kaempferi/, { ramp: 'fresh', moods: SPRING, conifer: [16, 0.56, 0, 0.1, 0.5], bark: 'copper' }],
  [/^Metasequoia/, { conifer: [20, 0.44, -0.2, 0.1, 0.5], leaf: 'pinnate', ramp: 'rust', moods: AUTUMN, bark: 'copper' }],
  [/^Taxodium/, { conifer: [17, 0.52, 0.05, 0.1, 0.4], leaf: 'pinnate', ramp: 'fresh', bark: 'copper' }],
  [/^Picea/, { conifer: [21, 0.52, 0.3, 0.55], bark: 'copper', moods: ['morning', 'summer', 'winter'] }],
  [/^Picea abies$/, { conifer: [22, 0.54, 0.35, 0.6, 0.7], bloom: ['hangcone', 'brown', 40, 0.05] }],
  [/Nidiformis/, { crown: 'bun', ramp: 'green', tall: 250 }],
  [/Conica/, { form: 'tree', crown: 'cone', ramp: 'fresh', tall: 640, droop: -0.3, size: 0.8 }],
  [/omorika/, { conifer: [26, 0.3, 0.5, 0.9] }],
  [/^Picea pungens$/, { ramp: 'blue', conifer: [16, 0.56, 0.05, -0.1], moods: ['winter'] }],
  [/Hoopsii/, { ramp: 'silver', conifer: [18, 0.5, 0.1, 0], moods: ['dawn'] }],
  [/Glauca Globosa/, { ramp: 'blue', crown: 'ball', tall: 340 }],
  [/^Pinus/, { form: 'tree', crown: 'pine', leaf: 'tuft', bark: 'copper', texture: 'patch', size: 1.25, droop: -0.4, dense: 1.3 }],
  [/^Pinus nigra/, { bark: 'grey', crown: 'oval', ramp: 'deep' }],
  [/^Pinus sylvestris$/, { ramp: 'blue', broad: 0.95, tall: 810 }],
  [/cembra/, { crown: 'egg', ramp: 'blue', broad: 0.85 }],
  [/parviflora/, { crown: 'layered', tall: 600, ramp: 'blue' }],
  [/strobus/, { crown: 'oval', ramp: 'green', leaf: 'tuft', size: 1.6 }],
  [/^Pinus mugo|Compact Gem|Watereri/, { form: 'shrub', crown: 'bun', ramp: 'deep', tall: 330, size: 1.6, texture: 'smooth', stems: 4 }],
  [/^Pinus mugo$/, { crown: 'shrub', ramp: 'green', tall: 380 }],
  [/Watereri/, { crown: 'upright', ramp: 'blue', tall: 420 }],
  [/Compact Gem/, { crown: 'ball', tall: 360 }],
  [/^Pseudotsuga/, { conifer: [20, 0.5, 0.12, 0.1], ramp: 'green', moods: ['summer'] }],
  [/^Sciadopitys/, { conifer: [13, 0.44, -0.1, -0.1], leaf: 'tuft', ramp: 'leaf' }],
  [/^Sequoiadendron/, { form: 'tree', crown: 'cone', leaf: 'scale', ramp: 'blue', bark: 'copper', droop: -0.5, tall: 840, broad: 0.95 }],
  [/^Taxus/, { leaf: 'narrow', wide: 0.8, ramp: 'deep', droop: -0.5, size: 0.8, dense: 1.2 }],
  [/^Taxus baccata 'Fastigiata'/, { form: 'tree', crown: 'cypress', tall: 680 }],
  [/Hicksii/, { bloom: ['plum', 'crimson', 16, 0.3], ramp: 'green' }],
  [/Smaragd/, { form: 'tree', crown: 'cypress', ramp: 'leaf', tall: 640 }],
  [/Danica/, { crown: 'ball', ramp: 'fresh', tall: 360 }],
  [/Brabant'/, { size: 1.1 }],
  [/^Thuja plicata/, { ramp: 'leaf', size: 1.3 }],
  [/^Tsuga/, { crown: 'bun', droop: 0.7, ramp: 'green', tall: 260 }],
  // Shrubs.
  [/^Abelia/, { crown: 'bun', tall: 330, size: 1.1, ramp: 'fresh', other: ['gold', 0.45], bloom: ['trumpet', 'white', 26, 0.25, 'pink'] }],
  [/^Aronia/, { ramp: 'red', bloom: ['corymb', 'black', 40, 0.35], moods: AUTUMN }],
  [/^Aucuba/, { ramp: 'leaf', other: ['yellow', 0.35], size: 1.6 }],
  [/^Berberis/, { leaf: 'round', size: 0.8, form: 'arching' }],
  [/Atropurpurea/, { form: 'hedge' }],
  [/Golden Rocket/, { form: 'shrub', crown: 'upright', ramp: 'gold', bark: 'crimson', size: 0.9 }],
  [/julianae/, { form: 'hedge', ramp: 'deep', leaf: 'narrow', wide: 1.5, bloom: ['dot', 'yellow', 20, 0.5] }],
  [/^Buddleja/, { form: 'arching', leaf: 'narrow', ramp: 'silver', size: 1.3, bloom: ['panicle', 'violet', 92, 0.09] }],
  [/Black Knight/, { bloom: ['panicle', 'purple', 96, 0.1], ramp: 'green', moods: ['evening'] }],
  [/^Buxus/, { crown: 'ball', size: 0.55, ramp: 'leaf', tall: 400, leaf: 'round' }],
  [/^Callicarpa/, { form: 'arching', ramp: 'gold', bloom: ['berry', 'violet', 36, 0.35], moods: AUTUMN }],
  [/^Calluna|^Erica/, { form: 'herb', leaf: 'scale', ramp: 'deep', herb: [0.05, 0.3, 60, 0.7, 0.55], bloom: ['dot', 'rose', 15, 1], tall: 330 }], // oxfmt-ignore
  [/^Erica/, { bloom: ['dot', 'pink', 15, 1], tall: 290, moods: ['winter'] }],
  [/^Calycanthus/, { bloom: ['daisy', 'crimson', 46, 0.35, 'red'], size: 1.5 }],
  [/^Caryopteris/, { form: 'herb', leaf: 'narrow', ramp: 'silver', herb: [0.12, 0.5, 26, 0.6, 0.34, true], bloom: ['pom', 'azure', 26, 1] }], // oxfmt-ignore
  [/^Chaenomeles/, { form: 'arching', bloom: ['five', 'crimson', 38, 0.35, 'yellow'], moods: SPRING, ramp: 'fresh', size: 0.9 }],
  [/^Cotinus/, { leaf: 'round', ramp: 'purple', bloom: ['panicle', 'pink', 100, 0.25], size: 1.4 }],
  [/^Cotoneaster/, { form: 'shrub', crown: 'carpet', tall: 210, leaf: 'round', size: 0.7, bloom: ['dot', 'crimson', 16, 0.7], droop: 0 }], // oxfmt-ignore
  [/^Cotoneaster horizontalis/, { form: 'arching', tall: 400, broad: 1.2, size: 0.6, ramp: 'red', moods: AUTUMN, bloom: ['dot', 'crimson', 17, 0.5] }], // oxfmt-ignore
  [/^Cytisus/, { form: 'arching', dense: 0.5, leaf: 'scale', size: 0.7, ramp: 'moss', bloom: ['pea', 'crimson', 24, 0.8], bark: 'moss', moods: SPRING }], // oxfmt-ignore
  [/^Daphne/, { crown: 'upright', form: 'arching', dense: 0.1, bloom: ['five', 'rose', 24, 0.8, 'yellow'], tall: 400, leaf: 'narrow', size: 0.9, moods: ['winter'] }], // oxfmt-ignore
  [/^Deutzia/, { form: 'arching', bloom: ['double', 'white', 30, 0.6], moods: SPRING }],
  [/Deutzia gracilis/, { bloom: ['five', 'white', 24, 0.8, 'yellow'], tall: 360 }],
  [/^Enkianthus/, { bloom: ['bell', 'rose', 24, 0.5], ramp: 'fresh', crown: 'layered', form: 'tree', stems: 5, tall: 470, size: 1.1, moods: SPRING }], // oxfmt-ignore
  [/^Euonymus europaeus/, { ramp: 'rust', bloom: ['spindle', 'rose', 30, 0.5, 'orange'], moods: AUTUMN, crown: 'upright' }],
  [/^Euonymus alatus/, { ramp: 'red', moods: AUTUMN, crown: 'ball' }],
  [/^Euonymus fortunei/, { crown: 'bun', other: ['white', 0.5], tall: 280, ramp: 'green', size: 1 }],
  [/^Exochorda/, { form: 'arching', bloom: ['five', 'white', 40, 0.6, 'fresh'], moods: SPRING, ramp: 'fresh' }],
  [/^Forsythia/, { form: 'arching', dense: 0.1, bloom: ['four', 'yellow', 30, 0.7, 'gold'], moods: SPRING, ramp: 'moss', size: 0.7 }],
  [/Weekend/, { tall: 400, moods: ['dawn'] }],
  [/^Fothergilla/, { ramp: 'orange', other: ['red', 0.4], moods: AUTUMN, leaf: 'round' }],
  [/^Gaultheria/, { crown: 'carpet', tall: 180, bloom: ['apple', 'crimson', 26, 0.4] }],
  [/^Hamamelis/, { crown: 'upright', dense: 0.1, bloom: ['ribbon', 'yellow', 34, 1.1, 'red'], moods: ['winter'], ramp: 'straw', tall: 520 }], // oxfmt-ignore
  [/Jelena/, { bloom: ['ribbon', 'orange', 34, 1.1, 'crimson'], broad: 1.1 }],
  [/^Hibiscus/, { crown: 'upright', bloom: ['five', 'violet', 58, 0.5, 'crimson'], leaf: 'cut', ramp: 'green' }],
  [/^Hippophae/, { leaf: 'narrow', ramp: 'silver', bloom: ['berry', 'orange', 32, 0.55], moods: AUTUMN }],
  [/^Hydrangea/, { leaf: 'oval', wide: 1.25, size: 1.7, ramp: 'green' }],
  [/Annabelle/, { bloom: ['ball', 'white', 108, 0.5], moods: ['summer'] }],
  [/Endless Summer/, { bloom: ['ball', 'azure', 96, 0.5], tall: 400, moods: ['morning'] }],
  [/Limelight/, { bloom: ['panicle', 'fresh', 125, 0.5], crown: 'upright' }],
  [/Vanille Fraise/, { bloom: ['panicle', 'pink', 125, 0.5], crown: 'upright', moods: ['evening'] }],
  [/quercifolia/, { leaf: 'oak', wide: 1.5, bloom: ['panicle', 'white', 120, 0.35], ramp: 'green', moods: ['summer'] }],
  [/^Hypericum/, { crown: 'carpet', tall: 220, bloom: ['five', 'yellow', 48, 0.3, 'orange'], ramp: 'green' }],
  [/^Ilex aquifolium/, { form: 'tree', crown: 'cone', leaf: 'cut', wide: 0.8, ramp: 'deep', bloom: ['berry', 'crimson', 28, 0.3], tall: 600, broad: 1.2, moods: ['winter'] }], // oxfmt-ignore
  [/^Ilex crenata/, { crown: 'ball', size: 0.6, tall: 360, leaf: 'round' }],
  [/meserveae/, { crown: 'upright', leaf: 'cut', wide: 0.8, ramp: 'deep', bloom: ['berry', 'crimson', 34, 0.3] }],
  [/^Kerria/, { form: 'arching', bloom: ['five', 'yellow', 36, 0.45, 'gold'], ramp: 'fresh', bark: 'moss', moods: SPRING }],
  [/^Kolkwitzia/, { form: 'arching', bloom: ['bell', 'pink', 30, 0.85], moods: SPRING }],
  [/^Leycesteria/, { form: 'arching', bloom: ['tassel', 'purple', 60, 0.2], leaf: 'heart', bark: 'moss' }],
  [/^Ligustrum/, { leaf: 'narrow', wide: 1.5, size: 0.85 }],
  [/ovalifolium/, { leaf: 'oval', ramp: 'leaf', bloom: ['panicle', 'white', 40, 0.12] }],
  [/kamtschatica/, { leaf: 'narrow', wide: 1.6, bloom: ['berry', 'dusk', 30, 0.45] }],
  [/^Mahonia/, { leaf: 'pinnate', size: 1.8, ramp: 'deep', other: ['red', 0.15], bloom: ['panicle', 'yellow', 84, 0.3], moods: SPRING }],
  [/^Nandina/, { leaf: 'pinnate', size: 1.5, ramp: 'red', other: ['orange', 0.3], crown: 'ball', tall: 340 }],
  [/^Osmanthus/, { leaf: 'cut', wide: 0.9, other: ['cream', 0.4], crown: 'upright' }],
  [/suffruticosa/, { leaf: 'cut', size: 1.8, bloom: ['double', 'rose', 110, 0.45], moods: SPRING, ramp: 'fresh' }],
  [/^Perovskia/, { form: 'herb', leaf: 'cut', ramp: 'silver', herb: [0.08, 0.25, 26, 0.5, 0.5, true], bloom: ['dot', 'azure', 17, 1], tall: 500 }], // oxfmt-ignore
  [/^Philadelphus/, { form: 'arching', bloom: ['four', 'white', 42, 0.55, 'yellow'], moods: SPRING, tall: 520 }],
  [/Virginal/, { bloom: ['double', 'white', 42, 0.6] }],
  [/^Photinia/, { other: ['crimson', 0.45], ramp: 'leaf', crown: 'upright', size: 1.4 }],
  [/^Physocarpus/, { leaf: 'maple', wide: 0.9, form: 'arching', size: 1.1 }],
  [/Diabolo/, { ramp: 'purple', bloom: ['ball', 'pink', 44, 0.12] }],
  [/Dart.s Gold/, { ramp: 'gold', bloom: ['ball', 'white', 40, 0.1], moods: SPRING }],
  [/^Pieris/, { leaf: 'narrow', wide: 1.4, other: ['crimson', 0.35], bloom: ['tassel', 'white', 62, 0.3], moods: SPRING }],
  [/^Potentilla/, { leaf: 'hand', size: 0.9, crown: 'bun', bloom: ['five', 'yellow', 38, 0.5, 'gold'], tall: 330, ramp: 'green' }],
  [/^Pyracantha/, { bloom: ['berry', 'orange', 34, 0.9], leaf: 'narrow', wide: 1.5, moods: AUTUMN }],
  [/^Rhododendron/, { leaf: 'narrow', wide: 1.7, size: 1.7, bloom: ['ball', 'rose', 88, 0.55], moods: SPRING }],
  [/Cunningham/, { bloom: ['ball', 'white', 88, 0.55], moods: ['morning'] }],
  [/Catawbiense/, { bloom: ['ball', 'violet', 92, 0.6], tall: 500, moods: ['dawn'] }],
  [/luteum/, { ramp: 'fresh', bloom: ['ball', 'yellow', 78, 0.7], crown: 'upright' }],
  [/Knap Hill/, { ramp: 'fresh', bloom: ['ball', 'orange', 76, 0.7], crown: 'upright', moods: ['evening'] }],
  [/^Rhus/, { leaf: 'pinnate', size: 2.6, ramp: 'red', other: ['orange', 0.4], moods: AUTUMN, form: 'tree', crown: 'umbrella', tall: 520, stems: 4, bloom: ['panicle', 'crimson', 56, 0.12] }], // oxfmt-ignore
  [/^Ribes/, { leaf: 'maple', wide: 0.9 }],
  [/sanguineum/, { bloom: ['tassel', 'rose', 58, 0.6], moods: SPRING, ramp: 'fresh' }],
  [/Jonkheer/, { bloom: ['currant', 'crimson', 56, 0.4] }],
  [/Blanka/, { bloom: ['currant', 'cream', 56, 0.4], moods: ['morning'] }],
  [/nigrum/, { bloom: ['currant', 'black', 54, 0.35] }],
  [/uva-crispa/, { bloom: ['plum', 'fresh', 30, 0.4], crown: 'shrub' }],
  [/nidigrolaria/, { bloom: ['berry', 'purple', 38, 0.4], crown: 'shrub', moods: ['dawn'] }],
  [/^Rubus/, { form: 'arching', leaf: 'maple', wide: 0.8, ramp: 'fresh', size: 1.4, bloom: ['rasp', 'crimson', 30, 0.3] }],
  [/fruticosus/, { leaf: 'cut', ramp: 'deep', bloom: ['rasp', 'black', 32, 0.3] }],
  [/^Sambucus/, { leaf: 'pinnate', size: 1.8, bloom: ['lace', 'white', 92, 0.5], moods: SPRING, tall: 540 }],
  [/Black Lace/, { ramp: 'purple', leaf: 'cut', bloom: ['lace', 'pink', 92, 0.45], crown: 'upright' }],
  [/^Skimmia/, { bloom: ['panicle', 'crimson', 64, 0.5], crown: 'bun', tall: 340, moods: ['winter'] }],
  [/^Spiraea/, { form: 'arching', bloom: ['ball', 'white', 34, 0.6], moods: SPRING, leaf: 'narrow', wide: 1.5, size: 0.75 }],
  [/^Spiraea japonica/, { form: 'shrub', crown: 'bun', bloom: ['lace', 'rose', 62, 0.5], tall: 330, size: 0.9, moods: SUMMER }],
  [/Goldflame/, { ramp: 'gold', other: ['orange', 0.35], bloom: ['lace', 'pink', 56, 0.3] }],
  [/betulifolia/, { form: 'shrub', crown: 'bun', ramp: 'rust', other: ['crimson', 0.3], moods: AUTUMN, leaf: 'round', tall: 320, bloom: ['lace', 'straw', 40, 0.1] }], // oxfmt-ignore
  [/cinerea/, { bloom: ['dot', 'white', 20, 1.2], ramp: 'silver' }],
  [/^Symphoricarpos/, { bloom: ['dot', 'pink', 24, 0.7], leaf: 'round', ramp: 'blue' }],
  [/^Syringa/, { leaf: 'heart', size: 1.3, bloom: ['panicle', 'violet', 96, 0.9], moods: SPRING, tall: 560, crown: 'upright' }],
  [/Andenken/, { bloom: ['panicle', 'purple', 100, 0.6], moods: ['evening'] }],
  [/Palibin/, { bloom: ['panicle', 'pink', 60, 0.8], crown: 'ball', tall: 420, size: 0.9 }],
  [/^Tamarix/, { form: 'arching', dense: 0.5, leaf: 'scale', size: 0.5, bloom: ['dot', 'pink', 22, 1.3], ramp: 'fresh', moods: SPRING, tall: 560 }],
  [/^Viburnum/, { bloom: ['ball', 'white', 78, 0.5], moods: SPRING, size: 1.4 }],
  [/bodnantense/, { dense: 0.15, bloom: ['ball', 'pink', 46, 0.5], moods: ['winter'], crown: 'upright', ramp: 'straw', tall: 520 }],
  [/^Viburnum opulus/, { leaf: 'maple', bloom: ['ball', 'fresh', 86, 0.55], tall: 540 }],
  [/carlesii/, { bloom: ['ball', 'pink', 72, 0.5], ramp: 'silver', leaf: 'round' }],
  [/plicatum/, { form: 'tree', crown: 'layered', stems: 5, bloom: ['lace', 'white', 62, 0.7], tall: 470 }],
  [/rhytidophyllum/, { leaf: 'narrow', wide: 1.5, size: 2.2, bloom: ['lace', 'cream', 84, 0.35], tall: 520 }],
  [/^Vinca/, { crown: 'carpet', tall: 170, bloom: ['five', 'azure', 40, 0.35, 'white'], ramp: 'leaf', moods: SPRING }],
  [/^Weigela/, { form: 'arching', bloom: ['bell', 'crimson', 34, 0.6], moods: SPRING }],
  [/Nana Variegata/, { other: ['cream', 0.4], bloom: ['bell', 'pink', 30, 0.35], tall: 400 }],
  [/^Yucca/, { form: 'grass', grass: [1, 0.25, 46], ramp: 'blue', tall: 420 }],
  // Roses.
  [/Gloria Dei/, { bloom: ['double', 'yellow', 84, 0.45], ramp: 'green' }],
  [/Schneewittchen/, { bloom: ['double', 'white', 64, 0.6], moods: ['morning'] }],
  [/The Fairy/, { bloom: ['double', 'pink', 40, 0.9], crown: 'bun', tall: 330, moods: ['dawn'] }],
  [/Sympathie|Flammentanz|New Dawn/, { form: 'climber', on: 'pergola', tall: 720, size: 1.3 }],
  [/Sympathie/, { bloom: ['double', 'crimson', 50, 0.45], moods: ['morning'] }],
  [/Flammentanz/, { bloom: ['double', 'red', 46, 0.6], on: 'wires', moods: ['summer'] }],
  [/New Dawn/, { bloom: ['double', 'pink', 48, 0.55], moods: ['dawn'] }],
  [/rugosa/, { bloom: ['five', 'rose', 66, 0.4, 'yellow'], crown: 'shrub', ramp: 'moss' }],
  [/Bonica/, { bloom: ['double', 'rose', 52, 0.75], crown: 'shrub', moods: ['summer'] }],
  [/Chopin/, { bloom: ['double', 'cream', 84, 0.4], moods: ['evening'] }],
  [/Queen Elizabeth/, { bloom: ['double', 'pink', 78, 0.45], tall: 560 }],
  [/canina/, { form: 'arching', bloom: ['five', 'pink', 50, 0.3, 'yellow'], ramp: 'moss', size: 0.9, tall: 540 }],
  // Perennials and grasses: leaf length, height of the leaves, stems, their lean, flowers along a stem.
  [/^Lavandula/, { leaf: 'narrow', ramp: 'silver', herb: [0.14, 0.32, 46, 0.62, 0.34], bloom: ['dot', 'violet', 14, 1], tall: 400, moods: ['summer', 'evening'] }], // oxfmt-ignore
  [/^Aster/, { leaf: 'narrow', herb: [0.12, 0.3, 26, 0.5, 0.14, true], bloom: ['daisy', 'violet', 46, 1, 'yellow'], moods: AUTUMN }],
  [/^Echinacea/, { herb: [0.22, 0.28, 12, 0.42, 0], bloom: ['daisy', 'rose', 74, 1, 'rust'], tall: 470 }],
  [/^Geranium/, { leaf: 'hand', size: 1.5, herb: [0.15, 0.55, 20, 0.85, 0.1], bloom: ['five', 'violet', 50, 1, 'white'], tall: 340 }],
  [/^Heuchera/, { leaf: 'maple', wide: 1, ramp: 'purple', herb: [0.26, 0.4, 9, 0.35, 0.34], bloom: ['dot', 'cream', 13, 1], tall: 400 }],
  [/^Hosta/, { leaf: 'heart', ramp: 'blue', herb: [0.24, 0.46, 6, 0.25, 0.34], bloom: ['bell', 'white', 28, 1], tall: 400, moods: ['morning'] }],
  [/Halcyon/, { bloom: ['bell', 'violet', 28, 1], ramp: 'silver', moods: ['dawn'] }],
  [/^Rudbeckia/, { herb: [0.2, 0.32, 20, 0.55, 0], bloom: ['daisy', 'yellow', 68, 1, 'brown'], tall: 430, moods: ['evening'] }],
  [/^Salvia/, { leaf: 'narrow', wide: 1.4, herb: [0.16, 0.28, 22, 0.4, 0.5], bloom: ['dot', 'violet', 20, 1], tall: 450 }],
  [/^Sedum/, { leaf: 'round', ramp: 'silver', herb: [0.12, 0.35, 13, 0.5, 0, true], bloom: ['lace', 'rose', 96, 1], moods: AUTUMN, tall: 380 }],
  [/^Achillea/, { leaf: 'pinnate', herb: [0.3, 0.3, 13, 0.4, 0], bloom: ['lace', 'yellow', 100, 1], tall: 490, ramp: 'silver' }],
  [/^Alchemilla/, { leaf: 'round', wide: 1.4, ramp: 'fresh', herb: [0.24, 0.55, 18, 0.8, 0.24], bloom: ['pom', 'yellow', 30, 1], tall: 330 }],
  [/^Anemone/, { leaf: 'maple', herb: [0.24, 0.35, 12, 0.35, 0], bloom: ['five', 'white', 74, 1, 'yellow'], tall: 490, moods: ['autumn'] }],
  [/^Astilbe/, { leaf: 'pinnate', herb: [0.26, 0.42, 12, 0.4, 0], bloom: ['panicle', 'crimson', 150, 1], tall: 430 }],
  [/^Bergenia/, { leaf: 'round', wide: 1.2, ramp: 'leaf', herb: [0.32, 0.42, 7, 0.35, 0.22], bloom: ['bell', 'rose', 34, 1], tall: 350, moods: SPRING }], // oxfmt-ignore
  [/^Brunnera/, { leaf: 'heart', ramp: 'silver', other: ['green', 0.5], herb: [0.28, 0.42, 16, 0.6, 0.16], bloom: ['dot', 'azure', 17, 1], tall: 350, moods: SPRING }], // oxfmt-ignore
  [/^Coreopsis/, { leaf: 'blade', herb: [0.12, 0.5, 26, 0.7, 0], bloom: ['daisy', 'yellow', 50, 1, 'gold'], tall: 370 }],
  [/^Gaura/, { leaf: 'narrow', herb: [0.12, 0.22, 22, 0.75, 0.45], bloom: ['five', 'white', 24, 1, 'pink'], tall: 480 }],
  [/^Helenium/, { leaf: 'narrow', herb: [0.14, 0.24, 18, 0.42, 0, true], bloom: ['daisy', 'rust', 58, 1, 'brown'], tall: 500, moods: ['autumn'] }],
  [/^Helleborus/, { leaf: 'hand', ramp: 'deep', herb: [0.32, 0.5, 8, 0.55, 0], bloom: ['five', 'white', 88, 1, 'yellow'], tall: 320, moods: ['winter'] }],
  [/^Hemerocallis/, { form: 'grass', grass: [0.9, 0.9, 70], bloom: ['six', 'yellow', 72, 1, 'orange'], tall: 420 }],
  [/^Iris/, { form: 'grass', grass: [0.3, 0.3, 54], ramp: 'green', bloom: ['iris', 'violet', 66, 1, 'yellow'], tall: 500 }],
  [/^Nepeta/, { leaf: 'round', ramp: 'silver', herb: [0.08, 0.42, 44, 0.85, 0.45], bloom: ['dot', 'azure', 14, 1], tall: 330 }],
  [/lactiflora/, { leaf: 'cut', herb: [0.26, 0.5, 8, 0.42, 0, true], bloom: ['double', 'pink', 130, 1], tall: 440, moods: SPRING }],
  [/^Phlox/, { leaf: 'narrow', wide: 1.3, herb: [0.14, 0.25, 14, 0.36, 0, true], bloom: ['ball', 'white', 96, 1], tall: 500 }],
  [/^Calamagrostis/, { form: 'grass', grass: [0.26, 0.35, 110, 'spear', 'straw', 0.3], tall: 640 }],
  [/^Miscanthus/, { form: 'grass', grass: [0.5, 1, 120, 'feather', 'straw', 0.14], tall: 640, moods: AUTUMN }],
  [/^Pennisetum/, { form: 'grass', grass: [0.85, 1.1, 120, 'brush', 'straw', 0.2], tall: 430, moods: ['evening'] }],
  [/^Carex/, { form: 'grass', grass: [1, 1.5, 110], ramp: 'green', other: ['cream', 1], tall: 330 }],
  [/^Deschampsia/, { form: 'grass', grass: [0.7, 0.8, 110, 'cloud', 'gold', 0.3], tall: 480, moods: ['evening'] }],
  [/^Festuca/, { form: 'grass', grass: [1, 0.5, 150], ramp: 'blue', tall: 300 }],
  [/^Molinia/, { form: 'grass', grass: [0.45, 0.6, 90, 'spear', 'brown', 0.3], tall: 540, moods: AUTUMN }],
  [/^Panicum/, { form: 'grass', grass: [0.4, 0.5, 110, 'cloud', 'copper', 0.25], ramp: 'blue', tall: 560 }],
  [/^Stipa/, { form: 'grass', grass: [0.8, 1.3, 170, 'cloud', 'straw', 0.25], ramp: 'straw', tall: 440, moods: ['dawn'] }],
  // Climbers.
  [/^Campsis/, { leaf: 'pinnate', bloom: ['trumpet', 'orange', 64, 0.3, 'red'], on: 'wall' }],
  [/^Clematis/, { leaf: 'heart', size: 1.4, bloom: ['four', 'violet', 66, 0.4, 'yellow'] }],
  [/Nelly Moser/, { bloom: ['six', 'pink', 84, 0.35, 'crimson'], on: 'wires' }],
  [/montana/, { bloom: ['four', 'pink', 42, 0.8, 'yellow'], on: 'pergola', moods: SPRING }],
  [/^Hedera/, { leaf: 'maple', wide: 0.9, size: 1.5, ramp: 'deep', on: 'wall' }],
  [/Goldheart/, { other: ['yellow', 0.4], on: 'lattice' }],
  [/petiolaris/, { leaf: 'round', bloom: ['lace', 'white', 74, 0.4], on: 'wall', moods: ['morning'] }],
  [/^Lonicera henryi/, { leaf: 'narrow', wide: 1.5, bloom: ['trumpet', 'rust', 34, 0.3] }],
  [/periclymenum/, { bloom: ['trumpet', 'rose', 50, 0.5, 'cream'], on: 'pergola' }],
  [/tricuspidata/, { leaf: 'maple', ramp: 'red', other: ['orange', 0.25], moods: AUTUMN, on: 'wall' }],
  [/quinquefolia/, { leaf: 'hand', ramp: 'red', other: ['rust', 0.3], moods: AUTUMN, on: 'pergola', size: 2 }],
  [/^Wisteria/, { leaf: 'pinnate', bloom: ['tassel', 'violet', 130, 0.75], on: 'pergola', moods: SPRING, ramp: 'fresh', bark: 'grey' }],
  [/floribunda/, { bloom: ['tassel', 'azure', 170, 0.6], on: 'wall' }],
  [/^Actinidia/, { leaf: 'heart', bloom: ['plum', 'moss', 30, 0.35], on: 'wires' }],
  [/^Akebia/, { leaf: 'hand', size: 1.5, bloom: ['bell', 'purple', 26, 0.4] }],
  [/^Aristolochia/, { leaf: 'heart', size: 2.6, ramp: 'fresh', on: 'pergola' }],
  [/^Humulus/, { leaf: 'maple', ramp: 'gold', bloom: ['hangcone', 'fresh', 32, 0.4], on: 'wires' }],
  [/^Jasminum/, { form: 'arching', dense: 0.1, leaf: 'scale', size: 0.5, bark: 'moss', bloom: ['six', 'yellow', 32, 0.8, 'gold'], moods: ['winter'], tall: 520 }],
  [/^Vitis/, { leaf: 'maple', bloom: ['currant', 'fresh', 84, 0.4], on: 'wires', moods: WARM }],
  [/^Cydonia/, { bloom: ['pear', 'yellow', 46, 0.4], crown: 'round', tall: 600, ramp: 'silver', moods: AUTUMN }],
  [/^Vaccinium/, { bloom: ['berry', 'dusk', 42, 0.55], leaf: 'oval', ramp: 'green', other: ['red', 0.12] }],
]; // oxfmt-ignore

/** Words in cultivar names that imply a habit or colour. */
const WORDS: readonly (readonly [words: RegExp, kinds: RegExp, look: Partial<PlantLook>])[] = [
  [/fastigiat|columnare|amanogawa|dawyck|slender|sloupov/i, /avenue|tree/, { crown: 'column' }],
  [/globos|nanum|'Nana'|umbraculifera|brilliantissimum|kulovit/i, /tree/, { crown: 'globe', tall: 640 }],
  [/'pendula'|youngii|tristis|kilmarnock|převis/i, /avenue|tree/, { form: 'weeping' }],
  [/purpurea'|atropurpur|crimson king|royal red|'nigra'|diabolo|royal purple/i, /./, { ramp: 'purple' }],
  [/wredei|žlut.*list|zlat(ý|olist)/i, /tree|avenue/, { ramp: 'gold', other: ['fresh', 0.3] }],
  [/glauc/i, /conifer/, { ramp: 'blue' }],
];

/** Returns the look of a plant of the assortment. */
export function lookOf([latin, czech, , kind]: DemoPlant): PlantLook {
  const looks = LOOKS.filter(([name]) => name.test(latin)).map(([, look]) => look);
  const words = WORDS.filter(([name, kinds]) => name.test(`${latin} ${czech}`) && kinds.test(kind)).map(([, , look]) => look); // oxfmt-ignore
  const near = NEAR_LOOKS.filter(([name]) => name.test(latin)).map(([, look]) => look);
  return Object.assign({}, USUAL, BY_KIND[kind], ...looks, ...words, ...near) as PlantLook;
}
