import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const apart = ['unshare', '--user', '--map-root-user', '--mount'] as const;

/** Whether disks can be made here. */
export const canMount =
  spawnSync(apart[0], [...apart.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

// Only the processes that are started here see the disk; one of them fills it and frees it again as it is told.
const onItsDisk = `disk=$1 at=$2 orders=$3; shift 3
mount -t tmpfs -o "mode=700,$disk" none "$at"
while read -r order; do
  case $order in
    fill) cat /dev/zero > "$at/other-files" 2> /dev/null ;;
    free) rm "$at/other-files" ;;
  esac
  echo "$order" >> "$orders.done"
done < "$orders" &
exec "$@"`;

/** A disk of its own for a program. */
export interface SmallDisk {
  /** Where its program sees it. */
  at: string;
  /** What the program's command begins with. */
  within: readonly string[];
  /** Has other files take all the space that is left, or removes them, and waits until it is so. */
  order: (what: 'fill' | 'free') => Promise<void>;
}

/** Makes a disk with such options of a tmpfs, in a folder that its program can write to. */
export async function mountSmallDisk(folder: string, options: string): Promise<SmallDisk> {
  const [at, orders] = [join(folder, 'disk'), join(folder, 'orders')];
  mkdirSync(at);
  execFileSync('mkfifo', [orders]);
  // Neither side waits for the other to open it.
  const giving = await open(orders, 'r+');
  onTestFinished(() => giving.close());
  const readDone = () => readFile(`${orders}.done`, 'utf8').catch(() => '');
  return {
    at,
    within: [...apart, 'sh', '-c', onItsDisk, 'sh', options, at, orders],
    async order(what) {
      const before = await readDone();
      await giving.write(`${what}\n`);
      await expect.poll(readDone, { timeout: 20_000, interval: 20 }).toBe(`${before}${what}\n`);
    },
  };
}
