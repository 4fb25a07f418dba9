import { Image, storedImage, Tree, type Habit } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { NewsSummary } from './news.queries';
import css from './news-picture.module.css';

/** Width of the picture of a card: beside each other from 600 px on, three in a row at most. */
const SIZES = '(min-width: 600px) 24rem, 100vw';

/** Groups of trees for items without a picture. */
const GROVES: readonly (readonly [Habit, Habit, Habit])[] = [
  ['conifer', 'globe', 'young'],
  ['column', 'weeping', 'column'],
  ['spreading', 'young', 'conifer'],
  ['young', 'spreading', 'globe'],
  ['weeping', 'conifer', 'column'],
  ['globe', 'column', 'young'],
];

/** The same text gives the same grove, on the server as in the browser. */
function groveOf(text: string): readonly Habit[] {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return GROVES[sum % GROVES.length]!;
}

export interface NewsPictureProps {
  item: Pick<NewsSummary, 'slug' | 'hero_image'>;
  /** Takes the height of what is beside it. */
  fill?: boolean;
  /** How wide it is, by the window. */
  sizes?: string;
  /** The page's main picture. */
  priority?: boolean;
}

/** The item's picture, else a drawn grove of its own. */
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
