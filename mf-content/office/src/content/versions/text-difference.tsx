import { imageUrlAt } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { classNames } from '@arbora/ui';
import type { ReactElement } from 'react';
import { compareBlocks, type BlockDifference } from './compare-text';
import { textBlocks, type TextBlock } from './text-blocks';
import css from './versions.module.css';
import { wordPart } from './word-diff';

const PICTURE_WIDTH = 300;
/** Unchanged context blocks around a changed one. */
const AROUND = 1;

/** Diff of an article's text; long unchanged parts are collapsed. */
export function TextDifference({ before, after }: { before: string; after: string }): ReactElement {
  const { t } = useText('manager.content');
  const differences = compareBlocks(textBlocks(before), textBlocks(after));
  return (
    <div className={css.text}>
      {runsOf(differences).map((run, index) =>
        typeof run === 'number' ? (
          <p key={index} className={css.note}>
            {t('versions.unchanged', { count: run })}
          </p>
        ) : (
          <Block key={index} difference={run} />
        ),
      )}
      {differences.every(({ kind }) => kind === 'same') && <p className={css.note}>{t('versions.sameWords')}</p>}
    </div>
  );
}

/** The visible blocks, and in place of collapsed ones their number. */
function runsOf(differences: readonly BlockDifference[]): (BlockDifference | number)[] {
  const isNear = (index: number): boolean =>
    differences.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  const runs: (BlockDifference | number)[] = [];
  for (const [index, difference] of differences.entries()) {
    const last = runs.at(-1);
    if (isNear(index)) runs.push(difference);
    else if (typeof last === 'number') runs[runs.length - 1] = last + 1;
    else runs.push(1);
  }
  return runs;
}

function Block({ difference }: { difference: BlockDifference }): ReactElement {
  const { t } = useText('manager.content');
  const { kind, block } = difference;
  const shown = contentOf(block);
  const look = classNames(css.block, css[block.look], kind === 'same' && css.same);
  if (difference.kind === 'same') return <div className={look}>{shown}</div>;
  if (difference.kind !== 'change') {
    return <div className={look}>{difference.kind === 'insert' ? <ins>{shown}</ins> : <del>{shown}</del>}</div>;
  }
  return (
    <div className={look}>
      {difference.parts.length > 0 ? (
        difference.parts.map(wordPart)
      ) : (
        <>
          {shown} <span className={css.note}>({t('versions.formatting')})</span>
        </>
      )}
      {block.picture !== undefined && contentOf({ ...block, text: '' })}
    </div>
  );
}

function contentOf({ picture, text, look }: TextBlock): ReactElement | string {
  if (picture !== undefined) return <img src={imageUrlAt(picture, PICTURE_WIDTH)} alt={text} className={css.picture} />;
  return look === 'line' ? '———' : text;
}
