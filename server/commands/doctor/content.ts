import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import { ContentRefused, loadContent } from '../../host/index.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, failed } = findingsOf('content');

/** Whether the properties are as they should be. */
export async function checkContent(contentDir: string): Promise<Finding> {
  try {
    const { units } = await loadContent(contentDir, takenUnitIds);
    return ok(`${[...units.keys()].join(', ')}, without a mistake`);
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return failed(`${error.mistakes.length} mistakes in ${contentDir}`, 'Mend what "content check" names.');
  }
}
