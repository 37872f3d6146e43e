import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRoot } from '../../scripts/debian.mjs';
import { findTool, mustSkipTests } from '../../scripts/tools.mjs';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { createTestFolder } from '../support/folders.ts';
import { listen } from '../support/listen.ts';

const guide = await readFile(resolve(import.meta.dirname, '../../docs/operating/machines.md'), 'utf8');

/** A machine with one build: it has the files of that build only. */
async function startMachine(build: string) {
  const server = createServer(({ url }, response) => {
    const isThere = url === `/assets/page-${build}.js`;
    response.writeHead(isThere ? 200 : 404).end(isThere ? build : 'Not Found');
  });
  return listen(server);
}

const getStatuses = async (port: number, build: string) => {
  const statuses = new Set<number>();
  for (let request = 0; request < 6; request += 1) {
    statuses.add((await fetch(`http://127.0.0.1:${port}/assets/page-${build}.js`)).status);
  }
  return [...statuses];
};

describe.skipIf(mustSkipTests('nginx'))('nginx in front of two machines with different builds', () => {
  test('asks the other machine for a file that one lacks', async () => {
    const ports = [await startMachine('former'), await startMachine('new')];
    const snippet = /```nginx\n([\s\S]*?)```/.exec(guide)![1]!;
    const [upstream, location] = snippet.split(/^# In the .*\n/m) as [string, string];
    const here = upstream.replace(/192\.0\.2\.11:3000/, `127.0.0.1:${ports[0]}`);
    const port = await findFreePort();
    const folder = await createTestFolder();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    await mkdir(join(folder, 'nginx'));
    const file = join(folder, 'nginx.conf');
    await writeFile(
      file,
      `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log stderr notice; events {}
      http {
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/nginx/${name};`).join(' ')}
        ${here.replace(/192\.0\.2\.12:3000/, `127.0.0.1:${ports[1]}`)}
        server { listen 127.0.0.1:${port}; ${location} }
      }`,
    );
    const proxy = startProcess(findTool('nginx'), ['-c', file], { settings: {} });
    onTestFinished(proxy.end);
    const isRunning = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    await expect.poll(isRunning, { interval: 50 }).toBe(true);
    expect(await getStatuses(port, 'former')).toEqual([200]);
    expect(await getStatuses(port, 'new')).toEqual([200]);
    expect(await getStatuses(port, 'neither')).toEqual([404]);
  });
});
