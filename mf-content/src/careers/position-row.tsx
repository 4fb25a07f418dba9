import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { DateTime, employmentText, Icon } from '@arbora/ui';
import { arrowRightIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { PositionSummary } from './careers.queries';
import { payText } from './pay-text';
import css from './position-row.module.css';

export interface PositionRowProps {
  position: PositionSummary;
  headingLevel: 2 | 3;
  /** Set if the list is not grouped by branch. */
  showBranch?: boolean;
}

/** A position in a list: title, employment and pay. */
export function PositionRow({ position, headingLevel, showBranch }: PositionRowProps): ReactElement {
  const { t, locale, formats } = useText('content.careers');
  const Heading = `h${headingLevel}` as const;
  const pay = payText(position, t, formats);
  return (
    <article className={css.row}>
      <div className={css.words}>
        <Heading className={css.title}>
          <Link to={routes.career.href({ id: position.id })} className={css.link}>
            {textIn(position, 'title', locale)}
          </Link>
        </Heading>
        <p className={css.perex}>{textIn(position, 'perex', locale)}</p>
      </div>
      <ul role="list" className={css.facts}>
        {showBranch && position.branch && <li>{position.branch}</li>}
        <li>{employmentText(locale, position.employment)}</li>
        {pay && (
          <li className={css.pay} suppressHydrationWarning>
            {pay}
          </li>
        )}
        {position.closes_on && (
          <li className={css.closes}>
            {t('closes')} <DateTime value={position.closes_on} />
          </li>
        )}
      </ul>
      <Icon shape={arrowRightIcon} className={css.arrow} />
    </article>
  );
}
