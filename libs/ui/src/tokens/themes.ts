import { palette } from './palette';

const { green, rose, red, amber, blue, stone, earth, white, black } = palette;

/** Colours by role, light (spec §9: white background, black text). */
const light = {
  page: white,
  surface: white,
  'surface-tinted': stone[50],
  'surface-sunken': stone[100],
  'surface-deep': green[900],
  'on-deep': white,
  'on-deep-muted': green[200],
  backdrop: green[950],
  text: black,
  'text-muted': stone[600],
  'text-faint': stone[500],
  border: stone[200],
  'border-strong': stone[500],
  primary: green[600],
  'primary-hover': green[700],
  'primary-active': green[800],
  'on-primary': white,
  'primary-soft': green[50],
  'primary-soft-hover': green[100],
  'primary-text': green[600],
  'primary-line': green[200],
  accent: red[600],
  'accent-hover': red[700],
  'on-accent': white,
  decor: rose[400],
  'decor-soft': rose[100],
  focus: green[700],
  'success-soft': green[50],
  'success-line': green[200],
  'success-text': green[700],
  'info-soft': blue[50],
  'info-line': blue[200],
  'info-text': blue[700],
  'warning-soft': amber[50],
  'warning-line': amber[200],
  'warning-text': amber[700],
  'error-soft': red[50],
  'error-line': red[200],
  'error-text': red[700],
  'plant-dark': green[700],
  'plant-mid': green[500],
  'plant-light': green[300],
  'plant-pale': green[100],
  'plant-bark': stone[600],
  'plant-ground': stone[200],
  'plant-bloom': rose[400],
} as const;

export type ColorRole = keyof typeof light;

const dark: Record<ColorRole, string> = {
  page: stone[950],
  surface: stone[900],
  'surface-tinted': '#131a15',
  'surface-sunken': stone[850],
  'surface-deep': '#06261d',
  'on-deep': white,
  'on-deep-muted': green[200],
  backdrop: black,
  text: '#f1f4ee',
  'text-muted': '#b3bbad',
  'text-faint': stone[400],
  border: '#2c352e',
  'border-strong': '#7c8677',
  primary: green[500],
  'primary-hover': '#187557',
  'primary-active': green[600],
  'on-primary': white,
  'primary-soft': '#11291f',
  'primary-soft-hover': '#163528',
  'primary-text': '#6fc2a0',
  'primary-line': '#24533f',
  accent: '#d9231f',
  'accent-hover': red[600],
  'on-accent': white,
  decor: rose[400],
  'decor-soft': '#3a2223',
  focus: '#8fd6b8',
  'success-soft': '#11291f',
  'success-line': '#24533f',
  'success-text': '#84cfae',
  'info-soft': blue[950],
  'info-line': '#1f4a66',
  'info-text': blue[300],
  'warning-soft': amber[950],
  'warning-line': '#5c420f',
  'warning-text': amber[300],
  'error-soft': red[950],
  'error-line': '#6e1f1b',
  'error-text': red[300],
  'plant-dark': '#0b5c45',
  'plant-mid': '#23805f',
  'plant-light': '#4aa27f',
  'plant-pale': '#14372a',
  'plant-bark': '#8b8577',
  'plant-ground': '#26302a',
  'plant-bloom': rose[400],
};

/** Colours of the site by theme and role: `themes.dark.text`. The CSS name of a role is `--color-<role>`. */
export const themes = { light: light as Record<ColorRole, string>, dark } as const;

/** Colours that are the same in both themes: `--color-<role>`. */
export const fixed = {
  /** What is printed, scanned or filmed stays dark on white. */
  paper: white,
  ink: black,
  'ink-muted': stone[700],
  /** Full areas of the brand's green, such as the error screen. */
  brand: green[600],
  'brand-deep': green[700],
  'on-brand': white,
  'on-brand-muted': green[100],
  'on-brand-faint': green[200],
  /** A light part on green: its button, the veins of its logo. */
  'on-inverse': green[900],
  toast: green[900],
  'toast-info': blue[700],
  'toast-success': green[700],
  'toast-warning': amber[700],
  'toast-error': red[700],
  'on-toast': white,
} as const;

export type FixedRole = keyof typeof fixed;

/** Fills and strokes of drawings, the same in both themes: `--drawing-<name>`. */
export const drawing = {
  ...earth,
  lawn: green[900],
  grass: green[500],
  brass: amber[200],
  whisker: stone[400],
  pot: rose[400],
  'pot-shade': rose[500],
  sign: red[600],
} as const;
