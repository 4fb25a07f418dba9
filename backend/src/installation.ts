import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Defined by the bundler of `npm run package`; undefined when running from source. */
declare const PACKAGED: boolean | undefined;

/** Whether this is a packaged server: a bundle with its data files, without sources and demo data. */
export const isPackaged = typeof PACKAGED !== 'undefined';

const WORKSPACE = path.resolve(__dirname, '../..');

/** A worker thread: its file, with the Node options and environment to load it. */
export interface Thread {
  filename: string;
  execArgv: string[];
  env: Record<string, string>;
}

interface Installation {
  dataDir: string;
  mediaDir: string;
  siteDir: string;
  schemaDir: string;
  /** Folder of the files of Swagger UI. */
  docsDir: string;
  /** Folder of the fonts of documents. */
  fontsDir: string;
  /** Reads bank statements. */
  statementThread: Thread;
  /** Examines uploaded files. */
  fileThread: Thread;
  /** Makes PDFs and wallet passes. */
  documentThread: Thread;
  /** Draws pictures of the demo data; null without demo data. */
  drawingThread: Thread | null;
}

function packaged(): Installation {
  return {
    dataDir: path.join(__dirname, 'data'),
    mediaDir: path.join(__dirname, 'data/media'),
    siteDir: path.join(__dirname, 'site'),
    schemaDir: path.join(__dirname, 'schema'),
    docsDir: path.join(__dirname, 'swagger-ui'),
    fontsDir: path.join(__dirname, 'fonts'),
    statementThread: { filename: path.join(__dirname, 'read-statement.worker.js'), execArgv: [], env: {} },
    fileThread: { filename: path.join(__dirname, 'check-file.worker.js'), execArgv: [], env: {} },
    documentThread: { filename: path.join(__dirname, 'make-document.worker.js'), execArgv: [], env: {} },
    drawingThread: null,
  };
}

function workspace(): Installation {
  return {
    dataDir: path.join(WORKSPACE, '.arbora/data'),
    mediaDir: path.join(WORKSPACE, '.arbora/media'),
    siteDir: path.join(WORKSPACE, '.arbora/site'),
    schemaDir: path.join(WORKSPACE, 'backend/schema'),
    docsDir: path.join(path.dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static'),
    fontsDir: path.join(__dirname, 'pdf/fonts'),
    statementThread: threadOf('backend/src/payment/statement/read-statement.worker.ts'),
    fileThread: threadOf('backend/src/media/file/check-file.worker.ts'),
    documentThread: threadOf('backend/src/make-document.worker.ts'),
    drawingThread: threadOf('libs/demo-data/src/pictures/draw-picture.worker.ts'),
  };
}

function threadOf(source: string): Thread {
  return {
    filename: path.join(WORKSPACE, source),
    // In tests, threads do not inherit a loader for TypeScript.
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    env: { TSX_TSCONFIG_PATH: path.join(WORKSPACE, 'tsconfig.base.json') },
  };
}

/** Locations of this server's files, and default locations of its data. */
export const INSTALLATION: Readonly<Installation> = isPackaged ? packaged() : workspace();
