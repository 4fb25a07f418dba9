import { BRAND_COLORS } from '@arbora/domain';

/**
 * Colour scales; components use the roles of `themes.ts` instead. Named colours of spec §9: primary = green 600,
 * secondary = rose 400, accent = red 600.
 */
export const palette = {
  white: '#ffffff',
  black: '#000000',
  green: {
    50: '#eff7f3',
    100: '#dceee5',
    200: '#b9dccb',
    300: '#87c2a7',
    400: '#4aa27f',
    500: '#1c8563',
    600: BRAND_COLORS.primary,
    700: '#055b43',
    800: '#074735',
    900: '#07372a',
    950: '#04231b',
  },
  rose: {
    50: '#fdf4f3',
    100: '#fae6e4',
    200: '#f4cdca',
    300: '#e9a9a7',
    400: BRAND_COLORS.secondary,
    500: '#c65f61',
    700: '#8f3a40',
  },
  red: {
    50: '#fdf0ef',
    100: '#fbdedc',
    200: '#f5bab7',
    300: '#f2918c',
    400: '#ef6a64',
    600: BRAND_COLORS.accent,
    700: '#a30d0a',
    800: '#7d0b09',
    950: '#35100e',
  },
  amber: { 50: '#fdf6e7', 200: '#f3d79b', 300: '#eabf63', 600: '#8a5a06', 700: '#6f4805', 950: '#2c2008' },
  blue: { 50: '#eef5fa', 200: '#b8d5e8', 300: '#86b9d8', 600: '#1f6592', 700: '#184f73', 950: '#0d2230' },
  /** Neutrals with a slight green tint. */
  stone: {
    50: '#f8f9f6',
    100: '#f0f2ec',
    200: '#e2e6dc',
    300: '#cbd2c4',
    400: '#98a192',
    500: '#6d7768',
    600: '#545e51',
    700: '#3f483d',
    800: '#283029',
    850: '#1f2721',
    900: '#171e19',
    950: '#0f1511',
  },
  /** Colours of drawings besides plants: soil, wood, wool, paper. */
  earth: {
    soil: '#5b4636',
    crumb: '#7a5f49',
    wood: '#a5825f',
    label: '#f6efe2',
    fur: '#1f2a2b',
    belly: '#303d3d',
  },
} as const;
