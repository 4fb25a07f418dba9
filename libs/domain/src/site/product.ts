/** Product key: prefix of roles, cookies, app name and bucket (spec §6, §9). */
export const PRODUCT = 'arbora';
export const BRAND = 'Arbora';
/** Public key for creating accounts (`apiKey` of spec §7); identifies the client and is no secret. */
export const APP_KEY = `${PRODUCT}-web`;
