/** A backup or restore is refused; the message is one line for the terminal. */
export class BackupError extends Error {}
