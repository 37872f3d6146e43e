import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { previewPath, uploadedPhotoPath } from '../../contract/dashboard/operations.ts';
import type { Role } from '../../contract/dashboard/role.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { addPhoto } from '../../server/host/photos/addPhoto.ts';
import { databasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { receivePhoto } from '../../server/host/photos/receivePhoto.ts';
import { appendPart, startUpload } from '../../server/host/photos/uploads.ts';
import { discardDraft, readNewest, storeDraft } from '../../server/host/units/drafts.ts';
import { readVersion } from '../../server/host/units/versions.ts';
import { findUser } from '../../server/host/users/index.ts';
import { embeddedBackend } from '../../server/site/index.ts';
import { getEmail, openDashboard, site as origin, type Dashboard } from '../support/dashboard.ts';
import { siteClient } from '../support/testHost.ts';
import { openTestSite } from './support/site.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard(['casa', 'villa']);
  await dashboard.host.commands.run('content.import', { properties: ['casa'] });
});
afterAll(() => dashboard.close());

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeEach(async () => {
  const backend = embeddedBackend(dashboard.host, origin);
  site = await openTestSite({
    publicUrl: origin,
    backend: { ...backend, requestToken: (_, ...more) => backend.requestToken(siteClient, ...more) },
  });
});

/** Sends a request as a person with a role, or as a visitor. */
async function ask(path: string, role?: Role): Promise<Response> {
  if (role === undefined) return site.ask(path);
  const browser = dashboard.as(role);
  await browser.call('getSession');
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return site.ask(path, { headers: { Cookie: cookie } });
}

const preview = previewPath('casa', 'en');

/** Stores a draft of the property in which some texts are replaced. */
async function storeChanged(...changes: readonly (readonly [from: string, to: string])[]) {
  const { db } = dashboard.host;
  const { property, texts } = (await readVersion(db, 'casa', 2))!;
  const changed = changes.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    JSON.stringify({ property, texts }),
  );
  await discardDraft(db, 'casa');
  const source = JSON.parse(changed) as { property: unknown; texts: object };
  const follows = (await readNewest(db, 'casa'))?.hash;
  await storeDraft(db, { unitId: 'casa', source, follows });
}

/** Uploads a photo for the property, and returns its id. */
async function upload(): Promise<string> {
  const { db } = dashboard.host;
  const file = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { id: userId } = (await findUser(db, getEmail('owner')))!;
  const { id } = await inTransaction(db, async (trx) => {
    const started = await startUpload(trx, { userId, property: 'casa', size: file.length });
    return appendPart(trx, { id: started.id, userId }, { offset: 0, bytes: file });
  });
  const host = { db, photoStore: databasePhotos(db) };
  return (await addPhoto(host, { id, userId }, receivePhoto)).photo.id;
}

test('owner and manager see the page of the draft, and guests do not', async () => {
  await storeChanged(['Casa casa (en)', 'Casa Amanhã']);
  for (const role of ['owner', 'manager'] as const) {
    const answer = await ask(preview, role);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Casa Amanhã');
  }
  expect((await ask(preview)).status).toBe(401);
  expect((await ask(preview, 'cleaner')).status).toBe(403);
  expect((await ask(preview, 'accountant')).status).toBe(403);
  expect((await ask(previewPath('nowhere', 'en'), 'owner')).status).toBe(404);
  expect(await site.text('/en/casa')).toContain('Casa casa (en)');
  expect(await site.text('/en/casa')).not.toContain('Casa Amanhã');
});

test('a preview is never stored or listed, runs no scripts, and its links lead nowhere', async () => {
  const answer = await ask(preview, 'owner');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
  const html = await answer.text();
  expect(html).toContain('rel="stylesheet"');
  expect(html).not.toMatch(/<script|<noscript|canonical|modulepreload/);
  expect(
    [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].filter(([, href]) => !href!.startsWith('#')),
  ).toEqual([]);
  expect(html).toMatch(/<a\b/);
});

test('the page has the language of the address, and the present content without a draft', async () => {
  await discardDraft(dashboard.host.db, 'casa');
  const html = await (await ask(previewPath('casa', 'pt'), 'owner')).text();
  expect(html).toContain('<html lang="pt">');
  expect(html).toContain('Casa casa (pt)');
  expect(await (await ask(previewPath('villa', 'en'), 'owner')).text()).toContain('Casa villa (en)');
});

test('HTML in the texts of a draft stays text', async () => {
  await storeChanged(['Casa casa (en)', '<img src=x onerror=alert(1)></title><script>']);
  const html = await (await ask(preview, 'owner')).text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img src=x|<script/);
});

test('an incomplete draft is answered with its errors in the language of the person', async () => {
  await storeChanged(['"maxGuests":"4"', '"maxGuests":"<b>four"'], ['01-front.webp', '02-none.webp']);
  const answer = await ask(preview, 'owner');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('has to be corrected');
  expect(html).toContain('“02-none.webp”');
  expect(html).not.toMatch(/<script|<b>/);
});

test('the map of a draft shows its place, to people who have signed in', async () => {
  await storeChanged(['38.7119', '41.1496'], ['-9.1287', '-8.6110']);
  const html = await (await ask(preview, 'owner')).text();
  const [, map = ''] = /href="([^"#]*\/locator\/[^"#]*)#/.exec(html) ?? [];
  expect(map).toContain('/41.15,-8.61');
  const answer = await ask(map, 'owner');
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer.headers.get('Cache-Control')).toMatch(/^private/);
  expect((await ask(map)).status).toBe(401);
  expect((await ask(map.replace('41.15', '41.25'), 'owner')).status).toBe(404);
});

test('a photo of a draft is shown to people who have signed in, in the widths of the site', async () => {
  await ask(preview, 'owner');
  const id = await upload();
  await storeChanged(['01-front.webp', `${id}.jpg`]);
  const html = await (await ask(preview, 'owner')).text();
  const [address] = html.match(new RegExp(`${uploadedPhotoPath(id)}\\?width=\\d+`)) ?? [];
  expect(address).toBeDefined();

  const shown = await ask(uploadedPhotoPath(id, 640), 'owner');
  expect(shown.headers.get('Cache-Control')).toMatch(/^private/);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(640);
  expect((await ask(`${uploadedPhotoPath(id)}?width=641`, 'owner')).status).toBe(404);
  expect((await ask(address!)).status).toBe(401);
  for (const path of [`/media/casa/${id}.jpg`, `/images/640/casa/${id}.webp`]) {
    expect((await ask(path)).status).toBe(404);
  }

  await dashboard.host.commands.run('content.publish', { property: 'casa' });
  const photo = /\/media\/casa\/[^"\s]+/.exec(await site.text('/en/casa'))![0];
  expect(photo).toContain(id);
  await dashboard.as('owner').call('setFocalPoint', {
    params: { photo: id },
    body: { focalPoint: { x: 0.25, y: 1 } },
  });
  const { headers } = await ask(photo);
  expect([headers.get('Content-Type'), headers.get('Focal-Point')]).toEqual(['image/jpeg', '0.25 1']);
  expect((await ask(`/images/640/casa/${id}.webp`)).status).toBe(200);
});
