import { EMPLOYMENTS, JOB_BENEFITS, PAGE_SIZE, type Employment } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge, benefitText, employmentText } from '@arbora/ui';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import {
  multiSelectField,
  selectField,
  richTextField,
  areaField,
  emailField,
  textField,
  dateField,
  flagField,
  moneyField,
  defineSection,
} from '@arbora/office';

/** Job positions of the careers page. */
export const positions = defineSection({
  name: 'positions',
  resource: 'job_position',
  select: '*',
  texts: 'manager.jobs',
  title: 'positions.title',
  lead: 'positions.lead',
  route: routes.managerJobs,
  pageSize: PAGE_SIZE.jobs,
  order: ['-is_public', '-created_at'],
  nameOf: ({ title }) => title,
  emptyState: { title: 'positions.none', text: 'positions.noneText' },
  columns: [
    { key: 'title', title: 'position.title', sort: true },
    {
      key: 'is_public',
      title: 'position.public',
      sort: true,
      cell: ({ is_public }, { t }) => (
        <Badge tone={is_public ? 'success' : 'neutral'}>{t(is_public ? 'positions.public' : 'positions.draft')}</Badge>
      ),
    },
    {
      key: 'title_en',
      title: 'position.languages',
      cell: ({ title_en, title_pl }) => ['cs', title_en && 'en', title_pl && 'pl'].filter(Boolean).join(', '),
    },
    { key: 'branch', title: 'position.branch', sort: true },
    {
      key: 'employment',
      title: 'position.employment',
      sort: true,
      cell: ({ employment }, { locale }) => employmentText(locale, employment),
    },
    { key: 'pay_from', title: 'position.payFrom', kind: 'money', sort: true, hidden: true },
    { key: 'pay_to', title: 'position.payTo', kind: 'money', sort: true, hidden: true },
    { key: 'starts_on', title: 'position.starts', kind: 'date', sort: true, hidden: true },
    { key: 'closes_on', title: 'position.closes', kind: 'date', sort: true },
    { key: 'created_at', title: 'position.created', kind: 'moment', sort: true, hidden: true },
    { key: 'updated_at', title: 'position.changed', kind: 'moment', sort: true },
  ],
  search: { label: 'positions.search', by: ['title', 'title_en', 'title_pl', 'branch'] },
  filters: [
    {
      name: 'public',
      label: 'positions.filter',
      all: 'positions.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'positions.public' : 'positions.draft'),
      apply: (query, value) => query.is('is_public', value === 'yes'),
    },
    {
      name: 'employment',
      label: 'positions.kind',
      all: 'positions.allKinds',
      values: EMPLOYMENTS,
      valueLabel: (value, { locale }) => employmentText(locale, value as Employment),
      apply: (query, value) => query.eq('employment', value as Employment),
    },
  ],
  actions: [
    {
      name: 'publish',
      label: 'position.publish',
      icon: eyeIcon,
      appliesTo: ({ is_public }) => !is_public,
      change: { is_public: true },
      done: 'position.published',
    },
    {
      name: 'hide',
      label: 'position.hide',
      icon: eyeOffIcon,
      appliesTo: ({ is_public }) => is_public,
      change: { is_public: false },
      done: 'position.hidden',
    },
  ],
  form: {
    create: 'positions.new',
    remove: true,
    fields: [
      textField('title', { label: 'position.title', max: 200, required: true, languages: true }),
      areaField('perex', { label: 'position.perex', max: 2000, empty: '', languages: true }),
      richTextField('body', { label: 'position.body', max: 50_000, empty: '', languages: true }),
      [
        selectField('employment', {
          label: 'position.employment',
          values: EMPLOYMENTS,
          valueLabel: (value, { locale }) => employmentText(locale, value),
          required: true,
          initial: 'full_time',
        }),
        textField('branch', { label: 'position.branch', hint: 'position.branchHint', max: 100 }),
      ],
      [
        moneyField('pay_from', { label: 'position.payFrom' }),
        moneyField('pay_to', { label: 'position.payTo' }),
        selectField('pay_period', {
          label: 'position.payPeriod',
          values: ['month', 'hour'],
          valueLabel: (value, { t }) => t(`position.${value}`),
          required: true,
          initial: 'month',
        }),
      ],
      multiSelectField('benefits', {
        label: 'position.benefits',
        values: JOB_BENEFITS,
        valueLabel: (value, { locale }) => benefitText(locale, value),
      }),
      [
        dateField('starts_on', { label: 'position.starts' }),
        dateField('closes_on', { label: 'position.closes' }),
        emailField('contact_email', { label: 'position.contact' }),
      ],
      flagField('is_public', { label: 'position.public', hint: 'position.publicHint' }),
    ],
    check: ({ pay_from, pay_to }) =>
      typeof pay_from === 'number' && typeof pay_to === 'number' && pay_to < pay_from ? { pay_to: 'invalid' } : {},
  },
});
