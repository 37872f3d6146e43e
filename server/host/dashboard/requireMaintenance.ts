import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import type { BackupManager, Maintenance } from '../ports/maintenance.ts';

/** @throws {Refusal} if the process does not offer its maintenance */
export function requireMaintenance({ maintenance }: Pick<HostContext, 'maintenance'>): Maintenance {
  if (!maintenance) throw new Refusal('unavailable');
  return maintenance;
}

/** @throws {Refusal} if the database is a PostgreSQL server, whose own tools make backups */
export function requireBackups(host: Pick<HostContext, 'maintenance'>): BackupManager {
  const { backups } = requireMaintenance(host);
  if (!backups) throw new Refusal('command-refused');
  return backups;
}
