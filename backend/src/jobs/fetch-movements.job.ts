import { fetchMovements } from '../payment/bank-api/fetch-movements';
import { openStatementReader } from '../payment/statement/statement-reader';
import type { Job } from './job';

/**
 * Fetches the movements of the account from the bank, about every ten minutes; the database says when the next fetch is
 * due. Fails with the reason, after which the retries of the queue find nothing due.
 */
export const fetchBankMovements: Job = {
  name: 'fetch-bank-movements',
  cron: '* * * * *',
  async run(deps) {
    const reader = openStatementReader();
    try {
      const result = await fetchMovements({ ...deps, reader });
      if (result !== null && 'failure' in result && result.failure !== 'too_soon') {
        throw new Error(`the bank's movements were not fetched: ${result.failure}`);
      }
    } finally {
      await reader.close();
    }
  },
};
