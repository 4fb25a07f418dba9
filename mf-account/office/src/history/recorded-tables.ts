import type { RecordedTable, RecordedTables } from '@arbora/office';
import { routes } from '@arbora/routes';
import { usersTexts } from '../users/locales';

const profile: RecordedTable = {
  link: (id) => routes.managerProfiles.href({ id }),
  section: { load: async () => (await import('../users/profiles.section')).profiles, texts: usersTexts },
};

const recorded: RecordedTables = { tables: { user_profile: profile, auth_person: profile } };
export default recorded;
