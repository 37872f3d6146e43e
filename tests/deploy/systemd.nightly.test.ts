import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTool, isOfThisSystem, mustSkipTests } from '../../scripts/tools.mjs';
import { createTestFolder } from '../support/folders.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');

/** A machine's own folders with the units in them, and what they name. */
async function machineWith(unit = (text: string) => text): Promise<string> {
  const machine = await createTestFolder();
  const units = join(machine, 'etc/systemd/system');
  for (const folder of [units, join(machine, 'opt/estadia'), join(machine, 'etc/estadia')])
    await mkdir(folder, { recursive: true });
  await writeFile(join(machine, 'etc/estadia/estadia.env'), '');
  await cp(join(deploy, 'estadia.socket'), join(units, 'estadia.socket'));
  const service = (await readFile(join(deploy, 'estadia.service'), 'utf8')).replaceAll(
    '/opt/',
    `${machine}/opt/`,
  );
  await writeFile(join(units, 'estadia.service'), unit(service));
  return units;
}

const verified = async (units: string) => {
  const names = ['estadia.service', 'estadia.socket'].map((name) => join(units, name));
  // It writes errors to stderr, most of them without an exit code.
  return execFileSync(
    'sh',
    ['-c', '"$0" verify --man=no "$@" 2>&1 || true', findTool('systemd-analyze'), ...names],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((line) => line.includes('estadia'));
};

const isSkipped = !isOfThisSystem('systemd-analyze') || mustSkipTests('systemd-analyze');

describe.skipIf(isSkipped)('the units of systemd', () => {
  test('contain no settings unknown to systemd', async () => {
    expect(await verified(await machineWith())).toEqual([]);
    const wrong = await machineWith((text) => text.replace('PrivateTmp', 'PrivateTemp'));
    expect((await verified(wrong)).join()).toContain('PrivateTemp');
  });

  test('give the service few permissions', async () => {
    const units = await machineWith();
    const options = ['security', '--offline=true', '--threshold=20', join(units, 'estadia.service')];
    const output = execFileSync(findTool('systemd-analyze'), options, { encoding: 'utf8' });
    expect(output).toMatch(/Overall exposure level for estadia\.service: [01]\.\d OK/);
  });
});
