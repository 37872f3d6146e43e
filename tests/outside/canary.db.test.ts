import { expect, test } from 'vitest';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { holdStay, openCheckout, payWith } from './support/stays.ts';
import { openWorld } from './support/world.ts';

// Valid, and nowhere else: whoever finds it found a card that was kept.
const canaries = ['5555341244441115', '4000002760003184'];

// By chance they have as many digits in a row as a card.
const randomIds = /\b(evt|cs)_[\w-]+/g;

test('a card number is in no file, no table and no line of the log', async () => {
  const world = await openWorld();
  const id = await holdStay(world);
  const session = await openCheckout(world, id);
  const numbers = [...canaries, testCards.decline.number, testCards.authentication.number];
  await payWith(world, session.id, numbers[0]!, { cvc: '9' });
  await payWith(world, session.id, numbers[0]!.replace(/.$/, '0'));
  await payWith(world, session.id, testCards.decline.number);
  await payWith(world, session.id, testCards.authentication.number);
  await world.ask(`/sandbox/checkout/${session.id}/challenge`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'refuse' }),
  });
  await payWith(world, session.id, canaries[0]!);
  const second = await openCheckout(world, id);
  await payWith(world, second.id, canaries[1]!);
  await world.deliver(world.notices[0]!, new Headers());
  const told = world.notices.map(({ body }) => body);
  await world.deliverAll();
  await world.jobsDone();

  const { files, log } = await world.everythingKept();
  expect(files).toContain('"last4":"1115"');
  expect(log).toContain('a webhook event was refused');
  const digits = (text: string) => text.replaceAll(/[\s-]/g, '');
  for (const number of [...numbers, numbers[0]!.replace(/.$/, '0')]) {
    expect(digits(files)).not.toContain(number);
    expect(digits(log)).not.toContain(number);
  }
  for (const body of told) expect(digits(body.replaceAll(randomIds, ''))).not.toMatch(/\d{13}/);
});
