import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

// Linux, proc(5): number, name in brackets, state, number of the parent.
const statistics = /\) (?<state>\S) (?<parent>\d+) /;

function readProcess(pid: number) {
  try {
    return statistics.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.groups;
  } catch {
    // It has ended.
    return undefined;
  }
}

const runs = (pid: number) => !['T', 'Z', undefined].includes(readProcess(pid)?.['state']);

async function stopOne(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  while (runs(pid)) await pause(1);
}

const getChildren = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => readProcess(pid)?.['parent'] === String(parent));

/**
 * Stops a process and its children: the process first, so that it starts no further child. Returns their process ids,
 * beginning with its own, for the signal that continues them.
 */
export async function freezeProcesses(main: number): Promise<number[]> {
  await stopOne(main);
  const children = getChildren(main);
  await Promise.all(children.map(stopOne));
  return [main, ...children];
}
