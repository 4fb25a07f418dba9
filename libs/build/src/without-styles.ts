/** Lets Node load modules that import style sheets and images, which only a bundler understands. Import this first. */
for (const extension of ['.css', '.svg', '.woff2']) {
  require.extensions[extension] = (module) => {
    module.exports = {};
  };
}
