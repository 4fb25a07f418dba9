import { changedParams, pageParam } from './list-params';
import { pageNumbers } from './page-numbers';

describe('pageParam', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=abc', 1],
    ['page=99999999', 1],
  ])('reads "%s" as %i', (search, page) => {
    expect(pageParam(new URLSearchParams(search))).toBe(page);
  });
});

describe('changedParams', () => {
  it('returns to the first page when a filter changes', () => {
    expect(changedParams(new URLSearchParams('page=4&size=C2'), { search: 'javor' }).toString()).toBe(
      'size=C2&search=javor',
    );
  });
  it('removes empty parameters and keeps the others', () => {
    expect(changedParams(new URLSearchParams('search=a&size=C2'), { search: '' }).toString()).toBe('size=C2');
  });
  it('keeps an explicit page', () => {
    expect(changedParams(new URLSearchParams('search=a'), { page: '2' }).toString()).toBe('search=a&page=2');
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, null, 10]],
    [4, 10, [1, 2, 3, 4, 5, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('keeps the neighbours and ends for page %i of %i', (page, last, numbers) => {
    expect(pageNumbers(page, last)).toEqual(numbers);
  });
});
