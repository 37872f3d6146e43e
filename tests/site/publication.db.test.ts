import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewPicture } from '../../contract/values/pictures.ts';
import { embeddedBackend } from '../../server/site/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { openTestHost, siteClient, type TestHost } from '../support/testHost.ts';
import { openTestSite } from './support/site.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost(['casa', 'villa']);
  await host.commands.run('content.import', {});
});
afterAll(() => host.close());

async function publish(name: string, change: Parameters<typeof writeContent>[2] = () => undefined) {
  const folder = await createTestFolder();
  await writeContent(folder, ['casa'], (files, id) => {
    files.texts.en.name = name;
    change(files, id);
  });
  await host.commands.run('content.import', { folder });
}

test('pages, pictures and the sitemap follow a publication', async () => {
  const backend = embeddedBackend(host, 'http://localhost');
  const site = await openTestSite({
    backend: { ...backend, requestToken: (_, ...more) => backend.requestToken(siteClient, ...more) },
  });
  const page = await site.text('/en/casa');
  expect(page).toContain('Casa casa (en)');
  const landing = await site.text('/en');
  const photo = /\/media\/casa\/[^"\s]+/.exec(page)![0];
  const picture = (path: string) => site.ask(path).then((answer) => answer.arrayBuffer());
  const preview = previewPicture('en', 'casa');
  const before = Buffer.from(await picture(preview));

  await publish('Quinta Nova');
  expect(await site.text('/en/casa')).toContain('Quinta Nova');
  expect(await site.text('/en')).not.toBe(landing);
  expect(Buffer.from(await picture(preview)).equals(before)).toBe(false);
  expect((await site.ask(photo)).status).toBe(200);

  expect(await site.text('/sitemap.xml')).toContain('/en/casa<');
  await publish('Quinta Velha', ({ property }) => Object.assign(property, { retired: 'yes' }));
  expect(await site.text('/sitemap.xml')).not.toContain('/en/casa<');
  expect((await site.ask('/en/casa')).status).toBe(410);
});
