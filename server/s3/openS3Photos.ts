import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { PhotoStore } from '../host/ports/photoStore.ts';

/** A bucket of a storage with the API of Amazon S3. */
export interface S3Bucket {
  bucket: string;
  /** The folder of the photos in the bucket, which ends with a slash; empty for the bucket itself. */
  prefix: string;
  /** The base address of the storage. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds until a call fails, with its retries. */
const timeout = 30_000;
const retries = 2;
/** More than any stored photo has. */
const mostBytes = 60_000_000;
/** Enough of an error's XML for its code. */
const mostErrorBytes = 10_000;

async function collect({ body }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The code of an error, such as `NoSuchKey`. */
async function readCode(response: Response): Promise<string> {
  const text = await collect(response, mostErrorBytes).catch(() => '');
  return /<Code>(\w{1,50})<\/Code>/.exec(text.toString())?.[1] ?? '';
}

/** Stores photos in a bucket, whose address is a path of the endpoint, as all storages with this API support it. */
export function openS3Photos({ bucket, prefix, endpoint, region, ...keys }: S3Bucket): PhotoStore {
  const client = new AwsClient({ ...keys, service: 's3', region, retries });

  async function call(method: string, name: string, init: RequestInit = {}) {
    const signal = AbortSignal.timeout(timeout);
    const url = `${endpoint}/${bucket}/${prefix}${name}`;
    const response = await client.fetch(url, { ...init, method, signal, redirect: 'error' });
    if (response.ok) return response;
    const code = await readCode(response);
    if (response.status === 404 && code !== 'NoSuchBucket') return undefined;
    throw new Error(`PHOTO_STORE answered ${response.status} ${code}`.trim());
  }

  return {
    async put(name, { bytes, type }) {
      // The storage compares the hash, which is signed.
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': hash };
      const stored = await call('PUT', name, { body: new Uint8Array(bytes), headers });
      if (!stored) throw new Error('PHOTO_STORE does not know the address');
      await stored.body?.cancel();
    },
    async get(name) {
      const found = await call('GET', name);
      return found && collect(found, mostBytes);
    },
    async delete(name) {
      const deleted = await call('DELETE', name);
      await deleted?.body?.cancel();
    },
  };
}
