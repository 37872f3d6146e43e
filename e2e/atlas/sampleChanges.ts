import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Since } from '../../machines/atlas/changes/markdown.ts';
import { changesSince } from '../../machines/atlas/changes/since.ts';
import { readManifest } from '../../machines/atlas/pictures.ts';
import { getSections, type Section } from '../../machines/atlas/sentences.ts';
import { addressOfBefore, addressOfMarked } from '../../machines/atlas/site/pages/changes.ts';
import { bookingModel } from '../../machines/booking/booking.model.ts';

/** A machine of an earlier revision: with an additional state, a missing one, and different ones. */
const earlier = ([first, , third, ...others]: readonly Section[]): Section[] => [
  { state: first!.state, sentences: first!.sentences.slice(0, -1) },
  { state: 'waitingList', sentences: ['The guest waits for nights.', 'the nights are free → `dates`'] },
  { state: third!.state, sentences: ['The guest waits.', 'tags: failed', ...third!.sentences.slice(1)] },
  ...others,
];

/** Sample changes since an earlier revision: states, transitions, implementation, and a picture. */
export function createSampleChanges(pictures: string): Since {
  const now = getSections(bookingModel);
  const { id } = bookingModel.machine;
  const picture = readManifest(pictures)?.pictures.find(({ machine }) => machine === id);
  return {
    revision: 'main (0123abcd)',
    machines: changesSince(new Map([[id, earlier(now)]]), new Map([[id, now]])),
    pictures: picture ? [{ before: picture, after: picture, share: 0.03 }] : [],
    note: '2 pictures were compared.',
  };
}

/** Copies pictures to where a page of changes expects them. */
export async function copyCompared(folder: string, { pictures }: Since): Promise<void> {
  for (const { after } of pictures ?? []) {
    for (const address of [addressOfBefore(after.file), addressOfMarked(after.file)]) {
      await mkdir(dirname(join(folder, address)), { recursive: true });
      await cp(join(folder, 'pictures', after.file), join(folder, address));
    }
  }
}
