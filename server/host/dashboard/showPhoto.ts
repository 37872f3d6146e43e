import { readFile } from 'node:fs/promises';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { openPhoto } from '../photos/index.ts';
import { storable } from '../store/storable.ts';
import { requireReader, toRefusalResponse } from './readSession.ts';

async function readPhoto(host: HostContext, request: Request, id: string): Promise<Response> {
  await requireReader(host, request);
  const photo = storable(id) ? await openPhoto(host, id) : undefined;
  if (!photo) throw new Refusal('not-found');
  return new Response(await readFile(photo.file), {
    // The id is a hash of the pixels, so the photo never changes.
    headers: { 'Content-Type': photo.type, 'Cache-Control': 'private, max-age=31536000, immutable' },
  });
}

/**
 * Answers a request of a person who may read the content of properties for an uploaded photo; 401 without a session, 403 with
 * another role, 404 without the photo.
 */
export const showPhoto = (host: HostContext, request: Request, id: string): Promise<Response> =>
  readPhoto(host, request, id).catch(toRefusalResponse);
