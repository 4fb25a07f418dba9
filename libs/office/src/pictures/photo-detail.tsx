import type { Selection } from '@arbora/api';
import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList, Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson } from '../person/person-mark';

export const PHOTO =
  'id,folder_id,key,width,height,byte_size,title,title_en,title_pl,sort,is_main,created_at,product_id,product_name,photogallery_id,photogallery_name,created_by_name,person_state,version,updated_at';
export type ManagedPhoto = Selection<'photos_recent', typeof PHOTO>;

const KILOBYTE = 1024;

/** A large picture with its details. */
export function PhotoDetail({ photo }: { photo: ManagedPhoto }): ReactElement {
  const { t, locale, formats } = useText('manager.photo');
  const { key, width, height, byte_size, product_name, photogallery_name, created_by_name, person_state, created_at } =
    photo;
  return (
    <>
      <Image {...storedImage(key)} alt={textIn(photo, 'title', locale)} width={width} height={height} sizes="45rem" />
      <DataList
        items={[
          { label: t('photo.of'), value: product_name ?? photogallery_name ?? t('photo.ofNothing') },
          { label: t('photo.size'), value: `${width} × ${height} px, ${formats.number(byte_size / KILOBYTE)} kB` },
          {
            label: t('photo.by'),
            value: created_by_name && <MarkedPerson name={created_by_name} state={person_state} />,
          },
          { label: t('photo.created'), value: formats.dateTime(created_at) },
        ]}
      />
    </>
  );
}
