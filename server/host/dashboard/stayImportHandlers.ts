import type { stayImportOperations } from '../../../contract/dashboard/stayImports.ts';
import { examineStays } from '../commands/imports/examineStays.ts';
import { importStays, listStayImports, undoStayImport } from '../commands/imports/stayImports.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

/** Stays from files of other systems. The log contains their number. */
export const stayImportHandlers: DashboardHandlers<keyof typeof stayImportOperations> = {
  listStayImports: { reads: async (host) => ({ imports: await listStayImports(host) }) },

  examineStays: { reads: (host, { body }) => examineStays(host, body) },

  importStays: {
    async writes(trx, host, { body, note, session: { user } }) {
      const context = { ...host, db: trx, actor: user.name, userId: user.id };
      const imported = await importStays(context, body);
      note({ details: { stays: imported.results.filter(({ problem }) => problem === null).length } });
      return imported;
    },
  },

  undoStayImport: {
    async writes(trx, host, { params, note }) {
      const undone = await undoStayImport({ ...host, db: trx }, params.import);
      note({ details: { stays: undone.removed } });
      return undone;
    },
  },
};
