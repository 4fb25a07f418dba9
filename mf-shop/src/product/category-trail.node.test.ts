import type { ProductCategory } from '@arbora/domain';
import { categoryTrail } from './category-trail';

function category(cid: string, cid_sub: string | null): ProductCategory {
  const id = `${cid}/${cid_sub ?? ''}`;
  return { id, cid, cid_sub, name: id, name_en: null, name_pl: null, is_public: true };
}
const CATEGORIES = [category('1', null), category('1', '11'), category('1', '12'), category('2', null)];
const trailOf = (...ids: string[]) => {
  const { trail, others } = categoryTrail(CATEGORIES, ids);
  return [trail.map(({ id }) => id), others.map(({ id }) => id)];
};

test.each([
  [['1/', '1/11'], ['1/', '1/11'], []],
  [['2/'], ['2/'], []],
  [['1/11'], ['1/11'], []],
  [['2/', '1/', '1/12'], ['1/', '1/12'], ['2/']],
  [['gone'], [], []],
])('categories %j give the trail %j, and others %j', (ids, trail, others) => {
  expect(trailOf(...ids)).toEqual([trail, others]);
});
