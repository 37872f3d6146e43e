import { isRecord } from '../../../contract/values/isRecord.ts';
import type { BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import type { DraftOwner, OwnedDraft } from '../../../machines/dashboard/phoneBooking/phoneBooking.types.ts';
import { tabStorage } from '../../actors/storage.ts';

/** The key of the unfinished booking by phone in the storage of the tab. */
export const keptDraftKey = 'phone-booking';

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

/** Keeps an unfinished booking in the storage of the tab, so that a reload or the end of the session loses nothing. */
export const persistDraft = ({ owner, draft }: OwnedDraft): void =>
  tabStorage.write(keptDraftKey, { ...owner, draft });
