import type { Policy } from './grammar';

export const failures: Policy = {
  arrange: [
    `select app_private.record_failure(repeat('0', 64), 'error', 'mf-shop', '9bc1', 'b2', '/sortiment/:id', 'x is null', '{}')`,
  ],
  relations: {
    failure_list: {
      sets: { all: 'select id from app_private.failure' },
      select: { admin: 'all' },
    },
    failed_version_list: {
      key: 'remote version',
      sets: { all: 'select distinct remote, version from app_private.failure' },
      select: { admin: 'all' },
    },
  },
  hidden: 'canary_count failure',
};
