import { errorIcon, infoIcon, successIcon, warningIcon } from './icons';

/** Icons by tone of a message. */
export const TONE_ICONS = { info: infoIcon, success: successIcon, warning: warningIcon, error: errorIcon } as const;
