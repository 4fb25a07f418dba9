import { typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { ButtonLink, Image, Section, storedImage, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { latestIssueQuery } from '../bulletin/bulletin.queries';
import css from './bulletin-band.module.css';

const SIZES = '(min-width: 960px) 32rem, 92vw';

/** The latest issue of the bulletin; renders nothing if there is none. */
export function BulletinBand(): ReactElement | null {
  const { t, locale } = useText('content.home');
  const { data: issue } = useQuery(latestIssueQuery(locale));
  if (!issue) return null;
  const cover = issue.hero?.hero_image;
  return (
    <Section tone="deep">
      <div className={css.band}>
        <div className={css.words}>
          <p className={css.number}>{t('bulletin.title', { number: issue.issue_number })}</p>
          <h2 className={css.title}>{typeset(issue.title)}</h2>
          {issue.perex && <p>{typeset(issue.perex)}</p>}
          <div className={css.links}>
            <ButtonLink to={routes.bulletin.href()} variant="inverse">
              {t('bulletin.read')}
            </ButtonLink>
            <TextLink to={routes.bulletinArchive.href()} look="quiet">
              {t('bulletin.archive')}
            </TextLink>
          </div>
        </div>
        {cover && <Image {...storedImage(cover)} sizes={SIZES} alt="" ratio="3:2" rounded />}
      </div>
    </Section>
  );
}
