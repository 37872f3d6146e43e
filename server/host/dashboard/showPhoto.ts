import { readFile } from 'node:fs/promises';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { refusalResponse } from '../http/problemResponse.ts';
import { openPhoto } from '../photos/index.ts';
import { findSession } from '../users/index.ts';
import { challenge } from './challenge.ts';
import { readCookies } from './cookies.ts';

async function readPhoto(host: HostContext, request: Request, id: string): Promise<Response> {
  const { session: secret } = readCookies(host.pages, request);
  if (secret === undefined || !(await findSession(host.db, secret))) throw new Refusal('unauthorized');
  const photo = await openPhoto(host, id);
  if (!photo) throw new Refusal('not-found');
  return new Response(await readFile(photo.file), {
    // The id is a hash of the pixels, so the photo never changes.
    headers: { 'Content-Type': photo.type, 'Cache-Control': 'private, max-age=31536000, immutable' },
  });
}

/** Answers a request of a person who has signed in for an uploaded photo; 401 without a session, 404 without the photo. */
export const showPhoto = (host: HostContext, request: Request, id: string): Promise<Response> =>
  readPhoto(host, request, id).catch((error: unknown) => {
    if (error instanceof Refusal) return refusalResponse(error, challenge);
    throw error;
  });
