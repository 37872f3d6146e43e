import { afterAll, expect, test } from 'vitest';
import {
  createInstallation,
  declineCommand,
  getRefundedAmount,
  startSite,
  runCommand,
} from './support/site.ts';

const soon = { interval: 20 };

const place = await createInstallation(afterAll);
const site = await startSite(place, { atTheEnd: afterAll });
const run = (...args: string[]) => runCommand(place, ['reservations', ...args]);

test('a host refunds a part: previewed, paid by the gateway, explained to the guest, logged', async () => {
  const { number, guest, token } = await site.book(30);
  expect((await run('refund', number)).out).toMatch(
    /Paid +330\.00 EUR\nRefunded before +0\.00 EUR\nCan be refunded +330\.00 EUR/,
  );
  const args = ['reservations', 'refund', number, '--amount', '40.50', '--reason', 'No heating.'];
  const declined = await declineCommand(place, args);
  expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
  expect(declined.questions[0]).toMatch(
    /REFUND[^]*40\.50 EUR[^]*an e-mail with the reason[^]*Refund 40\.50 EUR of/,
  );
  expect(await getRefundedAmount(place)).toBe(0);

  const made = await runCommand(place, [...args, '--yes']);
  expect(made).toMatchObject({ code: 0, out: `40.50 EUR of reservation ${number} refunded.\n` });
  await expect.poll(() => getRefundedAmount(place), soon).toBe(4_050);
  await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);
  expect((await site.mailsTo(guest.email))[0]!.text).toContain('> No heating.');
  await run('note', number, 'Wants a cot.');
  const shown = (await run('show', number)).out;
  expect(shown).toMatch(/refund by the host +40\.50 EUR +No heating\./);
  expect(shown).toMatch(/e-mail to the guest +confirmed/);
  expect(shown).toMatch(/note +Wants a cot\./);
  expect(shown).not.toContain(token);
  const after = await run('refund', number, '--json');
  expect(after.json()).toMatchObject({ refunded: { amount: 4_050 }, refundable: { amount: 28_950 } });
});

test('a refund with a key is made once', async () => {
  const { number } = await site.book(40);
  const before = await getRefundedAmount(place);
  const refund = () => run('refund', number, '--amount', '330', '--reason', 'Sorry.', '--key', 'a', '--yes');
  expect((await refund()).out).toContain('330.00 EUR');
  expect((await refund()).out).toContain('was refunded before with this key. Nothing was changed.');
  await expect.poll(() => getRefundedAmount(place), soon).toBe(before + 33_000);
});

test('says what is wrong with an amount, and what can be refunded', async () => {
  const { number } = await site.book(50);
  expect(await run('refund', number, '--amount', '1')).toMatchObject({
    code: 2,
    err: 'Give the reason with --reason. The guest reads it in the e-mail.\n',
  });
  for (const wrong of ['0', '1.5', '-3', 'ten']) {
    expect((await run('refund', number, '--amount', wrong, '--reason', 'x')).err).toContain(
      'Give an amount in euros, such as 120.50.',
    );
  }
  const much = await run('refund', number, '--amount', '331', '--reason', 'x', '--yes');
  expect(much.code).toBe(1);
  expect(much.err).toContain(`At most 330.00 EUR of reservation ${number} can be refunded`);
  expect((await run('charge', number)).err).toContain(`No instalment of reservation ${number} has failed.`);
  expect((await run('cancel', number, '--refund', 'half')).err).toContain('or give an amount in euros');
});

test('cancels with an amount', async () => {
  const { number } = await site.book(60);
  const before = await getRefundedAmount(place);
  const cancelled = await run('cancel', number, '--refund', '100', '--yes', '--json');
  expect(cancelled.json()).toMatchObject({ refund: { percentage: 30.3, total: { amount: 10_000 } } });
  await expect.poll(() => getRefundedAmount(place), soon).toBe(before + 10_000);
});

test('a refund without the site is paid when it starts', async () => {
  const { number, guest } = await site.book(70);
  await site.stop();
  const before = await getRefundedAmount(place);
  const made = await run('refund', number, '--amount', '12.34', '--reason', 'Sorry.', '--yes');
  expect(made.code).toBe(0);
  expect(await getRefundedAmount(place)).toBe(before);
  const after = await startSite(place);
  await expect.poll(() => getRefundedAmount(place), soon).toBe(before + 1_234);
  await expect.poll(() => after.subjectsTo(guest.email), soon).toHaveLength(3);
});
