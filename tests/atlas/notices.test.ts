import { expect, test } from 'vitest';
import { StepErrors } from '../../e2e/atlas/replay/stepErrors.ts';

const fails = (why: string) => () => Promise.reject(new Error(why));
const isThere = () => Promise.resolve(true);
const isElsewhere = () => Promise.resolve(false);
const why = (step: Promise<void>) =>
  step.then(
    () => '',
    ({ message }: Error) => message,
  );

test('in a step of a walk that goes on, one mistake does not hide another', async () => {
  const notices = new StepErrors(true);
  const seen: string[] = [];
  const step = notices.inStep(isThere, async () => {
    await notices.runCheck(fails('the words'));
    await notices.runCheck(fails('the focus'));
    await notices.runCheck(() => Promise.resolve(void seen.push('the colours')));
  });
  expect(await why(step)).toBe('the words\n\nError: the focus');
  expect(seen).toEqual(['the colours']);
  expect(await notices.goesOn()).toBe(true);
  expect(await why(notices.inStep(isThere, () => Promise.resolve()))).toBe('');
  expect(notices.all).toHaveLength(2);
});

test('a walk that goes on ends where the page has not come to where it must', async () => {
  const notices = new StepErrors(true);
  const seen: string[] = [];
  const step = notices.inStep(isElsewhere, async () => {
    await notices.runCheck(fails('the words'));
    seen.push('the focus');
  });
  expect(await why(step)).toBe('the words');
  expect(seen).toEqual([]);
  expect(await notices.goesOn()).toBe(false);
});

test('what can not be done is told with what was noticed before it', async () => {
  const notices = new StepErrors(true);
  const step = notices.inStep(isThere, async () => {
    await notices.runCheck(fails('the words'));
    await fails('no such button')();
  });
  expect(await why(step)).toBe('the words\n\nError: no such button');
});

test('a walk that is to be shown ends with its first mistake', async () => {
  const notices = new StepErrors(false);
  expect(await why(notices.inStep(isThere, () => notices.runCheck(fails('the words'))))).toBe('the words');
  expect(await notices.goesOn()).toBe(false);
});
