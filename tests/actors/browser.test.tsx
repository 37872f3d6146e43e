import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomId } from '../../src/actors/randomId.ts';
import { createActor, setup } from 'xstate';
import { followRevisits } from '../../src/actors/revisits.ts';
import { deviceStorage, onOtherTab, safeStorage, tabStorage } from '../../src/actors/storage.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('returning to the page', () => {
  const send = vi.fn<(event: object) => void>();
  const follow = () => {
    const page = createActor(
      setup({ actors: { followRevisits } }).createMachine({
        invoke: { src: 'followRevisits' },
        on: { '*': { actions: ({ event }) => send(event) } },
      }),
    ).start();
    return () => void page.stop();
  };
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('a return is detected on the tab and with Back, but not on leaving or the first arrival', () => {
    const stop = follow();
    show('hidden');
    dispatchPageShow(false);
    expect(send).not.toHaveBeenCalled();
    show('visible');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'page.revisited' });
    dispatchPageShow();
    expect(send).toHaveBeenCalledTimes(2);
    stop();
    show('visible');
    dispatchPageShow();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the browser’s storage', () => {
  test('keeps values by their key until they are removed', () => {
    tabStorage.write('a', { b: [1] });
    expect(tabStorage.read('a')).toEqual({ b: [1] });
    expect(deviceStorage.read('a')).toBeUndefined();
    tabStorage.remove('a');
    expect(tabStorage.read('a')).toBeUndefined();
  });

  test('the storage belongs to the tab or to the device', () => {
    tabStorage.write('tab', 1);
    deviceStorage.write('device', 2);
    expect(sessionStorage.getItem('tab')).toBe('1');
    expect(localStorage.getItem('device')).toBe('2');
  });

  test('keeps for the page what the browser does not store', () => {
    const refused = safeStorage(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(refused.read('a')).toBeUndefined();
    refused.write('a', { b: [1] });
    expect(refused.read('a')).toEqual({ b: [1] });
    refused.remove('a');
    expect(refused.read('a')).toBeUndefined();
  });

  test('a stored value replaces the value that the page kept', () => {
    let isFull = true;
    const full = safeStorage(() => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return localStorage;
    });
    full.write('a', 1);
    isFull = false;
    full.write('a', 2);
    expect(localStorage.getItem('a')).toBe('2');
    localStorage.setItem('a', '3');
    expect(full.read('a')).toBe(3);
  });

  test('damaged storage counts as empty', () => {
    localStorage.setItem('a', '{');
    expect(deviceStorage.read('a')).toBeUndefined();
  });

  test('reports another tab’s change of a key or of all keys, and nothing else', () => {
    const changed = vi.fn<() => void>();
    const stop = onOtherTab('a', changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
    expect(changed).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

test('an id is 128 random bits in hexadecimal digits', () => {
  const ids = Array.from({ length: 50 }, randomId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
  expect(randomId()).toBe('0'.repeat(32));
});
