/**
 * Lets Node load modules that import style sheets and pictures, which mean something to a bundler only. Import this
 * before such a module.
 */
for (const extension of ['.css', '.svg', '.woff2']) {
  require.extensions[extension] = (module) => {
    module.exports = {};
  };
}
