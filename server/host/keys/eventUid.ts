import { timingSafeEqual } from 'node:crypto';
import { listKeyGenerations, sign, type Keys } from './keys.ts';

/** What names of events in our own calendars are made with; of the key before, what it made is known. */
export interface OwnUids {
  readonly calendar: Buffer;
  readonly previous?: Pick<OwnUids, 'calendar'> | undefined;
}

const shape = /^([\w-]{22})([\w-]{22})@estadia$/;
const short = (text: string) => text.slice(0, 22);
const getProof = ({ calendar }: Pick<OwnUids, 'calendar'>, name: string) =>
  short(sign(calendar, `proof ${name}`));

/**
 * What an event is called in our own calendars: always the same for the same thing, and nothing of it can be read in
 * it. It proves whose it is, so that one which comes back by another channel is known, whatever became of the thing.
 */
export function createEventUid({ calendar }: Pick<Keys, 'calendar'>, thing: string): string {
  const name = short(sign(calendar, `event ${thing}`));
  return `${name}${getProof({ calendar }, name)}@estadia`;
}

/** Tells our own events by what they are called. */
export const createUidMatcher =
  (keys: OwnUids) =>
  (uid: string): boolean => {
    const [, name, proof] = shape.exec(uid) ?? [];
    if (name === undefined || proof === undefined) return false;
    return listKeyGenerations(keys).some((key) =>
      timingSafeEqual(Buffer.from(proof), Buffer.from(getProof(key, name))),
    );
  };
