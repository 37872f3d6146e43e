import type { HostContext } from '../base/context.ts';

/**
 * Adds an e-mail that was sent to a guest to the history of the reservation. A failure is logged only, because a retry of
 * the job would send the e-mail again.
 */
export async function recordMail(
  { db, log }: Pick<HostContext, 'db' | 'log'>,
  { reservationId, mail, jobId }: { reservationId: string; mail: string; jobId: string },
): Promise<void> {
  await db
    .insertInto('reservationEvent')
    .values({ id: `mail:${jobId}`, reservationId, kind: 'mail', text: mail })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch((error: unknown) =>
      log.warn(
        { reservation: reservationId, mail, error: String(error) },
        'mail: a sent e-mail is missing in the history of its reservation',
      ),
    );
}
