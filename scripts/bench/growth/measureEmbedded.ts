import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPGlite } from '../../../server/host/store/pglite.ts';
import { writeContent } from '../../../tests/support/content.ts';
import type { Figure } from '../figure.ts';
import { runSite } from '../runSite.ts';
import { fillDatabase } from './fillDatabase.ts';
import { getPropertyId } from './generateProperties.ts';
import { createSender, openClient } from './openClient.ts';
import { readPeakMemory } from './processCost.ts';
import { runCommand } from './runCommand.ts';

const [properties, reservations] = [200, 50_000];
/** The time between two health checks, in milliseconds. */
const interval = 20;
/** At least one round of recurring tasks, in milliseconds. */
const oneRound = 32_000;

/** Sends health checks until an action ends, and returns the response times in ascending order. */
async function watchHealth(address: string, act: () => Promise<unknown>): Promise<number[]> {
  const send = createSender(address);
  const times: number[] = [];
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      const began = performance.now();
      await send('/health');
      times.push(performance.now() - began);
      await pause(interval);
    }
  };
  const watching = watch();
  try {
    await act();
  } finally {
    ending.abort();
    await watching;
  }
  return times.toSorted((a, b) => a - b);
}

/** Measures a site on the embedded database during recurring tasks, commands and a backup. */
export const growthOfEmbedded: Figure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-growth-'));
  const settings = { CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'data'), BACKUP_DAYS: '0' };
  try {
    await writeContent(
      settings.CONTENT_DIR,
      Array.from({ length: properties }, (_, index) => getPropertyId(index + 1)),
    );
    const first = await runSite(settings);
    const client = await openClient(first.address);
    await client.reserveModel(getPropertyId(1));
    await first.stop();
    console.error(`Creating ${reservations.toLocaleString('en')} reservations …`);
    const pglite = await openPGlite(join(settings.DATA_DIR, 'database'));
    await fillDatabase((sql) => pglite.exec(sql), reservations, properties);
    await pglite.close();

    const site = await runSite(settings);
    try {
      const { port } = new URL(site.address);
      const run = (...args: string[]) => runCommand(args, { ...settings, PORT: port });
      const actions = {
        'recurring tasks': () => pause(oneRound),
        'reservations list': () => run('reservations', 'list', '--json'),
        'bulletins due': () => run('bulletins', 'due', '--json'),
        backup: () => run('backup', join(folder, 'backup.tar.gz')),
      };
      const rows = [];
      for (const [name, act] of Object.entries(actions)) {
        const times = await watchHealth(site.address, act);
        rows.push({
          id: `growth.embedded.${name}`,
          name: `embedded: slowest /health during ${name}`,
          unit: 'ms' as const,
          measured: times.at(-1)!,
          goal: { most: 300 },
          notes: [`median ${times[Math.floor(times.length / 2)]!.toFixed(1)} ms of ${times.length}`],
        });
      }
      const memory = readPeakMemory(site.pid);
      return [
        ...rows,
        {
          id: 'growth.embedded.memory',
          name: 'embedded: largest memory of the site',
          unit: 'bytes',
          measured: memory,
          goal: { most: 1_000_000_000 },
          notes: [`${properties} properties, ${reservations.toLocaleString('en')} reservations`],
        },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
