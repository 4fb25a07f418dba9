import path from 'node:path';
import type { MultiStats, WebpackError } from 'webpack';
import { ROOT } from '../paths';

type Problem = Error & Partial<Pick<WebpackError, 'module' | 'loc' | 'file'>>;

function placeOf({ module, loc, file }: Problem): string {
  const resource = module?.nameForCondition() ?? file;
  const line = loc && 'start' in loc ? `:${loc.start.line}:${(loc.start.column ?? 0) + 1}` : '';
  return resource ? ` in ${path.relative(ROOT, resource)}${line}` : '';
}

function problems(name: string, found: Iterable<Problem>): string[] {
  return Array.from(found, (problem) => `${name}${placeOf(problem)}\n${problem.message}`);
}

/** Errors and warnings of the builds; one that several builds report, such as browser and server build, appears once. */
export function reportOf({ stats }: MultiStats): string {
  const compilations = stats.map(({ compilation }) => compilation);
  const errors = compilations.flatMap((compilation) => problems('ERROR', compilation.getErrors()));
  const warnings = compilations.flatMap((compilation) => problems('WARNING', compilation.getWarnings()));
  return [...new Set([...errors, ...warnings])].join('\n\n');
}
