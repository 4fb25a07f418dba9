import { ApiError, mutation, rest, row } from '@arbora/api';
import type { UserProfile } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import type { ProfileChanges } from './profile-changes';

interface ProfileSave {
  id: string;
  changes: ProfileChanges;
}

/** Saves columns of the own profile and tells everyone who shows it. @throws ApiError profile.nickname_taken */
export const saveProfile = mutation<UserProfile, ProfileSave>({
  run: async ({ id, changes }) => {
    const saved = await row(rest().from('user_profile').update(changes).eq('id', id).select());
    if (!saved) throw new ApiError({ status: 404, code: 'not_found', message: 'No profile was changed' });
    emit('profile:changed', { personId: id });
    return saved;
  },
});
