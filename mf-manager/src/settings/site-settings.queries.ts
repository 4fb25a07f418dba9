import { api, mutation } from '@arbora/api';
import type { SettingSection, SettingsOfSection, SettingValue } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

export const SITE_SETTINGS_KEY = ['mf-manager', 'site_settings'] as const;

/** The settings that override the configuration, with its defaults. */
export function siteSettingsQuery() {
  return queryOptions({
    queryKey: SITE_SETTINGS_KEY,
    queryFn: () => api.get<SettingsOfSection[]>('/backend/site_settings'),
    staleTime: 30_000,
  });
}

interface Change {
  section: SettingSection;
  version: number;
  /** Null removes the override. */
  values: Readonly<Record<string, SettingValue | null>>;
}

/** @throws ApiError content.changed_meanwhile */
export const saveSettings = mutation<SettingsOfSection, Change>({
  run: ({ section, ...change }) => api.patch(`/backend/site_settings/${section}`, change),
  invalidates: [SITE_SETTINGS_KEY, ['history_list', 'kejval']],
});
