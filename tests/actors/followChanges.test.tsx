import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { changeKinds, type ChangeKind } from '../../contract/dashboard/events.ts';
import { eventsPath } from '../../contract/dashboard/operations.ts';
import { createFollowChanges } from '../../src/dashboard/actors/followChanges.ts';

/** The events of the host, which the test sends. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  /** The connection is lost, or the host rejects the stream. */
  fail(isRejected = false) {
    if (isRejected) this.close();
    this.dispatchEvent(new Event('error'));
  }
}

let visibility: DocumentVisibilityState;
let changes: (readonly ChangeKind[])[];
let rejections: number;
let reports: string[];
let stop: () => void;
beforeEach(() => {
  [visibility, changes, rejections, reports] = ['visible', [], 0, []];
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function follow() {
  const followChanges = createFollowChanges({
    onChange: (kinds) => changes.push(kinds),
    onRejected: () => {
      rejections += 1;
    },
  });
  const page = setup({ actors: { followChanges } }).createMachine({
    invoke: { src: 'followChanges', input: undefined },
    on: { '*': { actions: ({ event }) => void reports.push(event.type) } },
  });
  const actor = createActor(page).start();
  stop = () => actor.stop();
}

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** An event of the host arrives; an open stream proves nothing, because a proxy can hold back its content. */
const open = (source: FakeSource) => source.dispatchEvent(new Event('alive'));

test('a change that the host reports reaches the page', () => {
  follow();
  const [source] = FakeSource.opened;
  expect(source!.address).toBe(eventsPath);
  open(source!);
  source!.dispatchEvent(new MessageEvent('changed', { data: 'nights' }));
  expect(changes).toEqual([['nights']]);
});

test('after an interruption all data may have changed', () => {
  follow();
  const [source] = FakeSource.opened;
  open(source!);
  source!.fail();
  expect(rejections).toBe(0);
  open(source!);
  expect(changes).toEqual([changeKinds]);
});

test('a rejected stream is reported, and opened again later', () => {
  follow();
  FakeSource.opened[0]!.fail(true);
  expect(rejections).toBe(1);
  vi.advanceTimersByTime(29_999);
  expect(FakeSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSource.opened).toHaveLength(2);
});

test('a hidden page follows nothing, and loads its data again when it is shown', () => {
  follow();
  const [source] = FakeSource.opened;
  open(source!);
  show('hidden');
  expect(source!.readyState).toBe(FakeSource.CLOSED);
  show('visible');
  open(FakeSource.opened[1]!);
  expect(changes).toEqual([changeKinds]);
});

test('a page that is opened in the background waits until it is shown', () => {
  visibility = 'hidden';
  follow();
  expect(FakeSource.opened).toHaveLength(0);
  show('visible');
  expect(FakeSource.opened).toHaveLength(1);
});

test('nothing is followed after the end of the session', () => {
  follow();
  const [source] = FakeSource.opened;
  source!.fail(true);
  stop();
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
});

test.each([
  ['the host rejects the stream, as it does with the seventh page', () => FakeSource.opened[0]!.fail(true)],
  ['a proxy holds the events back', () => vi.advanceTimersByTime(15_000)],
  [
    'the events stop',
    () => {
      open(FakeSource.opened[0]!);
      vi.advanceTimersByTime(60_000);
    },
  ],
])('a page reports lost events and reloads its data every 30 seconds until they return: %s', (_, happen) => {
  follow();
  FakeSource.opened[0]!.dispatchEvent(new Event('open'));
  happen();
  expect(reports).toEqual(['changes.missed']);
  changes = [];
  vi.advanceTimersByTime(30_000);
  expect(changes).toEqual([changeKinds]);
  vi.advanceTimersByTime(30_000);
  expect(changes).toHaveLength(2);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  expect(changes).toHaveLength(2);
  show('visible');
  expect(changes).toHaveLength(3);
  open(FakeSource.opened.at(-1)!);
  expect(reports).toEqual(['changes.missed', 'changes.followed']);
  expect(changes).toHaveLength(4);
  vi.advanceTimersByTime(59_999);
  expect(changes).toHaveLength(4);
});
