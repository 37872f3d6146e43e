import { lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serveCommands } from '../../server/commands/index.ts';
import { callSocket } from '../../server/commands/socket/callSocket.ts';
import type { HostCommands } from '../../server/host/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createInstallation, runCommand, startSite } from './support/site.ts';

const commands = {
  run: () => Promise.resolve([]),
  dump: () => Promise.reject(new Error('no')),
} as unknown as HostCommands;

const served = { secretKey: 'x', publicUrl: 'http://stay.test', commands };

test('the socket is its owner’s alone, takes the place of a stale one, and is gone at the end', async () => {
  const dataDir = await createTestFolder();
  const path = join(dataDir, 'host.sock');
  await writeFile(path, 'left behind by a process that was killed');
  const { log } = createTestLog();
  const socket = await serveCommands({ ...served, dataDir, log });
  const found = await lstat(path);
  expect(found.isSocket()).toBe(true);
  expect(found.mode & 0o777).toBe(0o600);
  expect(await text(await callSocket(path, '/run/reservations.list', {}))).toBe('[]');
  await socket.close();
  expect(await readdir(dataDir)).toEqual([]);
});

test('a data folder with too long a path does not keep the site from starting', async () => {
  const dataDir = join(await createTestFolder(), 'long'.repeat(25));
  await mkdir(dataDir);
  const { log, lines } = createTestLog();
  const socket = await serveCommands({ ...served, dataDir, log });
  expect(lines.join('')).toContain('Choose a DATA_DIR of at most 90 characters');
  await socket.close();
});

test('a process that has the folder and takes no commands is named', async () => {
  const otherInstallation = await createInstallation();
  await mkdir(join(otherInstallation.dataDir, 'database'), { recursive: true });
  const mark = { pid: process.ppid, since: '2027-01-01T00:00:00Z' };
  await writeFile(join(otherInstallation.dataDir, `database-${process.ppid}.lock`), JSON.stringify(mark));
  const refused = await runCommand(otherInstallation, ['reservations', 'list']);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`process ${process.ppid}`);
});

test('a command asks the running site without reading the properties', async () => {
  const place = await createInstallation();
  await mkdir(join(place.dataDir, 'database'), { recursive: true });
  const { log } = createTestLog();
  const socket = await serveCommands({
    dataDir: place.dataDir,
    secretKey: 'x',
    publicUrl: 'http://stay.test',
    commands,
    log,
  });
  const listed = await runCommand({ ...place, contentDir: '/nowhere' }, ['reservations', 'list', '--json']);
  expect(listed).toMatchObject({ code: 0, out: '[]\n' });
  await socket.close();
});

test('a link to the dashboard has the address of the running site, also without PUBLIC_URL', async () => {
  const place = await createInstallation();
  const site = await startSite(place);
  const add = ['access', 'add', 'ana@example.com', '--role', 'owner', '--json'];
  const added = (await runCommand(place, add)).json() as { url: string };
  expect(added.url).toMatch(/^http:\/\/stay\.test\/host/);
  const linked = await runCommand(place, ['access', 'link', 'ana@example.com']);
  expect(linked.out).toMatch(
    /^This link signs ana@example\.com in once within an hour:\nhttp:\/\/stay\.test\/host/,
  );
  await site.stop();
  const settings = { PUBLIC_URL: 'https://stay.example', TRUST_PROXY: '1', SANDBOX: 'payments,mail' };
  const stopped = await runCommand(place, ['access', 'link', 'ana@example.com'], { settings });
  expect(stopped.out).toContain('https://stay.example/host');
});
