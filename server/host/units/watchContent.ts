import type { HostContext } from '../base/context.ts';
import type { Changes } from '../store/watchChanges.ts';
import type { LiveContent } from './liveContent.ts';

/** The milliseconds after which content that could not be read is read again. */
const retryAfter = 1000;

/** Follows the publications of all processes, and returns the function that ends this. */
export function watchContent(
  changes: Changes,
  { refresh }: Pick<LiveContent, 'refresh'>,
  log: HostContext['log'],
): () => void {
  let retry: NodeJS.Timeout | undefined;
  const read = async () => {
    clearTimeout(retry);
    try {
      await refresh();
    } catch (error) {
      log.warn({ error: String(error) }, 'the published properties could not be read');
      retry = setTimeout(() => void read(), retryAfter).unref();
    }
  };
  const stopListening = changes.listen((kind) => {
    if (kind === 'content') void read();
  });
  return () => {
    stopListening();
    clearTimeout(retry);
  };
}
