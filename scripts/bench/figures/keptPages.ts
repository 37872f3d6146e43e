import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Figure } from '../figure.ts';
import { runBare } from '../runSite.ts';

const rounds = 4;
const seconds = 2;
const connections = 32;
const headers = { 'accept-encoding': 'gzip, deflate, br' };

async function measure(url: string): Promise<number> {
  await autocannon({ url, connections, duration: 1, headers });
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return requests.average;
}

/** Answers a second of a page, beside those of a bare `node:http` that writes the same bytes. */
async function throughput(address: string, path: string) {
  const answer = await fetch(address + path, { headers });
  const raw = await fetch(address + path, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const file = join(folder, 'page');
  // fetch has decompressed it: as many bytes as went over the wire are what counts here.
  const length = Number(answer.headers.get('content-length'));
  await writeFile(file, new Uint8Array(await raw.arrayBuffer()).subarray(0, length));
  await answer.arrayBuffer();
  const { date: _date, connection: _connection, ...same } = Object.fromEntries(answer.headers);
  const bare = await runBare(file, { ...same, 'content-length': String(length) });
  try {
    // In turns, so that whatever else the machine does bears on both.
    const pairs: { site: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ site: await measure(address + path), bare: await measure(bare.address) });
    }
    const mean = (of: 'site' | 'bare') => pairs.reduce((sum, pair) => sum + pair[of], 0) / rounds;
    return { site: mean('site'), bare: mean('bare') };
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many kept pages a second the site answers, of those that bare `node:http` does. */
export const keptPages: Figure = async (world) => {
  const { site, bare } = await throughput(await world.site(), world.paths.property);
  return [
    {
      id: 'keptPages.share',
      name: 'kept pages of those of bare node:http, same bytes',
      unit: 'share',
      measured: site / bare,
      goal: { least: 0.6 },
    },
    {
      id: 'keptPages.speed',
      name: 'kept pages',
      unit: 'per second',
      measured: site,
      floors: [{ name: 'bare node:http', measured: bare }],
    },
  ];
};
