import { expect, test } from 'vitest';
import { StepErrors } from '../src/playwright/stepErrors.ts';

const fail = (message: string) => () => Promise.reject(new Error(message));
const isInState = () => Promise.resolve(true);
const isInAnotherState = () => Promise.resolve(false);
const getMessage = (step: Promise<void>) =>
  step.then(
    () => '',
    ({ message }: Error) => message,
  );

test('reports every failed check of a step if the test continues after failures', async () => {
  const errors = new StepErrors(true);
  const performed: string[] = [];
  const step = errors.runStep(isInState, async () => {
    await errors.runCheck(fail('the words'));
    await errors.runCheck(fail('the focus'));
    await errors.runCheck(() => Promise.resolve(void performed.push('the colours')));
  });
  expect(await getMessage(step)).toBe('the words\n\nError: the focus');
  expect(performed).toEqual(['the colours']);
  expect(await errors.canContinue()).toBe(true);
  expect(await getMessage(errors.runStep(isInState, () => Promise.resolve()))).toBe('');
  expect(errors.all).toHaveLength(2);
});

test('ends the test if the page is not in the right state', async () => {
  const errors = new StepErrors(true);
  const performed: string[] = [];
  const step = errors.runStep(isInAnotherState, async () => {
    await errors.runCheck(fail('the words'));
    performed.push('the focus');
  });
  expect(await getMessage(step)).toBe('the words');
  expect(performed).toEqual([]);
  expect(await errors.canContinue()).toBe(false);
});

test('reports an event that cannot be performed together with the failed checks before it', async () => {
  const errors = new StepErrors(true);
  const step = errors.runStep(isInState, async () => {
    await errors.runCheck(fail('the words'));
    await fail('no such button')();
  });
  expect(await getMessage(step)).toBe('the words\n\nError: no such button');
});

test('ends with the first failed check if the test does not continue after failures', async () => {
  const errors = new StepErrors(false);
  expect(await getMessage(errors.runStep(isInState, () => errors.runCheck(fail('the words'))))).toBe(
    'the words',
  );
  expect(await errors.canContinue()).toBe(false);
});
