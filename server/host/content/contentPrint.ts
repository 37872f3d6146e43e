import type { Content } from './loadContent.ts';
import { getSourcePrint } from './sourcePrint.ts';

/** A short hash of a content folder's properties, which is the same if all files have the same content. */
export function contentPrint({ units, former }: Pick<Content, 'units' | 'former'>): string {
  const prints = [units, former].map((ofSite) => [...ofSite].map(([id, { print }]) => [id, print]));
  return getSourcePrint(prints).slice(0, 12);
}
