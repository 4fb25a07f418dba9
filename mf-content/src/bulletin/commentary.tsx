import { typeset } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Prose, TextLink } from '@arbora/ui';
import { useId, type ReactElement } from 'react';
import type { Issue } from './bulletin.queries';
import css from './commentary.module.css';

/** The editorial of an issue, signed by its author, with a link to its own page. */
export function Commentary({ commentary }: { commentary: NonNullable<Issue['commentary']> }): ReactElement {
  const { slug, title, perex, body, author } = commentary;
  const heading = useId();
  return (
    <section className={css.commentary} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        <TextLink look="quiet" to={routes.bulletinItem.href({ slug })}>
          {typeset(title)}
        </TextLink>
      </h2>
      {perex && <p className={css.perex}>{typeset(perex)}</p>}
      <div className={css.text}>
        <Prose html={body} />
      </div>
      {author && <p className={css.author}>{author}</p>}
    </section>
  );
}
