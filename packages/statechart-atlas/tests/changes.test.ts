import { describe, expect, test } from 'vitest';
import { getSummary } from '../src/changes/markdown.ts';
import { findMachineChanges } from '../src/changes/since.ts';
import { describeBehaviour, type StateBehaviour } from '../src/behaviour.ts';
import { renderMarkdown } from '../src/changes/markdown.ts';
import { changesPage } from '../src/site/pages/changes.ts';
import { renderDocument } from '../src/site/base/sitePage.ts';
import { bulbModel, lampModel, lampProduct } from './lamp.ts';

const before: StateBehaviour[] = [
  {
    state: 'off',
    sentences: [
      'It is off.',
      'the reader presses the button → `starting`',
      'the reader waits → no state change',
    ],
  },
  { state: 'starting', sentences: ['It looks for current.', 'tags: waiting', 'there is current → `on`'] },
  { state: 'candle', sentences: ['A candle burns.', 'the wind blows → `off`'] },
];
const now: StateBehaviour[] = [
  { state: 'off', sentences: ['It is off.', 'the reader presses the button → `on`; click loudly'] },
  { state: 'starting', sentences: ['It looks.', 'tags: failed, waiting', 'there is current → `on`'] },
  { state: 'on', sentences: ['It shines.', 'the plug is pulled → `off`'] },
];
const changes = findMachineChanges(
  new Map([
    ['lamp', before],
    ['candlestick', []],
  ]),
  new Map([
    ['lamp', now],
    ['bulb', describeBehaviour(bulbModel)],
  ]),
);
const since = { revision: 'main (0123abcd)', machines: changes, pictures: [], note: '' };

describe('changes since an earlier revision', () => {
  test('lists added, removed and changed machines, states and arrows, with their earlier text', () => {
    expect(changes.map(({ machine, kind }) => `${machine} ${kind}`)).toEqual([
      'lamp changed',
      'bulb added',
      'candlestick removed',
    ]);
    expect(changes[0]!.states).toEqual([
      {
        state: 'off',
        kind: 'changed',
        sentences: [],
        arrows: [
          { words: 'the reader presses the button', before: '`starting`', after: '`on`; click loudly' },
          { words: 'the reader waits', before: 'no state change' },
        ],
      },
      {
        state: 'starting',
        kind: 'changed',
        sentences: [
          { before: 'It looks for current.', after: 'It looks.' },
          { before: 'tags: waiting', after: 'tags: failed, waiting' },
        ],
        arrows: [],
      },
      {
        state: 'on',
        kind: 'added',
        sentences: [{ after: 'It shines.' }],
        arrows: [{ words: 'the plug is pulled', after: '`off`' }],
      },
      {
        state: 'candle',
        kind: 'removed',
        sentences: [{ before: 'A candle burns.' }],
        arrows: [{ words: 'the wind blows', before: '`off`' }],
      },
    ]);
  });

  test('unchanged machines have no changes', () => {
    const behaviour = new Map([['lamp', describeBehaviour(lampModel)]]);
    expect(findMachineChanges(behaviour, new Map([['lamp', describeBehaviour(lampModel)]]))).toEqual([]);
    expect(getSummary({ ...since, machines: [] })).toBe('No machine has changed.');
  });

  test('changes are described in Markdown for a pull request', () => {
    const text = renderMarkdown({ ...since, note: '3 pictures were compared.' });
    expect(text).toContain('## Changes since main (0123abcd)\n');
    expect(text).toContain('6 states and 5 arrows changed in 3 machines.');
    expect(text).toContain('\n- Lamp: 4 states, 4 arrows\n');
    expect(text).toContain(
      '- **Removed** Candle\n  - removed: “A candle burns.”\n  - the wind blows → removed: Off\n',
    );
    expect(text).toContain('the reader presses the button → On (before: Starting)\n');
    expect(text).toContain('### Bulb, new\n');
    expect(text).toContain('No picture has changed.');
  });

  test('changes use the names that people know, and list invisible ones once', () => {
    const [was, is] = ['note nothing', 'note nothing, click loudly'].map((actions) =>
      ['off', 'on'].map((state) => ({
        state,
        sentences: [`the plug is pulled → \`off\`, re-entered; ${actions}`],
      })),
    );
    const inner = findMachineChanges(new Map([['lamp', was!]]), new Map([['lamp', is!]]));
    const text = renderMarkdown({ ...since, machines: inner, names: { off: 'Out of use' } });
    expect(text).toContain('Nothing has changed for users');
    expect(text).toContain('<details><summary>1 internal change without effect for users');
    expect(text).toContain('- the actions of the machine: now click loudly (Lamp: Out of use; Lamp: On)\n');
    expect(text).not.toMatch(/^### Lamp/m);
  });

  test('the page of changes links to the states that exist, and not to removed ones', async () => {
    const after = {
      machine: 'lamp',
      state: 'on.dim',
      language: 'en',
      device: 'phone' as const,
      scheme: 'dark' as const,
      file: 'lamp/on.dim.en.phone.dark.webp',
      width: 780,
      height: 1688,
      bytes: 1,
    };
    const pictures = [{ before: after, after, share: 0.034 }];
    const frame = { product: 'Lamp', entries: [], source: '' };
    const page = await renderDocument(changesPage(lampProduct, { ...since, pictures }), frame);
    expect(page).toContain('href="../lamp/off/"');
    expect(page).not.toContain('../lamp/candle/');
    expect(page).toMatch(/<a href="#lamp">Lamp<\/a>: 4 states, 4 arrows/);
    expect(page).toMatch(/<details class="inner-changes">[^]*tags: now failed/);
    expect(page).toContain('src="../changes/before/lamp/on.dim.en.phone.dark.webp"');
    expect(page).toContain('src="../pictures/lamp/on.dim.en.phone.dark.webp"');
    expect(page).toContain('src="../changes/marked/lamp/on.dim.en.phone.dark.webp"');
    expect(page).toContain('3 % of it');
  });
});
