import {
  readSetting,
  ROLE,
  SETTING_SECTIONS,
  settingItem,
  type FieldError,
  type SettingSection,
  type SettingsOfSection,
  type SettingValue,
} from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { settingFields } from './setting-fields';

const change = v.strictObject({
  version: v.pipe(v.number('required'), v.integer('invalid')),
  /** By field key; null removes the override. */
  values: v.record(v.pipe(v.string(), v.maxLength(200)), v.nullable(v.union([v.string(), v.boolean()], 'invalid'))),
});

/**
 * `GET /api/backend/site_settings` → SettingsOfSection[] and `PATCH /api/backend/site_settings/:section` {version, values},
 * for admins: overrides of the configuration, without secrets. 400 request.invalid with the error code of each invalid
 * field by its key; 409 content.changed_meanwhile.
 */
export function siteSettingsRoutes(app: App, { database }: Deps): void {
  const { settings } = app;
  const fieldsOf = (section: SettingSection) => settingFields(section, settings.configured);

  async function readSections(): Promise<SettingsOfSection[]> {
    return (await settings.read()).map(({ section, version, value }) => ({
      section,
      version,
      fields: fieldsOf(section).map((field) => {
        const read = readSetting(field.kind, value[field.key]);
        return { ...field, value: 'value' in read ? read.value : null };
      }),
    }));
  }

  app.get(
    '/api/backend/site_settings',
    {
      config: { access: [ROLE.admin], acl: ['admin'] },
      schema: { summary: 'Settings that override the configuration' },
    },
    () => readSections(),
  );

  app.patch(
    '/api/backend/site_settings/:section',
    {
      config: { access: [ROLE.admin], acl: ['admin'] },
      schema: {
        summary: 'Override the configuration',
        errors: ['content.changed_meanwhile'],
        params: v.strictObject({ section: v.picklist(SETTING_SECTIONS, 'invalid') }),
        body: change,
      },
    },
    async (request) => {
      const { section } = request.params;
      const { version, values } = request.body;
      const faults: Record<string, FieldError> = {};
      const set: Record<string, SettingValue> = {};
      for (const [key, given] of Object.entries(values)) {
        const field = fieldsOf(section).find((one) => one.key === key);
        if (!field) faults[key] = 'invalid';
        else if (given !== null) {
          const read = readSetting(field.kind, given);
          if ('fault' in read) faults[key] = read.fault;
          else set[key] = read.value;
        }
      }
      if (Object.keys(faults).length > 0) throw new AppError('request.invalid', { fields: faults });
      const { rowCount } = await database.asRole(request.caller.claims, (client) =>
        client.query(
          `update public.kejval set value = (value - $3::text[]) || $4::jsonb where item = $1 and version = $2`,
          [settingItem(section), version, Object.keys(values), JSON.stringify(set)],
        ),
      );
      if (rowCount === 0) throw new AppError('content.changed_meanwhile');
      await settings.refresh();
      return (await readSections()).find((one) => one.section === section)!;
    },
  );
}
