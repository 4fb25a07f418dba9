import { drawWithPica } from './draw-with-pica';

const resize = jest.fn((..._args: unknown[]) => Promise.resolve());
jest.mock('./pica-resizer', () => ({ resizer: { resize: (...args: unknown[]) => resize(...args) } }));

const canvas = (width = 2500, height = 1600) => Object.assign(document.createElement('canvas'), { width, height });
const bitmap = {} as ImageBitmap;
beforeEach(() => resize.mockClear());

test('pictures are shrunk with the filter that is best', async () => {
  const target = canvas();
  await drawWithPica()(bitmap, target);
  expect(resize).toHaveBeenCalledWith(bitmap, target, { filter: 'mks2013' });
});

test('quality and radius reach the resizer, the radius up to its limit', async () => {
  await drawWithPica({ quality: 1, unsharpRadius: 5 })(bitmap, canvas());
  expect(resize.mock.lastCall?.[2]).toEqual({ filter: 'hamming', unsharpRadius: 2, unsharpAmount: 160 });
});

test.each([
  ['a quality out of range', { quality: 4, unsharpRadius: 0 }, canvas(), 'image.quality'],
  ['a size of zero', { quality: 3, unsharpRadius: 0 }, canvas(0, 0), 'image.size'],
])('%s is refused', async (_name, options, target, code) => {
  await expect(drawWithPica(options)(bitmap, target)).rejects.toMatchObject({ code });
  expect(resize).not.toHaveBeenCalled();
});

test('a canvas that the browser blocks is reported', async () => {
  resize.mockRejectedValueOnce(new Error('blocked'));
  await expect(drawWithPica()(bitmap, canvas())).rejects.toMatchObject({ code: 'image.canvas' });
});
