import { conifer } from '../drawing/conifer';
import { CROWNS } from '../drawing/crowns';
import type { Leaves } from '../drawing/foliage';
import { arching, climber, hedge } from '../drawing/garden';
import { grass, herb } from '../drawing/herb';
import { RAMPS } from '../drawing/ink';
import type { Bloom } from '../drawing/bloom';
import type { Point, Random } from '../drawing/path';
import { tree } from '../drawing/tree';
import { weeping } from '../drawing/weeping';
import type { PlantLook } from './plant-looks';

/** Leaf size in px of a plant 1000 px high; smaller ones would be invisible on distant plants. */
const LEAF = 19;
const LEAST_LEAF = 8;

export function bloomOf({ bloom }: Pick<PlantLook, 'bloom'>, scale = 1): Bloom | undefined {
  if (!bloom) return undefined;
  const [shape, ramp, size, share, heart] = bloom;
  return { shape, ramp: RAMPS[ramp], size: Math.max(7, size * scale), share, ...(heart && { heart: RAMPS[heart] }) };
}

/** Draws a plant at a point, `height` px high, with a level of detail by its size. */
export function drawPlant(foot: Point, height: number, look: PlantLook, random: Random): string {
  const scale = height / look.tall;
  const long = Math.max(LEAST_LEAF, LEAF * look.size * scale ** 0.8);
  const ramp = RAMPS[look.ramp];
  const bark = RAMPS[look.bark];
  const bloom = bloomOf(look, scale);
  const leaves: Leaves = {
    shape: look.leaf,
    ramp,
    long,
    wide: look.wide,
    droop: look.droop,
    dense: look.dense,
    ...(look.other && { other: [RAMPS[look.other[0]], look.other[1]] as const }),
  };
  const flower = bloom && { bloom };
  switch (look.form) {
    case 'tree':
    case 'shrub': {
      const crown = CROWNS[look.crown];
      const few = scale < 0.3 ? 1.7 : scale < 0.6 ? 1.35 : 1;
      const sized = { ...crown, wide: crown.wide * look.broad, bunch: crown.bunch * few, stem: look.stems > 1 ? 0.02 : crown.stem };
      return tree(foot, height, { crown: sized, leaves, bark, texture: look.texture, stems: look.stems, ...flower }, random);
    } // oxfmt-ignore
    case 'weeping':
      return weeping(foot, height, { shape: look.leaf, ramp, leafLong: long * 1.5, leafWide: look.wide, bark, texture: look.texture, wide: 0.82 * look.broad, ...flower }, random); // oxfmt-ignore
    case 'conifer': {
      const [tiers, wide, angle, droop, hang] = look.conifer;
      const needleLong = Math.max(12, 27 * scale * (look.leaf === 'needle' ? 1 : 0.9));
      return conifer(foot, height, { ramp, bark, wide: wide * look.broad, stem: 0.05, tiers: Math.round(tiers * (scale < 0.35 ? 0.6 : scale < 0.6 ? 0.85 : 1.15)), angle, droop, needle: look.leaf, needleLong, step: needleLong * (look.leaf === 'needle' ? 0.36 : 0.5), ...(hang && { hang }), ...(bloom && { cones: bloom }) }, random); // oxfmt-ignore
    }
    case 'arching': {
      // Shoots arch out of the foliage; there is none if the plant flowers before its leaves.
      const dome = { ...CROWNS.shrub, wide: 1.5 * look.broad, bunch: 0.15 };
      const mass = look.dense > 0.7 ? tree(foot, height * 0.72, { crown: dome, leaves, bark, texture: look.texture, stems: 5 }, random) : '';
      return mass + arching(foot, height, 0.92 * look.broad, { shape: look.leaf, ramp, leafLong: long, leafWide: look.wide, step: long * 0.95, spread: 0.8, bark, thick: Math.max(1.2, 3.4 * scale), ...(bloom && { bloom: { ...bloom, share: Math.min(1, bloom.share * 0.62) } }) }, random);
    } // oxfmt-ignore
    case 'hedge':
      return hedge(foot, height * 0.72, height * 1.75, { ...leaves, long: Math.max(LEAST_LEAF, 21 * look.size * scale) }, bloom, random); // oxfmt-ignore
    case 'climber':
      return climber(foot, height, { leaves, bark, on: look.on, ...flower }, random);
    case 'herb': {
      const [leafLong, mound, stems, lean, along, leafy = false] = look.herb;
      return herb(foot, height, { ramp, shape: look.leaf, leafLong, leafWide: look.wide, mound, stems, lean, leafy, along, head: bloom ?? null, ...(look.other && { edge: RAMPS[look.other[0]] }) }, random); // oxfmt-ignore
    }
    case 'grass': {
      const [lean, bend, blades, kind, plume, share = 0.15] = look.grass;
      const wide = blades < 60 ? 0.045 : blades < 80 ? 0.024 : 0.014;
      const tuft = grass(foot, height, { ramp, lean, bend, blades, wide, ...(look.other && { edge: RAMPS[look.other[0]] }), ...(kind && plume && { plume: { ramp: RAMPS[plume], kind, share } }) }, random); // oxfmt-ignore
      if (!bloom) return tuft;
      const stems = { ramp, shape: 'blade' as const, leafLong: 0.1, mound: 0, stems: 9, lean: lean * 0.5, head: bloom };
      return tuft + herb(foot, height, stems, random);
    }
  }
}

/** Half the width of a plant at the ground, in px. */
export function halfWidth(look: PlantLook, height: number): number {
  if (look.form === 'tree' || look.form === 'shrub') return (height * CROWNS[look.crown].wide * look.broad) / 2;
  if (look.form === 'hedge') return height * 0.9;
  if (look.form === 'conifer') return height * look.conifer[1] * 0.5;
  return height * (look.form === 'climber' ? 0.3 : look.form === 'grass' ? 0.26 : 0.42);
}
