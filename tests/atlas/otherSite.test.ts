import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPaths } from '../../scripts/paths/line.ts';
import { isThere } from '../../scripts/paths/otherSite.ts';

const pages: Readonly<Record<string, string>> = {
  '/': 'a site',
  '/en/casa-azul': 'a house',
  '/sitemap.xml':
    '<loc>https://staging.example/en</loc><loc>https://staging.example/en/casa-azul</loc><loc>https://staging.example/de/casa-azul</loc>',
};

let site: Server;
let address = '';

const opens = async (server: Server) => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const closes = (server: Server) => new Promise((done) => void server.close(done));

beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    response.writeHead(pages[url] === undefined ? 404 : 200).end(pages[url]);
  });
  address = await opens(site);
});

afterAll(() => closes(site));

const said = async (...args: string[]) => {
  let words = '';
  const says = (text: string) => void (words += text);
  const status = await runPaths(args, { out: says, err: says });
  return { words, status };
};

test('a site that does not answer is said to be so before anything is walked', async () => {
  const closed = createServer();
  const nowhere = await opens(closed);
  await closes(closed);
  const wanted = { words: `${nowhere} does not answer: ECONNREFUSED.\n`, status: 2 };
  expect(await said('run', 'contact-169c87a6', '--address', nowhere, '--property', 'casa-azul')).toEqual(
    wanted,
  );
  expect(await said('explore', '--machine', 'contact', '--address', nowhere)).toEqual(wanted);
});

test('a property of another site is to be named, and to be one that is let there', async () => {
  const lets = `Name a property of the site with --property: ${address} lists casa-azul.\n`;
  expect(await said('run', 'contact-169c87a6', '--address', address)).toEqual({ words: lets, status: 2 });
  expect(await said('run', 'contact-169c87a6', '--address', address, '--property', 'casa-rosa')).toEqual({
    words: `${address} offers no property “casa-rosa” (status 404). ${lets}`,
    status: 2,
  });
});

test('what is let there is walked, and what is of no property without one', async () => {
  await isThere({ address, property: 'casa-azul' }, ['contact', 'booking', 'cancellation']);
  await isThere({ address }, ['landing', 'legalText']);
  await expect(isThere({ address }, ['landing', 'cancellation'])).rejects.toThrow('--property');
});
