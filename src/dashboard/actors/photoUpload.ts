import { fromCallback, fromPromise } from 'xstate';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { Photo, PhotoUpload } from '../../../contract/dashboard/photos.ts';
import { mostPhotoBytes, photoPartBytes } from '../../../contract/values/photoLimits.ts';
import { photoUploadMachine } from '../../../machines/dashboard/photoUpload/photoUpload.machine.ts';
import type {
  PartInput,
  PhotoUploadEvent,
  UploadEnd,
  UploadStart,
} from '../../../machines/dashboard/photoUpload/photoUpload.types.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import { convertHeic, isHeic } from './convertHeic.ts';
import type { createTurns } from './turns.ts';

/** The chosen files by their ids. A converted file replaces the original. */
export type ChosenFiles = Map<string, Blob>;

/** The smallest and the first size of a part in bytes, and the duration in milliseconds below which it is doubled. */
const [fewestBytes, firstBytes, shortTime] = [16_000, 64_000, 2000];

/** Returns the content of a part; a file that has disappeared from the device fails for good. */
async function readPart(file: Blob, from: number, length: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
  } catch {
    throw new CallFailed('not-found');
  }
}

/**
 * Returns the sender of parts. Parts become larger on a fast connection and smaller after an interruption, so that a slow
 * connection sends each of them within the time limit of a call.
 */
function createSender(api: DashboardApi, files: ChosenFiles) {
  let length = firstBytes;
  return async ({ file, upload, offset }: PartInput, signal: AbortSignal): Promise<PhotoUpload> => {
    const body = await readPart(files.get(file)!, offset, length);
    const begin = performance.now();
    try {
      const sent = await api.sendPhotoPart(
        { params: { upload }, query: { offset: String(offset) }, body },
        { signal },
      );
      if (performance.now() - begin < shortTime) length = Math.min(photoPartBytes, length * 2);
      return sent;
    } catch (error) {
      length = Math.max(fewestBytes, length / 2);
      throw error;
    }
  };
}

async function prepare(files: ChosenFiles, id: string): Promise<number> {
  const file = files.get(id)!;
  const sent = isHeic(file) ? await convertHeic(file) : file;
  if (sent.size > mostPhotoBytes) throw new CallFailed('photo-too-large');
  if (sent.size === 0) throw new CallFailed('photo-damaged');
  files.set(id, sent);
  return sent.size;
}

/** Connects the upload of a photo to its file and the host. */
export function createPhotoUploadActors(
  api: DashboardApi,
  files: ChosenFiles,
  turns: ReturnType<typeof createTurns>,
) {
  const sendPart = createSender(api, files);
  return photoUploadMachine.provide({
    actors: {
      awaitTurn: fromCallback<PhotoUploadEvent, undefined>(({ sendBack }) =>
        turns.wait(() => sendBack({ type: 'turn.given' })),
      ),
      preparePhoto: fromPromise<number, string>(({ input: id }) => prepare(files, id)),
      startPhotoUpload: fromPromise<PhotoUpload, UploadStart>(
        ({ input: { property, size, idempotencyKey }, signal }) =>
          api.startPhotoUpload({ body: { property, size } }, { idempotencyKey, signal }),
      ),
      getPhotoUpload: fromPromise<PhotoUpload, string>(({ input: upload, signal }) =>
        api.getPhotoUpload({ params: { upload } }, { signal }),
      ),
      sendPhotoPart: fromPromise<PhotoUpload, PartInput>(({ input, signal }) => sendPart(input, signal)),
      addPhoto: fromPromise<Photo, UploadEnd>(({ input: { upload, idempotencyKey }, signal }) =>
        api.addPhoto({ params: { upload } }, { idempotencyKey, signal }),
      ),
      awaitConnection: fromCallback<PhotoUploadEvent, undefined>(({ sendBack }) => {
        const report = () => sendBack({ type: 'connection.returned' });
        window.addEventListener('online', report);
        return () => window.removeEventListener('online', report);
      }),
    },
  });
}
