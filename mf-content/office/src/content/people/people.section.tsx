import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import {
  imageField,
  withWords,
  richTextField,
  emailField,
  textField,
  flagField,
  numberField,
  defineSection,
} from '@arbora/office';

/** Cards of the page /lide. */
export const people = defineSection({
  name: 'people',
  resource: 'person_card',
  select: 'id,name,position,phone,email,branch,sort,is_public,updated_at,version',
  detailSelect: '*',
  texts: 'manager.content',
  title: 'people.title',
  lead: 'people.lead',
  route: routes.managerNews,
  pageSize: PAGE_SIZE.users,
  order: ['sort', 'name'],
  nameOf: ({ name }) => name,
  emptyState: { title: 'people.none', text: 'people.noneText' },
  columns: [
    { key: 'name', title: 'person.name', sort: true },
    { key: 'position', title: 'person.position', sort: true },
    { key: 'branch', title: 'person.branch', sort: true },
    { key: 'phone', title: 'person.phone' },
    { key: 'email', title: 'person.email', sort: true },
    { key: 'sort', title: 'person.sort', kind: 'number', sort: true, hidden: true },
    { key: 'is_public', title: 'person.public', kind: 'flag', sort: true },
    { key: 'updated_at', title: 'article.changed', kind: 'moment', sort: true, hidden: true },
  ],
  search: { label: 'people.search', by: withWords },
  actions: [
    {
      name: 'publish',
      label: 'article.publish',
      icon: eyeIcon,
      appliesTo: ({ is_public }) => !is_public,
      change: { is_public: true },
      done: 'person.wasPublished',
    },
    {
      name: 'hide',
      label: 'article.hide',
      icon: eyeOffIcon,
      appliesTo: ({ is_public }) => is_public,
      change: { is_public: false },
      done: 'person.wasHidden',
    },
  ],
  form: {
    create: 'people.new',
    remove: true,
    fields: [
      textField('name', { label: 'person.name', max: 200, required: true }),
      textField('position', { label: 'person.position', max: 200, required: true, languages: true }),
      [
        textField('phone', { label: 'person.phone', max: 40 }),
        emailField('email', { label: 'person.email' }),
        textField('branch', { label: 'person.branch', max: 100 }),
      ],
      imageField('photo', { label: 'person.photo', aspect: 1 }),
      richTextField('body', { label: 'person.body', max: 20_000, empty: '', languages: true }),
      [
        numberField('sort', {
          label: 'person.sort',
          hint: 'person.sortHint',
          required: true,
          min: -10_000,
          max: 10_000,
        }),
        flagField('is_public', { label: 'person.public', hint: 'person.publicHint' }),
      ],
    ],
  },
});
