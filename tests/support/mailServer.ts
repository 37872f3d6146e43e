import { onTestFinished } from 'vitest';
import { startMailServer } from './startMailServer.ts';

/** Starts a mail server that stops with its test. */
export async function openMailServer(...how: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...how);
  onTestFinished(() => server.stop());
  return server;
}
