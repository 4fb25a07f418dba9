import { directionAt, movedBy, pointOf } from './direction';

test('the middle of a panorama is straight ahead, its edges are behind', () => {
  expect(directionAt(0.5, 0.5)).toEqual({ yaw: 0, pitch: 0 });
  expect(directionAt(0, 1)).toEqual({ yaw: -180, pitch: -90 });
  expect(directionAt(0.75, 0.25)).toEqual({ yaw: 90, pitch: 45 });
});

test('a direction maps to its point of the picture', () => {
  expect(pointOf({ yaw: 90, pitch: -45 })).toEqual({ left: '75%', top: '75%' });
});

test('a moved marker continues at the other edge, but stops at the top and the bottom', () => {
  expect(movedBy({ yaw: 179.5, pitch: 85 }, 1, 10)).toEqual({ yaw: -179.5, pitch: 90 });
  expect(movedBy({ yaw: -175, pitch: 0 }, -10, -1)).toEqual({ yaw: 175, pitch: -1 });
});
