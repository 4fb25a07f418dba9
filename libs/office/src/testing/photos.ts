import type { Row } from '@arbora/domain';

export const PHOTOS = 'GET /api/rest/photos_recent';
export const UPLOAD = 'POST /api/media/image';
export const PLANT_ID = '77777777-0000-4000-8000-000000000001';

export const photoId = (digit: number): string => `88888888-0000-4000-8000-00000000000${digit}`;

/** A picture of a plant, number `digit`, with these differences. */
export function aPhoto(digit: number, changes: Partial<Row<'photos_recent'>> = {}) {
  return {
    id: photoId(digit),
    folder_id: 'f',
    key: `${digit}`.repeat(32),
    width: 1200,
    height: 800,
    byte_size: 2048,
    title: `Picture ${digit}`,
    title_en: null,
    title_pl: null,
    sort: digit,
    is_main: digit === 1,
    created_at: '2026-11-01T08:00:00Z',
    product_id: PLANT_ID,
    product_name: null,
    photogallery_id: null,
    photogallery_name: null,
    created_by_name: 'Simona',
    version: 1,
    ...changes,
  };
}
