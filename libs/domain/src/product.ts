/** The product's key: prefix of roles, cookies, app name and bucket (spec §6, §9). */
export const PRODUCT = 'arbora';
export const BRAND = 'Arbora';
/** Public key that the site's browsers send when they create an account (`apiKey` of spec §7); names the caller, proves nothing. */
export const APP_KEY = `${PRODUCT}-web`;
