import { timingSafeEqual } from 'node:crypto';
import { calendarAddress } from '../../../contract/rules/addresses.ts';
import { listKeyGenerations, sign, type Keys } from '../keys/keys.ts';

interface Named {
  id: string;
  calendarVersion: number;
}

const ending = '.ics';

// The token is derived from the property at each use, and not stored.
const getToken = ({ calendar }: Pick<Keys, 'calendar'>, { id, calendarVersion }: Named): string =>
  sign(calendar, `address ${id} ${calendarVersion}`);

/** The secret path of a property's calendar. */
export const getCalendarPath = (keys: Pick<Keys, 'calendar'>, unit: Named): string =>
  calendarAddress(unit.id, getToken(keys, unit) + ending);

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** Whether a file name is the secret one of this property, compared in constant time. */
export const isCalendarFile = (keys: Keys, unit: Named, file: string): boolean =>
  listKeyGenerations(keys).some((key) =>
    isSame(Buffer.from(file), Buffer.from(getToken(key, unit) + ending)),
  );
