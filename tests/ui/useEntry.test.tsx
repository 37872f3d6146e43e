import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useHistoryEntry } from '../../src/ui/useHistoryEntry.ts';

const { history } = window;

async function moves(move: () => void) {
  await act(async () => {
    const came = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    move();
    await came;
  });
}

let before = 0;

beforeEach(() => {
  history.pushState({ step: 'dates' }, '');
  before = history.length;
});

test('Back closes a layer over the page, and Forward opens it again', async () => {
  const { result } = renderHook(() => useHistoryEntry('photos'));
  expect(result.current.open).toBeUndefined();
  act(() => result.current.show(3));
  expect(result.current.open).toBe(3);
  // The data of others in the entry applies to this one too.
  expect(history.state).toEqual({ step: 'dates', photos: 3 });
  await moves(() => history.back());
  expect(result.current.open).toBeUndefined();
  expect(history.state).toEqual({ step: 'dates' });
  await moves(() => history.forward());
  expect(result.current.open).toBe(3);
});

test('closing the layer by hand returns to the entry of the page', async () => {
  const { result } = renderHook(() => useHistoryEntry('photos'));
  act(() => result.current.show(0));
  await moves(() => result.current.close());
  expect(result.current.open).toBeUndefined();
  expect(history.state).toEqual({ step: 'dates' });
  act(() => result.current.show(1));
  expect(history.length).toBe(before + 1);
});

test('a reload shows it again, and one with another name stays closed', () => {
  history.replaceState({ photos: 2 }, '');
  expect(renderHook(() => useHistoryEntry('photos')).result.current.open).toBe(2);
  expect(renderHook(() => useHistoryEntry('mosaic')).result.current.open).toBeUndefined();
});
