import { expect, test } from 'vitest';
import { isLedOn } from '../../e2e/support/inTheWindow.ts';

const after = { state: 'dates.pricing', isFailed: false, awaits: [] };
const pageThatIsAstray = (looks: number) => {
  let left = looks;
  const look = () => Promise.resolve(left-- > 0 ? ['the focus is outside of the window, on “Guests”'] : []);
  return { evaluate: look as never };
};

test('a walk goes on once the guest is led on, however often it had to look', async () => {
  await expect(isLedOn(pageThatIsAstray(3), after)).resolves.toBeUndefined();
});

test('a walk fails with the state and with what was astray', async () => {
  const walk = isLedOn(pageThatIsAstray(Infinity), after);
  await expect(walk).rejects.toThrow(
    /where the guest is left in dates\.pricing[^]*the focus is outside of the window, on “Guests”/,
  );
});
