import { setImmediate as nextTurn } from 'node:timers/promises';
import { notifyConflicts } from '../calendars/conflicts.ts';
import { readDueCalendars } from '../calendars/due.ts';
import { deleteExpiredCounts } from '../callers/sharedCounts.ts';
import { deleteExpiredMessages } from '../contact/deleteExpiredMessages.ts';
import { deleteExpiredAnswers } from '../idempotency/memory.ts';
import { wipeExpired } from '../mail/sendOtp.ts';
import type { HostContext } from '../base/context.ts';
import { createEndpointCheck } from '../payments/checkEndpoint.ts';
import { enqueueDueCharges } from '../payments/enqueueDueCharges.ts';
import { notifyOverdue } from '../payments/notifyOverdue.ts';
import { deleteExpiredWebhookEvents } from '../payments/deleteExpiredWebhookEvents.ts';
import { refreshDuePayments } from '../payments/gatewayPayments.ts';
import { reconcileAll } from '../payments/reconcile.ts';
import { deleteExpiredUploads, deleteUnusedPhotos } from '../photos/index.ts';
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
  deleteOldImports,
  deletePastNights,
  deleteExpiredPasswords,
  eraseExpiredStays,
} from '../retention/index.ts';
import { deleteExpiredAccess } from '../users/deleteExpiredAccess.ts';
import type { TaskLease } from './taskLease.ts';

/** The interval between two rounds. */
const roundMilliseconds = 30_000;
/** The interval at which a process renews its lease, or tries to acquire that of another process. */
const leaseMilliseconds = 10_000;

type Task = (context: HostContext) => Promise<unknown>;

export interface TaskOptions {
  /** Tasks that every process runs. */
  own?: Readonly<Record<string, Task>>;
  /** The lease of processes that share a database; undefined for a database with one process. */
  lease?: TaskLease | undefined;
}

/**
 * Starts the recurring tasks: charges of due instalments, reconciliation of checkout sessions, notifications of hosts
 * and guests, and deletion of expired data of guests and callers (`docs/privacy.md`). With a lease, one process runs
 * them at a time. If a process does not notice that it has lost the lease, two may run a task at the same time; this
 * has the same effect as one.
 */
export function startRecurringTasks(
  context: HostContext,
  { own = {}, lease }: TaskOptions = {},
): { stop(): Promise<void> } {
  const tasks: Readonly<Record<string, Task>> = {
    chargeDue: enqueueDueCharges,
    notifyOverdue,
    reconcileAll,
    checkEndpoint: createEndpointCheck(),
    lookAtEveryPayment: refreshDuePayments,
    reportUnpaidNights,
    notifyArrivals,
    notifyDetails,
    remindGuests,
    notifyBulletins,
    readDueCalendars,
    notifyConflicts,
    wipeExpired,
    forgetCounts: deleteExpiredCounts,
    deleteOldCodeMails,
    deleteCallerMarks,
    forgetPasswords: deleteExpiredPasswords,
    deleteAccessCodes,
    deleteExpiredAccess,
    forgetAnswers: deleteExpiredAnswers,
    forgetNotices: deleteExpiredWebhookEvents,
    forgetMessages: deleteExpiredMessages,
    forgetGuests: deleteExpiredGuests,
    forgetDrafts: deleteExpiredDrafts,
    forgetHolds: deleteExpiredHolds,
    forgetNights: deletePastNights,
    deleteOldImports,
    erasePastGuests,
    forgetStays: eraseExpiredStays,
    deleteExpiredUploads,
    deleteUnusedPhotos,
  };

  let isHolder = lease === undefined;

  async function claimLease() {
    isHolder =
      lease === undefined ||
      (await lease.claim().catch((error: unknown) => {
        context.log.error(
          { error: String(error) },
          'jobs: the lease of the recurring tasks could not be renewed',
        );
        return false;
      }));
  }

  async function run(name: string, task: Task) {
    // An embedded database blocks the event loop; a pause between two tasks allows requests to be answered.
    await nextTurn();
    await task(context).catch((error: unknown) => {
      context.log.error(
        { task: name, error: String(error) },
        'jobs: recurring task failed and will be retried at its next run',
      );
    });
  }

  async function runTasks() {
    for (const [name, task] of Object.entries(tasks)) if (isHolder) await run(name, task);
  }

  async function runAll() {
    for (const [name, task] of Object.entries(own)) await run(name, task);
    await runTasks();
  }

  let latestClaim = claimLease();
  let latest = latestClaim.then(runAll);

  async function renewLease() {
    const wasHolder = isHolder;
    await claimLease();
    // The process that had the lease may have been killed some time ago.
    if (isHolder && !wasHolder) latest = latest.then(runTasks);
  }

  const timers = [
    setInterval(() => {
      latest = latest.then(runAll);
    }, roundMilliseconds),
    setInterval(() => {
      latestClaim = latestClaim.then(renewLease);
    }, leaseMilliseconds),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await latestClaim;
      await latest;
      if (isHolder) await lease?.release().catch(() => undefined);
    },
  };
}
