import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runCommand } from './support/site.ts';

const nowhere = { dataDir: 'no-such-folder', contentDir: 'no-such-folder' };

const bash = (await runCommand(nowhere, ['completion', 'bash'])).out;

/** Completes the last word of a command line in bash. */
function complete(...words: string[]): string[] {
  const typed = words.map((word) => `'${word}'`).join(' ');
  const script = `${bash}COMP_WORDS=(estadia ${typed}); COMP_CWORD=${words.length}; _estadia; echo "\${COMPREPLY[*]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split(/\s+/).filter((word) => word !== '');
}

test('bash completes commands, their commands and their options, also after options with values', () => {
  expect(complete('rese')).toEqual(['reservations']);
  expect(complete('reservations', 'li')).toEqual(['list']);
  expect(complete('reservations', 'list', '--from', '2027-01-01', '--dep')).toEqual(['--departures']);
  expect(complete('move-to-postgres', '--h')).toEqual(['--help']);
  expect(complete('restore', 'backup-of')).toEqual([]);
});

test('every command is completed', async () => {
  const { out } = await runCommand(nowhere, ['--help']);
  const listed = [...out.split('Commands:')[1]!.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  expect(listed).toContain('completion');
  expect(complete('').filter((word) => !word.startsWith('--'))).toEqual(listed);
});

test.each(['zsh', 'fish'])(
  'the script for %s contains commands and options with their descriptions',
  async (name) => {
    const { code, out } = await runCommand(nowhere, ['completion', name]);
    expect(code).toBe(0);
    for (const text of [
      'reservations list',
      '--departures',
      'list arrivals or departures, or find reservations',
    ]) {
      expect(out).toContain(text);
    }
  },
);

test('another shell is wrong usage, and the known ones are named', async () => {
  const { code, err } = await runCommand(nowhere, ['completion', 'tcsh']);
  expect(code).toBe(2);
  expect(err).toContain('bash, zsh, fish');
});
