import { keySeal } from '../auth/key-seal';
import { rotateKeys } from '../auth/signing-keys';
import type { Job } from './job';

/** Creates the next signing key of access tokens in time, and deletes keys without valid tokens. */
export const rotateSigningKeys: Job = {
  name: 'rotate-signing-keys',
  cron: '17 * * * *',
  async run({ config: { signing }, database }) {
    const seal = signing.secret === null ? null : keySeal(signing.secret);
    await database.asService((client) => rotateKeys(client, seal, signing.days));
  },
};
