import { setImmediate as nextTurn } from 'node:timers/promises';
import { tellOfConflicts } from '../calendars/conflicts.ts';
import { readDueCalendars } from '../calendars/due.ts';
import { forgetCounts } from '../callers/sharedCounts.ts';
import { forgetMessages } from '../contact/forgetMessages.ts';
import { forgetAnswers } from '../idempotency/memory.ts';
import { wipeExpired } from '../mail/sendOtp.ts';
import type { HostContext } from '../base/context.ts';
import { chargeDue } from '../payments/chargeDue.ts';
import { forgetNotices } from '../payments/forgetNotices.ts';
import { lookAtEveryPayment } from '../payments/gatewayPayments.ts';
import { reconcileAll } from '../payments/reconcile.ts';
import { forgetDrafts, forgetGuests, remindGuests, tellOfBulletins } from '../registration/index.ts';
import { deleteAccessCodes } from '../reservations/access/deleteAccessCodes.ts';
import { deleteOldCodeMails } from '../reservations/limits/codeMails.ts';
import { deleteCallerMarks } from '../reservations/limits/deleteCallerMarks.ts';
import { tellArrivals } from '../reservations/tellArrivals.ts';
import { tellOfDetails } from '../reservations/tellOfDetails.ts';
import { reportUnpaidNights } from '../reservations/unpaid/reportUnpaidNights.ts';
import {
  erasePastGuests,
  forgetHolds,
  forgetNights,
  forgetPasswords,
  forgetStays,
} from '../retention/index.ts';

const everyMilliseconds = 30_000;

type Task = (context: HostContext) => Promise<unknown>;

/**
 * What is looked after without being asked: instalments that fall due, checkout sessions whose notice was lost, hosts
 * and guests who are to be told, and all that is known of guests and callers once its term is over (`docs/privacy.md`). Several
 * processes may do it at the same time.
 */
export function startRecurringTasks(
  context: HostContext,
  more: Readonly<Record<string, Task>> = {},
): { stop(): Promise<void> } {
  const tasks: Readonly<Record<string, Task>> = {
    ...more,
    chargeDue,
    reconcileAll,
    lookAtEveryPayment,
    reportUnpaidNights,
    tellArrivals,
    tellOfDetails,
    remindGuests,
    tellOfBulletins,
    readDueCalendars,
    tellOfConflicts,
    wipeExpired,
    forgetCounts,
    deleteOldCodeMails,
    deleteCallerMarks,
    forgetPasswords,
    deleteAccessCodes,
    forgetAnswers,
    forgetNotices,
    forgetMessages,
    forgetGuests,
    forgetDrafts,
    forgetHolds,
    forgetNights,
    erasePastGuests,
    forgetStays,
  };

  async function runAll() {
    for (const [name, task] of Object.entries(tasks)) {
      // An embedded database answers within the turn: whoever calls meanwhile is answered between two tasks.
      await nextTurn();
      await task(context).catch((error: unknown) => {
        context.log.error(
          { task: name, error: String(error) },
          'jobs: a recurring task failed; its next run tries again',
        );
      });
    }
  }

  let latest = runAll();
  const timer = setInterval(() => {
    latest = latest.then(runAll);
  }, everyMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}
