import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/**
 * Returns the first message of a worker thread.
 * @throws when the thread fails, or ends without a message
 */
export async function firstMessage(worker: Worker): Promise<unknown> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the worker thread ended without a message (exit code ${code})`);
  });
  const [message] = await Promise.race([once(worker, 'message'), ended]);
  return message;
}
