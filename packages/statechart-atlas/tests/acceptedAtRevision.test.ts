import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAccepted } from '../src/changes/revision.ts';
import { getCommit, NoRevision } from '../src/changes/revision.ts';

const folder = mkdtempSync(join(tmpdir(), 'estadia-revision-'));
const machines = join(folder, 'machines');
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });

function accepted(machine: string, sentence: string) {
  mkdirSync(join(folder, 'machines', machine), { recursive: true });
  const page = `# Behaviour of ${machine}\n\n## off\n\n- ${sentence}\n`;
  writeFileSync(join(folder, 'machines', machine, 'ACCEPTED.md'), page);
  git('add', '-A');
  git('commit', '-q', '-m', sentence);
}

test('reads the accepted files of each machine at a commit', () => {
  git('init', '-q');
  accepted('lamp', 'It is off.');
  writeFileSync(join(folder, 'machines', 'ACCEPTED.md'), '## nothing of a machine');
  accepted('bulb', 'It is dark.');
  accepted('lamp', 'It is out.');
  expect([...readAccepted(getCommit('HEAD~1', folder), machines)]).toEqual([
    ['bulb', [{ state: 'off', sentences: ['It is dark.'] }]],
    ['lamp', [{ state: 'off', sentences: ['It is off.'] }]],
  ]);
  expect([...readAccepted(getCommit('HEAD', folder), machines).get('lamp')!]).toEqual([
    { state: 'off', sentences: ['It is out.'] },
  ]);
});

test.each(['no-such-branch', '--output=/tmp/x', ''])('“%s”, which is no revision, is refused', (revision) => {
  expect(() => getCommit(revision, folder)).toThrow(NoRevision);
});
