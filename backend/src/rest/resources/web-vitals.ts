const types = { device: 'MeasuredDevice', metric: 'WebVital' };
const about = {
  route: 'Pattern of the page on which the visits began, or `all`.',
  p75: '75th percentile: milliseconds, or the score of layout shifts.',
  visits: 'Number of measured visits.',
};

/** Web vitals of the last 28 days. */
export const webVitals = {
  resources: {
    web_vital_day_list: { types, about },
    web_vital_page_list: { types, about },
    web_vital_version_list: {
      types,
      about: { ...about, version: '`other` for those that were not deployed any more.', last_day: 'The latest day.' },
    },
  },
};
