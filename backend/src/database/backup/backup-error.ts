/** A backup or a restore is refused; the message is one line for the person at the terminal. */
export class BackupError extends Error {}
