import { textIn } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import * as v from 'valibot';
import { imageField, areaField, textField, flagField, numberField, defineSection, type Section } from '@arbora/office';
import { publishActions } from '../publish-actions';
import { scenesField } from './scenes-field';
import { TourDetail } from './tour-detail';

const TOURS_ON_PAGE = 20;
const LONGEST_LINK = 500;

const link = {
  ...textField('link', { label: 'tour.link', hint: 'tour.linkHint', max: LONGEST_LINK, required: true }),
  schemas: {
    link: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(LONGEST_LINK, 'too_long'),
      v.regex(/^https:\/\/[^\s"'<>\\]+$/, 'invalid'),
    ),
  },
};

/** Virtual tours of the page `/tour`, with their scenes. */
export const tours: Section = defineSection({
  name: 'tours',
  resource: 'virtual_tour',
  select:
    'id,title,title_en,title_pl,description,description_en,description_pl,link,image,scenes,sort,is_public,version,updated_at',
  texts: 'manager.galleries',
  title: 'tours.title',
  lead: 'tours.lead',
  route: routes.managerGalleries,
  pageSize: TOURS_ON_PAGE,
  order: ['sort', 'created_at'],
  nameOf: (tour, { locale }) => textIn(tour, 'title', locale),
  emptyState: { title: 'tours.none', text: 'tours.noneText' },
  columns: [
    { key: 'title', title: 'gallery.name', sort: true },
    {
      key: 'is_public',
      title: 'tour.state',
      cell: ({ is_public }, { t }) => (
        <Badge tone={is_public ? 'success' : 'neutral'}>{t(is_public ? 'gallery.public' : 'gallery.draft')}</Badge>
      ),
    },
    {
      key: 'scenes',
      title: 'tour.scenes',
      cell: ({ scenes }) => scenes.length,
      exported: ({ scenes }) => scenes.length,
    },
    { key: 'sort', title: 'gallery.sort', kind: 'number', sort: true },
    { key: 'updated_at', title: 'tour.changed', kind: 'moment', sort: true },
  ],
  search: { label: 'tours.search', by: ['title', 'title_en', 'title_pl'] },
  actions: publishActions('tour.published', 'tour.hidden'),
  form: {
    create: 'tours.new',
    remove: true,
    fields: [
      textField('title', { label: 'gallery.name', max: 200, required: true, languages: true }),
      areaField('description', { label: 'gallery.description', max: 2000, languages: true }),
      imageField('image', { label: 'tour.image', required: true, aspect: 16 / 9 }),
      scenesField('scenes', { label: 'tour.scenes', hint: 'tour.scenesHint' }),
      link,
      [
        numberField('sort', { label: 'gallery.sort', hint: 'gallery.sortHint', required: true }),
        flagField('is_public', { label: 'gallery.public', hint: 'tour.publicHint' }),
      ],
    ],
  },
  detail: ({ id }) => <TourDetail section={tours} id={id} />,
});
