import { setImmediate as nextTurn } from 'node:timers/promises';
import { notifyConflicts } from '../calendars/conflicts.ts';
import { readDueCalendars } from '../calendars/due.ts';
import { deleteExpiredCounts } from '../callers/sharedCounts.ts';
import { deleteExpiredMessages } from '../contact/deleteExpiredMessages.ts';
import { deleteExpiredAnswers } from '../idempotency/memory.ts';
import { wipeExpired } from '../mail/sendOtp.ts';
import type { HostContext } from '../base/context.ts';
import { enqueueDueCharges } from '../payments/enqueueDueCharges.ts';
import { deleteExpiredWebhookEvents } from '../payments/deleteExpiredWebhookEvents.ts';
import { refreshDuePayments } from '../payments/gatewayPayments.ts';
import { reconcileAll } from '../payments/reconcile.ts';
import {
  deleteExpiredDrafts,
  deleteExpiredGuests,
  remindGuests,
  notifyBulletins,
} from '../registration/index.ts';
import { deleteAccessCodes } from '../reservations/access/deleteAccessCodes.ts';
import { deleteOldCodeMails } from '../reservations/limits/codeMails.ts';
import { deleteCallerMarks } from '../reservations/limits/deleteCallerMarks.ts';
import { notifyArrivals } from '../reservations/notifyArrivals.ts';
import { notifyDetails } from '../reservations/notifyDetails.ts';
import { reportUnpaidNights } from '../reservations/unpaid/reportUnpaidNights.ts';
import {
  erasePastGuests,
  deleteExpiredHolds,
  deletePastNights,
  deleteExpiredPasswords,
  eraseExpiredStays,
} from '../retention/index.ts';

const everyMilliseconds = 30_000;

type Task = (context: HostContext) => Promise<unknown>;

/**
 * Starts the recurring tasks: charges of due instalments, reconciliation of checkout sessions, notifications of hosts
 * and guests, and deletion of expired data of guests and callers (`docs/privacy.md`). Several processes may run them at
 * the same time.
 */
export function startRecurringTasks(
  context: HostContext,
  more: Readonly<Record<string, Task>> = {},
): { stop(): Promise<void> } {
  const tasks: Readonly<Record<string, Task>> = {
    ...more,
    chargeDue: enqueueDueCharges,
    reconcileAll,
    lookAtEveryPayment: refreshDuePayments,
    reportUnpaidNights,
    tellArrivals: notifyArrivals,
    tellOfDetails: notifyDetails,
    remindGuests,
    tellOfBulletins: notifyBulletins,
    readDueCalendars,
    tellOfConflicts: notifyConflicts,
    wipeExpired,
    forgetCounts: deleteExpiredCounts,
    deleteOldCodeMails,
    deleteCallerMarks,
    forgetPasswords: deleteExpiredPasswords,
    deleteAccessCodes,
    forgetAnswers: deleteExpiredAnswers,
    forgetNotices: deleteExpiredWebhookEvents,
    forgetMessages: deleteExpiredMessages,
    forgetGuests: deleteExpiredGuests,
    forgetDrafts: deleteExpiredDrafts,
    forgetHolds: deleteExpiredHolds,
    forgetNights: deletePastNights,
    erasePastGuests,
    forgetStays: eraseExpiredStays,
  };

  async function runAll() {
    for (const [name, task] of Object.entries(tasks)) {
      // An embedded database blocks the event loop; a pause between two tasks allows requests to be answered.
      await nextTurn();
      await task(context).catch((error: unknown) => {
        context.log.error(
          { task: name, error: String(error) },
          'jobs: recurring task failed and will be retried at its next run',
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
