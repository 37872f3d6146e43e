import { createHash } from 'node:crypto';
import { isRecord } from '../../../contract/isRecord.ts';
import type { Content } from './loadContent.ts';

const inOrder = (_: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A short hash of a content folder's properties, which is the same if all files have the same content. */
export function contentPrint({ units, former }: Pick<Content, 'units' | 'former'>): string {
  const written = [units, former].map((ofSite) => [...ofSite].map(([id, { source }]) => [id, source]));
  return createHash('sha256').update(JSON.stringify(written, inOrder)).digest('hex').slice(0, 12);
}
