import { IMAGE_MAX_SIDE } from '@arbora/domain';
import type { Database } from '../../database/database';
import type { PrivateRow } from '../../database/private/private-row';
import type { Variants } from './find-variant';
import { withinOriginal } from './variant';

/** Makes the panoramas of tours in the viewer's width in advance, so that no visitor waits for them. */
export async function makePanoramasAhead(database: Database, variants: Variants): Promise<void> {
  const { rows } = await database.service.query<PrivateRow<'media_object', 'key' | 'width'>>(
    `select distinct object.key, object.width
     from
       public.virtual_tour as tour
       cross join jsonb_array_elements(tour.scenes) as scene
       join app_private.media_object as object on scene ->> 'image' like '/cdn/' || object.key || '%'
     where tour.is_public and object.released_at is null`,
  );
  for (const { key, width } of rows) {
    const wanted = width && withinOriginal(IMAGE_MAX_SIDE, width);
    if (wanted) await variants.prerender(key, wanted);
  }
}
