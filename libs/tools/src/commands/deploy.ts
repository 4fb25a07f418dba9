/**
 * `npm run deploy [-- NAME …]`: builds and publishes the named packages, by default all of this checkout; other packages
 * of the site stay. `-- publish NAME …` publishes without deploying, to try a version out, and `-- serve NAME` serves one
 * on this computer. `-- list`, `-- history`, `-- rollback NAME [VERSION]`, `-- canary NAME VERSION --share 10`,
 * `-- end-canary NAME`, `-- pin NAME [VERSION]`, `-- unpin NAME` and `-- remove NAME …`, each with `--reason "…"`.
 * `--to https://…` and DEPLOY_TOKEN: a running site. See libs/registry/README.md.
 */
import { deployCommand } from '@arbora/build/deploy-command';
import { build, PACKAGES } from '../projects/site';
import { command } from './command';

command((args) => deployCommand(args, { packages: PACKAGES, build }));
