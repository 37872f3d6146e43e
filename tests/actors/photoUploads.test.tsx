import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { Photo, PhotoUpload } from '../../contract/dashboard/photos.ts';
import { mostPhotoBytes, photoPartBytes } from '../../contract/values/photoLimits.ts';
import { samplePhoto } from '../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import type { PhotoAdded } from '../../machines/dashboard/photoUpload/photoUpload.types.ts';
import { declaredPhotoFollower, followPhotoUploads } from '../../machines/dashboard/photoUpload/uploads.ts';
import { createPhotoFollower, getPhotoUploads } from '../../src/dashboard/actors/photoUploads.ts';
import { createTurns } from '../../src/dashboard/actors/turns.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';

const property = 'casa-do-limoeiro';

/**
 * A host that stores the bytes of uploads. `interrupt` returns whether the answer to a call is lost: before the call has
 * taken effect, or after it.
 */
function createHost(interrupt: (call: string) => 'before' | 'after' | undefined = () => undefined) {
  const uploads = new Map<string, { size: number; bytes: number[] }>();
  const running = { now: 0, most: 0 };
  const show = (id: string): PhotoUpload => {
    const { size, bytes } = uploads.get(id)!;
    return { id, size, offset: bytes.length, expiresAt: '2027-03-02T10:00:00Z', photo: null };
  };
  async function answer<Result>(call: string, take: () => Result): Promise<Result> {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await Promise.resolve();
    running.now -= 1;
    const lost = interrupt(call);
    if (lost === 'before') throw new CallFailed('unreachable');
    const result = take();
    if (lost === 'after') throw new CallFailed('timed-out');
    return result;
  }
  const api = {
    startPhotoUpload: ({ body: { size } }: { body: { size: number } }, { idempotencyKey: id = '' }) =>
      answer('startPhotoUpload', () => {
        if (!uploads.has(id)) uploads.set(id, { size, bytes: [] });
        return show(id);
      }),
    getPhotoUpload: ({ params: { upload } }: { params: { upload: string } }) =>
      answer('getPhotoUpload', () => show(upload)),
    sendPhotoPart: (part: { params: { upload: string }; query: { offset: string }; body: Uint8Array }) =>
      answer('sendPhotoPart', () => {
        const { bytes } = uploads.get(part.params.upload)!;
        if (Number(part.query.offset) !== bytes.length) throw new CallFailed('wrong-offset');
        expect(part.body.length).toBeLessThanOrEqual(photoPartBytes);
        for (const byte of part.body) bytes.push(byte);
        return show(part.params.upload);
      }),
    addPhoto: ({ params: { upload } }: { params: { upload: string } }): Promise<Photo> =>
      answer('addPhoto', () => ({ ...samplePhoto, id: upload })),
  } as unknown as DashboardApi;
  return { api, uploads, running };
}

const createFile = (name: string, size: number, type = 'image/jpeg') =>
  new File([Uint8Array.from({ length: size }, (_, index) => index % 251)], name, { type });

/** Waits until every listed upload is in the state; the clock moves on by the pauses. */
async function waitForAll(uploads: ReturnType<typeof getPhotoUploads>, state: string): Promise<void> {
  const getStates = () => uploads.list().map(({ actor }) => actor.getSnapshot().value);
  for (let turn = 0; turn < 1000 && getStates().some((one) => one !== state); turn += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(new Set(getStates())).toEqual(new Set([state]));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('photos that are sent', () => {
  test('arrive whole although many answers are lost', async () => {
    let calls = 0;
    const lost = ['before', undefined, 'after', undefined, undefined] as const;
    const host = createHost(() => lost[calls++ % lost.length]);
    const uploads = getPhotoUploads(host.api, property);
    const file = createFile('terrace.jpg', 400_000);
    uploads.add([file], []);
    await waitForAll(uploads, 'added');
    const [stored] = [...host.uploads.values()];
    expect(Uint8Array.from(stored!.bytes)).toEqual(new Uint8Array(await file.arrayBuffer()));
    expect(calls).toBeGreaterThan(8);
  });

  test('are at most two at the same time', async () => {
    const host = createHost();
    const uploads = getPhotoUploads(host.api, property);
    uploads.add(
      ['a', 'b', 'c', 'd'].map((name) => createFile(`${name}.jpg`, 200_000)),
      [],
    );
    expect(uploads.list().map(({ actor }) => actor.getSnapshot().value)).toEqual([
      { underWay: 'preparing' },
      { underWay: 'preparing' },
      { underWay: 'queued' },
      { underWay: 'queued' },
    ]);
    await waitForAll(uploads, 'added');
    expect(host.uploads.size).toBe(4);
    expect(host.running.most).toBe(2);
  });

  test('make the browser warn before the tab is closed, until all have arrived', async () => {
    const uploads = getPhotoUploads(createHost().api, property);
    const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    uploads.add([createFile('terrace.jpg', 1000)], []);
    expect(warns()).toBe(true);
    await waitForAll(uploads, 'added');
    expect(warns()).toBe(false);
  });

  test('end when the person removes them, and the next one begins', async () => {
    const host = createHost(() => 'before');
    const uploads = getPhotoUploads(host.api, property);
    uploads.add(
      ['a', 'b', 'c'].map((name) => createFile(`${name}.jpg`, 1000)),
      [],
    );
    uploads.remove(uploads.list()[0]!.id);
    expect(uploads.list().map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg']);
    expect(uploads.list()[1]!.actor.getSnapshot().value).toEqual({ underWay: 'preparing' });
    for (const { id } of uploads.list()) uploads.remove(id);
  });
});

test.each([
  ['a file that is too large', createFile('huge.jpg', mostPhotoBytes + 1), 'photo-too-large'],
  ['an empty file', createFile('empty.jpg', 0), 'photo-damaged'],
  ['HEIC that the browser cannot read', createFile('IMG_1.HEIC', 1000, ''), 'photo-heic'],
])('%s is refused before anything is sent', async (_, file, failure) => {
  const host = createHost();
  const uploads = getPhotoUploads(host.api, property);
  uploads.add([file], []);
  await waitForAll(uploads, 'refused');
  expect(uploads.list()[0]!.actor.getSnapshot().context.failure).toBe(failure);
  expect(host.uploads.size).toBe(0);
});

test('an editor receives the photos that were stored before it was opened, and later ones', async () => {
  const host = createHost();
  const uploads = getPhotoUploads(host.api, property);
  uploads.add([createFile('a.jpg', 1000)], []);
  await waitForAll(uploads, 'added');
  const photos: string[] = [];
  const editor = setup({
    types: { context: {} as { property: string }, events: {} as PhotoAdded },
    actors: { followPhotoUploads: declaredPhotoFollower() },
    actions: { addPhoto: (_, { photo }: PhotoAdded) => void photos.push(photo.id) },
  }).createMachine({
    context: { property },
    invoke: followPhotoUploads,
    on: { 'photo.added': { actions: { type: 'addPhoto', params: ({ event }) => event } } },
  });
  const actor = createActor(
    editor.provide({ actors: { followPhotoUploads: createPhotoFollower(host.api) } }),
  );
  actor.start();
  expect(photos).toHaveLength(1);
  uploads.add([createFile('b.jpg', 1000)], []);
  await waitForAll(uploads, 'added');
  expect(photos).toHaveLength(2);
  expect(photos.at(-1)).toBe(uploads.list()[0]!.actor.getSnapshot().context.photo?.id);
});

test('an editor shows photos in the order in which they were chosen, however long each one takes', async () => {
  const host = createHost();
  const uploads = getPhotoUploads(host.api, property);
  const photos: string[] = [];
  const stop = uploads.onPhoto(({ photo, later }) => {
    const next = photos.findIndex((id) => later.some((one) => one.id === id));
    photos.splice(next === -1 ? photos.length : next, 0, photo.id);
  });
  uploads.add(
    [900_000, 100, 500_000, 100].map((size, index) => createFile(`${index}.jpg`, size)),
    [],
  );
  await waitForAll(uploads, 'added');
  stop();
  expect(photos).toEqual(uploads.list().map(({ actor }) => actor.getSnapshot().context.photo?.id));
  // Photos that were stored are no longer counted when further ones are chosen.
  uploads.add([createFile('4.jpg', 100)], []);
  expect(uploads.list().map(({ name }) => name)).toEqual(['4.jpg']);
});

test('the next turn begins when one has ended, in their order', () => {
  const begun: string[] = [];
  const turns = createTurns(1);
  const ends = ['a', 'b', 'c'].map((name) => turns.wait(() => begun.push(name)));
  ends[1]!();
  expect(begun).toEqual(['a']);
  ends[0]!();
  expect(begun).toEqual(['a', 'c']);
});
