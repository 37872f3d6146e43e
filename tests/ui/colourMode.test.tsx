import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseColourMode, chosenColourMode, onColourMode } from '../../src/theme/colourMode.ts';
import { colourModeKey, colourModeScript } from '../../src/theme/colourModeScript.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';

const root = document.documentElement;
const shown = () => root.getAttribute('data-colour-mode');
// oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-call -- as the page runs it
const runScript = () => new Function(colourModeScript)();

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-colour-mode');
});

describe('the colour mode', () => {
  test('the mode is stored under the key colour-mode', () => {
    expect(colourModeKey).toBe('colour-mode');
    chooseColourMode('dark');
    expect(localStorage.getItem('colour-mode')).toBe('dark');
    expect(chosenColourMode()).toBe('dark');
  });

  test.each(['light', 'dark'] as const)('%s is shown before the page is painted', (mode) => {
    localStorage.setItem('colour-mode', mode);
    runScript();
    expect(shown()).toBe(mode);
  });

  test.each(['system', 'mauve', ''])('stored as "%s" leaves it to the system', (stored) => {
    localStorage.setItem('colour-mode', stored);
    runScript();
    expect(shown()).toBeNull();
    expect(chosenColourMode()).toBe('system');
  });

  describe('of the browser’s own bars', () => {
    const bars = () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) =>
        bar.getAttribute('media'),
      );
    const ofTheSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    beforeEach(() => {
      document.head.innerHTML = ['light', 'dark']
        .map((mode) => `<meta name="theme-color" media="(prefers-color-scheme: ${mode})">`)
        .join('');
    });

    test('the browser’s bars have the chosen mode before the page is painted', () => {
      localStorage.setItem('colour-mode', 'dark');
      runScript();
      expect(bars()).toEqual(['none', 'all']);
    });

    test('the browser’s bars follow the system when no mode was chosen', () => {
      runScript();
      expect(bars()).toEqual(ofTheSystem);
    });

    test('changes with the choice, and back', () => {
      chooseColourMode('light');
      expect(bars()).toEqual(['all', 'none']);
      chooseColourMode('system');
      expect(bars()).toEqual(ofTheSystem);
    });
  });

  test('chosen in another tab is shown here too', () => {
    const notify = vi.fn<() => void>();
    const stop = onColourMode(notify);
    localStorage.setItem('colour-mode', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'colour-mode' }));
    expect(shown()).toBe('dark');
    expect(notify).toHaveBeenCalledTimes(1);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toBeNull();
    stop();
  });

  test('chosen on another page is shown here too, once the Back button leads here', () => {
    const notify = vi.fn<() => void>();
    const stop = onColourMode(notify);
    localStorage.setItem('colour-mode', 'dark');
    dispatchPageShow(false);
    expect(notify).not.toHaveBeenCalled();
    dispatchPageShow();
    expect([shown(), notify.mock.calls.length]).toEqual(['dark', 1]);
    stop();
    dispatchPageShow();
    expect(notify).toHaveBeenCalledTimes(1);
  });
});
