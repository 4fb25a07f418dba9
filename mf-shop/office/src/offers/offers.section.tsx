import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { eyeIcon, eyeOffIcon, plusIcon } from '@arbora/ui/icons';
import { imageField, areaField, textField, dateField, flagField, defineSection } from '@arbora/office';
import { duplicateOffers } from './duplicate-offers';
import { OfferLinks } from './offer-links';

/** Offers: plants at a price, with limited stock (spec §7). */
export const offers = defineSection({
  name: 'offers',
  resource: 'offer',
  select: '*',
  texts: 'manager.offers',
  title: 'offers.title',
  lead: 'offers.lead',
  route: routes.managerOffers,
  pageSize: PAGE_SIZE.offers,
  order: ['-created_at'],
  nameOf: ({ title }) => title,
  emptyState: { title: 'offers.none', text: 'offers.noneText' },
  columns: [
    { key: 'title', title: 'offer.title', sort: true },
    { key: 'title_en', title: 'offer.english', hidden: true },
    { key: 'title_pl', title: 'offer.polish', hidden: true },
    { key: 'is_public', title: 'offer.public', kind: 'flag' },
    { key: 'valid_until', title: 'offer.until', kind: 'date', sort: true },
    { key: 'created_at', title: 'offer.created', kind: 'moment', sort: true },
    { key: 'updated_at', title: 'offer.changed', kind: 'moment', hidden: true },
  ],
  search: { label: 'offers.search', by: ['title', 'title_en', 'title_pl'] },
  filters: [
    {
      name: 'public',
      label: 'offer.public',
      all: 'offers.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'offers.public' : 'offers.draft'),
      apply: (query, value) => query.is('is_public', value === 'yes'),
    },
  ],
  actions: [
    {
      name: 'publish',
      label: 'offer.publish',
      icon: eyeIcon,
      appliesTo: ({ is_public }) => !is_public,
      change: { is_public: true },
      done: 'offer.published',
    },
    {
      name: 'hide',
      label: 'offer.hide',
      icon: eyeOffIcon,
      appliesTo: ({ is_public }) => is_public,
      change: { is_public: false },
      done: 'offer.hidden',
    },
    {
      name: 'duplicate',
      label: 'offer.duplicate',
      icon: plusIcon,
      run: duplicateOffers,
      done: 'offer.duplicated',
      inRow: false,
    },
  ],
  form: {
    create: 'offers.new',
    remove: true,
    fields: [
      textField('title', { label: 'offer.title', max: 200, required: true, languages: true }),
      areaField('description', { label: 'offer.description', max: 5000, languages: true }),
      imageField('hero_image', { label: 'offer.picture', hint: 'offer.pictureHint' }),
      dateField('valid_until', { label: 'offer.until', hint: 'offer.untilHint' }),
      flagField('is_public', { label: 'offer.public', hint: 'offer.publicHint' }),
    ],
  },
  detail: ({ id }) => <OfferLinks id={id} />,
  invalidates: [['offer_list_public'], ['product_item__offer'], ['plant-offers']],
});
