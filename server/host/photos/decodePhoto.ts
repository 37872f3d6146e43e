import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PhotoProblemKind } from '../../../contract/values/dashboardProblemKinds.ts';
import { PhotoRefused, requireFormat, type ReceivedPhoto } from './receivePhoto.ts';

/** The answer of the process that decodes a photo. */
export type PhotoAnswer = { photo: ReceivedPhoto } | { refused: PhotoProblemKind };

/** The milliseconds after which the process ends, far more than the largest photo takes. */
const timeout = 60_000;

const worker = fileURLToPath(new URL(`./photoWorker${extname(import.meta.url)}`, import.meta.url));

/**
 * Checks a file like {@link receivePhoto}, in a process of its own: the memory of a large picture is free afterwards,
 * and a file that crashes the decoder does not end the site.
 * @throws {PhotoRefused}
 */
export async function decodePhoto(bytes: Buffer): Promise<ReceivedPhoto> {
  requireFormat(bytes);
  const answer = await new Promise<PhotoAnswer | undefined>((resolve, reject) => {
    // The process reads untrusted input, so it gets no secrets.
    const child = fork(worker, [], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout,
      killSignal: 'SIGKILL',
    });
    child.once('message', (found: PhotoAnswer) => resolve(found));
    child.once('error', reject);
    child.once('exit', () => resolve(undefined));
    child.send(bytes, (error) => error && resolve(undefined));
  });
  // The file crashed the decoder, or took too long.
  if (!answer) throw new PhotoRefused('photo-damaged');
  if ('refused' in answer) throw new PhotoRefused(answer.refused);
  return { ...answer.photo, bytes: Buffer.from(answer.photo.bytes) };
}
