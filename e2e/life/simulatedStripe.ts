import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Stripe } from 'stripe';

const root = resolve(import.meta.dirname, '../..');

interface AccountOptions {
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** Test cards of Stripe. */
export const testCards = {
  works: '4242 4242 4242 4242',
  /** Its bank asks for confirmation each time, so nothing can be charged without the holder. */
  authenticatesAlways: '4000 0027 6000 3184',
} as const;

/** An account at the simulated Stripe, in a process next to the site's. */
export async function openStripeAccount(webhookUrl: string) {
  const simulation = fork(resolve(root, 'tests/support/stripe/standIn.ts'), {
    cwd: root,
    env: { PATH: process.env['PATH'], WEBHOOK_URL: webhookUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(simulation, 'exit');
  const [account] = (await once(simulation, 'message')) as [AccountOptions];
  const { hostname: host, port } = new URL(account.url);
  const api = new Stripe(account.secretKey, { protocol: 'http', host, port });
  const all = { limit: 100 };
  return {
    ...account,
    /** The totals of the account, in cents. */
    async books() {
      const charges = (await api.charges.list(all)).data.toReversed();
      const refunds = (await api.refunds.list(all)).data.toReversed();
      return {
        charges: charges.map(({ amount }) => amount),
        refunds: refunds.map(({ amount }) => amount),
      };
    },
    /** Moves its clock ahead by some milliseconds. */
    async moveClock(milliseconds: number) {
      const moved = once(simulation, 'message');
      simulation.send(Math.round(milliseconds / 1000));
      await moved;
    },
    async close() {
      simulation.disconnect();
      await ended;
    },
  };
}

export type StripeAccount = Awaited<ReturnType<typeof openStripeAccount>>;
