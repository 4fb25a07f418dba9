import { readSetting, SETTING_SECTIONS, settingItem, type Row, type SettingSection } from '@arbora/domain';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { listen } from '../database/listener';
import { sellerOf } from '../seller/seller-of';
import { storeAssortmentOpen } from '../shop/store-assortment-open';
import { keepSeller } from '../tax-document/keep-seller';
import { PREFERENCES } from '../web/render/subjects';
import { withOverrides, settingFields, type ConfiguredField, type Overrides } from './setting-fields';

export interface StoredSection {
  section: SettingSection;
  version: number;
  /** As stored, valid or not. */
  value: Readonly<Record<string, unknown>>;
}

export interface LiveSettings {
  /** The current configuration. Read its members when they are used: overrides by admins change them. */
  config: Config;
  /** The configuration without overrides. */
  configured: Config;
  read(): Promise<StoredSection[]>;
  /** Applies the stored overrides. */
  refresh(): Promise<void>;
  /** Applies changes by other instances, until stopped. */
  follow(): { stop(): Promise<void> };
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: LiveSettings;
  }
}

/** The valid stored values; ignores fields that no longer exist after a change of the configuration. */
function validOverrides(fields: readonly ConfiguredField[], stored: StoredSection['value']): Overrides {
  const valid = fields.flatMap(({ key, kind }) => {
    if (!Object.hasOwn(stored, key)) return [];
    const read = readSetting(kind, stored[key]);
    return 'value' in read ? [[key, read.value] as const] : [];
  });
  return Object.fromEntries(valid);
}

/** Opens the configuration with the overrides by admins. */
export async function openSettings(configured: Config, database: Database): Promise<LiveSettings> {
  let current = configured;
  let last = '';
  const config = { ...configured };
  for (const member of Object.keys(configured) as (keyof Config)[])
    Object.defineProperty(config, member, { enumerable: true, get: () => current[member] });

  async function read(): Promise<StoredSection[]> {
    const { rows } = await database.service.query<Row<'kejval', 'item' | 'version' | 'value'>>(
      `select item, version, value from public.kejval where item like '%-set-%'`,
    );
    return SETTING_SECTIONS.map((section) => {
      const row = rows.find(({ item }) => item === settingItem(section));
      return { section, version: row?.version ?? 0, value: { ...row?.value } };
    });
  }

  async function apply(): Promise<void> {
    const stored = await read();
    const sections = stored.map(
      ({ section, value }) => [section, validOverrides(settingFields(section, configured), value)] as const,
    );
    const text = JSON.stringify(sections);
    if (text === last) return;
    last = text;
    const wasOpen = current.openAssortment;
    current = { ...withOverrides(configured, new Map(sections)), revision: current.revision + 1 };
    if (current.openAssortment !== wasOpen) await storeAssortmentOpen(database, current.openAssortment);
    await keepSeller(database, sellerOf(current));
  }

  let refreshing: Promise<void> = Promise.resolve();
  /** One at a time: an older read must not end last. */
  function refresh(): Promise<void> {
    refreshing = refreshing.then(apply, apply);
    return refreshing;
  }

  await refresh();
  return {
    config,
    configured,
    read,
    refresh,
    follow() {
      const refreshQuietly = (): void => void refresh().catch(() => undefined);
      return listen(database.serviceConnection, {
        channel: 'arbora_pages',
        applicationName: 'arbora settings',
        onMessage: (subject) => subject === PREFERENCES && refreshQuietly(),
        // Earlier announcements were missed.
        onListening: refreshQuietly,
      });
    },
  };
}
