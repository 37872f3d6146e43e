import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { areas } from '../../scripts/mutants/areas.ts';
import { findEdits, retarget } from '../../scripts/mutants/edits.ts';
import { edited, getFiles, findMutants, sample } from '../../scripts/mutants/mutants.ts';
import { Order } from '../../scripts/mutants/order.ts';
import { filesListed, testsThatSee } from '../../scripts/mutants/lineCoverage.ts';
import { walkNodes } from '../../scripts/mutants/syntaxTree.ts';

/** Every broken version of a program. */
const findBroken = (source: string) =>
  [...walkNodes(parseSync('program.ts', source).program)].flatMap(([node, within]) =>
    findEdits(node, within, source).map((edit) => edited(source, edit)),
  );

describe('a program is broken', () => {
  test.each<[string, string, string[]]>([
    ['at its comparisons', 'x = a <= b', ['x = a < b']],
    ['at its sums', 'x = a + b', ['x = a - b']],
    ['at both sides of a fallback', 'x = a ?? b', ['x = (a)', 'x = (b)']],
    ['at both ways of a choice', 'x = c ? a : b', ['x = (a)', 'x = (b)']],
    ['at its conditions', 'if (c) f()', ['if (true) f()', 'if (false) f()']],
    ['at its numbers', 'x = [2000]', ['x = []', 'x = [4000]']],
    ['in a query', "q.where('end', '<=', now)", ['q', "q.where('end', '<', now)"]],
    [
      'in the text of a query',
      'x = sql`a < b and c >= d`',
      ['x = sql`a <= b and c >= d`', 'x = sql`a < b and c > d`'],
    ],
    ['at the parts of a key', 'x = `${a}:pay:${b}`', ["x = `${''}:pay:${b}`", "x = `${a}:pay:${''}`"]],
    ['at what it hands on', 'x = { a, b: c }', ['x = { b: c }', 'x = { a }']],
    ['at a kind of failure', "x = failedAs('not-found')", ["x = failedAs('')"]],
    ['at a lost negation', 'x = !a', ['x = (a)']],
  ])('%s', (_, source, expected) => {
    // The statement itself can be left out too.
    expect(findBroken(source).filter((text) => text !== ';')).toEqual(expected);
  });

  test('not at its types, nor at what it only says', () => {
    expect(findBroken('type A = { a: 1 }; interface B { b: 2 }')).toEqual([]);
    expect(findBroken("function f(a: 1 | 2) { log.warn({ a: 1 }, 'one more') }")).toEqual([]);
    expect(findBroken("x = { description: 'One' + 'sentence' }").filter((text) => text !== ';')).toEqual([]);
  });

  test('a mutant exists for every action, guard, tag and input of a state', () => {
    const state = `x = { tags: 'waiting', invoke: { id: 'ask', src: 'ask', input: ask, onError: { guard: g, target: 'failed', actions: ['note'] } } }`;
    const broken = findBroken(state).join('\n');
    for (const gone of ["tags: 'waiting'", 'input: ask', 'guard: g', "'note'", 'onError'])
      expect(broken.split('\n').some((text) => !text.includes(gone))).toBe(true);
    expect(broken).not.toContain("src: ''");
  });
});

describe('an arrow', () => {
  const getTargets = (source: string) =>
    [...walkNodes(parseSync('machine.ts', source).program)].flatMap(([node, within]) =>
      retarget(node, within, [['open', 'asking', 'closed']]).map(({ text }) => text),
    );

  test('leads to the state beside the one that it led to', () => {
    expect(getTargets("x = { on: { left: 'open', back: '#door.closed', again: '.asking' } }")).toEqual([
      "'asking'",
      "'#door.open'",
      "'.closed'",
    ]);
  });

  test('a tag with the name of a state is no arrow', () => {
    expect(getTargets("x = { tags: 'open', src: 'call' }")).toEqual([]);
  });
});

describe('every area', () => {
  test.each(areas)('$name has files, and mistakes in each that have names of their own', (area) => {
    const mutants = findMutants(area);
    expect(getFiles(area)).not.toEqual([]);
    expect(mutants.length).toBeGreaterThan(5);
    expect(new Set(mutants.map(({ file, change }) => `${file} ${change}`)).size).toBe(mutants.length);
  });

  test('has a sample of it drawn again by the same seed, and another one by another seed', () => {
    const mutants = findMutants(areas[0]!);
    expect(sample(mutants, 10, 'a')).toEqual(sample(mutants, 10, 'a'));
    expect(sample(mutants, 10, 'a')).not.toEqual(sample(mutants, 10, 'b'));
    expect(new Set(sample(mutants, 10, 'a')).size).toBe(10);
  });
});

describe('the tests that see a mistake', () => {
  const ran = [
    {
      file: 'tests/machines/slow.test.ts',
      outside: ['machines/a.ts#0'],
      tests: [
        { name: 'one', ms: 50, ran: ['machines/a.ts#1'] },
        { name: 'two', ms: 90, ran: [] },
      ],
    },
    {
      file: 'tests/machines/quick.test.ts',
      outside: [],
      tests: [{ name: 'three', ms: 5, ran: ['machines/a.ts#1'] }],
    },
    {
      file: 'tests/machines/pages.test.ts',
      outside: ['machines/a.ts#1'],
      tests: [{ name: 'four', ms: 1, ran: [] }],
    },
  ];

  test('the selected tests run the mutated place, fastest file first, without those of generated pages', () => {
    expect(testsThatSee({ file: 'machines/a.ts', body: 1 }, ran)).toEqual([
      { file: 'tests/machines/quick.test.ts', names: ['three'], ms: 5 },
      { file: 'tests/machines/slow.test.ts', names: ['one'], ms: 50 },
    ]);
  });

  test('all tests of a file that runs the mutated place while loading are selected', () => {
    expect(testsThatSee({ file: 'machines/a.ts', body: 0 }, ran)).toEqual([
      { file: 'tests/machines/slow.test.ts', names: undefined, ms: 140 },
    ]);
  });

  test('no tests are selected when none runs the mutated place', () => {
    expect(testsThatSee({ file: 'machines/b.ts', body: 0 }, ran)).toEqual([]);
  });
});

describe('the first tests to be asked', () => {
  const [mutant] = findMutants(areas.find(({ name }) => name === 'contact')!);
  const files = [
    'tests/views/quick.test.tsx',
    'tests/machines/quick.test.ts',
    'tests/machines/contact.test.ts',
  ];
  const tests = files.map((file, index) => ({ file, names: undefined, ms: index }));
  const getOrder = (order: Order, of = mutant!) => order.of(of, tests).map(({ file }) => file);

  test('tests of the machine or module run first', () => {
    expect(getOrder(new Order())).toEqual(files.toReversed());
  });

  test('tests that killed mutants of the same function or file run first', () => {
    const order = new Order();
    order.learn(mutant!, files[0]!);
    const otherPlace = { ...mutant!, body: mutant!.body + 1 };
    expect(getOrder(order, otherPlace)[0]).toBe(files[0]);
    order.learn(otherPlace, files[1]!);
    order.learn(otherPlace, files[1]!);
    expect(getOrder(order)[0]).toBe(files[0]);
    expect(getOrder(order, otherPlace)[0]).toBe(files[1]);
    expect(getOrder(order, { ...mutant!, file: 'another.ts' })).toEqual(files.toReversed());
  });
});

test('a list of mistakes names the files that they are planted in', () => {
  const list =
    'machines/booking/otp.ts:12  entering → locked\nmachines/booking/otp.ts:13  a: b\ncontract/rules/nights.ts:3  + → -\n';
  expect(filesListed(list)).toEqual(['machines/booking/otp.ts', 'contract/rules/nights.ts']);
});
