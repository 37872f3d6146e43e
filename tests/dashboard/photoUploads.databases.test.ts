import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhotoUpload } from '../../contract/dashboard/photos.ts';
import { dashboardBase, uploadedPhotoPath } from '../../contract/dashboard/operations.ts';
import { mostPhotoBytes, photoPartBytes } from '../../contract/values/photoLimits.ts';
import { getRefusedKind, openDashboard, site, type Browser, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
let file: Buffer;
beforeAll(async () => {
  dashboard = await openDashboard();
  const noise = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } });
  file = await noise.png().toBuffer();
});
afterAll(() => dashboard.close());

const start = (browser: Browser, size = file.length) =>
  browser.call('startPhotoUpload', { body: { property: 'casa', size } });

const sendPart = (browser: Browser, { id }: PhotoUpload, from: number, to: number) =>
  browser.call('sendPhotoPart', {
    params: { upload: id },
    query: { offset: String(from) },
    body: file.subarray(from, to),
  });

/** Sends the first part of an upload as it is read. */
const sendStream = ({ cookies }: Browser, id: string, body: ReadableStream<Uint8Array>) =>
  dashboard.host.fetch(
    new Request(`${site}${dashboardBase}/photo-uploads/${id}/parts?offset=0`, {
      method: 'POST',
      headers: {
        Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        Origin: site,
        'Content-Type': 'application/octet-stream',
      },
      body,
      duplex: 'half',
    } as RequestInit),
  );

const finish = (browser: Browser, { id }: PhotoUpload, headers = {}) =>
  browser.call('addPhoto', { params: { upload: id }, headers });

const showPhoto = async (browser: Browser, id: string) => {
  // The first call signs the person in.
  await browser.send('getSession');
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return dashboard.host.fetch(new Request(site + uploadedPhotoPath(id), { headers: { Cookie: cookie } }));
};

const actions = () => dashboard.host.db.selectFrom('hostAction').select(['action', 'unitId']).execute();

test('an upload that is interrupted ten times continues where it stopped', async () => {
  const owner = dashboard.as('owner');
  const upload = await start(owner);
  const step = Math.ceil(file.length / 11);
  for (let times = 0; times <= 10; times += 1) {
    // The answer of the part before was lost, so the client asks.
    const { offset } = await owner.call('getPhotoUpload', { params: { upload: upload.id } });
    expect(offset).toBe(times * step);
    await sendPart(owner, upload, offset, offset + step);
  }
  const headers = { 'Idempotency-Key': 'finish' };
  const photo = await finish(owner, upload, headers);
  expect(photo).toMatchObject({ type: 'image/jpeg', width: 300, height: 200, focalPoint: null });
  expect(await owner.call('getPhotoUpload', { params: { upload: upload.id } })).toMatchObject({
    offset: file.length,
    photo,
  });
  expect(await dashboard.host.db.selectFrom('photoUploadPart').selectAll().execute()).toEqual([]);
  expect(await actions()).toEqual([{ action: 'addPhoto', unitId: 'casa' }]);
  // The answer was lost, or the page was loaded again.
  expect(await finish(owner, upload, headers)).toEqual(photo);
  expect(await finish(owner, upload)).toEqual(photo);

  const shown = await showPhoto(dashboard.as('manager'), photo.id);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(300);
});

test('a part that does not begin at the offset, or is longer than the rest, changes nothing', async () => {
  const owner = dashboard.as('owner');
  const upload = await start(owner);
  await sendPart(owner, upload, 0, 1000);
  const wrong = [
    [0, 1000],
    [500, 1500],
    [2000, 3000],
  ] as const;
  for (const [from, to] of wrong) {
    expect(await getRefusedKind(sendPart(owner, upload, from, to))).toBe('wrong-offset');
  }
  const tooLong = owner.call('sendPhotoPart', {
    params: { upload: upload.id },
    query: { offset: '1000' },
    body: Buffer.alloc(file.length),
  });
  expect(await getRefusedKind(tooLong)).toBe('wrong-offset');
  expect(await getRefusedKind(finish(owner, upload))).toBe('upload-incomplete');
  await sendPart(owner, upload, 1000, file.length);
  expect((await owner.call('getPhotoUpload', { params: { upload: upload.id } })).offset).toBe(file.length);
});

test('two tabs that send the same upload store each byte once, and get the same photo', async () => {
  const [one, other] = [dashboard.as('owner'), dashboard.as('owner')];
  const upload = await start(one);
  const half = Math.floor(file.length / 2);
  const sendBoth = async (from: number, to: number) => {
    const kinds = await Promise.all(
      [one, other].map((tab) => getRefusedKind(sendPart(tab, upload, from, to))),
    );
    expect(new Set(kinds)).toEqual(new Set(['answered', 'wrong-offset']));
  };
  await sendBoth(0, half);
  await sendBoth(half, file.length);
  const [first, second] = await Promise.all([one, other].map((tab) => finish(tab, upload)));
  expect(second).toEqual(first);
});

test('an upload exists only for the person who started it', async () => {
  const upload = await start(dashboard.as('owner'));
  const manager = dashboard.as('manager');
  const params = { upload: upload.id };
  expect(await getRefusedKind(manager.call('getPhotoUpload', { params }))).toBe('not-found');
  expect(await getRefusedKind(sendPart(manager, upload, 0, 10))).toBe('not-found');
  expect(await getRefusedKind(finish(manager, upload))).toBe('not-found');
});

test('an expired upload cannot be continued', async () => {
  const owner = dashboard.as('owner');
  const upload = await start(owner);
  await dashboard.host.db.updateTable('photoUpload').set({ expiresAt: new Date() }).execute();
  expect(await getRefusedKind(sendPart(owner, upload, 0, 10))).toBe('not-found');
  expect(await getRefusedKind(finish(owner, upload))).toBe('not-found');
});

test('the oldest unfinished uploads of a person end when there are too many', async () => {
  const owner = dashboard.as('owner');
  const first = await start(owner, mostPhotoBytes);
  for (let more = 1; more < 20; more += 1) await start(owner, mostPhotoBytes);
  expect((await owner.call('getPhotoUpload', { params: { upload: first.id } })).offset).toBe(0);
  await start(owner, mostPhotoBytes);
  const gone = owner.call('getPhotoUpload', { params: { upload: first.id } });
  expect(await getRefusedKind(gone)).toBe('not-found');
});

test('a file that is too large is refused when it is announced', async () => {
  const owner = dashboard.as('owner');
  for (const size of [mostPhotoBytes + 1, 2_147_483_648]) {
    expect(await getRefusedKind(start(owner, size))).toBe('photo-too-large');
  }
  for (const size of [0, -1, 1.5, Number.MAX_VALUE]) {
    expect(await getRefusedKind(start(owner, size))).toBe('validation-failed');
  }
});

test('a file that is no picture is refused, and nothing of it is stored as a photo', async () => {
  const owner = dashboard.as('owner');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const upload = await start(owner, svg.length);
  await owner.call('sendPhotoPart', { params: { upload: upload.id }, query: { offset: '0' }, body: svg });
  expect(await getRefusedKind(finish(owner, upload))).toBe('photo-not-supported');
  expect(await getRefusedKind(finish(owner, upload))).toBe('photo-not-supported');
});

test('a part has 250 kB at most, and is read no further', async () => {
  const owner = dashboard.as('owner');
  const { id } = await start(owner, mostPhotoBytes);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const answer = await sendStream(owner, id, body);
  expect(answer.status).toBe(400);
  expect(sent).toBeLessThan(photoPartBytes + 5 * 65_536);
  expect((await owner.call('getPhotoUpload', { params: { upload: id } })).offset).toBe(0);
});

test('parts that arrive slowly hold up no other call, and are not stored if they break off', async () => {
  const owner = dashboard.as('owner');
  const { id } = await start(owner, mostPhotoBytes);
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const parts = Array.from({ length: 20 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(1));
        bodies.push(controller);
      },
    });
    return sendStream(owner, id, body);
  });
  expect((await owner.call('getPhotoUpload', { params: { upload: id } })).offset).toBe(0);
  for (const body of bodies) body.error(new Error('the connection has ended'));
  const statuses = (await Promise.allSettled(parts)).map((part) =>
    part.status === 'fulfilled' ? part.value.status : 'broken off',
  );
  expect(statuses).not.toContain(200);
  expect((await owner.call('getPhotoUpload', { params: { upload: id } })).offset).toBe(0);
});

test('a photo has a focal point, and is shown only to people who have signed in', async () => {
  const owner = dashboard.as('owner');
  const id = '0123456789abcdef0123456789abcdef';
  const { db } = dashboard.host;
  const size = { width: 300, height: 200 };
  await db
    .insertInto('photo')
    .values({ id, storedAs: `${id}-1`, type: 'image/jpeg', expiresAt: new Date(), ...size })
    .execute();
  const focalPoint = { x: 0.25, y: 1 };
  const params = { photo: id };
  expect(await owner.call('setFocalPoint', { params, body: { focalPoint } })).toMatchObject({ focalPoint });
  expect(await owner.call('setFocalPoint', { params, body: { focalPoint: null } })).toMatchObject({
    focalPoint: null,
  });
  const nearCorner = { focalPoint: { x: 1e-320, y: 0.333333 } };
  expect(await owner.call('setFocalPoint', { params, body: nearCorner })).toMatchObject({
    focalPoint: { x: 0, y: 0.3333 },
  });
  const unknown = owner.call('setFocalPoint', { params: { photo: 'unknown' }, body: { focalPoint } });
  expect(await getRefusedKind(unknown)).toBe('not-found');
  expect((await showPhoto(dashboard.visit(), id)).status).toBe(401);
  expect((await showPhoto(owner, 'unknown%00')).status).toBe(404);
  expect((await showPhoto(dashboard.as('cleaner'), id)).status).toBe(403);
  expect((await showPhoto(owner, '..%2f..%2fsecret-key')).status).toBe(404);
});
