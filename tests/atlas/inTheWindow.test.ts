import { expect, test } from 'vitest';
import { expectVisibleChange } from '../../e2e/support/visibility.ts';

const after = { state: 'dates.pricing', isFailed: false, watched: [] };
const pageThatIsAstray = (looks: number) => {
  let left = looks;
  const look = () => Promise.resolve(left-- > 0 ? ['the focus is outside of the window, on “Guests”'] : []);
  return { evaluate: look as never };
};

test('a walk goes on once the guest is led on, however often it had to look', async () => {
  await expect(expectVisibleChange(pageThatIsAstray(3), after)).resolves.toBeUndefined();
});

test('a walk fails with the state and with what was astray', async () => {
  const walk = expectVisibleChange(pageThatIsAstray(Infinity), after);
  await expect(walk).rejects.toThrow(
    /where the guest is left in dates\.pricing[^]*the focus is outside of the window, on “Guests”/,
  );
});
