import { dashboardOperations } from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import type { BackupManager } from '../ports/maintenance.ts';
import { readSession, toRefusalResponse } from './readSession.ts';
import { requireAccess } from './requireAccess.ts';
import { requireBackups } from './requireMaintenance.ts';

/** The time in which an allowed download can begin, in milliseconds. */
const allowedFor = 600_000;

/** The last moments at which people may begin a download, by person and backup; only one process has backups. */
const allowed = new WeakMap<BackupManager, Map<string, number>>();

const getKey = (userId: string, backup: string) => `${userId} ${backup}`;

/** Allows a person to download a backup. The call that does so is in the log of actions, and needs a fresh proof. */
export function allowDownload(manager: BackupManager, userId: string, backup: string): void {
  const now = Date.now();
  const open = [...(allowed.get(manager) ?? [])].filter(([, until]) => until > now);
  allowed.set(manager, new Map([...open, [getKey(userId, backup), now + allowedFor]]));
}

async function readFile(host: HostContext, request: Request, backup: string): Promise<Response> {
  const session = await readSession(host, request);
  requireAccess(dashboardOperations.prepareBackup, session);
  const manager = requireBackups(host);
  const until = allowed.get(manager)?.get(getKey(session!.user.id, backup)) ?? 0;
  if (until <= Date.now()) throw new Refusal('forbidden');
  const opened = await manager.open(backup);
  if (!opened) throw new Refusal('not-found');
  // The file is read while it is sent.
  return new Response(opened.content, {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Length': String(opened.bytes),
      'Content-Disposition': `attachment; filename="${backup}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Answers a request of an owner with a fresh proof for the file of a backup, which `prepareBackup` has allowed; otherwise
 * 401, 403 or 404.
 */
export const downloadBackup = (host: HostContext, request: Request, backup: string): Promise<Response> =>
  readFile(host, request, backup).catch(toRefusalResponse);
