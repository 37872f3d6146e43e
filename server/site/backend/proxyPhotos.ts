import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { apiTimeout } from '../../../contract/values/apiTimeout.ts';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { problemAnswer } from './problem.ts';
import { readBounded } from './readBounded.ts';

/** The allowed types of photos: formats that a browser does not execute. */
const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const mostBytes = 50_000_000;

/** The minimum cache time of a photo in milliseconds, whatever the host's headers say. */
const least = 60_000;

interface Kept {
  policy: CachePolicy;
  bytes: Uint8Array<ArrayBuffer>;
}

interface Options {
  /** The base address of the host API. */
  url: string;
  /** The cache folder. */
  folder: string;
  log: Logger;
}

const plain = (headers: Headers) => Object.fromEntries(headers);

const isFresh = ({ policy }: Kept, request: CachePolicy.HttpRequest) =>
  policy.age() * 1000 < least || policy.satisfiesWithoutRevalidation(request);

const withType = ({ policy, bytes }: Kept) =>
  new Response(bytes, {
    headers: {
      'Content-Type': String(policy.responseHeaders()['content-type']),
      'Cache-Control': 'public, max-age=3600',
    },
  });

/**
 * Creates a cache of an external host's photos, by their paths, with the rules for shared HTTP caches (RFC 9111). If
 * the host cannot be reached, cached photos are served.
 */
export function proxyPhotos({ url, folder, log }: Options): (path: string) => Promise<Response> {
  const absent = new LRUCache<string, true>({ max: 1000, ttl: least });
  const getFile = (path: string) =>
    createHash('sha256')
      .update(url + path)
      .digest('hex')
      .slice(0, 32);

  const read = async (path: string): Promise<Kept | undefined> => {
    try {
      const [policy, bytes] = await Promise.all([
        readFile(join(folder, `${getFile(path)}.json`), 'utf8'),
        readFile(join(folder, getFile(path))),
      ]);
      return {
        policy: CachePolicy.fromObject(JSON.parse(policy) as CachePolicy.CachePolicyObject),
        bytes: new Uint8Array(bytes),
      };
    } catch {
      return undefined;
    }
  };
  const cachePolicy = (path: string, policy: CachePolicy) =>
    writeCachedFile(folder, `${getFile(path)}.json`, JSON.stringify(policy.toObject()));
  const keep = async (path: string, { policy, bytes }: Kept) => {
    if (!policy.storable()) return;
    await writeCachedFile(folder, getFile(path), bytes);
    await cachePolicy(path, policy);
  };

  /** Requests or revalidates a photo at the host; returns undefined if the host has none. */
  const ask = async (path: string, kept: Kept | undefined): Promise<Kept | undefined> => {
    const request = { url: path, method: 'GET', headers: {} };
    const headers = kept?.policy.revalidationHeaders(request) as Record<string, string> | undefined;
    const signal = AbortSignal.timeout(apiTimeout);
    const answer = await fetch(url + path, { ...(headers && { headers }), signal, redirect: 'error' });
    const response = { status: answer.status, headers: plain(answer.headers) };
    if (kept && answer.status === 304) {
      const { policy } = kept.policy.revalidatedPolicy(request, response);
      await cachePolicy(path, policy);
      return { ...kept, policy };
    }
    if (answer.ok && types.has(answer.headers.get('Content-Type')?.split(';')[0] ?? '')) {
      const photo = {
        policy: new CachePolicy(request, response),
        bytes: await readBounded(answer, mostBytes),
      };
      await keep(path, photo);
      return photo;
    }
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) throw new Error(`status ${answer.status}`);
    return undefined;
  };

  const photo = oncePerKey(async (path: string): Promise<Kept | undefined> => {
    if (absent.has(path)) return undefined;
    const kept = await read(path);
    if (kept && isFresh(kept, { url: path, method: 'GET', headers: {} })) return kept;
    try {
      const request = await ask(path, kept);
      if (!request) absent.set(path, true);
      return request;
    } catch (error) {
      log.warn({ path, reason: String(error) }, 'API_URL did not answer with a photo');
      if (kept) return kept;
      throw error;
    }
  });

  return async (path) => {
    try {
      const found = await photo(path);
      return found ? withType(found) : problemAnswer(404, 'not-found');
    } catch {
      return problemAnswer(503, 'unavailable');
    }
  };
}
