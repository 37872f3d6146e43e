import { runInNewContext } from 'node:vm';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { insertRecording } from '../src/coverage.ts';
import { selectTests } from '../src/coverageFiles.ts';
import { findEdits, retarget } from '../src/edits.ts';
import { edited, type Mutant } from '../src/mutants.ts';
import { Order } from '../src/order.ts';
import { walkNodes } from '../src/syntaxTree.ts';

/** Returns every mutant of a program, as its text. */
const findTexts = (source: string) =>
  [...walkNodes(parseSync('program.ts', source).program)].flatMap(([node, within]) =>
    findEdits(node, { within, source, labelFunctions: ['declareActor'] }).map((edit) => edited(source, edit)),
  );

describe('mutants of a program', () => {
  test.each<[string, string, string[]]>([
    ['change comparisons', 'x = a <= b', ['x = a < b']],
    ['change arithmetic', 'x = a + b', ['x = a - b']],
    ['use each side of a fallback alone', 'x = a ?? b', ['x = (a)', 'x = (b)']],
    ['use each side of a choice alone', 'x = c ? a : b', ['x = (a)', 'x = (b)']],
    ['fix conditions', 'if (c) f()', ['if (true) f()', 'if (false) f()']],
    ['change numbers', 'x = [2000]', ['x = []', 'x = [4000]']],
    ['change queries', "q.where('end', '<=', now)", ['q', "q.where('end', '<', now)"]],
    [
      'change the text of a query',
      'x = sql`a < b and c >= d`',
      ['x = sql`a <= b and c >= d`', 'x = sql`a < b and c > d`'],
    ],
    [
      'empty the parts of a template',
      'x = `${a}:pay:${b}`',
      ["x = `${''}:pay:${b}`", "x = `${a}:pay:${''}`"],
    ],
    ['remove properties', 'x = { a, b: c }', ['x = { b: c }', 'x = { a }']],
    ['empty string arguments', "x = failWith('not-found')", ["x = failWith('')"]],
    ['remove negations', 'x = !a', ['x = (a)']],
  ])('%s', (_, source, expected) => {
    // The statement itself can be left out too.
    expect(findTexts(source).filter((text) => text !== ';')).toEqual(expected);
  });

  test('leave types, texts and labels unchanged', () => {
    expect(findTexts("x = declareActor('readDraft')")).toEqual([';']);
    expect(findTexts('type A = { a: 1 }; interface B { b: 2 }')).toEqual([]);
    expect(findTexts("function f(a: 1 | 2) { log.warn({ a: 1 }, 'one more') }")).toEqual([]);
    expect(findTexts("x = { description: 'One' + 'sentence' }").filter((text) => text !== ';')).toEqual([]);
  });

  test('remove every action, guard, tag and input of a state', () => {
    const state = `x = { tags: 'waiting', invoke: { id: 'ask', src: 'ask', input: ask, onError: { guard: g, target: 'failed', actions: ['note'] } } }`;
    const texts = findTexts(state).join('\n');
    for (const removed of ["tags: 'waiting'", 'input: ask', 'guard: g', "'note'", 'onError'])
      expect(texts.split('\n').some((text) => !text.includes(removed))).toBe(true);
    expect(texts).not.toContain("src: ''");
  });
});

describe('the target of a transition', () => {
  const getTargets = (source: string) =>
    [...walkNodes(parseSync('machine.ts', source).program)].flatMap(([node, within]) =>
      retarget(node, within, [['open', 'asking', 'closed']]).map(({ text }) => text),
    );

  test('becomes the next sibling state', () => {
    expect(getTargets("x = { on: { left: 'open', back: '#door.closed', again: '.asking' } }")).toEqual([
      "'asking'",
      "'#door.open'",
      "'.closed'",
    ]);
  });

  test('is not a tag with the name of a state', () => {
    expect(getTargets("x = { tags: 'open', src: 'call' }")).toEqual([]);
  });
});

describe('the tests of a mutant', () => {
  const coverage = [
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
  ];

  test('run the mutated function, the fastest file first', () => {
    expect(selectTests({ file: 'machines/a.ts', body: 1 }, coverage)).toEqual([
      { file: 'tests/machines/quick.test.ts', names: ['three'], ms: 5 },
      { file: 'tests/machines/slow.test.ts', names: ['one'], ms: 50 },
    ]);
  });

  test('are all tests of a file that runs the function while it loads', () => {
    expect(selectTests({ file: 'machines/a.ts', body: 0 }, coverage)).toEqual([
      { file: 'tests/machines/slow.test.ts', names: undefined, ms: 140 },
    ]);
  });

  test('are none if no test runs the function', () => {
    expect(selectTests({ file: 'machines/b.ts', body: 0 }, coverage)).toEqual([]);
  });
});

describe('the order of the tests', () => {
  const areas = [
    { name: 'contact', files: 'machines/contact/*.ts', tests: ['tests/machines', 'tests/pages'] },
  ];
  const mutant: Mutant = {
    area: 'contact',
    file: 'machines/contact/contact.machine.ts',
    line: 1,
    body: 1,
    change: '',
    start: 0,
    end: 0,
    text: '',
  };
  const files = [
    'tests/views/quick.test.tsx',
    'tests/machines/quick.test.ts',
    'tests/machines/contact.test.ts',
  ];
  const tests = files.map((file, index) => ({ file, names: undefined, ms: index }));
  const getOrder = (order: Order, of = mutant) => order.sort(of, tests).map(({ file }) => file);

  test('begins with the tests of the area', () => {
    expect(getOrder(new Order(areas))).toEqual(files.toReversed());
  });

  test('begins with tests that detected mutants of the same function or file', () => {
    const order = new Order(areas);
    order.learn(mutant, files[0]!);
    const otherPlace = { ...mutant, body: mutant.body + 1 };
    expect(getOrder(order, otherPlace)[0]).toBe(files[0]);
    order.learn(otherPlace, files[1]!);
    order.learn(otherPlace, files[1]!);
    expect(getOrder(order)[0]).toBe(files[0]);
    expect(getOrder(order, otherPlace)[0]).toBe(files[1]);
    expect(getOrder(order, { ...mutant, file: 'another.ts' })).toEqual(files.toReversed());
  });
});

test('records which functions run: the module, blocks, and expressions', () => {
  const source = 'const add = (a, b) => a + b;\nfunction run() { return [1].map((n) => add(n, 1)); }\nrun();';
  const places: string[] = [];
  runInNewContext(insertRecording('sample.js', source), {
    recordMutantCoverage: (place: string) => places.push(place),
  });
  expect(places).toEqual(['sample.js#0', 'sample.js#2', 'sample.js#3', 'sample.js#1']);
});
