import type { HostContext } from '../base/context.ts';
import type { Changes } from '../store/watchChanges.ts';
import type { LiveContent } from './liveContent.ts';

/** Follows the publications of all processes, and returns the function that ends this. */
export function watchContent(
  changes: Changes,
  { refresh }: Pick<LiveContent, 'refresh'>,
  log: HostContext['log'],
): () => void {
  const read = async () => {
    try {
      await refresh();
    } catch (error) {
      log.warn({ error: String(error) }, 'the published properties could not be read');
    }
  };
  return changes.listen((kind) => {
    if (kind === 'content') void read();
  });
}
