import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThisMachine, type Config } from '../../config/index.ts';
import { parts } from '../backup/manifest.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { checkBackups } from './backups.ts';
import { checkCalendars } from './calendars.ts';
import { checkContent } from './content.ts';
import { checkDatabase } from './database.ts';
import { checkDiskSpace } from './diskSpace.ts';
import { createFindings, type Finding } from './finding.ts';
import { checkGateway, type OpenGateway } from './gateway.ts';
import { getDoctorToken, getInstanceMark } from './instance.ts';
import { checkMail, type MailServerDiagnostics } from './mail.ts';
import { checkProxy } from './proxy.ts';
import { checkPublicAddress } from './publicAddress.ts';
import { checkSecretKey } from './secretKey.ts';
import { checkSenderDomain, type ReadTexts } from './senderDomain.ts';
import { checkSite } from './site.ts';
import { findShownContent } from './shownContent.ts';
import { checkUnpaidNights } from './unpaidNights.ts';

interface Means {
  connect: () => Promise<HostConnection>;
  openMailServer: (smtpUrl: string) => MailServerDiagnostics;
  readTexts: ReadTexts;
  openGateway: OpenGateway;
  /** The recipient of a test e-mail; none is sent if it is undefined. */
  testAddress: string | undefined;
}

const readKey = ({ secretKey, dataDir }: Config) =>
  secretKey ??
  readFile(join(dataDir, parts.secretKey), 'utf8').then(
    (key) => key.trim(),
    () => undefined,
  );

async function checkFromOutside(config: Config): Promise<Finding[]> {
  const secretKey = (await readKey(config)) ?? '';
  const { publicUrl } = config;
  const { findings, health } = await checkPublicAddress({
    publicUrl,
    instance: getInstanceMark(secretKey),
    token: getDoctorToken(secretKey),
  });
  const hasProxy = !isThisMachine(new URL(publicUrl).hostname);
  return health && hasProxy ? [...findings, ...(await checkProxy(health, config))] : findings;
}

async function ofTheHost(config: Config, means: Means): Promise<Finding[]> {
  const keys = [await readKey(config), config.secretKeyPrevious].filter((key) => key !== undefined);
  const content = await checkContent(await findShownContent(config, means.connect));
  return [
    ...content.findings,
    ...(await checkDatabase(config, keys, means.connect, content.print)),
    await checkMail(config, means.openMailServer, means.testAddress),
    ...(await checkSenderDomain(config, means.readTexts)),
    await checkBackups(config),
  ];
}

/** Checks everything that a site depends on without changing anything, and says how to fix each problem. */
export async function examine(config: Config, means: Means): Promise<Finding[]> {
  const site = await checkSite(config);
  return [
    createFindings('settings').ok('all valid'),
    await checkDiskSpace(config.dataDir),
    await checkSecretKey(config),
    ...(config.api ? [] : await ofTheHost(config, means)),
    ...(config.api || site.outcome !== 'ok' ? [] : await checkCalendars(means.connect)),
    ...(config.api || site.outcome !== 'ok' ? [] : await checkUnpaidNights(means.connect)),
    await checkGateway(config, means.openGateway),
    site,
    // The public address cannot be checked while the site does not run.
    ...(site.outcome === 'warning' ? [] : await checkFromOutside(config)),
  ];
}
