import { afterEach, expect, test, vi } from 'vitest';
import { ownModules } from '../support/ownModules.ts';
import { isWarnedOfLeaving } from './support/isWarnedOfLeaving.ts';

ownModules();
afterEach(() => vi.restoreAllMocks());

test('the page listens to its end while something would be lost by it, and no longer', async () => {
  const { addUnsavedSource, notifyUnsavedChange, warnOfUnsaved } =
    await import('../../src/actors/unsavedChanges.ts');
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  let isTyped = false;
  addUnsavedSource(() => isTyped);
  const types = (typed: boolean) => {
    isTyped = typed;
    notifyUnsavedChange();
  };
  types(true);
  // Nobody has asked for it.
  expect([added.mock.calls.length, isWarnedOfLeaving()]).toEqual([0, false]);
  types(false);
  warnOfUnsaved();
  expect(added).not.toHaveBeenCalled();
  types(true);
  expect([added.mock.calls.length, isWarnedOfLeaving()]).toEqual([1, true]);
  types(false);
  expect(removed).toHaveBeenLastCalledWith('beforeunload', added.mock.calls[0]![1]);
  types(true);
  expect(isWarnedOfLeaving()).toBe(true);
  types(false);
});
