import { api, mutation } from '@arbora/api';
import type { RegistrationInput, UserProfile } from '@arbora/domain';

/**
 * `POST /profile/create`: creates an account that awaits approval. @throws ApiError auth.user_exists,
 * profile.nickname_taken
 */
export const register = mutation<Pick<UserProfile, 'id' | 'email'>, RegistrationInput>({
  run: (registration) => api.post('/backend/profile/create', registration, { anonymous: true }),
});
