import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { formats } from '../src/paths/formats.ts';
import { pathId } from '../src/pathId.ts';
import { getReport } from '../src/paths/createReport.ts';
import { parsePaths } from '../src/paths/saved.ts';
import { ferry } from './ferry.ts';
import { bulbModel, lampModel } from './lamp.ts';

const across = getReport(
  [ferry],
  { strategy: 'shortest', seed: 1, length: 1, to: 'across' },
  { getAddress: (machine) => `/{language}/${machine}` },
);
const models = [lampModel, bulbModel, ferry];
const everything = getReport(models, { strategy: 'every-transition', seed: 1, length: 1 });

test('formats a path as text: events and target states', () => {
  expect(formats.text(across)).toBe(`ferry: 1 path

ferry-f6ed281f
  ashore
    they pay 2 → aboard.moored
    the rope is cast off → aboard.crossing
    they reach the other side → across

machine  paths  states  transitions  guards  events  pairs
ferry        1     5/6          3/7     2/4     3/5    3/9`);
});

test('formats a path as Markdown: descriptions of states, and checkboxes', () => {
  const page = formats.markdown(across);
  expect(page).toContain('### ferry-f6ed281f\n\nIn aboard.crossing, they reach the other side → across.');
  expect(page).toContain('Open `/{language}/ferry`.');
  expect(page).toContain('Starts in [`ashore`](/atlas/ferry/ashore/): They stand on the bank.');
  expect(page).toContain(
    '| 2 | **you do** | The rope is cast off. | The ferry is under way. ([`aboard.crossing`](/atlas/ferry/aboard.crossing/)) | ☐ |',
  );
  expect(page).toContain('| 3 | time passes | They reach the other side. |');
  expect(page).toContain('| ferry | 1 | 5/6 | 3/7 | 2/4 | 3/5 | 3/9 |');
});

test('says which steps of a path lead to the state of --from', () => {
  const request = { strategy: 'shortest', seed: 1, length: 1, from: 'aboard.crossing' } as const;
  const sentence = 'The first 2 steps of each path lead to aboard.crossing, the state of --from.';
  const report = getReport([ferry], request);
  for (const format of ['text', 'markdown', 'gherkin'] as const)
    expect(formats[format](report)).toContain(sentence);
  expect(formats.text(across)).not.toContain('looked for');
});

test('formats every path as a Gherkin scenario that a parser reads', () => {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(formats.gherkin(everything));
  const rules = feature?.children.flatMap(({ rule }) => (rule ? [rule] : [])) ?? [];
  expect(rules.map(({ name }) => name)).toEqual(models.map(({ machine }) => machine.id));
  const read = rules.map(({ children }) =>
    children.flatMap(({ scenario }) => scenario?.tags.map(({ name }) => name.slice(1)) ?? []),
  );
  expect(read).toEqual(everything.machines.map(({ paths }) => paths.map(({ id }) => id)));
});

test('reads the paths that it formats as JSON', () => {
  const read = parsePaths(models, formats.json(everything));
  expect(read.map(({ id }) => id)).toEqual(
    everything.machines.flatMap(({ paths }) => paths.map(({ id }) => id)),
  );
});

test('keeps the variant of an event', () => {
  const steps = [{ name: 'rope.cast~by hand', state: 'aboard.crossing' }];
  const [path] = parsePaths(
    [ferry],
    JSON.stringify({ machines: [{ machine: 'ferry', paths: [{ start: 'aboard.moored', steps }] }] }),
  );
  expect(path).toMatchObject({
    start: 'aboard.moored',
    steps: [{ event: { description: 'the rope is cast off' } }],
  });
  expect(path?.id).toBe(pathId('ferry', 'aboard.moored', ['rope.cast~by hand']));
});

test('rejects saved paths of unknown machines and events', () => {
  const saved = (machine: string, name: string) =>
    JSON.stringify({
      machines: [{ machine, paths: [{ start: 'ashore', steps: [{ name, state: 'across' }] }] }],
    });
  expect(() => parsePaths([ferry], saved('raft', 'rope.cast'))).toThrow('No machine is called “raft”.');
  expect(() => parsePaths([ferry], saved('ferry', 'rope.cut'))).toThrow(
    'The machine ferry has no event “rope.cut”. Similar names: rope.cast.',
  );
});
