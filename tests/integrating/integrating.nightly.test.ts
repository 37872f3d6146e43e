import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { otpLink, reservationLink } from '../../contract/rules/addresses.ts';
import { openApiDocument } from '../../server/host/openapi/document.ts';
import { examples } from '../../server/host/openapi/examples.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { createTestFolder } from '../support/folders.ts';

await requireBuild();
const root = resolve(import.meta.dirname, '../..');
const page = await readFile(join(root, 'docs/integrating.md'), 'utf8');

/** The one block of the page in a language. */
const getBlock = (language: string) => {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  expect(blocks).toHaveLength(1);
  return blocks[0]![1]!;
};

const getSettings = (block: string) =>
  Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>;

/** The host that the page has, and the site in front of it, with the settings that the page has. */
async function followThePage(changed: Record<string, string> = {}) {
  const folder = await createTestFolder();
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openApiDocument()));
  await writeFile(join(folder, 'host.mjs'), getBlock('js'));
  const hostPort = String(await findFreePort());
  const host = startProcess(process.execPath, ['host.mjs'], { folder, settings: { PORT: hostPort } });
  onTestFinished(host.end);

  const port = String(await findFreePort());
  const documentedSettings = getSettings(getBlock('ini'));
  const settings = {
    ...documentedSettings,
    PORT: port,
    API_URL: documentedSettings['API_URL']!.replace('4000', hostPort),
    DATA_DIR: await createTestFolder(),
    LOG_LEVEL: 'info',
    ...changed,
  };
  const site = startProcess(process.execPath, [join(root, 'server/main.ts')], { settings });
  onTestFinished(site.end);
  return { site, address: `http://localhost:${port}` };
}

test('the page has a limited length', () => {
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(160);
});

test('the instructions lead to a site that shows the property of the host and a price', async () => {
  const { site, address } = await followThePage();
  await site.waitForOutput(/API_URL accepts the site/);
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const { name } = examples.getRentalUnit.answer as { name: string };
  const shown = await fetch(`${address}/en/casa-do-limoeiro`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(name)]);

  const granted = await fetch(`${address}/token`, { method: 'POST' });
  const { token_type, access_token } = (await granted.json()) as Record<string, string>;
  const quote = await fetch(`${address}/api/1/reservation/price-preview`, {
    method: 'POST',
    headers: { Authorization: `${token_type} ${access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(examples.previewPrice.body),
  });
  expect(await quote.json()).toEqual(examples.previewPrice.answer);
});

test('the site reports a mistyped secret', async () => {
  const { site } = await followThePage({ CLIENT_SECRET: 'a-secert-of-my-site' });
  await site.waitForOutput(/API_URL rejects the site/);
  expect(site.output()).toContain('set CLIENT_ID and CLIENT_SECRET');
});

test('the links that the host e-mails open in the site', () => {
  const links = [...page.matchAll(/`\{PUBLIC_URL\}([^`]+)`/g)].map(([, written]) =>
    written!.replace('{lang}', 'pt').replace('{id}', 'an-id').replace('{token}', 'a-token'),
  );
  expect(links).toEqual([otpLink('pt', 'an-id', 'a-token'), reservationLink('pt', 'an-id', 'a-token')]);
});

test('the page describes every call of the document', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );
  const short = {
    'POST reservation/otp/resend': '…/resend',
    'POST reservation/guests/draft/read': '…/draft/read',
  } as Record<string, string>;
  expect(calls.filter((call) => !page.includes(`\`${short[call] ?? call}\``))).toEqual([]);
});
