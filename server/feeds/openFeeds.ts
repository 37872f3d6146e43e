import { get as getInClear, type IncomingMessage, type RequestOptions } from 'node:http';
import { get } from 'node:https';
import { FeedUnreachable, type FeedAnswer, type FeedRequest, type Feeds } from '../host/ports/feeds.ts';
import { findMachine, systemLookup, type Lookup, type Pinned } from './publicAddresses.ts';
import { readText } from './readText.ts';
import { retryAfter } from './retryAfter.ts';
import { getFailure, wordsFor } from './words.ts';

interface Options {
  /** Hosts that may be in a private network or use http. */
  hosts: readonly string[];
  lookup?: Lookup;
  /** The time-out of one reading in milliseconds, including redirects. */
  milliseconds?: number;
  /** The maximum size of a file. */
  bytes?: number;
}

/**
 * The default maximum size in bytes. One year of a large property needs about ten thousand; shared calendars with
 * several years and long descriptions need more.
 */
const longestFile = 8 * 1024 * 1024;
const feedTimeout = 20_000;
const mostRedirects = 3;

const redirects = new Set([301, 302, 303, 307, 308]);

const isNamed = ({ host, hostname, port, protocol }: URL, hosts: readonly string[]) =>
  hosts.includes(host) || hosts.includes(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);

function requireUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new FeedUnreachable('it redirects to an address that is not on the web', { kind: 'redirects' });
}

/** Returns a DNS lookup that only yields the addresses that were checked. */
const only =
  (pinned: readonly Pinned[]): RequestOptions['lookup'] =>
  (_, { all }, answer) => {
    const [first] = pinned;
    if (all) answer(null, [...pinned]);
    else answer(null, first!.address, first!.family);
  };

function ask(url: URL, pinned: readonly Pinned[], options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const how = { ...options, agent: false, lookup: only(pinned) };
    const request = url.protocol === 'https:' ? get(url, how, resolve) : getInClear(url, how, resolve);
    request.once('error', reject);
  });
}

const createHeaders = ({ etag, lastModified }: FeedRequest) => ({
  'User-Agent': 'Estadia',
  Accept: 'text/calendar, */*;q=0.1',
  'Accept-Encoding': 'identity',
  ...(etag !== null && { 'If-None-Match': etag }),
  ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
});

/** Creates a reader of calendars on the internet: https only, public addresses only, with limits of time and size. */
export function openFeeds({ hosts, ...options }: Options): Feeds {
  const { lookup = systemLookup, milliseconds = feedTimeout, bytes = longestFile } = options;

  async function open(url: URL, request: FeedRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const anywhere = isNamed(url, hosts);
    if (url.protocol === 'http:' && !anywhere) {
      throw new FeedUnreachable(
        'it is not encrypted, because it begins with http://. If this is intended, add its host to CALENDAR_HOSTS',
        { kind: 'not-encrypted' },
      );
    }
    const pinned = await findMachine(url, { allowsPrivate: anywhere, lookup });
    signal.throwIfAborted();
    return ask(url, pinned, { signal, headers: createHeaders(request) });
  }

  async function follow(request: FeedRequest, signal: AbortSignal): Promise<IncomingMessage> {
    let url = requireUrl(request.address);
    for (let redirected = 0; redirected <= mostRedirects; redirected += 1) {
      const answer = await open(url, request, signal);
      if (!redirects.has(answer.statusCode ?? 0)) return answer;
      answer.destroy();
      url = requireUrl(answer.headers.location ?? '', url);
    }
    throw new FeedUnreachable('it redirects too many times', { kind: 'redirects' });
  }

  async function take(answer: IncomingMessage, request: FeedRequest): Promise<FeedAnswer> {
    const { statusCode, headers } = answer;
    const isConditional = request.etag !== null || request.lastModified !== null;
    if (statusCode === 304 && isConditional) {
      answer.resume();
      return { changed: false };
    }
    // Proxies that modify an answer send 203.
    if (statusCode !== 200 && statusCode !== 203) {
      answer.destroy();
      throw new FeedUnreachable(wordsFor(statusCode), {
        kind: getFailure(statusCode),
        retryAfter: retryAfter(headers['retry-after'], Date.now()),
      });
    }
    const text = await readText(answer, bytes);
    return {
      changed: true,
      text,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    };
  }

  return {
    async read(request) {
      const signal = AbortSignal.timeout(request.milliseconds ?? milliseconds);
      try {
        const late = new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
        // A DNS lookup that does not answer cannot be aborted.
        return await Promise.race([follow(request, signal).then((answer) => take(answer, request)), late]);
      } catch (error) {
        if (error instanceof FeedUnreachable) throw error;
        if (signal.aborted) {
          throw new FeedUnreachable('its server does not answer in time', {
            kind: 'no-answer',
            cause: error,
          });
        }
        const { code } = error as NodeJS.ErrnoException;
        throw new FeedUnreachable(wordsFor(code), { kind: getFailure(code), cause: error });
      }
    },
  };
}
