import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { followLink } from '../../src/actors/reservationLink.ts';
import type { SafeStorage } from '../../src/actors/storage.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';

const openAt = (fragment: string) => window.history.replaceState(null, '', `/en/reservation/r1${fragment}`);

const pasteOver = (fragment: string) => {
  openAt(fragment);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};

describe('the link of a reservation', () => {
  const storeToken = vi.fn<(token: string) => void>();
  const visits = new Set<string>();
  beforeEach(() => {
    storeToken.mockClear();
    visits.clear();
  });
  const follow = (reservationId: string, storage: SafeStorage) => {
    const page = createActor(
      setup({
        types: { events: {} as { type: 'link.read'; token: string; visitId: string } },
        actors: { followLink: followLink(storage) },
      }).createMachine({
        invoke: { src: 'followLink', input: reservationId },
        on: {
          'link.read': {
            actions: ({ event }) => {
              storeToken(event.token);
              visits.add(event.visitId);
            },
          },
        },
      }),
    ).start();
    return () => void page.stop();
  };
  afterEach(() => openAt(''));

  test('carries its token in the address’s fragment', () => {
    openAt('#token=abc-DEF_123');
    follow('r1', createMemoryStorage())();
    expect(storeToken).toHaveBeenCalledExactlyOnceWith('abc-DEF_123');
  });

  const inTheAddress = () => window.location.href.replace(window.location.origin, '');

  test('the address loses only the token of the link once the tab has it', () => {
    window.history.pushState({ kept: true }, '', '/en/reservation/r1?theme=x#token=abc');
    const entries = window.history.length;
    const stop = follow('r1', createMemoryStorage());
    expect(inTheAddress()).toBe('/en/reservation/r1?theme=x');
    expect([window.history.state, window.history.length]).toEqual([{ kept: true }, entries]);
    pasteOver('#token=def');
    expect(inTheAddress()).toBe('/en/reservation/r1');
    expect(storeToken.mock.calls).toEqual([['abc'], ['def']]);
    stop();
  });

  test('stays in the address where the tab can keep nothing', () => {
    const nothing: SafeStorage = { read: () => undefined, write: () => {}, remove: () => {} };
    openAt('#token=abc');
    follow('r1', nothing)();
    expect(storeToken).toHaveBeenCalledExactlyOnceWith('abc');
    expect(inTheAddress()).toBe('/en/reservation/r1#token=abc');
  });

  test('leaves the address of a place on the page as it is', () => {
    openAt('#main');
    follow('r1', createMemoryStorage())();
    expect(inTheAddress()).toBe('/en/reservation/r1#main');
  });

  test.each(['', '#', '#main', '#token=', '#other=abc'])(
    'a link without a token (%s) is incomplete',
    (fragment) => {
      openAt(fragment);
      follow('r1', createMemoryStorage())();
      expect(storeToken).toHaveBeenCalledExactlyOnceWith('');
    },
  );

  test('the tab that opened the link keeps it when the language changes or the page is reloaded', () => {
    const storage = createMemoryStorage();
    openAt('#token=abc');
    follow('r1', storage)();
    openAt('');
    follow('r1', storage)();
    expect(storeToken.mock.calls).toEqual([['abc'], ['abc']]);
  });

  test('the link of one reservation opens no other', () => {
    const storage = createMemoryStorage();
    openAt('#token=abc');
    follow('r1', storage)();
    openAt('');
    follow('r2', storage)();
    expect(storeToken).toHaveBeenLastCalledWith('');
  });

  test('can be pasted whole over a part of it', () => {
    const stop = follow('r1', createMemoryStorage());
    pasteOver('#token=abc');
    expect(storeToken.mock.calls).toEqual([[''], ['abc']]);
    // Each is a visit of its own.
    expect(visits.size).toBe(2);
    stop();
    pasteOver('#token=def');
    expect(storeToken).toHaveBeenCalledTimes(2);
  });

  test('a reservation link is not treated as a link within the page', () => {
    openAt('#token=abc');
    const stop = follow('r1', createMemoryStorage());
    pasteOver('#main');
    expect(storeToken.mock.calls).toEqual([['abc']]);
    stop();
  });
});
