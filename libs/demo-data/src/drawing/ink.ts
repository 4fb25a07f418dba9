import { BRAND_COLORS } from '@arbora/domain';

/** `#rrggbb`. */
export type Ink = string;
/** Seven tones of one colour, from darkest to lightest. */
export type Ramp = readonly [Ink, Ink, Ink, Ink, Ink, Ink, Ink];

/** Mixes two inks: 0 is the first, 1 the second. */
export function mix(first: Ink, second: Ink, share: number): Ink {
  const part = (ink: Ink, at: number) => Number.parseInt(ink.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(first, at) * (1 - share) + part(second, at) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The site's colour scales, from which all inks are derived. */
const GREEN = { 50: '#eff7f3', 200: '#b9dccb', 300: '#87c2a7', 400: '#4aa27f', 500: '#1c8563', 600: BRAND_COLORS.primary, 700: '#055b43', 800: '#074735', 900: '#07372a', 950: '#04231b' } as const; // oxfmt-ignore
const ROSE = { 50: '#fdf4f3', 100: '#fae6e4', 200: '#f4cdca', 300: '#e9a9a7', 400: BRAND_COLORS.secondary, 500: '#c65f61', 700: '#8f3a40' } as const; // oxfmt-ignore
const RED = { 400: '#ef6a64', 600: BRAND_COLORS.accent, 700: '#a30d0a', 800: '#7d0b09', 950: '#35100e' } as const;
const AMBER = {
  50: '#fdf6e7',
  200: '#f3d79b',
  300: '#eabf63',
  600: '#8a5a06',
  700: '#6f4805',
  950: '#2c2008',
} as const;
const BLUE = { 50: '#eef5fa', 200: '#b8d5e8', 300: '#86b9d8', 600: '#1f6592', 950: '#0d2230' } as const;
const STONE = { 50: '#f8f9f6', 100: '#f0f2ec', 200: '#e2e6dc', 300: '#cbd2c4', 400: '#98a192', 500: '#6d7768', 600: '#545e51', 700: '#3f483d', 800: '#283029' } as const; // oxfmt-ignore
const EARTH = { soil: '#5b4636', crumb: '#7a5f49', wood: '#a5825f', label: '#f6efe2' } as const;
const WHITE = '#ffffff';

function ramp(deep: Ink, own: Ink, bright: Ink): Ramp {
  const below = (share: number) => mix(deep, own, share);
  const above = (share: number) => mix(own, bright, share);
  return [below(0.1), below(0.38), below(0.7), own, above(0.26), above(0.56), above(0.9)];
}

/** Ramps for leaves, flowers, fruits and bark. */
export const RAMPS = {
  green: ramp(mix(GREEN[900], STONE[700], 0.15), mix(GREEN[500], AMBER[300], 0.26), mix(GREEN[200], AMBER[200], 0.5)),
  leaf: ramp(GREEN[900], mix(GREEN[500], AMBER[300], 0.14), mix(GREEN[200], AMBER[200], 0.3)),
  moss: ramp(mix(GREEN[900], EARTH.soil, 0.25), mix(GREEN[500], AMBER[300], 0.42), mix(GREEN[200], AMBER[200], 0.72)),
  fresh: ramp(mix(GREEN[800], AMBER[600], 0.2), mix(GREEN[400], AMBER[300], 0.48), mix(GREEN[50], AMBER[200], 0.6)),
  deep: ramp(mix(GREEN[950], GREEN[800], 0.5), mix(mix(GREEN[600], STONE[500], 0.25), AMBER[300], 0.1), mix(GREEN[200], STONE[300], 0.35)),
  blue: ramp(mix(GREEN[900], BLUE[950], 0.5), mix(mix(GREEN[500], BLUE[300], 0.5), STONE[400], 0.3), mix(BLUE[50], STONE[200], 0.5)),
  silver: ramp(mix(GREEN[800], STONE[600], 0.5), mix(STONE[400], GREEN[300], 0.4), mix(STONE[100], GREEN[50], 0.4)),
  gold: ramp(mix(AMBER[700], GREEN[800], 0.3), mix(AMBER[300], AMBER[600], 0.12), mix(AMBER[50], AMBER[200], 0.5)),
  rust: ramp(mix(RED[800], EARTH.soil, 0.55), mix(mix(AMBER[300], RED[400], 0.5), EARTH.wood, 0.25), mix(AMBER[200], ROSE[200], 0.2)),
  red: ramp(mix(RED[950], EARTH.soil, 0.2), mix(mix(RED[600], ROSE[500], 0.45), EARTH.wood, 0.12), mix(ROSE[300], AMBER[200], 0.45)),
  purple: ramp(mix(RED[950], GREEN[950], 0.35), mix(ROSE[700], EARTH.soil, 0.45), mix(ROSE[300], STONE[300], 0.35)),
  pink: ramp(mix(ROSE[700], ROSE[500], 0.35), mix(ROSE[400], ROSE[300], 0.5), ROSE[50]),
  rose: ramp(mix(ROSE[700], RED[800], 0.3), mix(ROSE[500], ROSE[400], 0.3), ROSE[100]),
  crimson: ramp(mix(RED[800], EARTH.soil, 0.2), mix(mix(RED[600], ROSE[500], 0.3), EARTH.wood, 0.1), ROSE[200]),
  white: ramp(mix(STONE[400], GREEN[300], 0.3), STONE[100], WHITE),
  cream: ramp(mix(AMBER[600], STONE[400], 0.55), mix(AMBER[50], AMBER[200], 0.35), WHITE),
  yellow: ramp(mix(AMBER[600], AMBER[300], 0.2), mix(AMBER[300], AMBER[200], 0.25), AMBER[50]),
  orange: ramp(mix(RED[800], AMBER[600], 0.5), mix(AMBER[300], RED[400], 0.48), mix(AMBER[200], ROSE[100], 0.3)),
  violet: ramp(mix(BLUE[950], ROSE[700], 0.5), mix(mix(BLUE[600], ROSE[400], 0.5), STONE[400], 0.15), mix(BLUE[50], ROSE[100], 0.5)),
  azure: ramp(mix(BLUE[950], BLUE[600], 0.4), mix(BLUE[300], mix(BLUE[600], ROSE[400], 0.4), 0.5), BLUE[50]),
  dusk: ramp(BLUE[950], mix(BLUE[600], STONE[600], 0.45), mix(BLUE[200], STONE[300], 0.5)),
  straw: ramp(mix(EARTH.soil, AMBER[600], 0.4), mix(EARTH.wood, AMBER[200], 0.55), mix(EARTH.label, AMBER[200], 0.25)),
  brown: ramp(mix(EARTH.soil, AMBER[950], 0.55), mix(EARTH.crumb, EARTH.soil, 0.3), mix(EARTH.wood, EARTH.label, 0.35)),
  grey: ramp(STONE[800], mix(STONE[500], EARTH.crumb, 0.25), mix(STONE[300], EARTH.label, 0.3)),
  copper: ramp(mix(EARTH.soil, RED[950], 0.4), mix(EARTH.wood, ROSE[500], 0.4), mix(AMBER[200], ROSE[200], 0.4)),
  birch: ramp(STONE[600], mix(STONE[100], EARTH.label, 0.4), WHITE),
  soil: ramp(mix(EARTH.soil, STONE[800], 0.55), mix(EARTH.soil, EARTH.crumb, 0.5), mix(EARTH.wood, EARTH.label, 0.25)),
  stone: ramp(STONE[700], mix(STONE[400], EARTH.label, 0.2), mix(STONE[100], EARTH.label, 0.5)),
  snow: ramp(mix(BLUE[200], STONE[400], 0.5), mix(BLUE[50], STONE[200], 0.4), WHITE),
  pot: ramp(mix(ROSE[700], EARTH.soil, 0.4), mix(mix(ROSE[500], EARTH.wood, 0.45), ROSE[400], 0.2), mix(ROSE[200], EARTH.label, 0.4)),
  black: ramp(mix(STONE[800], '#000000', 0.5), STONE[700], STONE[400]),
  water: ramp(mix(BLUE[600], GREEN[800], 0.5), mix(BLUE[300], GREEN[300], 0.4), mix(BLUE[50], GREEN[50], 0.5)),
  skin: ramp(mix(EARTH.wood, ROSE[700], 0.35), mix(mix(EARTH.label, ROSE[300], 0.4), AMBER[200], 0.25), mix(EARTH.label, ROSE[100], 0.45)),
  tan: ramp(mix(EARTH.soil, ROSE[700], 0.25), mix(mix(EARTH.wood, ROSE[200], 0.5), AMBER[200], 0.25), mix(EARTH.label, ROSE[200], 0.4)),
} as const satisfies Record<string, Ramp>; // oxfmt-ignore
export type RampName = keyof typeof RAMPS;

/** Colours of sky and landscape, far to near. */
export interface Mood {
  sky: readonly [top: Ink, bottom: Ink];
  sun: Ink;
  hills: readonly [far: Ink, middle: Ink, near: Ink];
  ground: readonly [far: Ink, near: Ink];
  shade: Ink;
  grass: RampName;
}

const far = (paper: Ink, hill: Ink, share: number) => mix(paper, hill, share);

/** Seasons and times of day. */
export const MOODS = {
  spring: {
    sky: [mix(BLUE[50], BLUE[200], 0.35), mix(EARTH.label, ROSE[50], 0.5)],
    sun: WHITE,
    hills: [far(EARTH.label, GREEN[300], 0.4), far(EARTH.label, GREEN[400], 0.5), mix(GREEN[400], AMBER[200], 0.4)],
    ground: [mix(GREEN[300], AMBER[200], 0.5), mix(GREEN[400], AMBER[300], 0.42)],
    shade: GREEN[800],
    grass: 'fresh',
  },
  summer: {
    sky: [mix(BLUE[50], GREEN[200], 0.4), mix(EARTH.label, AMBER[50], 0.5)],
    sun: AMBER[50],
    hills: [far(EARTH.label, GREEN[300], 0.55), far(EARTH.label, GREEN[400], 0.65), mix(GREEN[400], AMBER[300], 0.25)],
    ground: [mix(GREEN[300], AMBER[200], 0.35), mix(GREEN[500], AMBER[300], 0.38)],
    shade: GREEN[900],
    grass: 'moss',
  },
  morning: {
    sky: [mix(GREEN[50], GREEN[200], 0.35), mix(EARTH.label, WHITE, 0.4)],
    sun: WHITE,
    hills: [far(EARTH.label, GREEN[300], 0.35), far(EARTH.label, GREEN[400], 0.42), mix(far(STONE[200], GREEN[500], 0.45), AMBER[200], 0.2)],
    ground: [mix(GREEN[200], AMBER[50], 0.4), mix(mix(GREEN[400], STONE[300], 0.3), AMBER[300], 0.3)],
    shade: GREEN[800],
    grass: 'leaf',
  },
  dawn: {
    sky: [mix(ROSE[50], BLUE[50], 0.4), mix(AMBER[50], ROSE[100], 0.3)],
    sun: mix(AMBER[50], WHITE, 0.5),
    hills: [far(ROSE[100], STONE[400], 0.28), far(EARTH.label, mix(GREEN[400], EARTH.wood, 0.3), 0.4), mix(mix(GREEN[400], STONE[400], 0.3), AMBER[200], 0.35)],
    ground: [mix(GREEN[300], AMBER[200], 0.45), mix(mix(GREEN[400], AMBER[300], 0.4), EARTH.wood, 0.12)],
    shade: GREEN[900],
    grass: 'moss',
  },
  autumn: {
    sky: [mix(STONE[100], BLUE[200], 0.3), mix(AMBER[50], ROSE[50], 0.4)],
    sun: AMBER[50],
    hills: [far(EARTH.label, EARTH.wood, 0.28), far(AMBER[50], mix(EARTH.wood, AMBER[300], 0.5), 0.6), mix(GREEN[400], AMBER[600], 0.45)],
    ground: [mix(AMBER[200], GREEN[300], 0.4), mix(AMBER[300], mix(GREEN[500], EARTH.crumb, 0.3), 0.6)],
    shade: mix(EARTH.soil, GREEN[900], 0.4),
    grass: 'moss',
  },
  evening: {
    sky: [mix(AMBER[50], ROSE[100], 0.5), mix(AMBER[200], EARTH.label, 0.4)],
    sun: AMBER[50],
    hills: [far(EARTH.label, ROSE[300], 0.35), far(AMBER[200], EARTH.wood, 0.4), mix(AMBER[600], GREEN[500], 0.55)],
    ground: [mix(AMBER[200], EARTH.wood, 0.25), mix(mix(AMBER[300], GREEN[500], 0.5), EARTH.crumb, 0.2)],
    shade: mix(EARTH.soil, GREEN[900], 0.5),
    grass: 'moss',
  },
  winter: {
    sky: [mix(BLUE[200], STONE[200], 0.6), mix(STONE[50], ROSE[50], 0.5)],
    sun: WHITE,
    hills: [mix(STONE[200], BLUE[200], 0.35), mix(STONE[100], BLUE[200], 0.5), mix(STONE[50], BLUE[50], 0.5)],
    ground: [WHITE, mix(BLUE[50], STONE[100], 0.5)],
    shade: mix(BLUE[600], STONE[500], 0.6),
    grass: 'straw',
  },
} as const satisfies Record<string, Mood>; // oxfmt-ignore
export type MoodName = keyof typeof MOODS;

/** Every ink allowed in a drawing. */
export const INKS: ReadonlySet<Ink> = new Set([
  ...Object.values(RAMPS).flat(),
  ...Object.values(MOODS).flatMap(({ sky, sun, hills, ground, shade }) => [...sky, sun, ...hills, ...ground, shade]),
]);

/** Returns the tone of a ramp for a light from 0 to 1. */
export function toneOf(light: number): number {
  return Math.max(0, Math.min(6, Math.round(light * 6)));
}
