import { DEFAULT_SITE } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { createMemoryHistory } from '@arbora/router';
import { waitFor } from '@testing-library/react';
import { measureVitals } from './measure-vitals';
import { reportVitals } from './report-vitals';

jest.mock('./report-vitals', () => ({ reportVitals: jest.fn() }));

let idle: (() => void)[];
beforeEach(() => {
  idle = [];
  jest.mocked(reportVitals).mockClear();
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
});
afterEach(() => jest.restoreAllMocks());

const registry = { remotes: [] } as unknown as Registry;
const measureAt = (random: number, webVitalsPercent?: number): void => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const site = webVitalsPercent === undefined ? DEFAULT_SITE : { ...DEFAULT_SITE, webVitalsPercent };
  measureVitals(site, registry, createMemoryHistory());
};

test('a visit within the configured share is measured once the browser is idle', async () => {
  measureAt(0.0999, 10);
  expect(reportVitals).not.toHaveBeenCalled();
  idle.forEach((callback) => callback());
  await waitFor(() => expect(reportVitals).toHaveBeenCalledTimes(1));
});

test.each([
  ['beyond the configured share', 0.1, 10],
  ['of a server that measures none', 0, undefined],
])('a visit %s is not measured', (_what, random, percent) => {
  measureAt(random, percent);
  expect(idle).toEqual([]);
});
