import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import type { AST, Rule } from 'eslint';
import { isMissingInExports } from './library-exports';

/** Modules that a file may not load. `group`: names, in which `*` matches one segment; submodules are included. */
export interface Restriction {
  group: readonly string[];
  message: string;
  /** Allows `import()` and type imports. */
  unlessLazy?: boolean;
  /** Allows imports of these names, and type imports. */
  exceptNames?: readonly string[];
  /** Allows these modules, with the syntax of `group`. */
  exceptGroup?: readonly string[];
}

export interface BoundaryOptions {
  restrictions: readonly Restriction[];
  /** Message on a relative path into a library, or a subpath missing in its `exports`. */
  intoLibrary: string;
  /** Message on a relative path into an application. */
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

/** Functions whose first argument is a module name. */
const CALLS = /^(?:require(?:\.resolve)?|jest\.(?:mock|doMock|unmock|dontMock|setMock|requireActual|requireMock))$/;

function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${escaped}(?:/.*)?$`);
}

/** Returns the folder of a path's package, relative to the workspace; empty for files of the root. */
function packageOf(file: string): string {
  let folder = path.dirname(file);
  while (folder !== ROOT && folder !== path.dirname(folder) && !existsSync(path.join(folder, 'package.json'))) {
    folder = path.dirname(folder);
  }
  return path.relative(ROOT, folder);
}

/** How a module is loaded. `names`: its imported values, without types; null for all. */
interface Use {
  isLazy: boolean;
  names: readonly string[] | null;
}
const ALL: Use = { isLazy: false, names: null };
const ALL_LAZILY: Use = { isLazy: true, names: null };
const TYPES: Use = { isLazy: true, names: [] };

function isForbidden(source: string, use: Use, restriction: Restriction): boolean {
  const { group, unlessLazy, exceptNames, exceptGroup = [] } = restriction;
  const isIn = (names: readonly string[]): boolean => names.some((name) => patternOf(name).test(source));
  if (!isIn(group) || isIn(exceptGroup) || (unlessLazy && use.isLazy)) return false;
  return !(exceptNames && use.names?.every((name) => exceptNames.includes(name)));
}

/** Returns the message on loading `source` from `file`; null if it is allowed. */
function violationOf(source: string, use: Use, file: string, options: BoundaryOptions): string | null {
  if (!/^\.{1,2}(?:\/|$)/.test(source)) {
    const restriction = options.restrictions.find((candidate) => isForbidden(source, use, candidate));
    return restriction?.message ?? (isMissingInExports(source) ? options.intoLibrary : null);
  }
  // A name without extension may be a folder: look up the package from inside it.
  const target = packageOf(path.join(path.resolve(path.dirname(file), source), 'index'));
  if (target === '' || target === packageOf(file)) return null;
  return target.startsWith('libs/') && target !== 'libs/parts' ? options.intoLibrary : options.intoApplication;
}

/**
 * Rejects modules that another package does not export, in all forms: import, export from, import(), require, jest.mock
 * and type imports. ESLint's own rule covers import and export only and does not resolve paths.
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
      const message = violationOf(source, use, context.filename, options);
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

/** Returns the names that a declaration imports; null for all. */
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
