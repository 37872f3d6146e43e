import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const page = await readFile(resolve(import.meta.dirname, '../../deploy/README.md'), 'utf8');

/** The sections of the page by the anchor of their heading. */
const sections = new Map(
  page.split(/^## /m).map((section) => {
    const [heading = ''] = section.split('\n');
    return [heading.toLowerCase().replaceAll(' ', '-'), section] as const;
  }),
);

/** The rows of the table of ways: anchor, number of commands, number of decisions and their names. */
const ways = [...page.matchAll(/^\| \[[^\]]+\]\(#([\w-]+)\) +\|[^|]*\| (\d+) +\| (\d+): ([^|;]*)/gm)].map(
  ([, anchor = '', commands, decisions, names = '']) => ({
    anchor,
    commands: Number(commands),
    decisions: Number(decisions),
    names: names.trim(),
  }),
);

/** The lines that somebody types for a way: those of its block, or those that its steps name. */
function listCommands(anchor: string): string[] {
  const section = sections.get(anchor)!;
  const block = /^```sh\n([^]*?)^```/m.exec(section)?.[1];
  if (block !== undefined) return block.trimEnd().split('\n');
  return [...section.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => command);
}

test('the page counts the five ways', () => {
  expect(ways.map(({ anchor }) => anchor)).toEqual([
    'debian-or-ubuntu',
    'docker',
    'fly',
    'render',
    'railway',
  ]);
});

test.each(ways)(
  'the way "$anchor" has $commands commands, and ends with the link for the first owner',
  (way) => {
    const commands = listCommands(way.anchor);
    expect(commands).toHaveLength(way.commands);
    expect(commands.at(-1)).toMatch(/access link|install\.sh .* # prints the link for the first owner/);
    expect(way.commands).toBeLessThanOrEqual(6);
  },
);

test.each(ways)('the way "$anchor" counts its decisions', ({ decisions, names }) => {
  const counted = names.split(', ').flatMap((name) => (name === 'two variables' ? ['', ''] : [name]));
  expect(counted).toHaveLength(decisions);
  expect(decisions).toBeLessThanOrEqual(10);
});
