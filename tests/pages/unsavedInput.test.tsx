import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createUnsavedInput } from '../../src/dashboard/context/unsavedInput.ts';

const place = { userId: 'u-1', address: '/host/properties/casa' };
const isShownAt = (address: string) => address.startsWith(place.address);

/** A page that saves by itself, and the function that follows a link on it. */
function open() {
  const unsaved = createUnsavedInput();
  const save = vi.fn<() => void>();
  const set = (isSaving: boolean) => unsaved.set({ ...place, isShownAt, save, isSaving });
  const [, follow] = renderHook(() => unsaved.useLocation()).result.current;
  return { unsaved, save, set, follow };
}

beforeEach(() => window.history.replaceState(null, '', place.address));

test('a link waits until the page has saved its input', () => {
  const { unsaved, save, set, follow } = open();
  set(true);
  follow('/host/more');
  expect(save).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe(place.address);
  unsaved.set(undefined);
  expect(window.location.pathname).toBe('/host/more');
  expect(unsaved.isAsking()).toBe(false);
});

test('a link asks if the input was not saved', () => {
  const { unsaved, set, follow } = open();
  set(true);
  follow('/host/more');
  set(false);
  expect(unsaved.isAsking()).toBe(true);
  unsaved.answer('leave');
  expect(window.location.pathname).toBe('/host/more');
});

test('a link to a page with the same input needs no question', () => {
  const { save, set, follow } = open();
  set(false);
  follow(`${place.address}/edit/rules`);
  expect(save).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe(`${place.address}/edit/rules`);
});

test('a later link replaces one that waits', () => {
  const { unsaved, set, follow } = open();
  set(true);
  follow('/host/more');
  follow(`${place.address}/edit/rules`);
  unsaved.set(undefined);
  expect(window.location.pathname).toBe(`${place.address}/edit/rules`);
});
