import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AST, Rule } from 'eslint';
import { ROOT } from '../paths';
import { isBesideExports } from './offered-paths';

/** Modules that a file may not load. `group`: names, in which `*` stands for one segment; what is below them is included. */
export interface Restriction {
  group: readonly string[];
  message: string;
  /** Admits `import()` and imports of types. */
  unlessLazy?: boolean;
  /** Admits imports of these names, and of types. */
  exceptNames?: readonly string[];
  /** Admits modules of these names, written as those of `group`. */
  exceptGroup?: readonly string[];
}

export interface BoundaryOptions {
  restrictions: readonly Restriction[];
  /** Told of a relative path into a library, or one by its name that its `exports` do not offer. */
  intoLibrary: string;
  /** Told of a relative path into an application. */
  intoApplication: string;
}

interface Node {
  type: string;
  value?: unknown;
  loc?: AST.SourceLocation | null;
}

interface Specifier {
  type: string;
  importKind?: 'type' | 'value';
  imported?: { name?: string };
  local?: { name?: string };
}

interface Declaration {
  source?: Node | null;
  specifiers?: readonly Specifier[];
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
}

/** Calls whose first argument names a module. */
const CALLS = /^(?:require(?:\.resolve)?|jest\.(?:mock|doMock|unmock|dontMock|setMock|requireActual|requireMock))$/;

function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${escaped}(?:/.*)?$`);
}

/** Folder of the package that a path lies in, relative to the workspace; empty for the workspace's own files. */
function packageOf(file: string): string {
  let folder = path.dirname(file);
  while (folder !== ROOT && folder !== path.dirname(folder) && !existsSync(path.join(folder, 'package.json'))) {
    folder = path.dirname(folder);
  }
  return path.relative(ROOT, folder);
}

/** How a module is loaded. `names`: what is taken out of it, types left out; null for all of it. */
interface Use {
  isLazy: boolean;
  names: readonly string[] | null;
}
const ALL: Use = { isLazy: false, names: null };
const ALL_LAZILY: Use = { isLazy: true, names: null };
const TYPES: Use = { isLazy: true, names: [] };

function isRefused(source: string, use: Use, restriction: Restriction): boolean {
  const { group, unlessLazy, exceptNames, exceptGroup = [] } = restriction;
  const isIn = (names: readonly string[]): boolean => names.some((name) => patternOf(name).test(source));
  if (!isIn(group) || isIn(exceptGroup) || (unlessLazy && use.isLazy)) return false;
  return !(exceptNames && use.names?.every((name) => exceptNames.includes(name)));
}

/** What is wrong with loading `source` from `file`; null where nothing is. */
function faultOf(source: string, use: Use, file: string, options: BoundaryOptions): string | null {
  if (!/^\.{1,2}(?:\/|$)/.test(source)) {
    const restriction = options.restrictions.find((candidate) => isRefused(source, use, candidate));
    return restriction?.message ?? (isBesideExports(source) ? options.intoLibrary : null);
  }
  // A name without extension may be that of a folder: its package is found from inside it.
  const target = packageOf(path.join(path.resolve(path.dirname(file), source), 'index'));
  if (target === '' || target === packageOf(file)) return null;
  return target.startsWith('libs/') && target !== 'libs/parts' ? options.intoLibrary : options.intoApplication;
}

/**
 * Refuses to load what another package does not offer, however it is written: import, export from, import(), require,
 * jest.mock or a type import. ESLint's own rule looks at import and export only and does not resolve paths.
 */
export const importBoundaries: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: { refused: "'{{source}}' may not be imported here. {{message}}" },
  },
  create(context) {
    const options = context.options[0] as BoundaryOptions;

    function check(node: Node | null | undefined, use = ALL): void {
      const source = node?.type === 'TemplateLiteral' ? plainTemplate(node) : node?.value;
      if (typeof source !== 'string') return;
      const message = faultOf(source, use, context.filename, options);
      if (message && node?.loc) context.report({ loc: node.loc, messageId: 'refused', data: { source, message } });
    }

    const ofSource = (node: object): void => {
      const { source, importKind, exportKind, specifiers } = node as Declaration;
      if (importKind === 'type' || exportKind === 'type') check(source, TYPES);
      else check(source, { isLazy: false, names: specifiers ? namesOf(specifiers) : null });
    };
    const ofLazySource = (node: object): void => check((node as Declaration).source, ALL_LAZILY);
    const ofTypeSource = (node: object): void => check((node as Declaration).source, TYPES);
    return {
      ImportDeclaration: ofSource,
      ExportNamedDeclaration: ofSource,
      ExportAllDeclaration: ofSource,
      ImportExpression: ofLazySource,
      TSImportType: ofTypeSource,
      TSExternalModuleReference: (node: object) => check((node as { expression: Node }).expression),
      CallExpression(node) {
        const called = context.sourceCode.getText(node.callee);
        if (CALLS.test(called)) check(node.arguments[0]);
      },
    };
  },
};

/** Names that a declaration takes out of its module; null where it takes all of it. */
function namesOf(specifiers: readonly Specifier[]): string[] | null {
  if (specifiers.length === 0 || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return null;
  return specifiers
    .filter(({ importKind }) => importKind !== 'type')
    .map(({ type, imported, local }) =>
      type === 'ImportDefaultSpecifier' ? 'default' : ((imported ?? local)?.name ?? 'default'),
    );
}

function plainTemplate(node: Node): string | null {
  const { quasis } = node as unknown as { quasis: { value: { cooked: string } }[] };
  return quasis.length === 1 ? quasis[0]!.value.cooked : null;
}
