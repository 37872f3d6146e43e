import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DrillResult } from '../../contract/dashboard/backups.ts';
import type { Finding } from '../../contract/dashboard/health.ts';
import { backupFilePath } from '../../contract/dashboard/operations.ts';
import { manageBackups } from '../../server/commands/index.ts';
import type { Maintenance } from '../../server/host/ports/maintenance.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { getRefusedKind, openDashboard, site, type Browser, type Dashboard } from '../support/dashboard.ts';
import { FakeGateway } from '../support/fakeGateway.ts';
import { MailCatcher } from '../support/mailCatcher.ts';

const software = {
  version: '0.2.0',
  changes: ['To upgrade: nothing.'],
  node: '24.0.0',
  startedAt: '2027-01-01T00:00:00.000Z',
  freeBytes: 5e9,
};
const createFinding = (code: string, outcome: Finding['outcome']): Finding => ({
  code,
  params: {},
  check: 'disk',
  outcome,
  found: 'something',
  fix: null,
});
const sound: DrillResult = {
  problem: null,
  madeAt: '2027-01-01T04:00:00.000Z',
  reservations: 3,
  users: 1,
  tables: 40,
  rows: 900,
  isCounted: true,
};
const name = 'estadia-2020-01-01T04-00-00Z.tar.gz';

let dataDir: string;
let dashboard: Dashboard;
/** Ends the backup that is being made, or the next one. */
let gate = Promise.withResolvers<void>();
const endBackup = () => gate.resolve();
let drilled: DrillResult | Error = sound;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'estadia-'));
  await mkdir(join(dataDir, 'backups'));
  await writeFile(join(dataDir, 'backups', name), 'the bytes of a backup');
  const { manager } = manageBackups({
    dataDir,
    days: 7,
    containsKey: true,
    async make() {
      await gate.promise;
      gate = Promise.withResolvers();
      return Readable.from(['another backup']);
    },
    drill: () => (drilled instanceof Error ? Promise.reject(drilled) : Promise.resolve(drilled)),
    log: createTestLog().log,
  });
  const maintenance: Maintenance = {
    check: () =>
      Promise.resolve([
        createFinding('disk.ok', 'ok'),
        createFinding('mail.none', 'warning'),
        createFinding('disk.full', 'failed'),
      ]),
    describeSoftware: () => Promise.resolve(software),
    backups: manager,
  };
  dashboard = await openDashboard(['casa'], undefined, undefined, {
    mails: new MailCatcher(),
    gateway: new FakeGateway(),
    openMaintenance: () => maintenance,
  });
});
afterAll(async () => {
  await dashboard.close();
  await rm(dataDir, { recursive: true });
});

const readBackups = (owner: Browser) => owner.call('listBackups');
async function waitUntilIdle(owner: Browser): Promise<void> {
  await expect.poll(async () => (await readBackups(owner)).running, { interval: 20 }).toBeNull();
}
const readLog = async (action: string) =>
  (await dashboard.as('owner').call('listActions', { query: { kind: 'maintenance' } })).actions.filter(
    (entry) => entry.action === action,
  );

async function withoutProof() {
  const browser = dashboard.as('owner');
  await browser.call('getSession');
  await dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
  return browser;
}

const download = (browser: Browser, backup = name) =>
  dashboard.host.fetch(
    new Request(site + backupFilePath(backup), {
      headers: { Cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
    }),
  );

describe('the health of the site', () => {
  test('contains the version of the software, its notes, and failed jobs', async () => {
    const health = await dashboard.as('owner').call('getHealth');
    expect(health).toMatchObject({ jobs: [], software });
    expect(Number.parseInt(health.software.postgres, 10)).toBeGreaterThan(12);
  });

  test('begins with the worst finding, and says when it was checked', async () => {
    const { checkedAt, findings } = await dashboard.as('owner').call('checkSite');
    expect(findings.map(({ code }) => code)).toEqual(['disk.full', 'mail.none', 'disk.ok']);
    expect(Date.parse(checkedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('cannot be repaired at a gateway whose endpoint the site does not create', async () => {
    expect(await getRefusedKind(dashboard.as('owner').call('repairWebhook'))).toBe('command-refused');
  });
});

describe('backups', () => {
  test('are made one at a time, and listed when they are complete', async () => {
    const owner = dashboard.as('owner');
    await owner.call('makeBackup');
    expect((await readBackups(owner)).running).toMatchObject({ task: 'backup' });
    expect(await getRefusedKind(owner.call('makeBackup'))).toBe('command-refused');
    expect(await getRefusedKind(owner.call('drillBackup', { params: { backup: name } }))).toBe(
      'command-refused',
    );
    endBackup();
    await waitUntilIdle(owner);
    const { backups, failure } = await readBackups(owner);
    expect(failure).toBeNull();
    expect(backups).toMatchObject([
      { isByHand: true, bytes: 'another backup'.length },
      { backup: name, isByHand: false, madeAt: '2020-01-01T04:00:00.000Z' },
    ]);
    expect(await readLog('makeBackup')).toHaveLength(1);
  });

  test('a repeated request with the same key makes no second backup', async () => {
    const owner = dashboard.as('owner');
    const headers = { 'Idempotency-Key': 'one-backup-for-this-key' };
    const first = await owner.call('makeBackup', { headers });
    endBackup();
    await waitUntilIdle(owner);
    expect(await owner.call('makeBackup', { headers })).toEqual(first);
    expect((await readBackups(owner)).running).toBeNull();
  });

  test('are checked by a drill, whose result and failure are listed', async () => {
    const owner = dashboard.as('owner');
    const params = { backup: name };
    await owner.call('drillBackup', { params });
    await waitUntilIdle(owner);
    expect(await readBackups(owner)).toMatchObject({
      failure: null,
      lastDrill: { backup: name, result: sound },
    });
    drilled = new Error('out of memory');
    await owner.call('drillBackup', { params });
    await waitUntilIdle(owner);
    const { failure, lastDrill } = await readBackups(owner);
    expect(failure).toMatchObject({ task: 'drill', isDiskFull: false });
    expect(lastDrill).toMatchObject({ result: sound });
    expect(await readLog('drillBackup')).toMatchObject([{ details: { name } }, { details: { name } }]);
  });

  test('that do not exist are neither checked nor downloaded', async () => {
    const owner = dashboard.as('owner');
    const params = { backup: '../secret-key' };
    expect(await getRefusedKind(owner.call('drillBackup', { params }))).toBe('not-found');
    expect(await getRefusedKind(owner.call('prepareBackup', { params }))).toBe('not-found');
  });
});

describe('the file of a backup', () => {
  const params = { backup: name };

  test('is sent to an owner after a logged call with a fresh proof, and to nobody else', async () => {
    const [owner, other] = [dashboard.as('owner'), dashboard.as('manager')];
    await other.call('getSession');
    await owner.call('getSession');
    expect((await download(dashboard.visit())).status).toBe(401);
    expect((await download(other)).status).toBe(403);
    expect((await download(owner)).status).toBe(403);
    expect(await owner.call('prepareBackup', { params })).toEqual({ backup: name, bytes: 21 });
    const response = await download(owner);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('the bytes of a backup');
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await readLog('prepareBackup')).toMatchObject([{ actor: 'owner', details: { name } }]);
    expect((await download(owner, 'estadia-2027-01-02T04-00-00Z.tar.gz')).status).toBe(403);
  });

  test('is not sent when the proof is not fresh any more', async () => {
    const owner = dashboard.as('owner');
    await owner.call('prepareBackup', { params });
    await dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
    expect((await download(owner)).status).toBe(403);
    const unproven = await withoutProof();
    expect(await getRefusedKind(unproven.call('prepareBackup', { params }))).toBe('proof-required');
  });
});
