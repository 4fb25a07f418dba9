import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { positionsQuery } from './careers.queries';
import { isOpen } from './open-positions';
import { PositionList } from './position-list';

const POSITIONS_MAX = 3;

/** Other open positions. Without any, the breadcrumbs link back. */
export function OtherPositions({ excludedId }: { excludedId: string }): ReactElement | null {
  const { t } = useText('content.careers');
  const { data = [] } = useQuery(positionsQuery);
  const others = data.filter((position) => position.id !== excludedId && isOpen(position)).slice(0, POSITIONS_MAX);
  if (others.length === 0) return null;
  return (
    <Section
      title={t('others')}
      actions={
        <TextLink to={routes.careers.href()} look="strong">
          {t('all')}
        </TextLink>
      }
    >
      <PositionList positions={others} headingLevel={3} showBranch />
    </Section>
  );
}
