import type { backupOperations } from '../../../contract/dashboard/backups.ts';
import { Refusal } from '../base/refusal.ts';
import type { BackupManager, BegunTask } from '../ports/maintenance.ts';
import { allowDownload } from './downloadBackup.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { requireBackups, requireMaintenance } from './requireMaintenance.ts';

function begin(manager: BackupManager, request: Parameters<BackupManager['begin']>[0]): BegunTask {
  const begun = manager.begin(request);
  // Another backup or drill is running.
  if (!begun) throw new Refusal('command-refused');
  return begun;
}

async function requireSize(manager: BackupManager, backup: string): Promise<number> {
  const bytes = await manager.findSize(backup);
  if (bytes === undefined) throw new Refusal('not-found');
  return bytes;
}

/** The backups of the embedded database. */
export const backupHandlers: DashboardHandlers<keyof typeof backupOperations> = {
  listBackups: {
    async reads(host) {
      const { backups } = requireMaintenance(host);
      if (backups) return backups.list();
      return {
        isAvailable: false,
        days: 0,
        containsKey: false,
        backups: [],
        running: null,
        failure: null,
        lastDrill: null,
      };
    },
  },

  makeBackup: {
    writes: (_, host) => Promise.resolve(begin(requireBackups(host), { task: 'backup' })),
  },

  drillBackup: {
    async writes(_, host, { params: { backup }, note }) {
      const manager = requireBackups(host);
      await requireSize(manager, backup);
      note({ details: { name: backup } });
      return begin(manager, { task: 'drill', backup });
    },
  },

  prepareBackup: {
    async writes(_, host, { params: { backup }, session, note }) {
      const manager = requireBackups(host);
      const bytes = await requireSize(manager, backup);
      note({ details: { name: backup } });
      allowDownload(manager, session.user.id, backup);
      return { backup, bytes };
    },
  },
};
