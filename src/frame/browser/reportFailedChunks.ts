import { isRequired } from '../../ui/chunkErrors.ts';
import { markFailedStyles } from '../../ui/failedStyles.ts';
import type { Shell } from '../shell.ts';

/**
 * Reports chunks that failed to load. The report is sent in the next task, because the importer first marks whether the
 * page needs the chunk.
 */
export function reportFailedChunks({ send }: Pick<Shell, 'send'>): void {
  markFailedStyles();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      send({ type: isRequired(payload) ? 'chunk.failed' : 'prefetch.failed' });
    });
  });
}
