import { forgetMessages } from '../contact/forgetMessages.ts';
import { wipeExpired } from '../mail/sendOtp.ts';
import type { HostContext } from '../base/context.ts';
import { chargeDue } from '../payments/chargeDue.ts';
import { reconcileAll } from '../payments/reconcile.ts';
import { forgetGuests } from '../registration/index.ts';

const everyMilliseconds = 30_000;

/**
 * What is looked after without being asked: instalments that fall due, checkout sessions whose notice was
 * lost, one-time passwords that were never sent, messages and guests' documents past their time. Several
 * processes may do it at the same time.
 */
export function startRounds(context: HostContext): { stop(): Promise<void> } {
  const rounds = { chargeDue, reconcileAll, wipeExpired, forgetMessages, forgetGuests };

  async function goRound() {
    for (const [name, round] of Object.entries(rounds)) {
      await round(context).catch((error: unknown) => {
        context.log.error(
          { round: name, error: String(error) },
          'jobs: a round failed; the next one tries again',
        );
      });
    }
  }

  let latest = goRound();
  const timer = setInterval(() => {
    latest = latest.then(goRound);
  }, everyMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}
