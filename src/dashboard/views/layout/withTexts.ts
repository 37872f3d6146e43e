import { loadAll } from '../../../ui/chunkErrors.ts';
import { withStyles } from '../../../ui/failedStyles.ts';
import { loadOtherMessages, type PartWithTexts } from '../../i18n/messages.ts';

/**
 * Wraps a loader so that the messages of the part are loaded with it, also those of parts that have their own. The
 * messages of all other parts are loaded with the first page (scripts/vite/textsOfPage.ts).
 */
export function withTexts<Part>(
  loadPart: () => Promise<Part>,
  ...of: readonly PartWithTexts[]
): () => Promise<Part> {
  const load = withStyles(loadPart);
  return () => loadAll([load(), ...loadOtherMessages(...of)]).then(([part]) => part);
}
