/** The guest registration required by law, and the bulletins that report guests to SIBA. */
export { alsoWrongWithForms, registerGuests } from './registerGuests.ts';
export { saveGuestsDraft, readGuestsDraft } from './draftCalls.ts';
export { readDraft } from './guestsDraft.ts';
export { deleteExpiredDrafts } from './deleteExpiredDrafts.ts';
export { deleteExpiredGuests } from './deleteExpiredGuests.ts';
export { FormsUnreadable, readForms, getSealing } from './storeForms.ts';
export { everyForm, reencryptForms } from './reencryptForms.ts';
export { remindGuests } from './remindGuests.ts';
export { notifyBulletins } from './notifyBulletins.ts';
export {
  needsReport,
  lastDayToReport,
  listDueBulletins,
  type BulletinReading,
  type DueBulletins,
} from './listDueBulletins.ts';
export {
  makeBulletinFile,
  BulletinsRefused,
  markExported,
  type BulletinFile,
  type BulletinWarning,
} from './bulletinFile.ts';
