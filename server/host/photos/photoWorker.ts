import sharp from 'sharp';
import type { PhotoAnswer } from './decodePhoto.ts';
import { PhotoRefused, receivePhoto } from './receivePhoto.ts';

// The site on the same machine goes on answering.
sharp.concurrency(1);

async function answer(bytes: Buffer): Promise<PhotoAnswer> {
  try {
    return { photo: await receivePhoto(bytes) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error.kind };
    throw error;
  }
}

/** Checks and encodes one photo in a process of its own. */
process.once('message', (bytes: Buffer) => {
  void answer(bytes).then((found) => process.send?.(found, () => process.disconnect()));
});
