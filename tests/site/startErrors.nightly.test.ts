import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseError } from '../../server/host/store/databaseError.ts';
import { openStore } from '../../server/host/store/openStore.ts';
import { openWhenReachable } from '../../server/host/store/openWhenReachable.ts';
import { folderError } from '../../server/host/store/privateFolder.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createTemplate } from '../support/createTemplate.ts';
import { startRefusingPostgres } from '../support/startRefusingPostgres.ts';
import { requireBuild } from './support/requireBuild.ts';
import { findFreePort, startProcess } from './support/process.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

function startSite(settings: Record<string, string>, folder = root) {
  const site = startProcess(process.execPath, [join(folder, 'server/main.ts')], { settings, folder });
  onTestFinished(site.end);
  return site;
}

type Site = ReturnType<typeof startSite>;

/** The output for an operator when the site does not start: the words to correct, and no stack. */
async function getRefusal(site: Site): Promise<string> {
  expect(await site.ended).toBe(1);
  expect(site.output()).not.toMatch(/^ +at |hunter2/m);
  return site.output();
}

const serverAt = (port: number) => `postgres://ines:hunter2@127.0.0.1:${port}/stays`;

describe('the site does not start, and names the setting to correct, when', () => {
  test.each([
    ['cannot be made, as below /proc', '/proc/nope', /DATA_DIR \/proc\/nope cannot be created/],
    ['is a file', 'file', /DATA_DIR \S+\/file is a file, or inside one/],
    ['lies below a file', 'file/data', /DATA_DIR \S+\/file\/data is a file, or inside one/],
  ])('the data folder is wrong: %s', async (_, place, words) => {
    const folder = await createTestFolder();
    await writeFile(join(folder, 'file'), 'somebody’s', { mode: 0o644 });
    expect(await getRefusal(startSite({ DATA_DIR: resolve(folder, place) }))).toMatch(words);
  });

  test.each([
    ['EACCES', 'may not be written to by this user'],
    ['EPERM', 'belongs to another user'],
    ['EROFS', 'is on a read-only disk'],
    ['ENOSPC', 'is full'],
  ])('the data folder has the error %s', (code, words) => {
    const message = folderError('./data', Object.assign(new Error(code), { code }));
    expect(String(message)).toContain(`DATA_DIR ./data `);
    expect(String(message)).toContain(words);
  });

  test.each([
    ['28P01', 'login', /rejects the login of ines\. Correct user and password/],
    ['42501', 'query', /ines may not create tables in stays\. Grant the permission/],
  ] as const)('PostgreSQL reports %s at the %s', async (code, when, words) => {
    const { port } = await startRefusingPostgres({ code, when });
    const site = startSite({ DATA_DIR: await createTestFolder(), DATABASE_URL: serverAt(port) });
    const message = await getRefusal(site);
    expect(message).toContain(`DATABASE_URL names PostgreSQL at 127.0.0.1:${port}`);
    expect(message).toMatch(words);
  });

  test.each([
    ['28000', 'rejects the login of ines'],
    ['3D000', 'database stays does not exist. Create it (createdb stays)'],
    ['58P01', 'btree_gist is missing'],
    ['ECONNREFUSED', 'nothing listens there'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'its certificate is not signed by a trusted authority'],
    ['XX000', 'its error is “refused”'],
  ])('the connection to the database ends with %s', (code, words) => {
    const message = databaseError(serverAt(5432), Object.assign(new Error('refused'), { code }));
    expect(String(message)).toContain('DATABASE_URL names PostgreSQL at 127.0.0.1:5432');
    expect(String(message)).toContain(words);
  });

  test('the server has no TLS, and it is required', () => {
    const message = databaseError(serverAt(5432), new Error('The server does not support SSL connections'));
    expect(String(message)).toContain('it does not support TLS');
  });

  test('the database has a newer version', async () => {
    const dataDir = await createTestFolder();
    const store = await openStore({ dataDir, databaseUrl: undefined, template: await createTemplate() });
    await store.pool.query(`insert into kysely_migration values ('999-later', '2027-01-01')`);
    await store.close();
    const message = await getRefusal(startSite({ DATA_DIR: dataDir }));
    expect(message).toContain(
      `The database in DATA_DIR ${dataDir} was migrated by a newer version of the site (it has 999-later)`,
    );
  });

  test('the site does not start without a build, and names the command', async () => {
    const folder = await createTestFolder();
    for (const part of ['server', 'contract', 'locales', 'src/theme', 'package.json']) {
      await cp(join(root, part), join(folder, part), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await mkdir(join(folder, 'dist/client'), { recursive: true });
    const message = await getRefusal(startSite({ DATA_DIR: join(folder, 'data') }, folder));
    expect(message).toContain('The site is not built');
    expect(message).toContain('npm run build');
  });
});

describe('an unreachable database at the start', () => {
  test('is tried again until the database answers', async () => {
    const port = await findFreePort();
    const site = startSite({ DATA_DIR: await createTestFolder(), DATABASE_URL: serverAt(port) });
    await site.waitForOutput(/DATABASE_URL: the database cannot be reached yet, retrying/);
    await startRefusingPostgres({ code: '28P01', when: 'login', port });
    expect(await getRefusal(site)).toContain('rejects the login of ines');
  });

  test.each([
    ['127.0.0.1', /nothing listens there\. Start PostgreSQL/],
    ['a socket that is not there', /nothing listens there\. Start PostgreSQL/],
    ['nowhere.invalid', /host name (is unknown|cannot be resolved now)/],
  ])('ends the start after a while at %s', async (host, words) => {
    const { log, lines } = createTestLog();
    const where = host.startsWith('a socket')
      ? 'localhost/stays?host=/nowhere'
      : `${host}:${await findFreePort()}/stays`;
    const databaseUrl = `postgres://ines:hunter2@${where}`;
    const patience = 30_000;
    // The time passes after the first attempt.
    vi.spyOn(performance, 'now').mockImplementation(() => (lines.length === 0 ? 0 : patience));
    onTestFinished(() => void vi.restoreAllMocks());
    const opening = openWhenReachable({ dataDir: '/nowhere', databaseUrl, log, patience });
    await expect(opening).rejects.toThrow(words);
    expect(lines.join('')).toContain('retrying');
  });

  test('is not waited for after other errors', async () => {
    const { log, lines } = createTestLog();
    const where = { dataDir: '/nowhere', databaseUrl: serverAt(await findFreePort()) };
    const sound = Promise.reject(new Error('a mistake'));
    const opening = openWhenReachable({ ...where, log, sound, patience: 30_000 });
    await expect(opening).rejects.toThrow('a mistake');
    expect(lines).toEqual([]);
  });
});
