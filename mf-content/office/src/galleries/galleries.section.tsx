import { textIn } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { areaField, textField, flagField, numberField, defineSection } from '@arbora/office';
import { GALLERY } from './gallery.queries';
import { publishActions } from './publish-actions';

const GALLERIES_ON_PAGE = 20;

/** Galleries of the page Fotogalerie; each leads to its pictures. */
export const galleries = defineSection({
  name: 'galleries',
  resource: 'photogallery',
  select: GALLERY,
  texts: 'manager.galleries',
  title: 'galleries.title',
  lead: 'galleries.lead',
  route: routes.managerGalleries,
  pageSize: GALLERIES_ON_PAGE,
  order: ['sort', '-created_at'],
  nameOf: (gallery, { locale }) => textIn(gallery, 'name', locale),
  emptyState: { title: 'galleries.none', text: 'galleries.noneText' },
  pageOf: ({ id }) => routes.managerGallery.href({ id }),
  columns: [
    {
      key: 'name',
      title: 'gallery.name',
      sort: true,
      cell: ({ is_public }, { t }) => (
        <Badge tone={is_public ? 'success' : 'neutral'}>{t(is_public ? 'gallery.public' : 'gallery.draft')}</Badge>
      ),
    },
    {
      key: 'name_en',
      title: 'gallery.languages',
      cell: ({ name_en, name_pl }) => ['cs', name_en && 'en', name_pl && 'pl'].filter(Boolean).join(', '),
    },
    { key: 'sort', title: 'gallery.sort', kind: 'number', sort: true },
    { key: 'created_at', title: 'gallery.created', kind: 'date', sort: true },
  ],
  search: { label: 'galleries.search', by: ['name', 'name_en', 'name_pl'] },
  actions: publishActions('gallery.published', 'gallery.hidden'),
  form: {
    create: 'galleries.new',
    remove: true,
    fields: [
      textField('name', { label: 'gallery.name', max: 200, required: true, languages: true }),
      areaField('description', { label: 'gallery.description', max: 2000, languages: true }),
      [
        numberField('sort', { label: 'gallery.sort', hint: 'gallery.sortHint', required: true }),
        flagField('is_public', { label: 'gallery.public', hint: 'gallery.publicHint' }),
      ],
    ],
  },
});
