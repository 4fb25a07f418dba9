import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@arbora/domain';

/** Where a workspace declares its routes, and where a repository of a single team does. */
export interface RoutesFile {
  file: string;
  /** The import of `routes` by the remote. */
  import: string;
}

/** Returns the file that declares the routes of a remote below `root`. */
export function routesFileOf(root: string, remote: string): RoutesFile {
  const shared = 'libs/routes/src/routes.ts';
  return existsSync(path.join(root, shared))
    ? { file: shared, import: "import { routes } from '@arbora/routes';\n" }
    : { file: `${remote}/src/routes.ts`, import: "import * as routes from './routes';\n" };
}

export function camelCase(text: string): string {
  return text.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

export function titleCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a string literal in the formatter's style. */
export function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Changes of files, which are written together once each of them is known to be possible. */
export class SourceChanges {
  private readonly texts = new Map<string, string>();

  constructor(private readonly root: string) {}

  /** The file's text with the changes so far. */
  async read(file: string): Promise<string> {
    return this.texts.get(file) ?? readFile(file, 'utf8');
  }

  set(file: string, text: string): void {
    this.texts.set(file, text);
  }

  /** Returns the written files, relative to the root. */
  async write(): Promise<string[]> {
    for (const [file, text] of this.texts) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return [...this.texts.keys()].map((file) => path.relative(this.root, file));
  }

  /** Inserts text before the last `mark` of a file. @throws Error if the mark is missing */
  async insertBefore(file: string, mark: string, text: string): Promise<void> {
    const source = await this.read(file);
    const at = source.lastIndexOf(mark);
    if (at < 0) throw new Error(`${file} has no line ${JSON.stringify(mark.trim())}`);
    this.set(file, source.slice(0, at) + text + source.slice(at));
  }

  /** Imports names from a module, in addition to those that the file imports from it. */
  async addImport(file: string, module: string, names: readonly string[]): Promise<void> {
    const source = await this.read(file);
    const present = new RegExp(`^import \\{([^}]*)\\} from '${module}';\n`, 'm').exec(source);
    const before = present?.[1]!.split(',').map((name) => name.trim()) ?? [];
    const all = [...new Set([...before.filter(Boolean), ...names])].sort();
    const line = `import { ${all.join(', ')} } from '${module}';\n`;
    if (present) this.set(file, source.replace(present[0], line));
    else {
      const last = [...source.matchAll(/^import [^;]*;\n/gm)].at(-1);
      const at = last ? last.index + last[0].length : 0;
      this.set(file, source.slice(0, at) + line + source.slice(at));
    }
  }

  /** Adds a rule after the others of a remote. @throws Error if it declares no routes */
  async addRule(file: string, rule: string): Promise<void> {
    const source = (await this.read(file)).replace('  routes: [],\n', '  routes: [\n  ],\n');
    const rules = /^ {2}routes: \[\n[\s\S]*?^(?= {2}\],$)/m.exec(source);
    if (!rules) throw new Error(`${file} has no routes`);
    const end = rules.index + rules[0].length;
    this.set(file, source.slice(0, end) + rule + source.slice(end));
  }

  /** Returns the name of a path's route, which is added to `routesFile` unless it is there. */
  async routeOf(pattern: string, name: string, routesFile: string): Promise<string> {
    const file = path.join(this.root, routesFile);
    const source = await this.read(file);
    const existing = new RegExp(`^export const (\\w+) = .*pageRoute\\('${pattern}'\\)`, 'm').exec(source)?.[1];
    if (existing) return existing;
    if (new RegExp(`^export const ${name} =`, 'm').test(source))
      throw new Error(`${routesFile} has another route called ${name}`);
    this.set(file, `${source}export const ${name} = /* @__PURE__ */ pageRoute('${pattern}');\n`);
    return name;
  }

  /** Adds the page's title to the texts of its remote; other texts keep their formatting. */
  async addTitles(dir: string, key: string, titles: Record<Locale, string>): Promise<void> {
    for (const locale of LOCALES) {
      const file = path.join(dir, `src/locales/${locale}.json`);
      const source = await this.read(file);
      const texts = JSON.parse(source) as Record<string, unknown>;
      if (key in texts) throw new Error(`${file} has texts called ${key} already`);
      const before = source.trimEnd().slice(0, -1).trimEnd();
      const comma = Object.keys(texts).length === 0 ? '' : ',';
      const title = JSON.stringify(titles[locale]);
      this.set(file, `${before}${comma}\n  "${key}": {\n    "title": ${title}\n  }\n}\n`);
    }
  }
}
