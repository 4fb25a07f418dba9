import type { Policy } from './grammar';

export const mail: Policy = {
  hidden: 'mail',
};
