import { createHash } from 'node:crypto';
import { isRecord } from '../../../contract/values/isRecord.ts';

const inOrder = (_: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A hash of what a host wrote, which is the same if the fields are in another order. */
export const getSourcePrint = (source: object): string =>
  createHash('sha256').update(JSON.stringify(source, inOrder)).digest('hex');
