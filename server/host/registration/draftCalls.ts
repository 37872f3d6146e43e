import type { DraftRevision } from '../../../contract/schemas/guestsDraft.ts';
import type { Read, Write } from '../base/call.ts';
import { Refusal, refuseValue } from '../base/refusal.ts';
import { getStatusAt } from '../stays/currentStatus.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { takesDrafts } from '../stays/toBeRegistered.ts';
import { findBookedUnit } from '../stays/lockReservation.ts';
import { linkOpens, lockByLink } from '../stays/reservationLink.ts';
import { clock } from '../store/database.ts';
import type { GuestsDraftRow } from '../store/schema.ts';
import { findDraft, openDraft, sealDraft } from './guestsDraft.ts';

const readRevision = ({ revisionBy, revisionNumber }: GuestsDraftRow): DraftRevision => ({
  by: revisionBy,
  number: Number(revisionNumber),
});

const isSame = (one: DraftRevision, other: DraftRevision | undefined) =>
  one.by === other?.by && one.number === other.number;

/**
 * Stores or removes the draft of a guest registration. Refuses a page that has not read the draft of another page;
 * ignores earlier revisions that arrive late.
 */
export const saveGuestsDraft: Write<'keepGuestsDraft'> = async (trx, host, { body }) => {
  const { reservation, current, now } = await lockByLink(trx, host, body);
  if (!takesDrafts(reservation, current)) throw new Refusal('wrong-state');
  const { guests, revision, follows } = body;
  const { id, guestCount } = reservation;
  if (guests !== null && guests.length !== guestCount) throw refuseValue('guests', 'guest_forms');

  const kept = await findDraft(trx, id);
  if (kept !== undefined) {
    const latest = readRevision(kept);
    if (latest.by === revision.by) {
      if (latest.number >= revision.number) return { keptAt: kept.keptAt.toISOString() };
    } else if (!isSame(latest, follows)) throw new Refusal('draft-changed');
  }
  await deleteDrafts(trx, [id]);
  if (guests === null) return { keptAt: null };
  await trx
    .insertInto('guestsDraft')
    .values({
      reservationId: id,
      sealed: sealDraft(host.keys, reservation, guests),
      revisionBy: revision.by,
      revisionNumber: revision.number,
      keptAt: now,
    })
    .execute();
  return { keptAt: now.toISOString() };
};

/** Returns the draft of the guest registration to the holder of the link. */
export const readGuestsDraft: Read<'readGuestsDraft'> = async (host, { body: { reservationId, token } }) => {
  const reservation = await host.db
    .selectFrom('reservation')
    .selectAll()
    .select(clock.as('now'))
    .where('id', '=', reservationId)
    .executeTakeFirst();
  if (!linkOpens(host, reservation, token)) throw new Refusal('not-found');
  const current = getStatusAt(reservation, reservation.now, findBookedUnit(host, reservation).timeZone);
  const kept = await findDraft(host.db, reservationId);
  const guests = kept && openDraft(host.keys, reservation, kept);
  if (!guests || !takesDrafts(reservation, current)) return { draft: null };
  return { draft: { guests, revision: readRevision(kept), keptAt: kept.keptAt.toISOString() } };
};
