import type { Registration } from './registrations/registration-detail';

export const PERSON_ID = '55555555-0000-4000-8000-000000000001';

export function aRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    id: PERSON_ID,
    email: 'vaclav@arbora.example',
    name: 'Václav Čekal',
    nickname: 'vasek',
    phone: '+420 777 000 111',
    ico: '25596641',
    dic: null,
    company: 'Čekal a synové',
    company_type: 6,
    street: 'Lipová 1',
    city: 'Olomouc',
    zip: '779 00',
    country: 'CZ',
    locale: 'cs',
    created_at: '2026-10-22T02:55:00Z',
    prefs: { subscriptions: ['news', 'events'] },
    state: null,
    registration_decision: null,
    ...changes,
  };
}
