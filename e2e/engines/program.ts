import { spawn } from 'node:child_process';

/** Starts a program in a separate process group, with a minimal environment. */
export function startProgram(
  command: string,
  args: readonly string[],
  settings: Record<string, string> = {},
) {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', ...settings };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  return {
    /** Its standard error output. */
    errors: () => errors,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Ends it and all its child processes. */
    async end(): Promise<void> {
      try {
        process.kill(-child.pid!, 'SIGTERM');
      } catch {
        // Whether it has ended by itself.
      }
      await ended;
    },
  };
}
