import { execFileSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium, lacksHeadlessShell } from '../../scripts/chromium.mjs';
import { getInstallScript } from '../../scripts/debian.mjs';
import { debianPackages, planTests } from '../../scripts/tools.mjs';
import { createTestFolder } from '../support/folders.ts';

test('tests of missing programs are skipped without root, with a command to install them', () => {
  expect(planTests(['nginx', 'caddy'], { isRoot: false, isCI: false })).toEqual({
    packages: [],
    isRequired: false,
    message:
      'Missing programs: nginx, caddy. Their tests are skipped. On Debian, install them with:\n' +
      '  sudo apt-get install --no-install-recommends nginx-light caddy',
  });
});

test('root installs missing programs, and their tests fail if that is impossible', () => {
  const plan = planTests(['nginx'], { isRoot: true, isCI: false });
  expect(plan).toMatchObject({ packages: ['nginx-light'], isRequired: true });
  expect(plan.message).toContain('Their tests fail.');
  expect(plan.message).not.toContain('sudo');
});

test('in CI the tests of missing programs fail, and only root installs programs', () => {
  expect(planTests(['nginx'], { isRoot: false, isCI: true })).toMatchObject({
    packages: [],
    isRequired: true,
  });
});

test('nothing is reported if no program is missing', () => {
  expect(planTests([], { isRoot: false, isCI: false }).message).toBeUndefined();
});

async function createBrowsers(...names: string[]) {
  const folder = await createTestFolder();
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) {
    await writeFile(path, '#!/bin/sh\n');
    await chmod(path, 0o755);
  }
  return paths;
}

test('the headless shell is installed next to a full Chromium, which is used until then', async () => {
  const [full] = await createBrowsers('chromium');
  expect(findChromium({ paths: [full, '/nowhere/chrome-headless-shell'] })).toBe(full);
  expect(lacksHeadlessShell(full, undefined)).toBe(true);
});

test('the headless shell is preferred to a full Chromium, except to open windows', async () => {
  const paths = await createBrowsers('chromium', 'chromium-headless-shell');
  const [full, shell] = paths;
  expect(findChromium({ paths })).toBe(shell);
  expect(findChromium({ paths, hasWindows: true })).toBe(full);
  expect(lacksHeadlessShell(shell, undefined)).toBe(false);
});

test('no browser is installed next to the one that the user has chosen', () => {
  expect(lacksHeadlessShell('/opt/chrome', '/opt/chrome')).toBe(false);
});

/** Runs the installation with an `apt-get` that records its arguments and the exit code of the policy. */
async function install(existingPolicy?: string) {
  const folder = await createTestFolder();
  const [policy, record] = [join(folder, 'policy-rc.d'), join(folder, 'record')];
  const aptGet = join(folder, 'apt-get');
  await writeFile(aptGet, `#!/bin/sh\n"${policy}" nginx start; echo "$? $*" >>"${record}"\n`);
  await chmod(aptGet, 0o755);
  if (existingPolicy !== undefined) {
    await writeFile(policy, existingPolicy);
    await chmod(policy, 0o755);
  }
  execFileSync('sh', ['-c', getInstallScript(['nginx-light', 'caddy'], policy)], {
    env: { PATH: `${folder}:${process.env['PATH']}` },
  });
  return {
    calls: (await readFile(record, 'utf8')).trim().split('\n'),
    policy: await readFile(policy, 'utf8').catch(() => undefined),
  };
}

test('Debian may not start services while packages are installed', async () => {
  expect(await install()).toEqual({
    calls: [
      '101 update -q',
      '101 install --no-install-recommends -y -q nginx-light',
      '101 install --no-install-recommends -y -q caddy',
    ],
    policy: undefined,
  });
});

test('the installation does not change an existing policy for services', async () => {
  const existing = '#!/bin/sh\nexit 7\n';
  const { calls, policy } = await install(existing);
  expect(calls[0]).toBe('7 update -q');
  expect(policy).toBe(existing);
});

test('the dev container contains the programs of the tests that run by day', async () => {
  const dockerfile = await readFile('.devcontainer/Dockerfile', 'utf8');
  const packages = [...dockerfile.matchAll(/^ {4}(\S+) \\$/gm)].map(([, name]) => name);
  expect(packages).toEqual(debianPackages.toSorted());
});
