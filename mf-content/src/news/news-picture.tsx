import { Image, Tree, type Habit } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { NewsSummary } from './news.queries';
import css from './news-picture.module.css';

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

/** The item's picture, else a drawn grove of its own. `fill` takes the height of what is beside it. */
export function NewsPicture({ item, fill }: { item: NewsSummary; fill?: boolean }): ReactElement {
  if (item.hero_image) return <Image src={item.hero_image} alt="" ratio="3:2" />;
  return (
    <div className={fill ? `${css.grove} ${css.fill}` : css.grove}>
      {groveOf(item.slug).map((habit, index) => (
        <Tree key={index} habit={habit} className={css.tree} />
      ))}
    </div>
  );
}
