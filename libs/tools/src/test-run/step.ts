import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { run, runTarget, runTool, type Write } from '../processes/nx';
import { emptyTraces, TRACES_VARIABLE } from './traces';

export interface Count {
  passed: number;
  failed: number;
  /** Names and first lines of the failed tests, where the step has any. */
  failures?: string[];
  /** Duration of its test files, or of the tests of files that contain many. */
  durations?: Duration[];
}

export interface Duration {
  name: string;
  seconds: number;
}

type Run = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<number>;

/** What a step runs its processes with: their output goes to its log. */
export interface StepContext {
  /** Folder for reports and other files that explain failures. */
  folder: string;
  /** Whether samples are tested whole: `--all`. */
  isWhole: boolean;
  /** The number of processes that the step may keep busy. */
  cores: number;
  run: Run;
  runTool: Run;
  runTarget: (target: string) => Promise<boolean>;
  write: Write;
}

export interface Step {
  name: string;
  run(context: StepContext): Promise<Count>;
}

export interface StepResult extends Count {
  name: string;
  seconds: number;
}

/** Returns the count of a step without test suites: one check. */
export function check(ok: boolean): Count {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function formatResult({ name, passed, failed, seconds }: StepResult): string {
  return `── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
}

/**
 * Runs a step and prints its result. Its output is printed at once if the step runs alone, otherwise at its end and only
 * if it fails.
 */
export async function runStep(step: Step, { isWhole, isAlone }: { isWhole: boolean; isAlone: boolean }) {
  const folder = emptyTraces(step.name);
  const file = path.join(folder, 'output.log');
  const log = openSync(file, 'w');
  const write: Write = (part) => {
    writeSync(log, typeof part === 'string' ? Buffer.from(part) : part);
    if (isAlone) process.stdout.write(part);
  };
  console.log(`\n── ${step.name}`);
  const began = Date.now();
  const traced = { [TRACES_VARIABLE]: folder };
  const context: StepContext = {
    folder,
    isWhole,
    cores: isAlone ? 2 : 1,
    run: (command, args, env) => run(command, args, { ...traced, ...env }, write),
    runTool: (name, args, env) => runTool(name, args, { ...traced, ...env }, write),
    runTarget: (target) => runTarget(target, undefined, write),
    write,
  };
  const count = await step.run(context).catch((error: unknown) => {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return check(false);
  });
  closeSync(log);
  const result: StepResult = { ...count, name: step.name, seconds: Math.round((Date.now() - began) / 1000) };
  if (!isAlone && result.failed > 0) process.stdout.write(readFileSync(file));
  console.log(formatResult(result));
  return result;
}
