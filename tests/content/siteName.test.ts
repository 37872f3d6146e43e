import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent, readSiteName } from '../../server/host/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

const host =
  'name: Casas da Ana, Lda.\naddress: Rua 1, Lisboa\ntaxNumber: 501442600\nemail: ana@casa-da-ana.pt\n';

async function getContent(ids: readonly string[], retired: readonly string[] = []) {
  const dir = await createTestFolder();
  await writeContent(dir, ids, ({ property }, id) => {
    if (retired.includes(id)) Object.assign(property, { retired: 'true' });
  });
  await writeFile(join(dir, 'host.yaml'), host);
  return dir;
}

test('the site has the name in host.yaml, which is not part of the host’s name', async () => {
  const dir = await getContent(['casa']);
  await writeFile(join(dir, 'host.yaml'), `${host}siteName: Casas do Rio\n`);
  expect(await readSiteName(dir)).toBe('Casas do Rio');
  const { units } = await loadContent(dir);
  expect(units.get('casa')!.seller).toEqual({
    name: 'Casas da Ana, Lda.',
    address: 'Rua 1, Lisboa',
    taxNumber: '501442600',
    email: 'ana@casa-da-ana.pt',
    disputeBodies: [],
  });
});

test('a site with one rented-out property has its name, in the first language', async () => {
  expect(await readSiteName(await getContent(['casa']), ['pt', 'en'])).toBe('Casa casa (pt)');
  expect(await readSiteName(await getContent(['casa', 'villa'], ['casa']), ['de'])).toBe('Casa villa (de)');
});

test('a site with several properties is called as the host', async () => {
  const dir = await getContent(['casa', 'villa']);
  expect(await readSiteName(dir)).toBe('Casas da Ana, Lda.');
  await rm(join(dir, 'host.yaml'));
  expect(await readSiteName(dir)).toBe('Ana');
});

test('an unreadable folder gives the site no name', async () => {
  expect(await readSiteName(join(await createTestFolder(), 'missing'))).toBeUndefined();
});
