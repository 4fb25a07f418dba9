/** Foreign key violation: other rows refer to a row that was to be deleted. */
export const REFERRED_TO = '23503';
