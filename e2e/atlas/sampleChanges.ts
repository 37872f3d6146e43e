import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findMachineChanges } from 'statechart-atlas/behaviour';
import { describeBehaviour, type StateBehaviour } from 'statechart-atlas/behaviour';
import { readManifest } from 'statechart-atlas/pictures';
import { type Changes, addressOfBefore, addressOfMarked } from 'statechart-atlas/site';
import { bookingModel } from '../../machines/booking/booking.model.ts';

/** A machine of an earlier revision: with an additional state, a missing one, and different ones. */
const earlier = ([first, , third, ...others]: readonly StateBehaviour[]): StateBehaviour[] => [
  { state: first!.state, sentences: first!.sentences.slice(0, -1) },
  { state: 'waitingList', sentences: ['The guest waits for nights.', 'the nights are free → `dates`'] },
  { state: third!.state, sentences: ['The guest waits.', 'tags: failed', ...third!.sentences.slice(1)] },
  ...others,
];

/** Sample changes since an earlier revision: states, transitions, implementation, and a picture. */
export function createSampleChanges(pictures: string): Changes {
  const now = describeBehaviour(bookingModel);
  const { id } = bookingModel.machine;
  const picture = readManifest(pictures)?.pictures.find(({ machine }) => machine === id);
  return {
    revision: 'main (0123abcd)',
    machines: findMachineChanges(new Map([[id, earlier(now)]]), new Map([[id, now]])),
    pictures: picture ? [{ before: picture, after: picture, share: 0.03 }] : [],
    note: '2 pictures were compared.',
  };
}

/** Copies pictures to where a page of changes expects them. */
export async function copyCompared(folder: string, { pictures }: Changes): Promise<void> {
  for (const { after } of pictures ?? []) {
    for (const address of [addressOfBefore(after.file), addressOfMarked(after.file)]) {
      await mkdir(dirname(join(folder, address)), { recursive: true });
      await cp(join(folder, 'pictures', after.file), join(folder, address));
    }
  }
}
