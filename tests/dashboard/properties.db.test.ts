import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeFields } from '../../contract/content/documentFields.ts';
import { propertyArchivePath } from '../../contract/dashboard/operations.ts';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import { Bookings } from '../support/bookings.ts';
import { getRefusedKind, openDashboard, site, type Browser, type Dashboard } from '../support/dashboard.ts';
import { createTestFolder } from '../support/folders.ts';

let dashboard: Dashboard;
let owner: Browser;
let bookings: Bookings;
beforeAll(async () => {
  dashboard = await openDashboard(['casa', 'next', 'villa']);
  owner = dashboard.as('owner');
  bookings = new Bookings(dashboard.host);
  await owner.call('adoptProperty', { params: { property: 'casa' } });
});
afterAll(() => dashboard.close());

const show = (property = 'casa') => owner.call('showProperty', { params: { property } });
const list = async () => (await owner.call('listProperties')).properties;
const find = async (id: string) => (await list()).find(({ property }) => property === id);
const readName = async () => (await bookings.call<UnitDescription>('GET', '/rental-unit/casa')).body.name;

const save = async (
  path: readonly (string | number)[],
  value: unknown,
  property = 'casa',
  browser = owner,
) => {
  const { revision, document } = await show(property);
  return browser.call('saveDraft', {
    params: { property },
    body: { revision, document: changeFields(document, [{ path, value }]) as typeof document },
  });
};

const rename = (name: string, browser = owner) => save(['texts', 'en', 'name'], name, 'casa', browser);
const publish = (revision: string, property = 'casa', note?: string) =>
  owner.call('publishProperty', { params: { property }, body: { revision, ...(note && { note }) } });
const discard = (revision: string, property = 'casa') =>
  owner.call('discardDraft', { params: { property }, body: { revision } });

const actions = async () =>
  (await owner.call('listActions', { query: { kind: 'properties' } })).actions.map(
    ({ action, unitId }) => `${action} ${unitId}`,
  );

describe('a draft', () => {
  test('changes nothing for guests until it is published', async () => {
    const before = await readName();
    const { revision, errors } = await rename('Casa Nova');
    expect(errors).toEqual([]);
    expect(await show()).toMatchObject({
      revision,
      hasDraft: true,
      managedBy: 'dashboard',
      isRetired: false,
    });
    expect(await find('casa')).toMatchObject({ state: 'online', hasDraft: true, name: 'Casa Nova' });
    expect(await readName()).toBe(before);
    const { version } = await publish(revision, 'casa', 'new name');
    expect(await readName()).toBe('Casa Nova');
    expect(await find('casa')).toMatchObject({ hasDraft: false });
    // The answer was lost.
    expect(await publish(revision)).toEqual({ property: 'casa', version });
    const { versions } = await owner.call('listVersions', { params: { property: 'casa' } });
    expect(versions[0]).toMatchObject({ version, state: 'published', author: 'owner', note: 'new name' });
    expect(versions.at(-1)).toMatchObject({ managedBy: 'files', author: null });
  });

  test('of another person is a conflict, and remains as it is', async () => {
    const { revision, document } = await show();
    await rename('Casa da Manuela', dashboard.as('manager'));
    const mine = { params: { property: 'casa' }, body: { revision, document: { ...document, texts: {} } } };
    expect(await getRefusedKind(owner.call('saveDraft', mine))).toBe('draft-changed');
    expect(await getRefusedKind(publish(revision))).toBe('draft-changed');
    expect(await getRefusedKind(discard(revision))).toBe('draft-changed');
    const present = await show();
    expect(present.document.texts.en).toMatchObject({ name: 'Casa da Manuela' });
    await discard(present.revision);
    expect(await show()).toMatchObject({ revision, hasDraft: false });
    // Somebody else has discarded it already.
    await discard(present.revision);
  });

  test('with errors is stored, names their fields, and cannot be published', async () => {
    const { revision, errors } = await save(['property', 'maxGuests'], 'four');
    expect(errors).toEqual([{ code: 'notWholeNumber', params: {}, path: ['property', 'maxGuests'] }]);
    expect(await find('casa')).toMatchObject({ errors: 1, missing: errors });
    expect(await getRefusedKind(publish(revision))).toBe('content-incomplete');
    await discard(revision);
  });

  test('that names a photo nobody has uploaded has an error', async () => {
    const { revision, errors } = await save(['property', 'photos', 0], 'other.jpg');
    expect(errors).toMatchObject([{ code: 'photoMissing', path: ['property', 'photos', 0] }]);
    await discard(revision);
  });

  test('may be several times as long as the demo', async () => {
    const getNotes = (length: number) => Array.from({ length: 20 }, () => 'x'.repeat(length));
    const { revision, errors } = await save(['texts', 'en', 'notes'], getNotes(6_000));
    expect(errors).toEqual([]);
    await discard(revision);
    expect(await getRefusedKind(save(['texts', 'en', 'notes'], getNotes(13_000)))).toBe('validation-failed');
  });

  test('of a property that files manage is refused', async () => {
    const { revision, document, managedBy } = await show('next');
    expect(managedBy).toBe('files');
    const body = { revision, document };
    const saved = owner.call('saveDraft', { params: { property: 'next' }, body });
    expect(await getRefusedKind(saved)).toBe('managed-by-files');
    expect(await getRefusedKind(publish(revision, 'next'))).toBe('managed-by-files');
    const retired = owner.call('retireProperty', { params: { property: 'next' }, body: { isRetired: true } });
    expect(await getRefusedKind(retired)).toBe('managed-by-files');
  });

  test('is not logged, but what follows from it is', async () => {
    const logged = await actions();
    expect(logged).toContain('publishProperty casa');
    expect(logged).toContain('discardDraft casa');
    expect(logged.some((entry) => entry.startsWith('saveDraft'))).toBe(false);
  });
});

test('a reservation keeps its price and its terms after a publication', async () => {
  const stay = await bookings.confirmed('casa', 60);
  const before = (await bookings.read(stay)).body;
  await save(['property', 'pricing', 'rate'], '901');
  const changed = await save(['property', 'paymentOptions', 0, 'cancellation', 0, 'refundPercentage'], '90');
  await publish(changed.revision);
  const later = (await bookings.read(await bookings.hold('casa', 70))).body;
  expect(later.quote.total.amount).toBeGreaterThan(3 * 90_000);
  expect(later.cancellation.policies[0]).toMatchObject({ refundPercentage: 90 });
  expect((await bookings.read(stay)).body).toEqual(before);
  const { body } = await bookings.cancel(stay);
  expect(body.refund).toMatchObject({ percentage: 100, total: before.quote.total });
});

describe('a new property', () => {
  const create = (property: string, like?: string) =>
    owner.call('createProperty', {
      body: { property, name: 'Casa do Rio', language: 'pt', ...(like && { like }) },
    });

  test('is incomplete, and is not published by mistake', async () => {
    const { revision } = await create('casa-do-rio');
    expect(await find('casa-do-rio')).toMatchObject({
      state: 'incomplete',
      name: 'Casa do Rio',
      photo: null,
    });
    const { errors, published } = await show('casa-do-rio');
    expect(published).toBeNull();
    const fields = errors.map(({ path }) => path.join('.'));
    for (const field of [
      'registrationNumber',
      'pricing.rate',
      'contact.phone',
      'location.latitude',
      'maxGuests',
    ]) {
      expect(fields).toContain(`property.${field}`);
    }
    expect(errors.every(({ code }) => code === 'missing')).toBe(true);
    expect(await getRefusedKind(publish(revision, 'casa-do-rio'))).toBe('content-incomplete');
    expect((await bookings.call('GET', '/rental-unit/casa-do-rio')).problem.status).toBe(404);
    // The answer was lost.
    expect(await create('casa-do-rio')).toEqual({ property: 'casa-do-rio', revision });
    await discard(revision, 'casa-do-rio');
    expect(await find('casa-do-rio')).toBeUndefined();
    expect(await getRefusedKind(show('casa-do-rio'))).toBe('not-found');
  });

  test.each(['casa', 'next', 'reservation', 'legal'])('cannot have the name %s', async (id) => {
    expect(await getRefusedKind(create(id))).toBe('property-exists');
  });

  test.each(['casa', 'next'])(
    'can be like %s, with its photos but without its registration',
    async (like) => {
      const { revision } = await create(`like-${like}`, like);
      const { document, errors, photos } = await show(`like-${like}`);
      expect(errors).toMatchObject([{ code: 'missing', path: ['property', 'registrationNumber'] }]);
      expect(document.property).not.toHaveProperty('reviews');
      expect(document.property).not.toHaveProperty('siba');
      expect(document.texts.en).toMatchObject({ name: 'Casa do Rio' });
      expect(photos).toMatchObject([{ file: '01-front.webp', id: expect.any(String) }]);
      await discard(revision, `like-${like}`);
    },
  );

  test('like an unknown one is refused', async () => {
    expect(await getRefusedKind(create('rio', 'nowhere'))).toBe('not-found');
  });
});

test('a retired property is not offered until it is offered again, and its draft follows', async () => {
  await rename('Casa Entwurf');
  const retire = (isRetired: boolean) =>
    owner.call('retireProperty', { params: { property: 'casa' }, body: { isRetired } });
  const { version } = await retire(true);
  expect(await retire(true)).toEqual({ property: 'casa', version });
  expect((await bookings.call('GET', '/rental-unit/casa')).problem.status).toBe(410);
  expect(await find('casa')).toMatchObject({ state: 'retired', hasDraft: true, name: 'Casa Entwurf' });
  const { document, revision, isRetired } = await show();
  expect([isRetired, document.property]).toMatchObject([true, { retired: 'yes' }]);
  await retire(false);
  expect(await readName()).not.toBe('Casa Entwurf');
  expect(await getRefusedKind(discard(revision))).toBe('draft-changed');
  await discard((await show()).revision);
});

test('the order of the site is that of the host, then of the names', async () => {
  const getIds = async () => (await list()).map(({ property }) => property);
  const getShown = () => dashboard.host.getOffered().unitIds;
  expect(await getIds()).toEqual(['casa', 'next', 'villa']);
  const order = (properties: string[]) => owner.call('orderProperties', { body: { properties } });
  expect(await order(['villa', 'removed', 'casa', 'villa'])).toEqual({
    properties: ['villa', 'removed', 'casa'],
  });
  expect(await getIds()).toEqual(['villa', 'casa', 'next']);
  expect(getShown()).toEqual(['villa', 'casa', 'next']);
  const { version } = dashboard.host.getOffered();
  await order(['villa', 'removed', 'casa']);
  expect(dashboard.host.getOffered().version).toBe(version);
  await order([]);
  expect(getShown()).toEqual(['casa', 'next', 'villa']);
});

test('a property moves from its files to the dashboard and back', async () => {
  const params = { property: 'villa' };
  const adopted = await owner.call('adoptProperty', { params });
  expect(await owner.call('adoptProperty', { params })).toEqual(adopted);
  expect(await find('villa')).toMatchObject({ managedBy: 'dashboard', state: 'online', errors: 0 });
  const { revision } = await save(['property', 'maxGuests'], '9', 'villa');
  expect(await owner.call('returnToFiles', { params })).toEqual({ property: 'villa' });
  expect(await owner.call('returnToFiles', { params })).toEqual({ property: 'villa' });
  expect(await find('villa')).toMatchObject({ managedBy: 'files', hasDraft: false });
  const inFiles = await show('villa');
  expect(inFiles).toMatchObject({ managedBy: 'files', hasDraft: false });
  expect(inFiles.document).toEqual(inFiles.published?.document);
  await owner.call('adoptProperty', { params });
  expect(await show('villa'), 'the draft of the dashboard').toMatchObject({ hasDraft: true, revision });
  await discard(revision, 'villa');
  await owner.call('returnToFiles', { params });
  for (const name of ['adoptProperty', 'returnToFiles'] as const) {
    expect(await getRefusedKind(owner.call(name, { params: { property: 'nowhere' } }))).toBe('not-found');
  }
});

async function download(property: string, browser: Browser): Promise<Response> {
  // The first call signs the person in.
  await browser.send('getSession');
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return dashboard.host.fetch(
    new Request(site + propertyArchivePath(property), { headers: { Cookie: cookie } }),
  );
}

/** Unpacks the archive of a property, and returns its folder with the paths of its files. */
async function unpack(id: string) {
  const answer = await download(id, dashboard.as('manager'));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${id}.zip"`,
    'cache-control': 'no-store',
  });
  const { files } = await JSZip.loadAsync(await answer.arrayBuffer(), { checkCRC32: true });
  const folder = await createTestFolder();
  for (const [path, file] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), await file.async('nodebuffer'));
  }
  return { folder, paths: Object.keys(files).toSorted() };
}

test.each(['casa', 'next'])('the archive of %s contains the folder of an export', async (id) => {
  const { folder, paths } = await unpack(id);
  const exported = await createTestFolder();
  await dashboard.host.commands.run('content.export', { folder: exported, properties: [id] });
  const written = await readdir(join(exported, id), { recursive: true, withFileTypes: true });
  const files = written.filter((entry) => entry.isFile());
  const getPath = ({ parentPath, name }: Dirent) => relative(exported, join(parentPath, name));
  expect(paths).toEqual(files.map(getPath).toSorted());
  for (const path of paths) {
    const original = await readFile(join(exported, path), 'base64');
    expect(await readFile(join(folder, path), 'base64'), path).toBe(original);
  }
});

test('an import of the archive of a property changes nothing', async () => {
  const { folder } = await unpack('casa');
  const imported = await dashboard.host.commands.run('content.import', { folder });
  expect(imported).toEqual([{ property: 'casa', version: null }]);
});

test('a property is downloaded only by people who may read its content', async () => {
  const getStatus = async (id: string, browser: Browser) => (await download(id, browser)).status;
  expect(await getStatus('casa', dashboard.visit())).toBe(401);
  expect(await getStatus('casa', dashboard.as('cleaner'))).toBe(403);
  expect(await getStatus('casa', dashboard.as('accountant'))).toBe(403);
  expect(await getStatus('nowhere', owner)).toBe(404);
});

test('an earlier version can be read', async () => {
  const { document } = await owner.call('showVersion', { params: { property: 'casa', version: '1' } });
  expect(document.texts.en).toMatchObject({ name: 'Casa casa (en)' });
  const unknown = owner.call('showVersion', { params: { property: 'casa', version: '99' } });
  expect(await getRefusedKind(unknown)).toBe('not-found');
  const nowhere = owner.call('listVersions', { params: { property: 'nowhere' } });
  expect(await getRefusedKind(nowhere)).toBe('not-found');
});
