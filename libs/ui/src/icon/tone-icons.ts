import { errorIcon, infoIcon, successIcon, warningIcon } from './icons';

/** What stands before a message of each kind. */
export const TONE_ICONS = { info: infoIcon, success: successIcon, warning: warningIcon, error: errorIcon } as const;
