import { isRecord } from '../../../contract/values/isRecord.ts';

const steps = ['dates', 'form', 'otp'] as const;

/** A step of a booking that has an entry in the browser's history. */
export type Step = (typeof steps)[number];

const readEntry = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
};

/** Adds the step's name to the state of the current history entry, which other code uses too. */
export const storeStep = (step: Step): void => window.history.replaceState({ ...readEntry(), step }, '');

/** Returns the step of the current history entry; undefined if none was noted. */
export const readStep = (): Step | undefined => steps.find((step) => step === readEntry()['step']);
