import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Circus } from '@jest/types';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import type { TracedQuery } from './trace-queries';

/** The latest statements of a failed test that are written. */
const WRITTEN = 40;

/**
 * Writes the last statements before the end of each failed test, with their values and errors, to the folder of traces
 * that `npm test` names.
 */
export default class BackendEnvironment extends TestEnvironment {
  private readonly file: string;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const name = path.relative(config.globalConfig.rootDir, context.testPath).replaceAll(path.sep, '-');
    this.file = path.join(process.env.ARBORA_TRACES ?? '', `${name}.queries.txt`);
  }

  handleTestEvent(event: Circus.Event): void {
    if (event.name !== 'test_done' || event.test.errors.length === 0 || !process.env.ARBORA_TRACES) return;
    const { tracedQueries = [] } = this.global as { tracedQueries?: TracedQuery[] };
    mkdirSync(path.dirname(this.file), { recursive: true });
    const lines = tracedQueries
      .slice(-WRITTEN)
      .map(({ sql, values, error }) => [sql, JSON.stringify(values), error].filter(Boolean).join('\n  '));
    appendFileSync(this.file, `── ${event.test.name}\n${lines.join('\n')}\n\n`);
  }
}
