import { isRequired } from '../../ui/chunkErrors.ts';
import { markFailedStyles } from '../../ui/failedStyles.ts';
import type { Shell } from '../shell.ts';

/**
 * Reports chunks that failed to load, whichever code imported them. The report waits for the end of the task, by which
 * time the importer has marked a chunk that nothing waits for.
 */
export function followFailedChunks({ send }: Pick<Shell, 'send'>): void {
  markFailedStyles();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      send({ type: isRequired(payload) ? 'chunk.failed' : 'prefetch.failed' });
    });
  });
}
