import { Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './header-trees.module.css';

/** A few of what the assortment holds, at the edge of its header. */
export function HeaderTrees(): ReactElement {
  return (
    <div className={css.trees}>
      <Tree habit="column" className={css.small} />
      <Tree habit="spreading" className={css.large} />
      <Tree habit="conifer" className={css.medium} />
    </div>
  );
}
