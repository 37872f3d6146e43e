import { expect, test } from 'vitest';
import { Explorer } from '../src/pathsCommand/explorer.ts';
import { toPath } from '../src/playwright/randomPaths.ts';
import type { PathRequest } from '../src/playwright/request.ts';
import { findSimilarFailure, findFailures, isKnown } from '../src/paths/findings.ts';
import type { ReplayedPath, ReplayReport } from '../src/paths/replayed.ts';
import type { DescribedPath } from '../src/paths/describePath.ts';
import type { Move } from '../src/paths/ways.ts';
import { ferry } from './ferry.ts';

const moves: Move[] = [
  { from: 'ashore', name: 'fare.paid.exactly', to: 'aboard.moored' },
  { from: 'aboard.moored', name: 'bell.rung', to: 'ashore' },
  { from: 'aboard.moored', name: 'rope.cast~by hand', to: 'aboard.crossing' },
];
const [pays, rings, casts] = moves as [Move, Move, Move];

type Fails = (before: readonly string[]) => boolean;

/** The result of a path in a browser in which steps fail after some others. */
function replayed(path: DescribedPath, fails: Fails, language = 'en', why = 'bad'): ReplayedPath {
  const steps = path.steps.map(({ name, words, state }, nth) => {
    const isBad = fails(path.steps.slice(0, nth + 1).map((step) => step.name));
    return {
      name,
      words,
      state,
      outcome: isBad ? ('failed' as const) : ('seen' as const),
      ...(isBad && { why }),
    };
  });
  const { id, machine, start } = path;
  const outcome = steps.some((step) => step.outcome === 'failed') ? 'failed' : 'passed';
  const first = { words: 'the page opens', state: start, outcome: 'seen' as const };
  return { id, machine, title: '', start, language, outcome, seconds: 1, steps: [first, ...steps] };
}

const report = (paths: readonly ReplayedPath[]): ReplayReport => ({
  how: '',
  timestamp: '',
  moves: { 'ferry ashore': moves },
  paths,
});

const settings: Omit<PathRequest, 'hasVideo'> = {
  paths: [],
  language: 'en',
  device: 'desk',
  isDark: false,
  isHeaded: false,
  slowMo: 0,
  checksTexts: true,
  isRecorded: true,
  continuesAfterFailure: false,
  folder: '/nowhere',
};

/** Explores one way of a browser in which some steps fail. */
async function explored(way: readonly Move[], fails: Fails, why?: string) {
  const rounds: unknown[] = [];
  const found: string[] = [];
  const explorer = new Explorer({
    models: [ferry],
    seed: 3,
    length: 9,
    request: settings,
    get endTime() {
      return rounds.filter((round) => !Array.isArray(round)).length < 2 ? Infinity : 0;
    },
    onProgress: () => undefined,
    onFinding: ({ state }) => void found.push(state),
    runTests: ({ exploration, paths, language }) => {
      rounds.push(exploration ?? paths.map(({ steps }) => steps.map(({ name }) => name).join(' ')));
      const tested = exploration ? [toPath(ferry, 'ashore', way)] : paths;
      return Promise.resolve(
        report(tested.map((path) => replayed(path, fails, exploration ? 'de' : language, why))),
      );
    },
  });
  await explorer.explore();
  return { explorer, rounds, found };
}

const way = [pays, rings, pays, casts];

test('reports a failure once for each state, with the shortest path that still fails', async () => {
  const { explorer, rounds, found } = await explored(way, (before) => before.at(-1) === casts.name);
  expect(explorer.findings).toMatchObject([
    { machine: 'ferry', state: 'aboard.crossing', reason: 'bad', language: 'de', isSteady: true },
  ]);
  expect(found).toEqual(['aboard.crossing']);
  const { path } = explorer.findings[0]!;
  expect(path.steps.map(({ name }) => name)).toEqual(['fare.paid.exactly', 'rope.cast~by hand']);
  expect(path.steps.map(({ words }) => words)).toEqual(['they pay 2', 'the rope is cast off']);
  const [first, second] = rounds.filter((round) => !Array.isArray(round));
  expect(first).toEqual({ seed: 3, round: 0, machines: ['ferry'], length: 9, earlierRounds: {} });
  expect(second).toMatchObject({ seed: 3, round: 1, machines: ['ferry'], length: 9 });
  expect(explorer.states).toBe(3);
  expect(second).toHaveProperty(['earlierRounds', 'ferry ashore', 'done', 'aboard.moored › bell.rung'], 2);
});

test('keeps the steps on which a failure depends', async () => {
  const { explorer } = await explored(
    way,
    (before) => before.includes('bell.rung') && before.at(-1) === casts.name,
  );
  expect(explorer.findings[0]?.path.steps.map(({ name }) => name)).toEqual(way.map(({ name }) => name));
});

test('reports a failure that does not occur again as not steady', async () => {
  let isFirst = true;
  const { explorer } = await explored(way, (before) => {
    const fails = isFirst && before.length === way.length;
    if (fails) isFirst = false;
    return fails;
  });
  expect(explorer.findings).toMatchObject([{ state: 'aboard.crossing', isSteady: false }]);
});

test('reports another kind of failure in the same state, and the same kind once', () => {
  const failing = { machine: 'ferry', state: 'across', language: 'en', start: 'ashore', way: [] };
  const words = { ...failing, reason: 'Error: how the screen of across differs in en\n- heading' };
  const focus = { ...failing, reason: 'Error: where the guest is left in across\n- alert' };
  expect(isKnown(focus, [words])).toBe(false);
  expect(isKnown({ ...words, reason: words.reason.replace(' en', ' de') }, [words])).toBe(true);
  expect(isKnown({ ...words, reason: `${words.reason}\n\n${focus.reason}` }, [words])).toBe(false);
  expect(isKnown({ ...words, reason: `${words.reason}\n\n${focus.reason}` }, [words, focus])).toBe(true);
  expect(isKnown({ ...words, state: 'ashore' }, [words])).toBe(false);
});

test('finds a failure with the same differences in another state', () => {
  const known = { machine: 'ferry', state: 'across', language: 'en', start: 'ashore', way: [] };
  const pale = {
    ...known,
    reason: 'Error: expect\n- Array []\n+   "light: contrast at .name",\n+   "light: contrast at .day",',
  };
  const inTheDark = { ...known, state: 'ashore', reason: 'Error: expect\n+   "dark: contrast at .name",' };
  expect(findSimilarFailure(inTheDark, [pale])).toBe(pale);
  expect(findSimilarFailure(pale, [inTheDark])).toBeUndefined();
  expect(findSimilarFailure({ ...inTheDark, reason: 'Error: bad' }, [pale])).toBeUndefined();
});

test('examines a failure of many states once', async () => {
  const why = '+   "light: contrast at .name",';
  const { explorer, found } = await explored(way, ({ length }) => length > 0, why);
  expect(found).toEqual(['aboard.moored']);
  expect(explorer.findings).toMatchObject([{ otherPaths: ['ferry › ashore', 'ferry › aboard.crossing'] }]);
});

test('assigns a failure outside the steps to the last reached state', () => {
  const fine = replayed(toPath(ferry, 'ashore', [pays]), () => false);
  const [failing] = findFailures([{ ...fine, outcome: 'failed', why: 'errors in the page' }]);
  expect(failing).toMatchObject({ state: 'aboard.moored', reason: 'errors in the page', way: [pays] });
  expect(findFailures([fine])).toEqual([]);
});
