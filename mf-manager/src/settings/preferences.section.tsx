import { atRest, saveRow, type AtRestSelection } from '@arbora/api';
import { PREFERENCES_ITEM, type Preferences } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { imageField, areaField, defineSection, formWith } from '@arbora/office';
import { SITE_SETTINGS_KEY } from './site-settings.queries';

export const PREFERENCES =
  'item,notice:value->notice->>cs,notice_en:value->notice->>en,notice_pl:value->notice->>pl,bulletin_image:value->>bulletin_image,version,updated_at';
type Stored = AtRestSelection<'kejval', typeof PREFERENCES>;
interface Values {
  notice: string | null;
  notice_en: string | null;
  notice_pl: string | null;
  bulletin_image: string | null;
}

const records = () => atRest().from('kejval');

/** The record is one JSON value, so unchanged parts are sent as well. */
function valueOf({ notice, notice_en, notice_pl, bulletin_image }: Values): Preferences {
  return { notice: { cs: notice, en: notice_en, pl: notice_pl }, bulletin_image };
}

async function save(values: Partial<Values>, stored: Stored): Promise<string> {
  const { item, version } = stored;
  const value = valueOf({ ...(stored as unknown as Values), ...values });
  const write = records().update({ value }).eq('item', item).eq('version', version).select(PREFERENCES);
  await saveRow(stored, write, records().select(PREFERENCES).eq('item', item));
  return item;
}

/** Settings of the whole site: a record of the key-value store. */
export const preferences = defineSection({
  name: 'preferences',
  resource: 'kejval',
  service: 'at-rest',
  select: PREFERENCES,
  key: 'item',
  texts: 'manager.settings',
  title: 'settings.title',
  route: routes.managerSettings,
  pageSize: 1,
  order: ['item'],
  base: (query) => query.eq('item', PREFERENCES_ITEM),
  nameOf: (_row, { t }) => t('settings.title'),
  emptyState: { title: 'settings.title' },
  columns: [{ key: 'item', title: 'settings.title' }],
  invalidates: [['preferences'], SITE_SETTINGS_KEY],
  form: formWith((values: Partial<Values>, row) => save(values, row as unknown as Stored), {
    fields: [
      areaField('notice', {
        label: 'settings.notice',
        hint: 'settings.noticeHint',
        max: 500,
        rows: 2,
        languages: true,
      }),
      imageField('bulletin_image', { label: 'settings.bulletinImage', hint: 'settings.bulletinImageHint' }),
    ],
  }),
});
