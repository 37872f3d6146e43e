import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { getMedian, paths, type Figure } from '../figure.ts';
import { withSite } from '../runSite.ts';

const connections = 32;
const seconds = 1;
const rounds = 15;

/** A server of the page. */
interface Server {
  url: string;
  /** Returns the processor time that it has used, in seconds. */
  readCpu: () => Promise<number>;
}

async function readMetric(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total(?:{.*})? (\S+)/m.exec(text)?.[1]);
}

/** Serves the page at an address with a bare server, in another process. */
async function withBareServer<T>(page: string, act: (server: Server) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, '../bareServer.ts'), [page]);
  const receive = async () => ((await once(child, 'message')) as [number])[0];
  try {
    const url = `http://127.0.0.1:${await receive()}/`;
    const readCpu = () => {
      child.send('cpu');
      return receive();
    };
    return await act({ url, readCpu });
  } finally {
    child.kill();
  }
}

async function measure({ url, readCpu }: Server, duration: number) {
  const before = await readCpu();
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return { perSecond: requests.average, perCpuSecond: requests.total / ((await readCpu()) - before) };
}

/**
 * Measures the cached pages that the site sends, with the settings that hosts get, in turns with a bare server. The
 * client shares the machine and can be slower than both, so the ratio compares processor time.
 */
export const throughput: Figure = () =>
  withSite((address) =>
    withBareServer(address + paths.property, async (bare) => {
      const site = { url: address + paths.property, readCpu: () => readMetric(address) };
      const run = async (duration: number) => ({
        bare: await measure(bare, duration),
        site: await measure(site, duration),
      });
      // Compiles the code before the measurement.
      await run(3);
      const measured: Awaited<ReturnType<typeof run>>[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await run(seconds));
      const ratios = measured.map((round) => round.site.perCpuSecond / round.bare.perCpuSecond);
      const format = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(', ');
      return [
        {
          id: 'throughput',
          name: 'cached property page',
          unit: 'per second',
          measured: getMedian(measured.map((round) => round.site.perSecond)),
        },
        {
          id: 'throughput.ratio',
          name: 'cached page ÷ bare node:http, processor time',
          unit: 'ratio',
          measured: getMedian(ratios),
          goal: { least: 0.8 },
          notes: [
            `${rounds} rounds: ${format(ratios)}`,
            `by elapsed time: ${format(measured.map((round) => round.site.perSecond / round.bare.perSecond))}`,
          ],
        },
      ];
    }),
  );
