import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import { ContentRefused, loadContent } from '../../host/index.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, failed } = findingsOf('content');

/** Whether the properties are as they should be. */
export async function checkContent(contentDir: string): Promise<Finding> {
  try {
    const { units, odd } = await loadContent(contentDir, takenUnitIds);
    const sound = `${[...units.keys()].join(', ')}, without a mistake`;
    return ok(odd.length === 0 ? sound : `${sound}; what looks odd (${odd.length}), "content check" names`);
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return failed(`${error.mistakes.length} mistakes in ${contentDir}`, 'Mend what "content check" names.');
  }
}
