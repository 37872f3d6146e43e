import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThisMachine, type Config } from '../../config/index.ts';
import { parts } from '../backup/manifest.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';
import { checkBackups } from './backups.ts';
import { checkCalendars } from './calendars.ts';
import { checkContent } from './content.ts';
import { checkDatabase } from './database.ts';
import { checkDiskSpace } from './diskSpace.ts';
import { createFindings, getReason, type Finding } from './finding.ts';
import { checkGateway, type OpenGateway } from './gateway.ts';
import { getDoctorToken, getInstanceMark } from './instance.ts';
import { checkJobs } from './jobs.ts';
import { checkMail, type MailServerDiagnostics } from './mail.ts';
import { checkProxy } from './proxy.ts';
import { checkPublicAddress } from './publicAddress.ts';
import { checkSecretKey } from './secretKey.ts';
import { checkSenderDomain, type ReadTexts } from './senderDomain.ts';
import { checkSite } from './site.ts';
import { findShownContent } from './shownContent.ts';
import { checkUnpaidNights } from './unpaidNights.ts';
import { withStoredIdentity, withStoredSettings } from './withStoredSettings.ts';

export interface Means {
  connect: () => Promise<CommandConnection>;
  openMailServer: (smtpUrl: string) => MailServerDiagnostics;
  readTexts: ReadTexts;
  openGateway: OpenGateway;
  /** The recipient of a test e-mail; none is sent if it is undefined. */
  testAddress: string | undefined;
}

/** One or more checks of the same subject. */
interface Check {
  subject: string;
  run: () => Promise<Finding[]>;
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

async function checkContentAndDatabase(config: Config, { connect }: Means): Promise<Finding[]> {
  const keys = [await readKey(config), config.secretKeyPrevious].filter((key) => key !== undefined);
  const content = await checkContent(await findShownContent(config, connect));
  const findings = await withStoredIdentity(content.findings, connect);
  return [...findings, ...(await checkDatabase(config, keys, connect, content.print))];
}

/** The checks of the embedded host API. */
const listHostChecks = (config: Config, means: Means): Check[] => [
  { subject: 'database', run: () => checkContentAndDatabase(config, means) },
  { subject: 'mail', run: async () => [await checkMail(config, means.openMailServer, means.testAddress)] },
  { subject: 'mail', run: () => checkSenderDomain(config, means.readTexts) },
  { subject: 'backups', run: async () => [await checkBackups(config)] },
];

/** Returns all checks in the order of their findings. */
function listChecks(config: Config, means: Means): Check[] {
  let checking: Promise<Finding> | undefined;
  const readSite = () => (checking ??= checkSite(config));
  /** The running site answers these, so that doctor does not open the database itself. */
  const ifSiteRuns = (run: typeof checkCalendars) => async () =>
    config.api || (await readSite()).outcome !== 'ok' ? [] : run(means.connect);
  return [
    {
      subject: 'settings',
      run: () => Promise.resolve([createFindings('settings').ok('settings.ok', 'all valid')]),
    },
    { subject: 'disk', run: async () => [await checkDiskSpace(config.dataDir)] },
    { subject: 'secret key', run: async () => [await checkSecretKey(config)] },
    ...(config.api ? [] : listHostChecks(config, means)),
    { subject: 'calendars', run: ifSiteRuns(checkCalendars) },
    { subject: 'unpaid nights', run: ifSiteRuns(checkUnpaidNights) },
    { subject: 'jobs', run: ifSiteRuns(checkJobs) },
    { subject: 'gateway', run: async () => [await checkGateway(config, means.openGateway)] },
    { subject: 'site', run: async () => [await readSite()] },
    {
      subject: 'public address',
      // It cannot be checked while the site does not run.
      run: async () => ((await readSite()).outcome === 'warning' ? [] : checkFromOutside(config)),
    },
  ];
}

/** Checks everything that a site depends on without changing anything, and says how to fix each problem. */
export async function examine(given: Config, means: Means): Promise<Finding[]> {
  const keys = [await readKey(given), given.secretKeyPrevious].filter((key) => key !== undefined);
  const config = await withStoredSettings(given, keys, means.connect);
  const findings: Finding[] = [];
  for (const { run } of listChecks(config, means)) findings.push(...(await run()));
  return findings;
}

const unfinished = (subject: string, reason: string): Finding =>
  createFindings(subject).warning(
    'check.unfinished',
    `this check did not end: ${reason}`,
    'Check again; if it happens again, run "doctor" on the machine of the site.',
    { subject, reason },
  );

/** Runs a check; if it fails or takes longer than `limit` milliseconds, its finding says so. */
async function runWithin({ subject, run }: Check, limit: number): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => resolve([unfinished(subject, `it took longer than ${limit / 1000} s`)]), limit);
  });
  try {
    return await Promise.race([run().catch((error) => [unfinished(subject, getReason(error))]), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does the same in the running site, whose connection many checks can use at once: all checks together take no longer than
 * `limit` milliseconds.
 */
export const examineWithin = async (config: Config, means: Means, limit: number): Promise<Finding[]> =>
  (await Promise.all(listChecks(config, means).map((check) => runWithin(check, limit)))).flat();
