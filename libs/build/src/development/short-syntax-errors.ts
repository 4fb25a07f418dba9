import type { Compiler } from 'webpack';

/** The first diagnostic of swc: `x MESSAGE`, the file and line, and the lines around it. */
const DIAGNOSTIC = /^(?:.*Error: )? *x (?<text>.+(?:\n.+)*?)\n *,-\[.+:(?<line>\d+):\d+\]\n(?<code>[^]+?)\n *`----$/m;
/** The line below that of the error, which marks the column. */
const MARK = /^ *: (?<indent> *)\^/m;

interface BuildError extends Error {
  loc?: unknown;
}

/** Follow-up diagnostics, backtraces and the loader's name are dropped. */
function shorten<Reported extends BuildError>(error: Reported): Reported {
  const { text, line, code } = DIAGNOSTIC.exec(error.message)?.groups ?? {};
  if (code === undefined) return error;
  const column = MARK.exec(code)?.groups?.indent?.length ?? 0;
  return Object.assign(error, { message: `${text}\n${code}`, loc: { start: { line: Number(line), column } } });
}

/** Reduces syntax errors to message and code, for the terminal and for open pages. */
export const shortSyntaxErrors = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('short-syntax-errors', (compilation) => {
      compilation.hooks.processErrors.tap('short-syntax-errors', (errors) => errors.map(shorten));
    });
  },
};
