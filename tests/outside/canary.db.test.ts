import { expect, test } from 'vitest';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { createStay, openCheckout, payWithCard } from './support/stays.ts';
import { openEnvironment } from './support/environment.ts';

// A valid number that occurs nowhere else: any occurrence is a stored card.
const canaries = ['5555341244441115', '4000002760003184'];

// By chance they have as many digits in a row as a card.
const randomIds = /\b(evt|cs)_[\w-]+/g;

test('a card number is in no file, no table and no line of the log', async () => {
  const environment = await openEnvironment();
  const id = await createStay(environment);
  const session = await openCheckout(environment, id);
  const numbers = [...canaries, testCards.decline.number, testCards.authentication.number];
  await payWithCard(environment, session.id, numbers[0]!, { cvc: '9' });
  await payWithCard(environment, session.id, numbers[0]!.replace(/.$/, '0'));
  await payWithCard(environment, session.id, testCards.decline.number);
  await payWithCard(environment, session.id, testCards.authentication.number);
  await environment.ask(`/sandbox/checkout/${session.id}/challenge`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'refuse' }),
  });
  await payWithCard(environment, session.id, canaries[0]!);
  const second = await openCheckout(environment, id);
  await payWithCard(environment, second.id, canaries[1]!);
  await environment.deliver(environment.notices[0]!, new Headers());
  const bodies = environment.notices.map(({ body }) => body);
  await environment.deliverAll();
  await environment.waitForJobs();

  const { files, log } = await environment.readAllStoredData();
  expect(files).toContain('"last4":"1115"');
  expect(log).toContain('webhook event rejected');
  const digits = (text: string) => text.replaceAll(/[\s-]/g, '');
  for (const number of [...numbers, numbers[0]!.replace(/.$/, '0')]) {
    expect(digits(files)).not.toContain(number);
    expect(digits(log)).not.toContain(number);
  }
  for (const body of bodies) expect(digits(body.replaceAll(randomIds, ''))).not.toMatch(/\d{13}/);
});
