import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Photos } from '../../server/s3/openS3Photos.ts';
import { listen } from '../support/listen.ts';

let server: S3rver;
let directory: string;
let endpoint: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'estadia-s3-'));
  const configureBuckets = [{ name: 'photos' }];
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const openStore = (change = {}) =>
  openS3Photos({
    bucket: 'photos',
    prefix: 'casa/',
    endpoint,
    region: 'eu-west-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    ...change,
  });

const photo = { bytes: randomBytes(3_000_000), type: 'image/jpeg' };

test('a photo is stored in the folder of the bucket, read and deleted', async () => {
  const store = openStore();
  await store.put('one', photo);
  await store.put('one', photo);
  expect((await readdir(`${directory}/photos/casa`)).some((name) => name.startsWith('one'))).toBe(true);
  expect(await store.get('one')).toEqual(photo.bytes);
  await store.delete('one');
  expect(await store.get('one')).toBeUndefined();
  await store.delete('one');
});

test('wrong keys and a bucket that does not exist are errors, and name the reason', async () => {
  const forged = openStore({ secretAccessKey: 'forged' });
  await expect(forged.put('two', photo)).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(forged.get('two')).rejects.toThrow('403');
  const missing = openStore({ bucket: 'missing' });
  await expect(missing.put('two', photo)).rejects.toThrow('404 NoSuchBucket');
  await expect(missing.get('two')).rejects.toThrow('404 NoSuchBucket');
});

test('a redirect to another server is not followed', async () => {
  const other = createServer((_, response) => {
    response.writeHead(307, { Location: `${endpoint}/photos/casa/one` }).end();
  });
  const port = await listen(other);
  await expect(openStore({ endpoint: `http://127.0.0.1:${port}` }).get('one')).rejects.toThrow();
});
