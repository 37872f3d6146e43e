import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runPaths, type PathsConfig } from 'statechart-atlas/paths-command';
import type { Report } from 'statechart-atlas/paths';
import { models } from '../../machines/models.ts';
import { pathsConfig } from '../../scripts/paths/config.ts';

const withoutTests: PathsConfig = {
  ...pathsConfig,
  coverage: { ...pathsConfig.coverage!, read: () => ({ build: '', tests: {} }) },
};

const folder = mkdtempSync(join(tmpdir(), 'estadia-paths-'));
afterAll(() => rmSync(folder, { recursive: true }));
vi.stubEnv('INIT_CWD', folder);

const paths = async (...args: string[]) => {
  const output = { stdout: '', stderr: '' };
  const status = await runPaths(withoutTests, args, {
    out: (text) => void (output.stdout += text),
    err: (text) => void (output.stderr += text),
  });
  return { ...output, status };
};

const json = async (...args: string[]) => JSON.parse((await paths(...args, '--json')).stdout) as Report;

describe('npm run paths', () => {
  test('walks every state and transition of every machine', async () => {
    const { machines, total } = await json();
    expect(machines.map(({ machine }) => machine)).toEqual(models.map(({ machine }) => machine.id));
    expect(total.states.covered).toBe(total.states.total);
    expect(total.transitions.covered).toBe(total.transitions.total);
  });

  test('lists the paths of a machine, named with or without an option', async () => {
    const { stdout, status } = await paths('contact', '--strategy', 'shortest', '--to', 'sent');
    expect(status).toBe(0);
    expect(stdout).toContain('the visitor sends the message → sending');
    expect((await paths('-m', 'contact', '-s', 'shortest', '--to', 'sent')).stdout).toBe(stdout);
  });

  test('searches only the machines that have the named states', async () => {
    expect(
      (await json('--to', 'success.paid', '-s', 'shortest')).machines.map(({ machine }) => machine),
    ).toEqual(['booking']);
  });

  test('saves random walks with their seed, and repeats one of them', async () => {
    const chance = ['contact', '-s', 'random', '--seed', '7', '--length', '30', '--limit', '2'];
    expect((await paths(...chance, '--save', 'walks.json')).stdout).toBe('Wrote 2 paths to walks.json.\n');
    const saved = JSON.parse(readFileSync(join(folder, 'walks.json'), 'utf8')) as Report;
    expect(saved).toMatchObject({ strategy: 'random', seed: 7, length: 30 });
    const { id } = saved.machines[0]!.paths[1]!;
    expect((await paths('explain', id, '--file', 'walks.json')).stdout).toMatch(new RegExp(`^${id}\n`));
    expect(await paths('explain', id)).toMatchObject({ status: 2 });
    const all = (await paths('explain', '--file', 'walks.json')).stdout;
    for (const path of saved.machines[0]!.paths) expect(all).toContain(`${path.id}\n`);
  });

  test.each([
    [['bokking'], 'No machine is called “bokking”. Similar names: booking.'],
    [['-m', 'booking', '--to', 'succes.paid'], 'has no state “succes.paid”. Similar names: success.paid'],
    [['--to', 'succes.paid'], 'No machine has “succes.paid”'],
    [['--strategy', 'all'], 'Allowed choices are every-transition, shortest, every-pair, random.'],
    [['--length', 'long'], 'Give a whole number, 1 or more.'],
    [
      ['explain', 'contact-0', '--file', 'nowhere.json'],
      `File or folder not found: ${join(folder, 'nowhere.json')}`,
    ],
    [['explain', '--file', '.'], 'The path is a folder; give a file.'],
    [['contact', '--save', 'nowhere/contact.md'], `Folder not found: ${join(folder, 'nowhere')}`],
    [
      ['contact', '--save', 'contact.docx'],
      'The extension .docx has no format: choose another file name, or add --json',
    ],
    [['contact', '--wrong'], "unknown option '--wrong'\nUse --help for all options."],
    [['timetable'], 'No machine is called “timetable”.'],
    [['explor'], 'No machine or command is called “explor”. Similar names: explore.'],
    [['run'], 'Give names of paths, or a file of paths with --file'],
    [['run', 'contact-169c87a6', '--device', 'telephone'], 'Use desk, phone, or a device'],
    [['run', 'contact-169c87a6', '--address', 'staging'], 'Give an origin without a path'],
    [['explore', '--machine', 'contcat'], 'No machine is called “contcat”. Similar names: contact.'],
  ])('explains the mistake in %j', async (args, message) => {
    const { stderr, status } = await paths(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test('explains why a browser needs a display', async () => {
    vi.stubEnv('DISPLAY', undefined);
    vi.stubEnv('WAYLAND_DISPLAY', undefined);
    vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
    const { stderr, status } = await paths('run', 'contact-169c87a6', '--headed');
    expect(stderr).toBe(
      'There is no screen (DISPLAY is not set): omit --headed, or prefix npm with xvfb-run.\n',
    );
    expect(status).toBe(1);
  });

  test('shows the start of a path, the actor of each step and its page in the atlas', async () => {
    const { stdout } = await paths('explain', 'contact-169c87a6', '--atlas', 'https://staging.example/atlas');
    expect(stdout).toContain('Open /{language}/{unit}/contact\n');
    expect(stdout).toContain('1. You: the visitor sends the message');
    expect(stdout).toContain('2. The host: the host receives the message');
    expect(stdout).toContain('https://staging.example/atlas/contact/sent/\n');
  });

  test('saves paths in the chosen format, and as plain text by the file extension', async () => {
    expect(await paths('contact', '--save', 'contact.docx', '--json')).toMatchObject({ status: 0 });
    await paths('contact', '--save', 'contact.txt');
    expect(readFileSync(join(folder, 'contact.txt'), 'utf8')).toMatch(/^contact: \d+ paths/);
  });

  test('reports on its own line that no browser test has run', async () => {
    const { stdout, status } = await paths('uncovered');
    expect(stdout).toBe(
      'No browser test has run with the current build. This command runs all of them:\n\n  npx playwright test -c e2e\n',
    );
    expect(status).toBe(1);
  });

  test('ends silently when its output is closed', () => {
    const { stdout, stderr } = spawnSync('sh', ['-c', 'node scripts/paths.ts booking --json | head -n 1'], {
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: '{\n', stderr: '' });
  });
});
