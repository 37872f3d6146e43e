import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { runner } from './createServerFolder.ts';

/** Runs the command, and ends it with the signal once its own input ends, also if its parent was killed. Then it removes the folder. */
const untilInputEnds = `folder=$1 signal=$2; shift 2
"$@" & child=$!
exec 2>&-
read -r _
kill -$signal $child; kill -CONT $child
wait $child
rm -rf "$folder"`;

interface Program {
  command: readonly string[];
  /** The program's folder, which is removed with it. */
  folder: string;
  /** The output that reports that it is ready. */
  ready: RegExp;
  /** The signal that stops it without waiting for clients. */
  signal: string;
}

/** A server that runs until it is stopped, or until this process ends. */
export interface RunningProgram {
  stop: () => Promise<void>;
}

/** Starts a server and waits until it is ready. */
export async function startProgram({ command, folder, ready, signal }: Program): Promise<RunningProgram> {
  const child = spawn('sh', ['-c', untilInputEnds, 'sh', folder, signal, ...command], {
    ...runner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    // A signal of the terminal is meant for the parent process.
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let output = '';
  const serves = new Promise<boolean>((resolve) => {
    child.stderr.on('data', (part: Buffer) => {
      output += part.toString();
      if (ready.test(output)) resolve(true);
    });
    child.stderr.on('end', () => resolve(false));
  });
  if (await serves) {
    child.stderr.removeAllListeners('data').resume();
    return { stop };
  }
  await stop();
  throw new Error(`${command[0]} did not start: ${output}`);
}
