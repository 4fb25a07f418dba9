/** `> nx run mf-shop:typecheck` precedes a task's output; its command follows in a separate line. */
const HEADING = /^> nx run (\S+?)(?: .*)?$/;
const COMMAND = /^> \S+ .*$/;
const FAILED = /^- (\S+)$/;

/** Returns the failed tasks' part of Nx's output; all of it if it is not recognized. */
export function failedOutput(output: string): string {
  const lines = output.split(/\r?\n/);
  const summary = lines.findLastIndex((line) => /^Failed tasks:/.test(line));
  const failed = summary < 0 ? [] : lines.slice(summary).flatMap((line) => FAILED.exec(line)?.[1] ?? []);
  const parts = failed.map((task) => partOf(task, lines.slice(0, summary)));
  return parts.length === 0 || parts.some((part) => part === null) ? output : `${parts.join('\n\n')}\n`;
}

function partOf(task: string, lines: readonly string[]): string | null {
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === task);
  if (start < 0) return null;
  const length = lines.slice(start + 1).findIndex((line) => HEADING.test(line) || /^ NX /.test(line));
  const own = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const text = own.filter((line) => !COMMAND.test(line)).join('\n');
  return `── ${task.replace(':', ': ')} failed\n${text.trim()}`;
}
