import { findFreePosition, type Box } from './free-position';

const ROOM: Box = { left: 16, top: 16, width: 1408, height: 868 };
const SIZE = { width: 300, height: 56 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const BOTTOM_CENTRE = { left: 570, top: 828 };

test('a snackbar is centred at the bottom if nothing is in its way', () => {
  expect(findFreePosition(SIZE, ROOM, [])).toEqual(BOTTOM_CENTRE);
  expect(findFreePosition(SIZE, ROOM, [box(200, 840, 300, 40), box(880, 840, 300, 40)])).toEqual(BOTTOM_CENTRE);
});

test('a snackbar moves sideways before it moves up', () => {
  const button = box(700, 840, 120, 44);
  expect(findFreePosition(SIZE, ROOM, [button])).toEqual({ left: 16, top: 828 });
  expect(findFreePosition(SIZE, ROOM, [button, box(20, 840, 80, 40)])).toEqual({ left: 1124, top: 828 });
});

test('on a narrow window a snackbar moves above each obstacle', () => {
  const phone = box(16, 16, 358, 812);
  const wide = { width: 358, height: 56 };
  expect(findFreePosition(wide, phone, [box(16, 780, 358, 48)])).toEqual({ left: 16, top: 716 });
  expect(findFreePosition(wide, phone, [box(16, 780, 358, 48), box(16, 700, 100, 48)])).toEqual({ left: 16, top: 636 });
});

test('a snackbar keeps its position while it is inside the window and covers no control', () => {
  const present = { left: 16, top: 600 };
  expect(findFreePosition(SIZE, ROOM, [], present)).toEqual(present);
  expect(findFreePosition(SIZE, ROOM, [box(100, 620, 80, 40)], present)).toEqual(BOTTOM_CENTRE);
  expect(findFreePosition(SIZE, box(0, 0, 390, 500), [], present).top).toBe(444);
});

test('a snackbar covers as little as possible if there is no free position', () => {
  const THIN_ROW = 7;
  const rows = Array.from({ length: 20 }, (_, row) => box(0, row * 44, 1440, row === THIN_ROW ? 2 : 40));
  const { top } = findFreePosition(SIZE, ROOM, rows);
  expect(top).toBeGreaterThan((THIN_ROW - 1) * 44);
  expect(top).toBeLessThan((THIN_ROW + 1) * 44);
});
