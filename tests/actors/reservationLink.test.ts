// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLink } from '../../src/actors/reservationLink.ts';
import { memoryStorage } from './support/memoryStorage.ts';

const openAt = (fragment: string) => window.history.replaceState(null, '', `/en/reservation/r1${fragment}`);

const pasteOver = (fragment: string) => {
  openAt(fragment);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};

describe('the link of a reservation', () => {
  const tell = vi.fn<(token: string) => void>();
  beforeEach(() => tell.mockClear());
  afterEach(() => openAt(''));

  test('carries its token in the address’s fragment', () => {
    openAt('#token=abc-DEF_123');
    followLink('r1', tell, memoryStorage())();
    expect(tell).toHaveBeenCalledExactlyOnceWith('abc-DEF_123');
  });

  test.each(['', '#', '#main', '#token=', '#other=abc'])(
    'without a token (%s) it is incomplete',
    (fragment) => {
      openAt(fragment);
      followLink('r1', tell, memoryStorage())();
      expect(tell).toHaveBeenCalledExactlyOnceWith('');
    },
  );

  test('is known to the tab that opened it, when the language changes or the page is loaded again', () => {
    const storage = memoryStorage();
    openAt('#token=abc');
    followLink('r1', tell, storage)();
    openAt('');
    followLink('r1', tell, storage)();
    expect(tell.mock.calls).toEqual([['abc'], ['abc']]);
  });

  test('of one reservation opens no other', () => {
    const storage = memoryStorage();
    openAt('#token=abc');
    followLink('r1', tell, storage)();
    openAt('');
    followLink('r2', tell, storage)();
    expect(tell).toHaveBeenLastCalledWith('');
  });

  test('can be pasted whole over a part of it', () => {
    const stop = followLink('r1', tell, memoryStorage());
    pasteOver('#token=abc');
    expect(tell.mock.calls).toEqual([[''], ['abc']]);
    stop();
  });

  test('is not mistaken for a link within the page', () => {
    openAt('#token=abc');
    const stop = followLink('r1', tell, memoryStorage());
    pasteOver('#main');
    expect(tell.mock.calls).toEqual([['abc']]);
    stop();
  });
});
