import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { Alert, EmptyState, Leaf, ListPage, Prose, QueryView, Section, Skeleton } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { pageTextQuery } from '../text-page/page-text.query';
import css from './tour.module.css';
import { tourPreviewQuery, toursQuery, type PublicTour } from './tour.queries';
import { Tour } from './tour';

function TourPage(): ReactElement {
  const { t } = useText('content.tour');
  const [params] = useSearchParams();
  const id = params.get('preview');
  const { data: preview } = useQuery({ ...tourPreviewQuery(id ?? ''), enabled: id !== null });
  const query = useQuery(toursQuery);
  return (
    <ListPage title={t('title')} lead={t('lead')} more={<HowTo />}>
      {preview && <Alert>{t('preview')}</Alert>}
      <QueryView
        query={query}
        isEmpty={(tours) => !preview && tours.length === 0}
        skeleton={
          <div className={css.tours}>
            <Skeleton shape="picture" count={2} />
          </div>
        }
        empty={
          <EmptyState title={t('nothingYet')} illustration={<Leaf />}>
            {t('nothingYetHint')}
          </EmptyState>
        }
      >
        {(tours) => <Tours tours={preview ? [preview] : tours} />}
      </QueryView>
    </ListPage>
  );
}

/** Only one tour is open at a time: opening one closes the others. */
function Tours({ tours }: { tours: readonly PublicTour[] }): ReactElement {
  const [openTourId, setOpenTourId] = useState<string | null>(null);
  return (
    <div className={css.tours}>
      {tours.map((tour, index) => (
        <Tour
          key={tour.id}
          tour={tour}
          priority={index === 0}
          isOpen={openTourId === tour.id}
          onOpen={(isOpen) => setOpenTourId(isOpen ? tour.id : null)}
        />
      ))}
    </div>
  );
}

/** The editors' text about the tours; renders nothing without a text. */
function HowTo(): ReactElement | null {
  const { t } = useText('content.tour');
  const { data: text } = useQuery(pageTextQuery(useLocale(), 'tour'));
  if (!text?.body) return null;
  return (
    <Section title={t('howTo')} tone="tinted">
      <div lang={text.locale}>
        <Prose html={text.body} />
      </div>
    </Section>
  );
}

export default definePage({
  queries: ({ locale }) => [toursQuery, pageTextQuery(locale, 'tour')],
  Component: TourPage,
});
