/** Prefix of React's generated ids in the shell's root. */
export const SHELL_PREFIX = 'shell-';
