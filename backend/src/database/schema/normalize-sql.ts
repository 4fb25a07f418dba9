/**
 * Literals, quoted names and function bodies, which are kept verbatim, and words, which may contain `$$` without
 * starting a quote.
 */
const VERBATIM =
  /e'(?:[^'\\]|\\[\s\S])*'|'[^']*'|"[^"]*"|(\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)[\s\S]*?\1|[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const GAP = /(?:\s|--.*)+/y;
const COMMENT_MARK = /\/\*|\*\//g;

/**
 * Reduces each run of comments and white space to one space, so that formatting does not change the checksum of SQL.
 * Literals, quoted names and dollar-quoted bodies are kept verbatim.
 */
export function normalizeSql(sql: string): string {
  let normalized = '';
  for (let at = 0; at < sql.length;) {
    const gapEnd = endOf(GAP, sql, at) ?? blockCommentEnd(sql, at);
    const end = gapEnd ?? endOf(VERBATIM, sql, at) ?? at + 1;
    if (gapEnd === null) normalized += sql.slice(at, end);
    else if (!normalized.endsWith(' ')) normalized += ' ';
    at = end;
  }
  return normalized.trim();
}

/** End of the match of a sticky pattern at this position, or null. */
function endOf(pattern: RegExp, sql: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(sql) ? pattern.lastIndex : null;
}

/** End of a block comment; block comments nest in PostgreSQL. */
function blockCommentEnd(sql: string, at: number): number | null {
  if (!sql.startsWith('/*', at)) return null;
  COMMENT_MARK.lastIndex = at;
  let depth = 0;
  for (let mark = COMMENT_MARK.exec(sql); mark; mark = COMMENT_MARK.exec(sql)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return COMMENT_MARK.lastIndex;
  }
  return sql.length;
}
