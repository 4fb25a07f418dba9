import { extractStyle } from '@ant-design/static-style-extract';
import { themes, type ColorRole } from '@arbora/ui/tokens';
import { ConfigProvider, theme as antdThemes } from 'antd';
import { ANTD_SCOPE } from '../src/antd/scope';
import { specimens } from './specimens';
import { antdTheme } from './theme';

type Scheme = keyof typeof themes;

/** antd's preset colours, which the theme does not set. */
const PRESET_COLORS = /-color-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)\b/;
const COLOR = /#[\da-f]{3,8}\b|\brgba?\([^)]*\)|\btransparent\b/gi;
/** A rule without nested rules: selectors and declarations. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;

function stylesOf(scheme: Scheme): string {
  const theme = { ...antdTheme(scheme), hashed: false, cssVar: { key: ANTD_SCOPE } };
  return extractStyle(() => <ConfigProvider theme={theme}>{specimens}</ConfigProvider>);
}

/** A colour in the light and in the dark theme. */
type Pair = readonly [light: string, dark: string];

const ROLES = (Object.keys(themes.light) as ColorRole[]).map((role): [ColorRole, Pair] => [
  role,
  [themes.light[role], themes.dark[role]],
]);

/** antd's dark algorithm shifts the seed colours: maps each shifted colour back to its seed. */
const DERIVED = (['colorPrimary', 'colorError', 'colorWarning', 'colorLink'] as const).map((name): [Pair, Pair] => {
  const pairOf = (valueOf: (scheme: Scheme) => string | undefined): Pair => [valueOf('light')!, valueOf('dark')!];
  return [
    pairOf((scheme) => antdThemes.getDesignToken(antdTheme(scheme))[name]),
    pairOf((scheme) => antdTheme(scheme).token?.[name]),
  ];
});

function isPair([light, dark]: Pair, other: Pair): boolean {
  return light === other[0] && dark === other[1];
}

/** The variable of a role with this colour in both themes, otherwise both colours. */
function switching(pair: Pair): string {
  const meant = DERIVED.find(([derived]) => isPair(derived, pair))?.[1] ?? pair;
  const role = ROLES.find(([, colors]) => isPair(colors, meant))?.[0];
  if (role) return `var(--color-${role})`;
  return meant[0] === meant[1] ? meant[0] : `light-dark(${meant.join()})`;
}

/**
 * One sheet of two that differ in colours only.
 *
 * @throws Error where something else differs
 */
export function withSwitchingColors(light: string, dark: string): string {
  const between = light.split(COLOR);
  const betweenDark = dark.split(COLOR);
  const different = between.findIndex((text, index) => text !== betweenDark[index]);
  if (different >= 0 || between.length !== betweenDark.length)
    throw new Error(`The dark theme differs in more than colours: ${between[different]} | ${betweenDark[different]}`);
  const colors = light.match(COLOR) ?? [];
  const darkColors = dark.match(COLOR) ?? [];
  return between
    .map((text, index) => text + (index in colors ? switching([colors[index]!, darkColors[index]!]) : ''))
    .join('');
}

function withoutSelectors(css: string, unwanted: (selector: string) => boolean): string {
  return css.replace(RULE, (_rule, selectors: string, declarations: string) => {
    const wanted = selectors.split(/,(?![^(]*\))/).filter((selector) => !unwanted(selector));
    return wanted.length > 0 ? `${wanted.join(',')}{${declarations}}` : '';
  });
}

/** Removes variables that no declaration reads, also indirectly. */
function withoutUnreadVariables(css: string): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const left = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  return left === css ? css : withoutUnreadVariables(left);
}

/**
 * Style sheet of antd's components for both themes: differing colours become variables of the site or
 * `light-dark()`, which follow `data-theme` as the site's tokens do.
 */
export function antdStyles(): string {
  const css = withSwitchingColors(stylesOf('light'), stylesOf('dark'));
  const used = withoutSelectors(
    css,
    (selector) =>
      // Links outside antd's parts are the site's.
      /^a(?:[:[]|$)/.test(selector.trim()) ||
      // No language of the site runs from right to left.
      /-rtl\b/.test(selector) ||
      PRESET_COLORS.test(selector) ||
      // Markers of antd's style cache, which the site does not use.
      /cssinjs-cache/.test(selector) ||
      // A specimen with a theme of its own.
      /^\.css-var-/.test(selector.trim()),
  );
  return withoutUnreadVariables(used);
}
