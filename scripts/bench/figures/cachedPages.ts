import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import { getAnswer, answersPerSecond, type PageRequest } from '../slowNetwork.ts';
import { runBare } from '../runSite.ts';

const rounds = 4;
const seconds = 2;
const connections = 32;
const headers = { 'Accept-Encoding': 'gzip, deflate, br' };

async function measure(request: PageRequest): Promise<number> {
  await answersPerSecond(request, connections, 1);
  return answersPerSecond(request, connections, seconds);
}

/** Headers that Node writes automatically. */
const byItself = new Set(['date', 'connection', 'keep-alive']);

const parseHeaders = (head: string) =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
      .filter(([name]) => !byItself.has(name.toLowerCase())),
  );

/** Measures responses per second for a page, and for a bare `node:http` server with the same bytes. */
async function throughput(address: string, path: string) {
  const ofSite = { address, path, headers };
  const { head, body } = await getAnswer(ofSite);
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const file = join(folder, 'page');
  await writeFile(file, body);
  const bare = await runBare(file, parseHeaders(head));
  const ofBare = { ...ofSite, address: bare.address };
  try {
    // Measured alternately: other load on the machine affects both equally.
    const pairs: { site: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ site: await measure(ofSite), bare: await measure(ofBare) });
    }
    const mean = (of: 'site' | 'bare') => pairs.reduce((sum, pair) => sum + pair[of], 0) / rounds;
    return { site: mean('site'), bare: mean('bare') };
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures cached pages per second, in relation to bare `node:http`. */
export const cachedPages: Figure = async (world) => {
  const { site, bare } = await throughput(await world.site(), world.paths.property);
  return [
    {
      id: 'keptPages.share',
      name: 'cached pages, share of bare node:http',
      unit: 'share',
      measured: site / bare,
      goal: { least: 0.6 },
    },
    {
      id: 'keptPages.speed',
      name: 'cached pages',
      unit: 'per second',
      measured: site,
      floors: [{ name: 'bare node:http', measured: bare }],
    },
  ];
};
