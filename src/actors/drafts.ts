import { isRecord } from '../../contract/values/isRecord.ts';
import { tabStorage } from './storage.ts';

/** The key of the unfinished input in the storage of the tab. */
export const draftsKey = 'drafts';

/** The person and the address to which a draft belongs. */
export interface DraftPlace {
  userId: string;
  address: string;
}

type Drafts = Readonly<Record<string, unknown>>;

/** Returns the drafts of a person by their addresses. Another person’s drafts are ignored. */
function readDrafts(userId: string): Drafts {
  const stored = tabStorage.read(draftsKey);
  return isRecord(stored) && stored['userId'] === userId && isRecord(stored['drafts'])
    ? stored['drafts']
    : {};
}

/** Returns the unfinished input of a person at an address; undefined if there is none. */
export const readDraft = (userId: string, address: string): unknown => readDrafts(userId)[address];

/** Stores the unfinished input of a person at an address; undefined deletes it. */
export function storeDraft(userId: string, address: string, draft: unknown): void {
  const { [address]: _replaced, ...others } = readDrafts(userId);
  const drafts = draft === undefined ? others : { ...others, [address]: draft };
  if (Object.keys(drafts).length > 0) tabStorage.write(draftsKey, { userId, drafts });
  else tabStorage.remove(draftsKey);
}

/** Deletes the unfinished input of the person who was signed in before. */
export function deleteDraftsOfOthers(userId: string): void {
  const stored = tabStorage.read(draftsKey);
  if (stored !== undefined && !(isRecord(stored) && stored['userId'] === userId))
    tabStorage.remove(draftsKey);
}

/** Deletes all unfinished input of this tab. */
export const deleteDrafts = (): void => tabStorage.remove(draftsKey);
