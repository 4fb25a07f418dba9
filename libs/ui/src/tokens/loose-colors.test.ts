import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import { palette } from './palette';

const FRONT_END = ['shell', 'libs/ui', 'libs/remote', ...REMOTES.map((name) => relative(ROOT, folderOf(name)))];
/** Literal colour values and names; `currentcolor`, system colours and masks are allowed. */
const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(|:\s*(?:white|black|red|green|blue|gr[ae]y)\b/gi;

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(ROOT, folder, 'src', file))
    .filter((file) => ending.test(file) && !file.startsWith(__dirname));
}

/** Strips comments, which may mention colours. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

function colorsIn(file: string): string[] {
  const found = withoutComments(readFileSync(file, 'utf8')).match(COLOR) ?? [];
  const remedy = 'use a token of libs/ui/src/tokens: var(--color-…)';
  return found.map((color) => `${relative(ROOT, file)}: ${color} (${remedy})`);
}

describe('colours', () => {
  it('are defined in the tokens only', () => {
    const styles = FRONT_END.flatMap((folder) => filesBelow(folder, /\.css$/));
    expect(styles.length).toBeGreaterThan(50);
    expect(styles.flatMap(colorsIn)).toEqual([]);
  });

  it('are not set in scripts', () => {
    const scripts = FRONT_END.flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/));
    // `#404` in a text is not a colour, so colours of three digits are not found.
    const byValue = scripts.flatMap(colorsIn).filter((found) => /: (?:#(?!\d{3}\b)|\w+\()/.test(found));
    expect(byValue).toEqual([]);
  });

  it('of the favicon, which has no access to the stylesheet, match the palette', () => {
    const colors = JSON.stringify(palette);
    const used = readFileSync(join(__dirname, '../brand/favicon.svg'), 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
    const longForm = used.map((color) => (color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color));
    expect(longForm).not.toEqual([]);
    expect(longForm.filter((color) => !colors.includes(color))).toEqual([]);
  });
});
