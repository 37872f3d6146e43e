import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from './support/site.ts';

const nowhere = { dataDir: 'no-such-folder', contentDir: 'no-such-folder' };

/** Commands that other commands extend. */
const withParts: string[] = [];

/** Returns the names of the commands that the help of a command lists. */
async function listCommands(...group: string[]): Promise<string[]> {
  const { out } = await runCommand(nowhere, [...group, '--help']);
  const [, section = ''] = out.split('\nCommands:\n');
  const [list = ''] = section.split('\n\n');
  if (list !== '' && /^Usage: .*\[command\] </.test(out)) withParts.push(...group);
  return [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'help');
}

const groups = new Map<string, readonly string[]>();
for (const name of await listCommands()) groups.set(name, await listCommands(name));
const commands = [...groups].flatMap(([name, parts]) =>
  parts.length === 0
    ? [name]
    : [...(withParts.includes(name) ? [name] : []), ...parts.map((part) => `${name} ${part}`)],
);

/** Whether a command begins with these words; words after it are arguments. */
const isCommand = (words: readonly string[]) => {
  const parts = groups.get(words[0]!);
  const isGroup = parts !== undefined && parts.length > 0 && !withParts.includes(words[0]!);
  return parts !== undefined && (!isGroup || words[1] === undefined || parts.includes(words[1]));
};

const documents = globSync(['*.md', '.env.example', '{content,deploy,docs}/**/*.*'], {
  exclude: ['docs/decisions/**', 'CHANGELOG.md', '**/*.webp'],
});

test('every host command in a document exists', () => {
  const named = documents.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:npm run (?:-s )?host --|\.bin\/estadia) ([a-z][\w -]*)/g),
    ].map(([, line]) => ({ file, words: line!.match(/^[a-z][\w-]*(?: [a-z][\w-]*)?/)![0].split(' ') })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ words }) => !isCommand(words))).toEqual([]);
});

test('docs/commands.md lists exactly the host commands', () => {
  const [, section = ''] = readFileSync('docs/commands.md', 'utf8').split('\n## Host commands\n');
  const listed = [...section.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell]) => {
    const names = [...cell!.matchAll(/`([a-z][\w-]*(?: [a-z][\w-]*)?)/g)].map(([, name]) => name!);
    const [group = ''] = names[0]!.split(' ');
    return names.map((name) => (name.includes(' ') || groups.has(name) ? name : `${group} ${name}`));
  });
  expect(listed.toSorted()).toEqual(commands.toSorted());
});
