import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { changeKinds, eventsPath, type ChangeKind } from '../../contract/dashboard/events.ts';
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
let stop: () => void;
beforeEach(() => {
  [visibility, changes, rejections] = ['visible', [], 0];
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
  const actor = createActor(
    createFollowChanges({
      onChange: (kinds) => changes.push(kinds),
      onRejected: () => {
        rejections += 1;
      },
    }),
    { input: undefined },
  ).start();
  stop = () => actor.stop();
}

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const open = (source: FakeSource) => source.dispatchEvent(new Event('open'));

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
