import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Language } from '../../../contract/values/language.ts';
import { ContentRefused, contentSentence, loadContent } from '../../host/index.ts';

type ContentErrors = ContentRefused['found'];

/** The result of checking a folder of properties. */
export interface Checked {
  folder: string;
  properties: string[];
  errors: ContentErrors;
  /** Values that are probably mistakes, but do not keep the site from starting. */
  warnings: ContentErrors;
}

/** Reads a folder of properties with the checks of the site's start. */
export async function checkFolder(folder: string, offered: readonly Language[]): Promise<Checked> {
  try {
    const { units, warnings } = await loadContent(folder, { takenUnitIds, offered });
    return { folder, properties: [...units.keys()], errors: [], warnings };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { folder, properties: [], errors: error.found, warnings: [] };
  }
}

/** Formats warnings, one per line. */
export function formatWarnings(warnings: ContentErrors): string[] {
  if (warnings.length === 0) return [];
  const looks = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  return [`${looks}:`, ...warnings.map((one) => `  ${contentSentence(one)}`)];
}
