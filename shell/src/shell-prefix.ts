/** Prefix of the ids that React makes in the shell's root. */
export const SHELL_PREFIX = 'shell-';
