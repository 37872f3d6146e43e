import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Language } from '../../../contract/language.ts';
import { ContentRefused, contentSentence, loadContent } from '../../host/index.ts';

type Told = ContentRefused['found'];

/** What there is to say of a folder of properties. */
export interface Checked {
  folder: string;
  properties: string[];
  mistakes: Told;
  /** What is probably not meant as it is written; it keeps nothing from starting. */
  odd: Told;
}

/** Reads a folder of properties as the site does when it starts. */
export async function checkFolder(folder: string, offered: readonly Language[]): Promise<Checked> {
  try {
    const { units, odd } = await loadContent(folder, takenUnitIds, undefined, offered);
    return { folder, properties: [...units.keys()], mistakes: [], odd };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { folder, properties: [], mistakes: error.found, odd: [] };
  }
}

/** What looks odd, in lines. */
export function oddInWords(odd: Told): string[] {
  if (odd.length === 0) return [];
  const looks = odd.length === 1 ? 'One thing looks odd' : `${odd.length} things look odd`;
  return [`${looks}:`, ...odd.map((one) => `  ${contentSentence(one)}`)];
}
