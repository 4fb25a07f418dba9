import { typeset } from '@arbora/domain';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Image, Section, storedImage } from '@arbora/ui';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { Story } from './bulletin.queries';
import css from './lead-story.module.css';

/** The main item of an issue, across the full width. */
export function LeadStory({ story }: { story: Story }): ReactElement {
  const { t } = useText('content.bulletin');
  const { slug, title, perex, hero_image: picture, hero_alt: alt, author } = story;
  return (
    <Section tone="deep">
      <article className={css.story}>
        {picture && (
          <Image
            {...storedImage(picture)}
            sizes="(min-width: 1280px) 46rem, (min-width: 960px) 58vw, 92vw"
            alt={alt ?? ''}
            ratio="3:2"
            rounded
          />
        )}
        <div className={css.words}>
          <p className={css.mark}>{t('hero')}</p>
          <h2 className={css.title}>
            <Link to={routes.bulletinItem.href({ slug })} className={css.link}>
              {typeset(title)}
            </Link>
          </h2>
          {perex && <p className={css.perex}>{typeset(perex)}</p>}
          {author && <p className={css.mark}>{author}</p>}
        </div>
      </article>
    </Section>
  );
}
