import { afterEach, expect, test, vi } from 'vitest';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';
import { warnsBeforeLeaving } from './support/warnsBeforeLeaving.ts';

resetModulesBeforeEach();
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
  expect([added.mock.calls.length, warnsBeforeLeaving()]).toEqual([0, false]);
  types(false);
  warnOfUnsaved();
  expect(added).not.toHaveBeenCalled();
  types(true);
  expect([added.mock.calls.length, warnsBeforeLeaving()]).toEqual([1, true]);
  types(false);
  expect(removed).toHaveBeenLastCalledWith('beforeunload', added.mock.calls[0]![1]);
  types(true);
  expect(warnsBeforeLeaving()).toBe(true);
  types(false);
});
