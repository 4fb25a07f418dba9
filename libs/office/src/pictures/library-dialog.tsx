import { imageUrl, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button, Dialog, EmptyState, Image, QueryView, Skeleton } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import dialogCss from '../frame/search-and-choose.module.css';
import css from './image-field.module.css';
import { libraryQuery } from './library.queries';
import { PhotoUpload } from './photo-upload';

const WIDTH = 300;

export interface ChosenPicture {
  address: string;
  /** Description in the language of the page; may be empty. */
  title: string;
}

/** Chooses a picture of the library, or uploads a new one. */
export function LibraryDialog(props: {
  onChosen: (address: string, title: string) => void;
  onClose: () => void;
}): ReactElement {
  const { onChosen, onClose } = props;
  const { t, locale } = useText('office');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const photos = useQuery(libraryQuery(text, page));
  return (
    <Dialog open placement="drawer" size="large" title={t('image.library')} onClose={onClose}>
      <PhotoUpload label={t('image.upload')} />
      <label className={dialogCss.search}>
        <span>{t('image.search')}</span>
        <input
          type="search"
          value={text}
          // React events bubble to a surrounding form, which Enter would submit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => {
            setText(target.value);
            setPage(1);
          }}
        />
      </label>
      <QueryView
        query={photos}
        skeleton={<Skeleton shape="card" count={4} />}
        empty={<EmptyState title={t('image.nothing')} />}
      >
        {({ rows, total, size }) => (
          <>
            <ul role="list" className={css.pictures} aria-label={t('image.library')}>
              {rows.map((photo) => {
                const name = textIn(photo, 'title', locale) || (photo.product_name ?? t('image.unnamed'));
                return (
                  <li key={photo.id}>
                    <button
                      type="button"
                      className={css.picture}
                      onClick={() => onChosen(imageUrl(photo.key), textIn(photo, 'title', locale))}
                    >
                      <Image src={imageUrl(photo.key, WIDTH)} alt="" ratio="4:3" />
                      {name}
                    </button>
                  </li>
                );
              })}
            </ul>
            <div className={css.buttons}>
              <Button size="small" variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('image.previous')}
              </Button>
              <Button size="small" variant="quiet" disabled={page * size >= total} onClick={() => setPage(page + 1)}>
                {t('image.next')}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
