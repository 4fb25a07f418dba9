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

interface Declaration {
  source?: Node | null;
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

/** What is wrong with loading `source` from `file`; null where nothing is. */
function faultOf(source: string, isLazy: boolean, file: string, options: BoundaryOptions): string | null {
  if (!/^\.{1,2}(?:\/|$)/.test(source)) {
    const restriction = options.restrictions.find(
      ({ group, unlessLazy }) => !(unlessLazy && isLazy) && group.some((name) => patternOf(name).test(source)),
    );
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

    function check(node: Node | null | undefined, isLazy = false): void {
      const source = node?.type === 'TemplateLiteral' ? plainTemplate(node) : node?.value;
      if (typeof source !== 'string') return;
      const message = faultOf(source, isLazy, context.filename, options);
      if (message && node?.loc) context.report({ loc: node.loc, messageId: 'refused', data: { source, message } });
    }

    const ofSource = (node: object): void => {
      const { source, importKind, exportKind } = node as Declaration;
      check(source, importKind === 'type' || exportKind === 'type');
    };
    const ofLazySource = (node: object): void => check((node as Declaration).source, true);
    return {
      ImportDeclaration: ofSource,
      ExportNamedDeclaration: ofSource,
      ExportAllDeclaration: ofSource,
      ImportExpression: ofLazySource,
      TSImportType: ofLazySource,
      TSExternalModuleReference: (node: object) => check((node as { expression: Node }).expression),
      CallExpression(node) {
        const called = context.sourceCode.getText(node.callee);
        if (CALLS.test(called)) check(node.arguments[0]);
      },
    };
  },
};

function plainTemplate(node: Node): string | null {
  const { quasis } = node as unknown as { quasis: { value: { cooked: string } }[] };
  return quasis.length === 1 ? quasis[0]!.value.cooked : null;
}
