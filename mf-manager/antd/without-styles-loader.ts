/** A call that makes the hook of a part's styles: up to the name of the part, and its styles to the end of the
 * statement. */
const MAKER =
  /^( *)(\S.*)?\b(gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\((?:'\w+'|\[[^\]]*\]))(?:,.*?\)|,[\s\S]*?^\1\S.*?\))(\([\w, ]+\))?;$/gm;
const MAKERS = /\bgen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\(/g;

/**
 * Takes the styles themselves from antd's modules and leaves the hooks: a fifth of its weight, which the style sheet has
 * already.
 *
 * @throws Error for a module that is written otherwise
 */
export default function withoutStyles(source: string): string {
  const bare = source.replace(MAKER, '$1$2$3)$4;');
  const left = bare.match(MAKERS)?.length ?? 0;
  const bared = source.match(MAKER)?.length ?? 0;
  if (left !== bared) throw new Error('This style module of antd is written in another way');
  return bare;
}
