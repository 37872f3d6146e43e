import { CommandRefused } from '../../host/index.ts';
import type { Config } from '../../config/index.ts';
import { createFindings, type Finding } from './finding.ts';
import type { OpenGateway } from './gateway.ts';

const { ok, failed } = createFindings('rehearsal');

/**
 * Tries each payment operation at Stripe with a test key; yields each step's result when the step
 * is done.
 * @throws {CommandRefused} without a test key, because test payments must not move real money
 */
export async function* testGateway({ stripe }: Config, open: OpenGateway): AsyncGenerator<Finding> {
  if (stripe === undefined) {
    throw new CommandRefused('No gateway is set for test payments. Set STRIPE_SECRET_KEY to a test key.');
  }
  if (!stripe.isTest) {
    throw new CommandRefused(
      'STRIPE_SECRET_KEY is a live key: test payments would move money. Set it to a test key (sk_test_…) for this command.',
    );
  }
  const gateway = await open(stripe);
  for await (const { step, isAsExpected, happened } of gateway.testGateway()) {
    const found = `${step}: ${happened}`;
    yield isAsExpected
      ? ok('rehearsal.ok', found)
      : failed('rehearsal.failed', found, 'Stripe’s dashboard shows the call under Developers → Logs.');
  }
}
