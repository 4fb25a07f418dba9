import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { positionsQuery } from '../careers/careers.queries';
import { isOpen } from '../careers/open-positions';
import { PositionList } from '../careers/position-list';
import { pageTextQuery } from '../text-page/page-text.query';
import { PageTextView } from '../text-page/text-page';

/** Open positions for students; renders nothing if there are none. */
function StudentPositions(): ReactElement | null {
  const { t } = useText('content.careers');
  const { data = [] } = useQuery(positionsQuery);
  const positions = data.filter((position) => position.employment === 'student' && isOpen(position));
  if (positions.length === 0) return null;
  return (
    <Section
      title={t('students')}
      width="text"
      actions={
        <TextLink to={routes.careers.href()} look="strong">
          {t('all')}
        </TextLink>
      }
    >
      <PositionList positions={positions} headingLevel={3} showBranch />
    </Section>
  );
}

function StudentPage(): ReactElement {
  return (
    <>
      <PageTextView page="student" />
      <StudentPositions />
    </>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'student'), positionsQuery],
  Component: StudentPage,
});
