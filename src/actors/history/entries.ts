import { isRecord } from '../../../contract/isRecord.ts';

const steps = ['dates', 'form', 'otp'] as const;

/** A step of a booking that is an entry of the browser's history. */
export type Step = (typeof steps)[number];

const readEntry = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
};

/** Notes the name of its step in the entry that the browser is at, beside what others keep there. */
export const noteEntry = (step: Step): void => window.history.replaceState({ ...readEntry(), step }, '');

/** The step of the entry that the browser is at; undefined where nobody has noted one. */
export const stepOfEntry = (): Step | undefined => steps.find((step) => step === readEntry()['step']);
