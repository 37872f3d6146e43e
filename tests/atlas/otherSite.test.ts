import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPaths } from 'statechart-atlas/paths-command';
import { pathsConfig } from '../../scripts/paths/config.ts';
import { checkSite } from '../../scripts/paths/otherSite.ts';

const pages: Readonly<Record<string, string>> = {
  '/': 'a site',
  '/en/casa-azul': 'a house',
  '/sitemap.xml':
    '<loc>https://staging.example/en</loc><loc>https://staging.example/en/casa-azul</loc><loc>https://staging.example/de/casa-azul</loc>',
};

let site: Server;
let address = '';

const serve = (pages: Readonly<Record<string, string>>) =>
  createServer(({ url = '' }, response) => {
    response.writeHead(pages[url] === undefined ? 404 : 200).end(pages[url]);
  });

const listen = async (server: Server) => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const stop = (server: Server) => new Promise((done) => void server.close(done));

beforeAll(async () => {
  site = serve(pages);
  address = await listen(site);
});

afterAll(() => stop(site));

const run = async (...args: string[]) => {
  let output = '';
  const write = (text: string) => void (output += text);
  const status = await runPaths(pathsConfig, args, { out: write, err: write });
  return { output, status };
};

test('reports a site that does not answer before running a path', async () => {
  const closed = createServer();
  const nowhere = await listen(closed);
  await stop(closed);
  const expected = { output: `${nowhere} does not answer: ECONNREFUSED.\n`, status: 2 };
  expect(await run('run', 'contact-169c87a6', '--address', nowhere, '--property', 'casa-azul')).toEqual(
    expected,
  );
  expect(await run('explore', '--machine', 'contact', '--address', nowhere)).toEqual(expected);
});

test('requires the name of a property that the other site offers', async () => {
  const hint = `Name a property of the site with --property: ${address} lists casa-azul.\n`;
  expect(await run('run', 'contact-169c87a6', '--address', address)).toEqual({ output: hint, status: 2 });
  expect(await run('run', 'contact-169c87a6', '--address', address, '--property', 'casa-rosa')).toEqual({
    output: `${address} offers no property “casa-rosa” (status 404). ${hint}`,
    status: 2,
  });
});

test('accepts an offered property, and pages that belong to no property', async () => {
  await checkSite({ address, subject: 'casa-azul' }, ['contact', 'booking', 'cancellation']);
  await checkSite({ address }, ['landing', 'legalText']);
  await expect(checkSite({ address }, ['landing', 'cancellation'])).rejects.toThrow('--property');
});

test('finds a property of a site whose sitemap has several parts', async () => {
  const large = serve({
    '/': 'a site',
    '/sitemap.xml':
      '<loc>https://staging.example/sitemap-1.xml</loc><loc>https://staging.example/sitemap-2.xml</loc>',
    '/sitemap-1.xml': '<loc>https://staging.example/en/casa-rosa</loc>',
  });
  const at = await listen(large);
  await expect(checkSite({ address: at }, ['booking'])).rejects.toThrow('casa-rosa');
  await stop(large);
});
