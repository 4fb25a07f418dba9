/** Failures of browsers and of server renders. */
export const failures = {
  resources: {
    failure_list: {
      types: { kind: 'FailureKind' },
      about: {
        remote: '`other` for what is not deployed.',
        version: '`other` if it was not the deployed version.',
        build: 'Build of the latest occurrence.',
        route: 'Pattern of the page.',
        known_since: 'First time of a failure of this kind, remote, page and message in any version.',
        frames: 'Innermost first: places in source files, or in built files without a source map.',
      },
    },
    failed_version_list: {
      about: { last_at: 'Time of the latest failure of this version.' },
    },
  },
};
