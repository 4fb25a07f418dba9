import {
  fontSizes,
  fonts,
  lineHeights,
  motion,
  overlayOpacity,
  pictures,
  printSpacing,
  radii,
  shadows,
  spacing,
  targets,
  widths,
} from './scales';
import { drawing, fixed, print, themes } from './themes';

type Declarations = Record<string, string>;

function named(prefix: string, values: Readonly<Record<string, string | number>>): Declarations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, String(value)]));
}

function block(selector: string, declarations: Declarations, indent = ''): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

function onlyFor(media: string, selector: string, declarations: Declarations): string {
  return `@media ${media} {\n${block(selector, declarations, '  ')}\n}`;
}

function theme(name: keyof typeof themes): Declarations {
  return {
    'color-scheme': name,
    ...named('color', themes[name]),
    ...named('shadow', shadows[name]),
    ...named('picture', pictures[name]),
  };
}

/**
 * Returns the stylesheet `tokens.css`: every token as a custom property. Light unless `data-theme` on the root says
 * `dark`, or `system` on a device in dark mode (spec §9). On paper always black on white.
 */
export function tokensCss(): string {
  const constant: Declarations = {
    ...named('color', fixed),
    ...named('drawing', drawing),
    '--font-family': fonts.family,
    ...named('font', { regular: fonts.regular, bold: fonts.bold }),
    ...named('text', fontSizes),
    ...named('line', lineHeights),
    ...named('space', spacing),
    ...named('radius', radii),
    ...named('width', widths),
    ...named('motion', motion),
    '--target': targets.mouse,
    '--overlay-opacity': String(overlayOpacity),
  };
  const noShadows = { low: 'none', mid: 'none', high: 'none' };
  const still = { '--motion-fast': '0ms', '--motion-calm': '0ms', '--motion-slow': '0ms' };
  return [
    '/* Written from the tokens by write-tokens-css.ts; a test compares the two. */',
    block(':root', { ...theme('light'), ...constant }),
    onlyFor('screen', ":root[data-theme='dark']", theme('dark')),
    onlyFor('screen and (prefers-color-scheme: dark)', ":root[data-theme='system']", theme('dark')),
    onlyFor('(pointer: coarse), (max-width: 599px)', ':root', { '--target': targets.finger }),
    onlyFor('(prefers-reduced-motion: reduce)', ':root', still),
    onlyFor('print', ':root', {
      ...named('space', printSpacing),
      ...named('color', print),
      ...named('shadow', noShadows),
    }),
    '',
  ].join('\n\n');
}
