import { pageOf, rest, row, rows, type Page, type Selection } from '@arbora/api';
import { isUuid } from '@arbora/domain';
import { queryOptions, type CachedData } from '@arbora/query';

const PHOTO = 'id,key,title,title_en,title_pl,width,height';
const GALLERY = 'id,name,name_en,name_pl,description,description_en,description_pl,created_at';
const PICTURED = `${GALLERY},folder:photo_folder(photos:photo(${PHOTO}),all:photo(id))` as const;
/** A public gallery with pictures: the first ones in lists, all on its page; `all` has the ids of every picture. */
export type PublicGallery = Selection<'photogallery', typeof PICTURED>;
export type GalleryPhoto = NonNullable<PublicGallery['folder']>['photos'][number];

/** Galleries change a few times a year. */
const STALE_MS = 300_000;
/** One across the page, and four rows of three. */
const GALLERIES_PER_PAGE = 13;
/** Pictures of a gallery in lists. */
const COVER_PHOTOS = 3;
const PHOTOS = { referencedTable: 'folder.photos' } as const;

const pagesKey = ['photogallery', 'page'];
const firstKey = ['photogallery', 'first'];

/** Galleries with sorted pictures, requested without a token because everyone gets the same. */
function galleries(options?: { count: 'exact' }) {
  return rest({ anonymous: true })
    .from('photogallery')
    .select(PICTURED, options)
    .eq('is_public', true)
    .order('is_main', { ascending: false, ...PHOTOS })
    .order('sort', PHOTOS)
    .order('created_at', PHOTOS)
    .order('id', PHOTOS);
}

/** Galleries in editorial order, then newest first, with the pictures of their covers. */
function covers(options?: { count: 'exact' }) {
  return galleries(options)
    .limit(COVER_PHOTOS, PHOTOS)
    .order('sort')
    .order('created_at', { ascending: false })
    .order('id');
}

/** Page `page` of the galleries. */
export function galleriesPageQuery(page: number) {
  return queryOptions({
    queryKey: [...pagesKey, page],
    queryFn: () => pageOf(covers({ count: 'exact' }), page, GALLERIES_PER_PAGE),
    staleTime: STALE_MS,
  });
}

/**
 * The gallery with this id and all its pictures; null if there is none.
 * @param listed placeholder data from a list
 */
export function galleryQuery(id: string, listed?: PublicGallery) {
  return queryOptions({
    queryKey: ['photogallery', 'item', id],
    queryFn: async () => (isUuid(id) ? row(galleries().eq('id', id)) : null),
    placeholderData: listed,
    staleTime: STALE_MS,
  });
}

/** Finds a gallery in the cached lists, which have only its first pictures. */
export function listedGallery(cached: CachedData, id: string): PublicGallery | undefined {
  return [
    ...cached<Page<PublicGallery>>(pagesKey).flatMap(({ rows: listed }) => listed),
    ...cached<PublicGallery[]>(firstKey).flat(),
  ].find((gallery) => gallery.id === id);
}

/** Number of galleries that a page links to; one more is loaded, because the gallery itself may be among them. */
export const LINKED_GALLERIES = 3;

/** The first galleries except `id`. */
export const otherGalleries = (id: string, first: readonly PublicGallery[]): PublicGallery[] =>
  first.filter((gallery) => gallery.id !== id).slice(0, LINKED_GALLERIES);

/** The first galleries, input of `otherGalleries`. */
export const firstGalleriesQuery = queryOptions({
  queryKey: firstKey,
  queryFn: () => rows(covers().limit(LINKED_GALLERIES + 1)),
  staleTime: STALE_MS,
});
