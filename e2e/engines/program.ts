import { spawn } from 'node:child_process';

/** Starts a program in a process group of its own, with nothing of this environment but what it needs. */
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
    /** What it wrote to its standard error. */
    errors: () => errors,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Ends it, with all that it started. */
    async end(): Promise<void> {
      try {
        process.kill(-child.pid!, 'SIGTERM');
      } catch {
        // It has ended by itself.
      }
      await ended;
    },
  };
}
