import { readSetting, SETTING_SECTIONS, settingItem, type Row, type SettingSection } from '@arbora/domain';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { listen } from '../database/listener';
import { keepAssortmentOpen } from '../shop/keep-assortment-open';
import { overridden, settingFields, type ConfiguredField, type Overrides } from './setting-fields';

/** What `arbora_pages` announces a change of key-value records as. */
const SUBJECT = 'preferences';

/** Members of the configuration that admins override. */
const LIVE = [
  'brand',
  'branches',
  'payment',
  'paymentTexts',
  'mail',
  'invitedEmails',
  'openAssortment',
  'staffSecondFactor',
  'tagManagerId',
  'consent',
  'revision',
] as const;

export interface StoredSection {
  section: SettingSection;
  version: number;
  /** As stored, valid or not. */
  value: Readonly<Record<string, unknown>>;
}

export interface LiveSettings {
  /** The configuration as it holds now: its members change with what admins set, so they are read when they are used. */
  config: Config;
  /** The configuration without overrides. */
  configured: Config;
  read(): Promise<StoredSection[]>;
  /** Takes over what is stored now. */
  refresh(): Promise<void>;
  /** Follows what other instances change, until it is stopped. */
  follow(): { stop(): Promise<void> };
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: LiveSettings;
  }
}

/** Values of stored fields that still exist and are valid; what a change of the configuration has left over is not heard. */
function validOverrides(fields: readonly ConfiguredField[], stored: StoredSection['value']): Overrides {
  const valid = fields.flatMap(({ key, kind }) => {
    if (!Object.hasOwn(stored, key)) return [];
    const read = readSetting(kind, stored[key]);
    return 'value' in read ? [[key, read.value] as const] : [];
  });
  return Object.fromEntries(valid);
}

/** Opens the configuration with what admins have set in the back office. */
export async function openSettings(configured: Config, database: Database): Promise<LiveSettings> {
  let current = configured;
  let last = '';
  const config = { ...configured };
  for (const member of LIVE) Object.defineProperty(config, member, { enumerable: true, get: () => current[member] });

  async function read(): Promise<StoredSection[]> {
    const { rows } = await database.service.query<Row<'kejval', 'item' | 'version' | 'value'>>(
      `select item, version, value from public.kejval where item like '%-set-%'`,
    );
    return SETTING_SECTIONS.map((section) => {
      const row = rows.find(({ item }) => item === settingItem(section));
      return { section, version: row?.version ?? 0, value: { ...row?.value } };
    });
  }

  async function refresh(): Promise<void> {
    const fields = settingFields(configured);
    const stored = await read();
    const sections = stored.map(({ section, value }) => [section, validOverrides(fields[section], value)] as const);
    const text = JSON.stringify(sections);
    if (text === last) return;
    last = text;
    const wasOpen = current.openAssortment;
    current = { ...overridden(configured, Object.fromEntries(sections)), revision: current.revision + 1 };
    if (current.openAssortment !== wasOpen) await keepAssortmentOpen(database, current.openAssortment);
  }

  await refresh();
  return {
    config,
    configured,
    read,
    refresh,
    follow() {
      const again = (): void => void refresh().catch(() => undefined);
      return listen(database.serviceConnection, {
        channel: 'arbora_pages',
        applicationName: 'arbora settings',
        onMessage: (subject) => subject === SUBJECT && again(),
        // What was announced before has been missed.
        onListening: again,
      });
    },
  };
}
