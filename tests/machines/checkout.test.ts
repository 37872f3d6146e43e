import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { sampleCheckout } from '../../machines/checkout/checkout.samples.ts';
import { checkoutModel } from '../../machines/checkout/checkout.model.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { journey } from './journey.ts';
import { testLaws } from './laws/testLaws.ts';
import { checkoutRules } from './rules/checkout.rules.ts';
import { testRules } from './rules/testRules.ts';

const input = { unitId: 'unit', reservationId: 'held', token: 'key', idempotencyKey: 'b7:createCheckout:3' };

const aCheckout = () => journey(checkoutMachine, input, ['reportOpened']);

describe('a checkout', () => {
  testRules(checkoutModel, checkoutRules);
  testLaws(checkoutModel);

  test('sends the guest to the page that was opened', async () => {
    const checkout = aCheckout();
    await checkout.answers('createCheckout', sampleCheckout);
    expect(checkout.getRequests('leaveForGateway')).toEqual([sampleCheckout.url]);
    expect(checkout.run.now().status).toBe('active');
  });

  test('a checkout ends twenty seconds after a redirect that did not happen, and can be retried', async () => {
    const checkout = aCheckout();
    await checkout.answers('createCheckout', sampleCheckout);
    checkout.run.clock.increment(19_999);
    expect(checkout.run.now().status).toBe('active');
    checkout.run.clock.increment(1);
    expect(checkout.run.now().output).toEqual({ outcome: 'notRedirected', failure: 'timed-out' });
  });

  test.each<[FailureKind, string]>([
    ['wrong-state', 'statusChanged'],
    ['hold-expired', 'statusChanged'],
    ['payment-gateway', 'notRedirected'],
    ['timed-out', 'notRedirected'],
  ])('a checkout that fails with %s ends %s, and says why', async (failure, outcome) => {
    const checkout = aCheckout();
    await checkout.fails('createCheckout', failure);
    expect(checkout.run.now().output).toEqual({ outcome, failure });
  });

  test('a checkout that fails with a limit says when to try again', async () => {
    const checkout = aCheckout();
    await checkout.fails('createCheckout', 'too-many-requests', { retryAfter: 90 });
    const output = { outcome: 'notRedirected', failure: 'too-many-requests', retryAfter: 90 };
    expect(checkout.run.now().output).toEqual(output);
  });

  test('a checkout with an address outside the gateway returns to its beginning', async () => {
    const checkout = aCheckout();
    await checkout.answers('createCheckout', sampleCheckout);
    await checkout.fails('leaveForGateway', 'unknown');
    expect(checkout.run.now().output).toEqual({ outcome: 'notRedirected', failure: 'unknown' });
  });
});
