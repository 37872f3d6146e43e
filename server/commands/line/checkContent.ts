import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Language } from '../../../contract/language.ts';
import { ContentRefused, contentSentence, loadContent } from '../../host/index.ts';

type ContentErrors = ContentRefused['found'];

/** What there is to say of a folder of properties. */
export interface Checked {
  folder: string;
  properties: string[];
  errors: ContentErrors;
  /** What is probably not meant as it is written; it keeps nothing from starting. */
  warnings: ContentErrors;
}

/** Reads a folder of properties as the site does when it starts. */
export async function checkFolder(folder: string, offered: readonly Language[]): Promise<Checked> {
  try {
    const { units, warnings } = await loadContent(folder, takenUnitIds, undefined, offered);
    return { folder, properties: [...units.keys()], errors: [], warnings };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { folder, properties: [], errors: error.found, warnings: [] };
  }
}

/** What looks odd, in lines. */
export function formatWarnings(warnings: ContentErrors): string[] {
  if (warnings.length === 0) return [];
  const looks = warnings.length === 1 ? 'One thing looks odd' : `${warnings.length} things look odd`;
  return [`${looks}:`, ...warnings.map((one) => `  ${contentSentence(one)}`)];
}
