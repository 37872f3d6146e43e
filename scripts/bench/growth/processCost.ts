import { readdirSync, readFileSync } from 'node:fs';

/** The unit of processor times in `/proc`, in milliseconds: the kernel reports hundredths of a second. */
const tick = 10;

function readStat(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/** Returns the processes that descend from a process, and the process itself. */
function getFamily(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), readStat(Number(name)).parent);
    } catch {
      // The process has ended.
    }
  }
  const family = [pid];
  // A process that is appended is visited too.
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** Returns the processor time of a process and its children so far, in milliseconds. */
export const readProcessorTime = (pid: number): number =>
  getFamily(pid).reduce((sum, member) => sum + readStat(member).ticks * tick, 0);

/** Returns the largest resident memory of a process and its children so far, in bytes. */
export const readPeakMemory = (pid: number): number =>
  getFamily(pid).reduce((sum, member) => {
    const status = readFileSync(`/proc/${member}/status`, 'utf8');
    return sum + Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  }, 0);
