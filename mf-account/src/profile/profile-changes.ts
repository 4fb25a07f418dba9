import type { UserProfile } from '@arbora/domain';
import type { ProfileValues } from './profile.schema';

export type ProfileChanges = Partial<Pick<UserProfile, keyof ProfileValues>>;

/** The columns that differ from the initial profile. Sending only these keeps concurrent changes of other columns. */
export function profileChanges(stored: UserProfile, values: ProfileValues): ProfileChanges {
  const entries = Object.entries(values).map(([column, value]) => [column, value === '' ? null : value]);
  return Object.fromEntries(
    entries.filter(([column, value]) => stored[column as keyof ProfileValues] !== value),
  ) as ProfileChanges;
}
