import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ListedBulletins } from '../../server/host/commands/index.ts';
import { createLegalForm } from '../support/guests.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const place = await createInstallation(afterAll);
const site = await startSite(place, { atTheEnd: afterAll });
const german = createLegalForm();
const portuguese = createLegalForm({ nationality: 'PRT', documentCountry: 'PRT' });
const folder = join(place.dataDir, 'bulletins');

test('arrived guests are listed, exported into a file for the host alone, and listed no longer', async () => {
  const arrived = await site.book(0);
  const coming = await site.book(30);
  const listed = async () =>
    (await runCommand(place, ['bulletins', 'due', '--json'])).json() as ListedBulletins[];
  expect(await listed()).toMatchObject([{ number: arrived.number, guests: 'missing' }]);
  const early = await runCommand(place, ['bulletins', 'export', '--yes']);
  expect(early).toMatchObject({ code: 0, out: 'No guests are ready to be reported.\n' });
  const named = await runCommand(place, ['bulletins', 'export', coming.number, '--yes']);
  expect(named).toMatchObject({ code: 1, err: expect.stringContaining('has no guests to report') });

  await site.register(arrived, [german, portuguese]);
  expect(await listed()).toMatchObject([{ number: arrived.number, bulletins: 1, isLate: false }]);
  const unasked = await runCommand(place, ['bulletins', 'export']);
  expect(unasked).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
  expect(await readdir(place.dataDir)).not.toContain('bulletins');

  const exported = await runCommand(place, ['bulletins', 'export', '--yes', '--json']);
  expect(exported.code).toBe(0);
  expect(exported.err).toContain('then delete it');
  const [name] = await readdir(folder);
  const file = join(folder, name!);
  expect(exported.json()).toEqual([
    {
      file,
      unitId: 'casa',
      guests: 1,
      reservationIds: [arrived.id],
      warnings: [],
    },
  ]);
  expect(await readFile(file, 'utf8')).toContain(german.documentNumber);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  expect(await listed()).toEqual([]);
  expect((await runCommand(place, ['bulletins', 'due', '--all'])).out).toContain('exported');
  const again = await runCommand(place, [
    'bulletins',
    'export',
    arrived.number,
    '--out',
    join(place.folder, 'again'),
    '--yes',
  ]);
  expect(again.out).toContain(join(place.folder, 'again', 'siba-casa-2.xml'));

  const shown = await runCommand(place, ['reservations', 'show', arrived.number, '--json']);
  expect(shown.json()).toMatchObject({ registration: { status: 'confirmed', guests: 2 } });
  const resent = await runCommand(place, ['mails', 'resend', arrived.number, 'registered']);
  expect(resent.code).toBe(0);
  for (const text of [early, unasked, exported, again, shown].flatMap(({ out, err }) => [out, err])) {
    expect(text).not.toContain(german.documentNumber);
  }
  expect(site.log.join('')).not.toContain(german.documentNumber);
});

test('no guest is reported with the tax number and address of an example', async () => {
  const { json } = await runCommand(place, ['bulletins', 'due', '--all', '--json']);
  const [arrived] = json() as ListedBulletins[];
  await site.stop();
  const path = join(place.contentDir, 'casa', 'property.yaml');
  const before = await readFile(path, 'utf8');
  await writeFile(
    path,
    before.replace('501442600', '500000000').replace('ana@casa-da-ana.pt', 'ana@example.com'),
  );
  const refused = await runCommand(place, ['bulletins', 'export', arrived!.number, '--yes']);
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^casa\/property\.yaml: siba still has values of an example[^]*siba\.taxNumber has "500000000"[^]*siba\.contactEmail has "ana@example\.com"/,
    ),
  });
  await writeFile(path, before);
});

test('the host reads what to do when the secret key differs from that of the registration', async () => {
  const SECRET_KEY = 'not the one of this installation, but as long';
  await site.stop();
  const expected = /^SECRET_KEY is not the one[^\n]*Set it to that key again[^\n]*\n?$/;
  await expect(startSite(place, { secretKey: SECRET_KEY })).rejects.toThrow(expected);
  const refused = await runCommand(place, ['bulletins', 'export', '--yes'], { settings: { SECRET_KEY } });
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(expected) });
});
