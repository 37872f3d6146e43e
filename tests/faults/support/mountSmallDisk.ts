import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const apart = ['unshare', '--user', '--map-root-user', '--mount'] as const;

/** Whether this process can mount file systems. */
export const canMount =
  spawnSync(apart[0], [...apart.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

// Only the processes started here see the disk. One of them fills and frees it on command.
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

/** A small file system for one program. */
export interface SmallDisk {
  /** The folder in which its program sees it. */
  at: string;
  /** The beginning of the program's command. */
  within: readonly string[];
  /** Fills the remaining space with files or removes them, and waits for the result. */
  order: (what: 'fill' | 'free') => Promise<void>;
}

/** Mounts a tmpfs with these options in a folder that its program can write to. */
export async function mountSmallDisk(folder: string, options: string): Promise<SmallDisk> {
  const [at, orders] = [join(folder, 'disk'), join(folder, 'orders')];
  mkdirSync(at);
  execFileSync('mkfifo', [orders]);
  // Opening it does not wait for the other side.
  const giving = await open(orders, 'r+');
  onTestFinished(() => giving.close());
  const readDone = () => readFile(`${orders}.done`, 'utf8').catch(() => '');
  return {
    at,
    within: [...apart, 'sh', '-c', onItsDisk, 'sh', options, at, orders],
    async order(what) {
      const before = await readDone();
      await giving.write(`${what}\n`);
      await expect.poll(readDone, { interval: 20 }).toBe(`${before}${what}\n`);
    },
  };
}
