import type { Service } from '../service';
import { createExportRoute } from './create-export.route';
import { exportFileRoute } from './export-file.route';
import { openExportFiles } from './export-files';

/** Exports of tax documents for accounting. */
export const accountingService: Service = {
  name: 'accounting',
  register(app, deps) {
    const files = openExportFiles();
    app.addHook('onClose', () => files.close());
    createExportRoute(app, { ...deps, files });
    exportFileRoute(app, { ...deps, files });
  },
};
