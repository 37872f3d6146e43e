import { describe, expect, test } from 'vitest';
import { lampModel } from './lamp.ts';
import { changesBetween, renderAccepted, parseSections, withChanges } from '../src/accepted.ts';
import { getChangeSetId } from '../src/accepted.ts';
import { describeBehaviour } from '../src/behaviour.ts';

const before = [
  {
    state: 'open',
    sentences: ['tags: settled', 'the guest leaves → `closed`', 'the guest waits → no state change'],
  },
  { state: 'closed', sentences: ['tags: settled'] },
];
const now = [
  {
    state: 'open',
    sentences: ['tags: settled', 'the guest leaves → `gone`', 'the guest waits → no state change'],
  },
  { state: 'gone', sentences: ['tags: failed'] },
];
const changes = changesBetween('door', before, now);
const named = (sentence: string) => changes.filter((change) => change.sentence === sentence);

describe('the accepted behaviour', () => {
  test('differs by every added and removed sentence of every state', () => {
    expect(changes.map(({ kind, state, sentence }) => `${kind} in ${state}: ${sentence}`)).toEqual([
      'removed in open: the guest leaves → `closed`',
      'added in open: the guest leaves → `gone`',
      'added in gone: tags: failed',
      'removed in closed: tags: settled',
    ]);
  });

  test('changes only by the named changes', () => {
    expect(withChanges(before, now, [])).toEqual([
      {
        state: 'open',
        sentences: ['tags: settled', 'the guest waits → no state change', 'the guest leaves → `closed`'],
      },
      { state: 'closed', sentences: ['tags: settled'] },
    ]);
    expect(withChanges(before, now, named('the guest leaves → `gone`'))[0]?.sentences).toEqual([
      'tags: settled',
      'the guest leaves → `gone`',
      'the guest waits → no state change',
      'the guest leaves → `closed`',
    ]);
    expect(withChanges(before, now, changes)).toEqual(now);
  });

  test('the id of a change is invalid after another change', () => {
    const later = changesBetween('door', before, [
      now[0]!,
      { state: 'gone', sentences: ['tags: failed, settled'] },
    ]);
    expect(getChangeSetId('door', later)).not.toBe(getChangeSetId('door', changes));
    expect(getChangeSetId('gate', changes)).not.toBe(getChangeSetId('door', changes));
    expect(new Set(changes.map(({ id: name }) => name)).size).toBe(changes.length);
  });

  test('is the same after it was written and read', () => {
    expect(parseSections(renderAccepted(lampModel, describeBehaviour(lampModel)))).toEqual(
      describeBehaviour(lampModel),
    );
  });
});
