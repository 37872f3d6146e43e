import { loadOtherMessages } from '../i18n/index.ts';
import { loadAll } from './chunkErrors.ts';
import { withStyles } from './failedStyles.ts';

/**
 * Loads a part of a page with the messages that may not be there yet. What is not loaded by it comes with its messages from the
 * start (scripts/vite/textsOfPage.ts).
 */
export function withTexts<Part>(loadPart: () => Promise<Part>): () => Promise<Part> {
  const load = withStyles(loadPart);
  return () => loadAll([load(), ...loadOtherMessages()]).then(([part]) => part);
}
