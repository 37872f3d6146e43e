import type { Logger } from 'pino';
import { examineWithin, readFreeSpace } from '../commands/index.ts';
import { readChanges, readVersion, type Config } from '../config/index.ts';
import type { HostCommands } from '../host/index.ts';
import type { Maintenance } from '../host/ports/maintenance.ts';
import { openGatewayDiagnostics } from './openGatewayDiagnostics.ts';
import { ownBackups, type OwnBackups } from './ownBackups.ts';
import { readTexts } from './readTexts.ts';
import { smtpMailer } from './smtpMailer.ts';

/** The time for all checks in milliseconds: browsers wait ten seconds for an answer. */
const checkTimeout = 8_000;

interface Of {
  /** Returns the present settings, which follow those of the dashboard. */
  getConfig: () => Config;
  commands: HostCommands;
  secretKey: string;
  log: Logger;
}

/** The maintenance of a site, and its backups, which the process stops. */
export interface OpenedMaintenance {
  maintenance: Maintenance;
  backups: OwnBackups | undefined;
}

/** Opens what the dashboard shows and does for the maintenance of the site. */
export function openMaintenance(config: Config, of: Of): OpenedMaintenance {
  const backups = ownBackups(config, of);
  const means = {
    connect: () =>
      Promise.resolve({ run: of.commands.run.bind(of.commands), close: () => Promise.resolve() }),
    openMailServer: smtpMailer,
    readTexts,
    openGateway: openGatewayDiagnostics,
    testAddress: undefined,
  };
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const maintenance: Maintenance = {
    check: () => examineWithin(of.getConfig(), means, checkTimeout),
    async describeSoftware() {
      const [changes, freeBytes] = await Promise.all([readChanges(), readFreeSpace(config.dataDir)]);
      return { version: readVersion(), changes, node: process.versions.node, startedAt, freeBytes };
    },
    backups: backups?.manager,
  };
  return { maintenance, backups };
}
