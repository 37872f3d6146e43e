import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureFormats } from '../../contract/values/pictures.ts';
import { openImages } from '../../server/site/assets/images.ts';
import { writeCachedFile } from '../../server/site/cache/writeCachedFile.ts';
import { limited } from '../../server/site/assets/limited.ts';
import { createTestFolder } from '../support/folders.ts';
import { createFakeBackend } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#1b7a5a' } })
  .jpeg()
  .toBuffer();

function backendWithPhoto() {
  const backend = createFakeBackend();
  let reads = 0;
  return Object.assign(backend, {
    reads: () => reads,
    fetch: async (request: Request) => {
      if (new URL(request.url).pathname !== '/media/casa/01-view.jpg')
        return new Response(null, { status: 404 });
      reads += 1;
      return new Response(new Uint8Array(photo));
    },
  });
}

const getSize = async (answer: Response) => {
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  // It names AVIF by the family that it is of.
  return { width, height, format: format === 'heif' ? 'avif' : format };
};

describe('a photo', () => {
  test.each(pictureFormats)('comes as %s in the width that is asked for', async (format) => {
    const { ask } = await openTestSite({ backend: backendWithPhoto() });
    const answer = await ask(`/images/640/casa/01-view.${format}`);
    expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
    expect(await getSize(answer)).toEqual({ width: 640, height: 320, format });
  });

  test.each([
    ['01-terrace', 40_500, 75_500],
    ['02-living-room', 30_000, 52_500],
  ])('%s weighs, as wide as a phone, less than %i bytes as AVIF and %i as webp', async (name, avif, webp) => {
    const folder = resolve(import.meta.dirname, '../../demo/casa-do-limoeiro/photos');
    const bytes = new Uint8Array(await readFile(join(folder, `${name}.webp`)));
    const backend = createFakeBackend({ fetch: () => Promise.resolve(new Response(bytes)) });
    const { ask } = await openTestSite({ backend });
    const weigh = async (format: string) =>
      (await (await ask(`/images/768/casa/${name}.${format}`)).arrayBuffer()).byteLength;
    expect(await weigh('avif')).toBeLessThan(avif);
    expect(await weigh('webp')).toBeLessThan(webp);
  });

  test.each([
    ['01-view', 'public, max-age=86400'],
    ['01-view.abcdef01', 'public, max-age=31536000, immutable'],
  ])(
    'may be kept as long as the host says where its address holds its content: %s',
    async (name, expected) => {
      const paths: string[] = [];
      const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
      const fetch = (request: Request) => {
        paths.push(new URL(request.url).pathname);
        return Promise.resolve(new Response(new Uint8Array(photo), { headers }));
      };
      const { ask } = await openTestSite({ backend: createFakeBackend({ fetch }) });
      const answer = await ask(`/images/640/casa/${name}.webp`);
      expect(answer.headers.get('Cache-Control')).toBe(expected);
      expect(paths).toEqual([`/media/casa/${name}.jpg`]);
    },
  );

  test('a photo is never enlarged', async () => {
    const { ask } = await openTestSite({ backend: backendWithPhoto() });
    expect(await getSize(await ask('/images/1536/casa/01-view.webp'))).toMatchObject({ width: 1000 });
  });

  test.each([
    '/images/641/casa/01-view.webp',
    '/images/99999/casa/01-view.webp',
    '/images/640/casa/none.webp',
    '/images/640/other/01-view.webp',
    '/images/640/casa/..%2f01-view.webp',
    '/images/640/casa/01-view.jpg',
    '/images/641/casa/01-view.avif',
    '/images/640/casa/none.avif',
  ])('a photo is not available as %s', async (path) => {
    const { ask } = await openTestSite({ backend: backendWithPhoto() });
    expect((await ask(path)).status).toBe(404);
  });

  test('two photos with the same content are resized once, also when both are requested at once', async () => {
    const backend = createFakeBackend({ fetch: () => Promise.resolve(new Response(new Uint8Array(photo))) });
    const folder = await createTestFolder();
    const { photo: image } = openImages({ backend, folder, publicUrl: 'http://localhost' });
    const names = ['01-balcony', '08-river', '09-copy'];
    const answers = await Promise.all(names.map((name) => image('640.webp', 'casa', name)));
    const bodies = answers.map((answer) => answer!.identity.body);
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies[2]).toBe(bodies[0]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('a photo is resized once and stored for the next start', async () => {
    const folder = await createTestFolder();
    const open = () => openImages({ backend: backendWithPhoto(), folder, publicUrl: 'http://localhost' });
    const { photo: image } = open();
    const ask = () => image('640.webp', 'casa', '01-view');
    const [one, same] = await Promise.all([ask(), ask()]);
    expect(same).toBe(one);
    const [file] = await readdir(folder);
    expect(file).toMatch(/^[0-9a-f]{16}-640-\d+\.webp$/);
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .webp()
      .toFile(join(folder, file!));
    const kept = await open().photo('640.webp', 'casa', '01-view');
    expect((await sharp(kept!.identity.body).metadata()).width).toBe(1);
  });
});

test('writes of the same cache file at the same time all succeed, and leave one file', async () => {
  const folder = await createTestFolder();
  await Promise.all(Array.from({ length: 20 }, (_, n) => writeCachedFile(folder, 'x', `version ${n}`)));
  expect(await readdir(folder)).toEqual(['x']);
  expect(await readFile(join(folder, 'x'), 'utf8')).toMatch(/^version \d+$/);
});

test('a cache file that cannot be written leaves no draft behind', async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, 'x', 'in the way'), { recursive: true });
  await expect(writeCachedFile(folder, 'x', 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(folder)).toEqual(['x']);
});

test('no more work than allowed runs at the same time, and all of it is done', async () => {
  const inTurn = limited(2);
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (n === 3) throw new Error('one that fails');
    return n;
  };
  const done = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => inTurn(() => work(n))));
  expect(most).toBe(2);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
