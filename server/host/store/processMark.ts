import { readFile } from 'node:fs/promises';

/** Identifies a process, even if its id is reused later. */
export interface ProcessMark {
  pid: number;
  /** The time at which it locked the folder, for messages. */
  since: string;
  /** The start time of the process; undefined if the system does not provide it. */
  started: string | undefined;
}

const afterTheName = /\) (.*)$/s;
const startTimeField = 19;

// Linux: boot id and the process's start in clock ticks since boot (proc(5)).
async function readStart(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    const ticks = afterTheName.exec(stat)?.[1]?.split(' ')[startTimeField];
    return ticks && `${boot.trim()} ${ticks}`;
  } catch {
    return undefined;
  }
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

export const readThisProcess = async (): Promise<ProcessMark> => ({
  pid: process.pid,
  since: new Date().toISOString(),
  started: await readStart(process.pid),
});

/** Whether the process of a mark is still running. */
export async function isSameProcess({ pid, started }: ProcessMark): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const now = await readStart(pid);
  return started === undefined || now === undefined || now === started;
}
