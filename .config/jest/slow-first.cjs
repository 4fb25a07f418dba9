// Plain JavaScript, because Jest loads it without its transforms.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Folders with tests of whole services, which take far longer than their size suggests. */
const SLOW = /[\\/](backend[\\/]tests|libs[\\/](tools|demo-data))[\\/]/;

/**
 * Starts slow tests first, so that no worker is left alone with one at the end. Jest orders tests by their last duration,
 * but after a fresh clone it knows none, and orders by file size.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    // Set by the base class, if known.
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const isSlow = ({ path }) => SLOW.test(path);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
