import { timingSafeEqual } from 'node:crypto';
import { listKeyGenerations, sign, type Keys } from './keys.ts';

/** The keys for UIDs of events in the site's own calendars; UIDs of the previous key are still recognised. */
export interface OwnUids {
  readonly calendar: Buffer;
  readonly previous?: Pick<OwnUids, 'calendar'> | undefined;
}

const shape = /^([\w-]{22})([\w-]{22})@estadia$/;
const short = (text: string) => text.slice(0, 22);
const getProof = ({ calendar }: Pick<OwnUids, 'calendar'>, name: string) =>
  short(sign(calendar, `proof ${name}`));

/**
 * Creates the UID of an event in the site's own calendars. It is stable, reveals nothing, and contains a proof of its
 * origin, so that an event that comes back through another channel is recognised, even if its booking was deleted.
 */
export function createEventUid({ calendar }: Pick<Keys, 'calendar'>, thing: string): string {
  const name = short(sign(calendar, `event ${thing}`));
  return `${name}${getProof({ calendar }, name)}@estadia`;
}

/** Creates a function that recognises events of the site's own calendars by their UID. */
export const createUidMatcher =
  (keys: OwnUids) =>
  (uid: string): boolean => {
    const [, name, proof] = shape.exec(uid) ?? [];
    if (name === undefined || proof === undefined) return false;
    return listKeyGenerations(keys).some((key) =>
      timingSafeEqual(Buffer.from(proof), Buffer.from(getProof(key, name))),
    );
  };
