/** Literals, quoted names and bodies of functions, whose text counts, and words, in which no `$$` begins. */
const KEPT =
  /e'(?:[^'\\]|\\[\s\S])*'|'[^']*'|"[^"]*"|(\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)[\s\S]*?\1|[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const GAP = /(?:\s|--.*)+/y;
const COMMENT_MARK = /\/\*|\*\//g;

/**
 * SQL with one space for each run of comments and white space, so that formatting does not change its checksum. What
 * stands in literals, quoted names and bodies between dollar signs stays as it is.
 */
export function bareSql(sql: string): string {
  let bare = '';
  for (let at = 0; at < sql.length;) {
    const gapEnd = endOf(GAP, sql, at) ?? blockCommentEnd(sql, at);
    const end = gapEnd ?? endOf(KEPT, sql, at) ?? at + 1;
    if (gapEnd === null) bare += sql.slice(at, end);
    else if (!bare.endsWith(' ')) bare += ' ';
    at = end;
  }
  return bare.trim();
}

/** Where the match of a sticky pattern at this place ends. */
function endOf(pattern: RegExp, sql: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(sql) ? pattern.lastIndex : null;
}

/** Block comments nest in PostgreSQL. */
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
