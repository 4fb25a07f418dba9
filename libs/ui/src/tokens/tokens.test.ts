import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast';
import { breakpoints, overlayOpacity } from './scales';
import { fixed, print, themes, type ColorRole, type FixedRole } from './themes';
import { tokensCss } from './tokens-css';

const normalize = (css: string): string => css.replaceAll(/['"]/g, "'").replaceAll(/\s+/g, ' ').trim();

/** Text and its background: 4.5:1 (WCAG AA). */
const TEXT_PAIRS: [ColorRole, ColorRole][] = [
  ['text', 'page'],
  ['text', 'surface-sunken'],
  ['text', 'error-soft'],
  ['text-muted', 'page'],
  ['text-muted', 'surface-tinted'],
  ['text-muted', 'surface-sunken'],
  ['text-muted', 'primary-soft'],
  ['text', 'surface'],
  ['text', 'surface-tinted'],
  ['text', 'primary-soft'],
  ['text-muted', 'surface'],
  ['text-faint', 'surface'],
  ['text-faint', 'page'],
  ['primary-text', 'surface'],
  ['primary-text', 'surface-sunken'],
  ['primary-text', 'page'],
  ['primary-text', 'surface-tinted'],
  ['primary-text', 'primary-soft'],
  ['primary-text', 'primary-soft-hover'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-deep', 'surface-deep'],
  ['on-deep-muted', 'surface-deep'],
  ['success-text', 'success-soft'],
  ['info-text', 'info-soft'],
  ['warning-text', 'warning-soft'],
  ['error-text', 'error-soft'],
  ['success-text', 'surface'],
  ['warning-text', 'surface'],
  ['error-text', 'surface'],
];
/** The same, in both themes. */
const FIXED_PAIRS: [FixedRole, FixedRole][] = [
  ['ink', 'paper'],
  ['ink-muted', 'paper'],
  ['brand', 'paper'],
  ['on-brand', 'brand'],
  ['on-brand-muted', 'brand'],
  ['on-inverse', 'on-brand'],
  ['on-toast', 'toast'],
  ['on-toast', 'toast-info'],
  ['on-toast', 'toast-success'],
  ['on-toast', 'toast-warning'],
  ['on-toast', 'toast-error'],
  ['on-lightbox', 'lightbox'],
];
/** Borders of fields, and the focus ring: 3:1. */
const EDGE_PAIRS: [ColorRole, ColorRole][] = [
  ['border-strong', 'surface'],
  ['focus', 'page'],
  ['chart-1', 'surface'],
  ['chart-2', 'surface'],
  ['chart-3', 'surface'],
  ['chart-4', 'surface'],
  ['chart-5', 'surface'],
  ['chart-6', 'surface'],
  ['focus', 'surface-tinted'],
];

describe('tokens', () => {
  it('match tokens.css', () => {
    const file = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
    expect(normalize(file)).toBe(normalize(tokensCss()));
  });

  it('have the theme and breakpoints of the specification', () => {
    expect(themes.light).toMatchObject({
      primary: '#047353',
      decor: '#dc8282',
      accent: '#c8100c',
      page: '#ffffff',
      text: '#000000',
    });
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
    expect(overlayOpacity).toBe(0.8);
  });

  it.each(['light', 'dark'] as const)('have sufficient text contrast in the %s theme', (name) => {
    const theme = themes[name];
    const weak = TEXT_PAIRS.filter(([text, ground]) => contrast(theme[text], theme[ground]) < 4.5);
    const faint = EDGE_PAIRS.filter(([edge, ground]) => contrast(theme[edge], theme[ground]) < 3);
    expect({ weak, faint }).toEqual({ weak: [], faint: [] });
  });

  it('have sufficient text contrast on paper, where every background is white', () => {
    const paper = { ...themes.light, ...print };
    const pairs = TEXT_PAIRS.filter(([, ground]) => !/-(hover|active)$/.test(ground));
    expect(pairs.filter(([, ground]) => paper[ground] !== '#ffffff')).toEqual([]);
    expect(pairs.filter(([text, ground]) => contrast(paper[text], paper[ground]) < 7)).toEqual([]);
  });

  it('have sufficient text contrast for roles that are the same in both themes', () => {
    expect(FIXED_PAIRS.filter(([text, ground]) => contrast(fixed[text], fixed[ground]) < 4.5)).toEqual([]);
  });

  it('are light by default, and light on paper', () => {
    const dark = /@media ([^{]+)\{\s*(\S+) \{\s*color-scheme: dark/g;
    expect([...tokensCss().matchAll(dark)].map(([, media, selector]) => [media?.trim(), selector])).toEqual([
      ['screen', ":root[data-theme='dark']"],
      ['screen and (prefers-color-scheme: dark)', ":root[data-theme='system']"],
    ]);
    expect(tokensCss().match(/color-scheme: dark;/g)).toHaveLength(2);
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#047353', '#ffffff')).toBeCloseTo(5.9, 1);
    expect(contrast('#dc8282', '#ffffff')).toBeCloseTo(2.8, 1);
  });
});
