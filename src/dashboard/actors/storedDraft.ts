import type { ActorRefFrom } from 'xstate';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import type { phoneBookingMachine } from '../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { tabStorage } from '../../actors/storage.ts';

/** The key of the unfinished booking by phone in the storage of the tab. */
export const keptDraftKey = 'phone-booking';

/** To whom an unfinished booking belongs: only this person sees it again, at the same address. */
export interface DraftOwner {
  userId: string;
  /** The search parameters of the address, which propose a stay. */
  search: string;
}

/** Returns the unfinished booking that this tab keeps for its owner, or the proposed one. */
export function recallDraft({ userId, search }: DraftOwner, proposed: BookingDraft): BookingDraft {
  const kept = tabStorage.read(keptDraftKey);
  if (!isRecord(kept) || kept['userId'] !== userId || kept['search'] !== search) return proposed;
  const { draft } = kept;
  const isWhole =
    isRecord(draft) &&
    Object.entries(proposed).every(([field, value]) => typeof draft[field] === typeof value);
  return isWhole ? (draft as unknown as BookingDraft) : proposed;
}

/** Deletes the unfinished booking of this tab. */
export const discardDraft = (): void => tabStorage.remove(keptDraftKey);

/**
 * Keeps an unfinished booking in the storage of the tab, so that a reload or the end of the session loses nothing, and
 * deletes it when the booking is made. Returns the function that stops.
 */
export function keepDraft(
  owner: DraftOwner,
  actor: Pick<ActorRefFrom<typeof phoneBookingMachine>, 'getSnapshot' | 'subscribe'>,
): () => void {
  let { draft } = actor.getSnapshot().context;
  const subscription = actor.subscribe(({ value, context }) => {
    if (value === 'created') return discardDraft();
    if (context.draft === draft) return undefined;
    draft = context.draft;
    return tabStorage.write(keptDraftKey, { ...owner, draft });
  });
  return () => subscription.unsubscribe();
}
