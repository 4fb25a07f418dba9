/** The database cannot be started; the message is one line for the terminal. */
export class DatabaseStartError extends Error {}

/** Another process owns the data folder. */
export class FolderInUseError extends DatabaseStartError {
  constructor(dataDir: string) {
    super(`The data folder ${dataDir} is in use by another running Arbora`);
  }
}

const KNOWN_CAUSES: readonly [RegExp, string][] = [
  [/ENOSPC|No space left on device|could not extend file|free disk space/, 'the disk is full'],
  [/EROFS|Read-only file system/, 'the file system is read-only'],
  [/EACCES|EPERM|Permission denied/i, 'this user may not read or write it'],
  [/ENOTDIR|Not a directory|EEXIST/, 'it is not a folder'],
  [/database files are incompatible|incompatible with/, 'it was made by another version of PostgreSQL'],
];

/** Turns an error of the system or PostgreSQL about a folder into one line. */
export function startError(folder: string, cause: unknown, log = ''): DatabaseStartError {
  if (cause instanceof DatabaseStartError) return cause;
  const said = `${cause instanceof Error ? cause.message : String(cause)}\n${log}`;
  const knownCause = KNOWN_CAUSES.find(([pattern]) => pattern.test(said));
  const reason = knownCause ? knownCause[1] : (lastComplaint(log) ?? said.split('\n')[0]);
  return new DatabaseStartError(`The database in ${folder} cannot be started: ${reason}`, { cause });
}

function lastComplaint(log: string): string | undefined {
  const complaints = log.match(/(?:FATAL|PANIC|ERROR|error): .*/g);
  return complaints?.at(-1);
}
