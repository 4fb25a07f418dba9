import type { Policy } from './grammar';

export const media: Policy = {};
