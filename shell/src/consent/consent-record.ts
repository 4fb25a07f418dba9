import { api } from '@arbora/api';
import type { ConsentRecord } from '@arbora/domain';

async function ownAddress(): Promise<string> {
  const ip = await api.get<unknown>('/ip', { anonymous: true }).catch(() => null);
  return typeof ip === 'string' ? ip.trim() : '';
}

/**
 * Records a decision on the server (spec §7), if the IP address of this browser is known. Never rejects: the decision
 * is valid without the record, so the visitor need not see a failure.
 */
export async function saveRecord(decision: Omit<ConsentRecord, 'ip_address'>): Promise<void> {
  const ip_address = await ownAddress();
  if (ip_address === '') {
    console.warn('incomplete IP');
    return;
  }
  const record: ConsentRecord = { ip_address, ...decision };
  try {
    await api.post('/consent/cookie_consent', record);
    console.info('cookie consent saved');
  } catch (error) {
    console.warn('failed to save consent', error);
  }
}
