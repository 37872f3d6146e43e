import { isRequired } from '../../ui/chunkErrors.ts';
import { markFailedStyles } from '../../ui/failedStyles.ts';
import type { Shell } from '../shell.ts';

/**
 * Reports code of the site that could not be loaded, whoever requested it. Code that nobody waits for is marked by the end of
 * the task.
 */
export function followFailedChunks({ send }: Pick<Shell, 'send'>): void {
  markFailedStyles();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      send({ type: isRequired(payload) ? 'chunk.failed' : 'prefetch.failed' });
    });
  });
}
