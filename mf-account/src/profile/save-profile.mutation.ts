import { mutation, rest, saveRow } from '@arbora/api';
import type { UserProfile } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import type { ProfileChanges } from './profile-changes';

interface ProfileSave {
  /** The initial profile of the form. */
  profile: UserProfile;
  changes: ProfileChanges;
}

/**
 * Saves columns of the own profile and updates all views of it.
 * @throws ApiError content.changed_meanwhile, profile.nickname_taken, not_found
 */
export const saveProfile = mutation<UserProfile, ProfileSave>({
  run: async ({ profile, changes }) => {
    const { id, version } = profile;
    const profiles = () => rest().from('user_profile');
    const write = profiles().update(changes).eq('id', id).eq('version', version).select();
    const saved = await saveRow(profile, write, profiles().select().eq('id', id));
    emit('profile:changed', { personId: id });
    return saved;
  },
});
