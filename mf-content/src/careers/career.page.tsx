import { shownHtml, textIn } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, DetailPage, PageLoading, Prose, QueryView, Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { peopleQuery } from '../people/people.queries';
import { APPLICATION_ID, ApplicationSection } from './application-section';
import { BenefitList } from './benefit-list';
import css from './career.module.css';
import { positionQuery, positionsQuery, type Position } from './careers.queries';
import { careersTrail } from './careers-trail';
import { ContactPerson } from './contact-person';
import { isOpen } from './open-positions';
import { OtherPositions } from './other-positions';
import { PositionFacts } from './position-facts';

function CareerPage({ params: { id } }: PageProps<typeof routes.career>): ReactElement {
  const locale = useLocale();
  const query = useQuery(positionQuery(id));
  usePageTitle(query.data ? textIn(query.data, 'title', locale) : undefined);
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" />}>
      {(position) => <PositionDetail position={position} />}
    </QueryView>
  );
}

function PositionDetail({ position }: { position: Position }): ReactElement {
  const { t, locale } = useText('content.careers');
  const body = shownHtml(position, 'body', locale);
  const canApply = isOpen(position);
  return (
    <DetailPage
      breadcrumb={careersTrail(t)}
      title={textIn(position, 'title', locale)}
      lead={textIn(position, 'perex', locale)}
      facts={<PositionFacts position={position} />}
      actions={canApply ? <ButtonLink href={`#${APPLICATION_ID}`}>{t('apply')}</ButtonLink> : undefined}
      aside={<ContactPerson position={position} />}
      onward={
        <div className={css.onward}>
          {canApply ? <ApplicationSection key={position.id} position={position} /> : <Closed />}
          <OtherPositions excludedId={position.id} />
        </div>
      }
    >
      <div className={css.offer}>
        {body && (
          <div lang={body.locale}>
            <Prose html={body.text} />
          </div>
        )}
        {position.benefits.length > 0 && (
          <Section title={t('benefits.ofPosition')}>
            <BenefitList benefits={position.benefits} />
          </Section>
        )}
      </div>
    </DetailPage>
  );
}

function Closed(): ReactElement {
  const { t } = useText('content.careers');
  return (
    <Alert title={t('closed')} actions={<TextLink to={routes.careers.href()}>{t('all')}</TextLink>}>
      {t('closedHint')}
    </Alert>
  );
}

export default definePage(routes.career, {
  queries: ({ params }) => [positionQuery(params.id), positionsQuery, peopleQuery],
  Component: CareerPage,
});
