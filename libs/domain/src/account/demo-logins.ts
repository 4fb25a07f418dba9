/** Password of all demo accounts, which exist only with demo data. */
export const DEMO_PASSWORD = 'stromy-a-kere';

/** The seeded demo accounts, as `npm start` prints them. */
export const DEMO_LOGINS = [
  { email: 'admin@arbora.example', note: 'administrator' },
  { email: 'editor@arbora.example', note: 'news and content' },
  { email: 'sales@arbora.example', note: 'booking, orders, assortment' },
  { email: 'jobs@arbora.example', note: 'recruiter' },
  { email: 'customer@arbora.example', note: 'Czech customer with a company id' },
  { email: 'customer.sk@arbora.example', note: 'Slovak customer without one' },
  { email: 'waiting@arbora.example', note: 'registration awaiting approval' },
] as const;
