import { Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './header-trees.module.css';

/** Decorative drawings of trees at the edge of the header. */
export function HeaderTrees(): ReactElement {
  return (
    <div className={css.trees}>
      <Tree habit="column" className={css.small} />
      <Tree habit="spreading" className={css.large} />
      <Tree habit="conifer" className={css.medium} />
    </div>
  );
}
