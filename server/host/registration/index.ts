/** The guests of a stay as the law wants them registered, and the bulletins that report them (SIBA). */
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
  isLeftToReport,
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
