import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { asJunit } from '../src/paths/junit.ts';
import { countReplays, type ReplayReport } from '../src/paths/replayed.ts';
import { replayPage } from '../src/paths/replayPage.ts';

const report: ReplayReport = {
  how: 'https://staging.example, device phone',
  timestamp: '2026-01-01T00:00:00.000Z',
  moves: {},
  paths: [
    {
      id: 'ferry-1',
      machine: 'ferry',
      title: 'in ashore, they pay → aboard',
      start: 'ashore',
      language: 'en',
      outcome: 'failed',
      seconds: 1.25,
      steps: [
        { words: 'the page opens', state: 'ashore', outcome: 'seen', picture: 'ferry-1/00.png' },
        {
          words: 'they pay <2> & wait',
          state: 'aboard',
          outcome: 'failed',
          picture: 'ferry-1/01.png',
          why: 'heading: “<Aboard>” is missing',
        },
        { words: 'the rope is cast off', state: 'across', outcome: 'not reached' },
      ],
      video: 'ferry-1/video.webm',
      trace: 'ferry-1/trace.zip',
    },
    {
      id: 'ferry-2',
      machine: 'ferry',
      title: 'fine',
      start: 'ashore',
      language: 'en',
      outcome: 'passed',
      seconds: 2,
      steps: [],
    },
    {
      id: 'raft-1',
      machine: 'raft',
      title: 'none',
      start: 'ashore',
      language: 'en',
      outcome: 'not walked',
      why: 'no way',
      seconds: 0,
      steps: [],
    },
  ],
};

test('the page about paths shows each step with its picture, and what failed', async () => {
  const document = new DOMParser().parseFromString(await replayPage(report), 'text/html');
  expect(document.title).toBe(`Paths in a browser: ${countReplays(report)}`);
  expect(countReplays(report)).toBe('1 passed, 1 failed, 1 not walked');
  const steps = [...document.querySelectorAll('#ferry-1 .step')];
  const flat = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();
  expect(steps.map((step) => flat(step.querySelector('p')?.textContent))).toEqual([
    '✓ 0. the page opens → ashore seen',
    '✗ 1. they pay <2> & wait → aboard failed',
    '– 2. the rope is cast off → across not reached',
  ]);
  expect(steps[1]?.querySelector('pre')?.textContent).toBe('heading: “<Aboard>” is missing');
  expect(steps.map((step) => step.querySelector('img')?.getAttribute('src') ?? 'none')).toEqual([
    'ferry-1/00.png',
    'ferry-1/01.png',
    'none',
  ]);
  expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '#ferry-1',
    '#ferry-2',
    '#raft-1',
  ]);
});

test('builds read as JUnit which paths failed at which step, and which were not walked', () => {
  const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(asJunit(report)) as {
    testsuites: { testsuite: readonly Record<string, unknown>[] };
  };
  expect(testsuites.testsuite).toMatchObject([
    {
      '@_name': 'ferry',
      '@_tests': '2',
      '@_failures': '1',
      '@_skipped': '0',
      testcase: [
        {
          '@_name': 'ferry-1: in ashore, they pay → aboard',
          failure: {
            '@_message': 'step 1: they pay <2> & wait → aboard',
            '#text': 'heading: “<Aboard>” is missing',
          },
        },
        { '@_name': 'ferry-2: fine' },
      ],
    },
    { '@_name': 'raft', '@_skipped': '1', testcase: { skipped: { '@_message': 'no way' } } },
  ]);
});
