import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../support/folders.ts';
import { requireBuild } from './support/requireBuild.ts';
import { findFreePort, startProcess, openPort } from './support/process.ts';
import { statusAs } from './support/statusAs.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

/** The site as an operator starts it. */
function startSite(settings: Record<string, string>) {
  const site = startProcess(process.execPath, [join(root, 'server/main.ts')], { settings });
  onTestFinished(site.end);
  return site;
}

/** The lines of its output, each one JSON object. */
const getLines = (site: ReturnType<typeof startSite>) =>
  site
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The answer to these exact bytes. */
const sendRaw = (port: number, request: string) =>
  new Promise<string>((done, fail) => {
    let answer = '';
    const connection = connect(port, '127.0.0.1', () => connection.write(request));
    connection.on('data', (part: Buffer) => (answer += part.toString()));
    connection.on('end', () => done(answer));
    connection.on('error', fail);
  });

describe('the process', () => {
  test('reports its content and address, and stops on request', async () => {
    const port = await findFreePort();
    const site = startSite({ PORT: String(port), DATA_DIR: await createTestFolder() });
    await site.waitForOutput(/is ready/);
    expect(getLines(site)).toContainEqual(
      expect.objectContaining({
        msg: 'Estadia is ready',
        site: `http://localhost:${port}`,
        properties: 'casa-do-limoeiro, monte-da-figueira',
      }),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/en`);
    expect(answer.status).toBe(200);
    expect(await statusAs(`localhost:${port}`, port, '/sandbox/mailbox')).toBe(200);
    expect(await statusAs(`evil.example:${port}`, port, '/sandbox/mailbox')).toBe(421);
    const traced = await sendRaw(
      port,
      'TRACE /en HTTP/1.1\r\nHost: a\r\nX-Said: hush\r\nConnection: close\r\n\r\n',
    );
    expect(traced).toMatch(/^HTTP\/1\.1 405 /);
    expect(traced).not.toContain('hush');
    site.ask('SIGTERM');
    expect(await site.ended).toBe(0);
  });

  test('names every wrong setting at once, and does not start', async () => {
    const site = startSite({ PORT: 'x', SECRET_KEY: 'short', PUBLIC_URL: 'https://stay.example' });
    expect(await site.ended).toBe(1);
    const sentences = getLines(site).map(({ msg }) => msg);
    expect(sentences.join()).toMatch(/PORT is "x"[^]*SECRET_KEY is \(not shown\)[^]*TRUST_PROXY is not set/);
    expect(sentences).toHaveLength(3);
    expect(site.output()).not.toContain('.env');
  });

  test('names the used port', async () => {
    const { port, release } = await openPort();
    const site = startSite({ PORT: String(port), DATA_DIR: await createTestFolder() });
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain(`PORT ${port} is in use`);
    await release();
  });
});
