import { Image, storedImage, Tree, type Habit } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { NewsSummary } from './news.queries';
import css from './news-picture.module.css';

/** Width of a card's picture: side by side from 600 px on, at most three in a row. */
const SIZES = '(min-width: 600px) 24rem, 100vw';

/** Groups of trees, drawn for items without a picture. */
const GROVES: readonly (readonly [Habit, Habit, Habit])[] = [
  ['conifer', 'globe', 'young'],
  ['column', 'weeping', 'column'],
  ['spreading', 'young', 'conifer'],
  ['young', 'spreading', 'globe'],
  ['weeping', 'conifer', 'column'],
  ['globe', 'column', 'young'],
];

/** Deterministic, so that server and browser draw the same grove. */
function groveOf(text: string): readonly Habit[] {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return GROVES[sum % GROVES.length]!;
}

export interface NewsPictureProps {
  item: Pick<NewsSummary, 'slug' | 'hero_image'>;
  /** Stretches to the height of the neighbouring content. */
  fill?: boolean;
  /** `sizes` of the picture. */
  sizes?: string;
  /** Whether it is the page's main picture. */
  priority?: boolean;
}

/** The item's picture, or a drawn grove. */
export function NewsPicture({ item, fill, sizes = SIZES, priority }: NewsPictureProps): ReactElement {
  if (item.hero_image) {
    const { src, srcSet } = storedImage(item.hero_image);
    return (
      <Image
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        ratio="3:2"
        priority={priority}
        className={fill ? css.photo : undefined}
      />
    );
  }
  return (
    <div className={fill ? `${css.grove} ${css.fill}` : css.grove}>
      {groveOf(item.slug).map((habit, index) => (
        <Tree key={index} habit={habit} className={css.tree} />
      ))}
    </div>
  );
}
