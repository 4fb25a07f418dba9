import { LOCALES, PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { ButtonLink } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import { selectField, areaField, textField, flagField, momentField, numberField, defineSection } from '@arbora/office';
import {
  askScheduled,
  byTitle,
  hideAction,
  localeColumn,
  localeFilter,
  publishAction,
  stateColumn,
  stateFilter,
} from '../publication-parts';

/** Issues of the bulletin, a row per language; the content of an issue is edited on its own page. */
export const bulletins = defineSection({
  name: 'bulletins',
  resource: 'news_bulletin',
  select: '*',
  texts: 'manager.content',
  title: 'bulletins.title',
  lead: 'bulletins.lead',
  route: routes.managerBulletins,
  pageSize: PAGE_SIZE.bulletins,
  order: ['-issue_number', 'locale'],
  nameOf: ({ issue_number, title }) => `${issue_number} – ${title}`,
  emptyState: { title: 'bulletins.none', text: 'bulletins.noneText' },
  columns: [
    { key: 'issue_number', title: 'bulletins.issue', sort: true },
    localeColumn,
    stateColumn,
    { key: 'created_at', title: 'article.date', kind: 'moment', sort: true },
    { key: 'updated_at', title: 'article.changed', kind: 'moment', sort: true, hidden: true },
  ],
  search: { label: 'bulletins.search', by: byTitle },
  filters: [stateFilter, localeFilter],
  actions: [
    { ...publishAction, done: 'bulletins.wasPublished' },
    { ...hideAction, done: 'bulletins.wasHidden' },
  ],
  form: {
    create: 'bulletins.new',
    confirmSave: askScheduled,
    remove: true,
    fields: [
      [
        numberField('issue_number', { label: 'bulletins.number', required: true, min: 1, max: 999_999_999 }),
        selectField('locale', {
          label: 'article.locale',
          values: LOCALES,
          valueLabel: (value, { ui }) => ui(`locale.${value}`),
          required: true,
          initial: 'cs',
        }),
      ],
      textField('title', { label: 'article.title', max: 300, required: true }),
      areaField('perex', { label: 'article.perex', max: 2000, empty: '' }),
      [
        flagField('is_published', { label: 'article.published', hint: 'bulletins.publishedHint' }),
        momentField('publish_at', { label: 'article.publishAt', hint: 'article.publishAtHint' }),
      ],
    ],
  },
  detail: ({ issue_number, locale }, { t }) => (
    <div>
      <ButtonLink
        variant="secondary"
        icon={editIcon}
        to={routes.managerBulletin.href({ issue: String(issue_number) }, { version: locale })}
      >
        {t('issue.compose')}
      </ButtonLink>
    </div>
  ),
});
