import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Measures the start of the built site and the cached pages that it sends, with the settings that hosts get.

const pages = { landing: '/en', property: '/en/casa-do-limoeiro' };
const rounds = 5;
const seconds = 3;

async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const root = resolve(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
// A file, as under a service manager: reading the log lines would cost this process the time of its requests.
const log = await open(join(folder, 'log'), 'w');
const port = await getFreePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  PATH: process.env['PATH'],
  PORT: String(port),
  DATA_DIR: folder,
  CONTENT_DIR: join(root, 'demo'),
};

const isReady = () =>
  fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startSite() {
  const began = performance.now();
  const site = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', log.fd, 'inherit'],
  });
  while (!(await isReady())) {
    if (site.exitCode !== null) throw new Error('The site did not start');
    await sleep(20);
  }
  const stop = async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
  };
  return { seconds: (performance.now() - began) / 1000, stop };
}

async function getProcessorSeconds(): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total(?:{.*})? (\S+)/m.exec(metrics)?.[1]);
}

/** Returns the pages per second, and per second of the site's processor time. */
async function measurePage(path: string) {
  const before = await getProcessorSeconds();
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url: address + path, connections: 32, duration: seconds, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return [result.requests.average, result.requests.total / ((await getProcessorSeconds()) - before)] as const;
}

const getMedian = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const first = await startSite();
await first.stop();
const site = await startSite();
try {
  console.log(`start: first ${first.seconds.toFixed(1)} s, later ${site.seconds.toFixed(1)} s`);
  for (const [name, path] of Object.entries(pages)) {
    // Compiles the code before the measurement.
    await measurePage(path);
    const results: (readonly [number, number])[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await measurePage(path));
    const [perSecond, perProcessorSecond] = [0, 1].map((column) =>
      Math.round(getMedian(results.map((result) => result[column]!))),
    );
    console.log(`${name} page: ${perSecond} per second, ${perProcessorSecond} per second of processor time`);
  }
} finally {
  await site.stop();
  await log.close();
  await rm(folder, { recursive: true });
}
