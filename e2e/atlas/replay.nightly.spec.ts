import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ReplayReport } from 'statechart-atlas/paths';
import { expect, test } from '../support/test.ts';
import { openProxy } from '../support/proxy.ts';

const root = resolve(import.meta.dirname, '../..');

test('replays a named path on another site with pictures and reports, and changes nothing there', async ({
  baseURL,
}, testInfo) => {
  const reached: string[] = [];
  const way = await openProxy(baseURL!, {
    redirect: (path) => {
      reached.push(path);
      return path;
    },
  });
  // Dates, price, form, order, and the e-mailed code.
  const id = 'booking-4ae87e7d';
  const folder = testInfo.outputPath('paths');
  const { E2E_PORT: _, ...env } = process.env;
  const args = ['run', id, '--address', way.url, '--property', 'booking-walks', '--output', folder];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/paths.ts', ...args, '--json'], {
    cwd: root,
    env,
  });
  await way.close();

  const [path] = (JSON.parse(stdout) as ReplayReport).paths;
  expect(path).toMatchObject({ id, outcome: 'passed' });
  expect(path?.steps.map(({ state, outcome }) => `${state}: ${outcome}`)).toEqual(
    ['dates.choosing', 'dates.pricing', 'dates.priced', 'form.editing', 'form.creating', 'otp.entering'].map(
      (state) => `${state}: seen`,
    ),
  );
  for (const file of [...path!.steps.map(({ picture }) => picture!), path!.trace!])
    expect((await stat(`${folder}/${file}`)).size, file).toBeGreaterThan(10_000);
  expect(await readFile(`${folder}/index.html`, 'utf8')).toContain('1 passed');

  expect(reached).toContain('/api/1/reservation/price-preview');
  expect(
    reached.filter(
      (address) => address.startsWith('/api/1/reservation') && !address.endsWith('/price-preview'),
    ),
  ).toEqual([]);
});
