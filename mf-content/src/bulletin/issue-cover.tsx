import { typeset } from '@arbora/domain';
import { Link } from '@arbora/router';
import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { issuePath } from './bulletin-trail';
import type { IssueSummary } from './bulletin.queries';
import css from './issue-cover.module.css';
import { IssueNumberAndDate } from './issue-number-and-date';

const SIZES = '(min-width: 960px) 19rem, (min-width: 600px) 30vw, 46vw';

export interface IssueCoverProps {
  issue: IssueSummary;
  /** Fallback for an issue without a picture. */
  picture: string | null;
  /** Whether the cover is above the fold. */
  priority?: boolean;
}

/** An issue in the archive: cover with number, title and lead. */
export function IssueCover({ issue, picture, priority }: IssueCoverProps): ReactElement {
  const cover = issue.hero?.hero_image ?? picture;
  return (
    <article className={css.issue}>
      <div className={css.cover}>
        <Image {...(cover ? storedImage(cover) : { src: null })} sizes={SIZES} alt="" ratio="3:4" priority={priority} />
        <span className={css.number} aria-hidden>
          {issue.issue_number}
        </span>
      </div>
      <h2 className={css.title}>
        <Link to={issuePath(issue.issue_number)} className={css.link}>
          {typeset(issue.title)}
        </Link>
      </h2>
      <div className={css.marks}>
        <IssueNumberAndDate issue={issue} />
      </div>
      {issue.perex && <p className={css.perex}>{typeset(issue.perex)}</p>}
    </article>
  );
}
