import type { Logger } from 'pino';
import { apiBase, operations } from '../../../contract/operations.ts';
import { apiTimeout } from '../../../contract/values/apiTimeout.ts';
import type { Operation } from '../../../contract/operation.ts';
import { mediaBase, photoVersionPattern } from '../../../contract/values/pictures.ts';
import { pathPattern } from '../../../contract/values/pathPattern.ts';
import { maskedPath } from '../operation/maskedPath.ts';
import { currentRequestId } from '../operation/requestId.ts';
import { isUnknown, takeAvailability, getFallbackUnit } from './availabilityFallback.ts';
import { thisSite, type Caller } from '../callers/caller.ts';
import type { Backend, ClientCredentials } from './backend.ts';
import { listProperties } from './listProperties.ts';
import { watchCredentials } from './ownCredentials.ts';
import { proxyPhotos } from './proxyPhotos.ts';
import { problemAnswer } from './problem.ts';
import { tokenForm } from './tokenForm.ts';

const ofCalls = Object.values(operations).flatMap(({ headers = {} }: Operation) =>
  Object.keys(headers).map((name) => name.toLowerCase()),
);
const forwardedHeaders = ['accept', 'accept-language', 'authorization', 'content-type', ...ofCalls];
const passedBack = [
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'preference-applied',
  'retry-after',
  'www-authenticate',
];

const patterns = Object.values(operations).map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: pathPattern(apiBase + path),
}));

const listPath = pathPattern(apiBase + operations.listRentalUnits.path);
const searchPath = pathPattern(apiBase + operations.searchStays.path);

// An encoded slash: the host might decode it, and answer at another address.
const hiddenSlash = /%(2f|5c)/i;

const isOfTheContract = ({ method, url }: Request) => {
  const { pathname } = new URL(url);
  if (hiddenSlash.test(pathname)) return false;
  return patterns.some((operation) => operation.method === method && operation.path.test(pathname));
};

const photoPath = new RegExp(
  `^${mediaBase}/[a-z0-9-]+/[\\w-]+(?:\\.${photoVersionPattern})?\\.(jpg|jpeg|png|webp|avif)$`,
);

/** Returns the path of a requested photo; undefined for other requests. */
const getPhoto = ({ method, url }: Request) => {
  const { pathname } = new URL(url);
  return method === 'GET' && photoPath.test(pathname) ? pathname : undefined;
};

const only = (headers: Headers, names: readonly string[]) =>
  new Headers([...headers].filter(([name]) => names.includes(name)));

/** Accepts any answer, because a host may have other addresses than those of the contract. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the connection to an external host API with the same contract: only the contract's operations and photos are
 * forwarded.
 */
export function foreignBackend(options: {
  url: string;
  tokenUrl: string;
  /** The site's own credentials at the host. */
  ownCredentials: ClientCredentials;
  unitIds: readonly string[];
  /** The cache folder of the host's photos. */
  photoFolder: string;
  log: Logger;
}): Backend {
  const send = async (request: Request, address: string, { forwardedFor }: Caller) => {
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    const headers = only(request.headers, forwardedHeaders);
    const requestId = currentRequestId();
    if (requestId !== undefined) headers.set('X-Request-Id', requestId);
    if (forwardedFor !== undefined) headers.set('X-Forwarded-For', forwardedFor);
    const answer = await fetch(address, {
      method: request.method,
      headers,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(apiTimeout)]),
      redirect: 'error',
      ...(body && { body }),
    });
    return new Response(answer.body, { status: answer.status, headers: only(answer.headers, passedBack) });
  };
  /**
   * Sends a request; if the host has no separate operation for availability or for lists, reads the data from the
   * properties.
   */
  const sendWithFallback = async (request: Request, caller: Caller) => {
    const path = new URL(request.url).pathname;
    const answer = await send(request, options.url + path, caller);
    if (searchPath.test(path) && isUnknown(answer)) {
      await answer.body?.cancel();
      return problemAnswer(404, 'not-found');
    }
    if (listPath.test(path) && isUnknown(answer)) {
      await answer.body?.cancel();
      return listProperties(request, options.unitIds, (one) =>
        send(one, options.url + new URL(one.url).pathname, caller),
      );
    }
    const instead = getFallbackUnit(path, answer);
    if (instead === undefined) return answer;
    await answer.body?.cancel();
    return takeAvailability(await send(request, options.url + instead, caller));
  };
  const orUnavailable = async (request: Request, answer: Promise<Response>) => {
    try {
      return await answer;
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'Error';
      options.log.error({ path: maskedPath(request.url), reason }, 'API_URL did not answer');
      return problemAnswer(503, 'unavailable');
    }
  };
  const photos = proxyPhotos({ ...options, folder: options.photoFolder });
  const offered = { version: 0, unitIds: options.unitIds };
  const { ownCredentials } = options;
  const credentialsStatus = watchCredentials(options.log);
  const requestToken: Backend['requestToken'] = async (credentials, caller, signal) => {
    const request = tokenForm(options.tokenUrl, credentials, signal);
    const answer = await orUnavailable(request, send(request, options.tokenUrl, caller));
    if (credentials === ownCredentials) credentialsStatus.note(answer);
    return answer;
  };
  return {
    fetch(request, caller) {
      const path = getPhoto(request);
      if (path !== undefined) return photos(path);
      return isOfTheContract(request)
        ? orUnavailable(request, sendWithFallback(request, caller))
        : Promise.resolve(problemAnswer(404, 'not-found'));
    },
    requestToken,
    async ready() {
      if (!(await isReachable(options.url))) return { ready: false, because: 'API_URL does not answer' };
      if (!credentialsStatus.isAccepted())
        await requestToken(ownCredentials, thisSite, AbortSignal.timeout(2000));
      if (!credentialsStatus.isRefused()) return { ready: true };
      return { ready: false, because: 'API_URL rejects CLIENT_ID and CLIENT_SECRET' };
    },
    getOffered: () => offered,
    externalHost: new URL(options.url).host,
    staleAfter: 60_000,
  };
}
