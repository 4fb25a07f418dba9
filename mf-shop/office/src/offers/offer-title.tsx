import { rest, row } from '@arbora/api';
import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { queryOptions, useQuery } from '@arbora/query';
import { NotFound } from '@arbora/remote';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';

const STALE_MS = 30_000;

/** An offer's name and whether visitors see it. */
function offerHeadQuery(id: string) {
  return queryOptions({
    queryKey: ['offer', 'head', id],
    queryFn: () => row(rest().from('offer').select('title,title_en,title_pl,is_public').eq('id', id)),
    staleTime: STALE_MS,
  });
}

/** The heading above an offer's lines. */
export function OfferTitle({ id }: { id: string }): ReactElement {
  const { t, locale } = useText('manager.offers');
  const { data } = useQuery(offerHeadQuery(id));
  if (data === null) return <NotFound />;
  if (!data) return <>{t('lines.title')}</>;
  return (
    <>
      {textIn(data, 'title', locale)}{' '}
      <Badge tone={data.is_public ? 'success' : 'neutral'}>
        {t(data.is_public ? 'offers.public' : 'offers.draft')}
      </Badge>
    </>
  );
}
