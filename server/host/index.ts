/** The embedded host API: `ports/` contains the interfaces that others implement; this file exports everything else. */
export { openHost } from './openHost.ts';
export { openHostCommands } from './openHostCommands.ts';
export { openWithoutKey } from './openWithoutKey.ts';
export type { FixedServices, Host, HostOptions } from './host.ts';
export type { Observed, Readiness } from './observe.ts';
export type { Caller } from './http/route.ts';

export { deriveKey, createNetworkHasher } from './keys/keys.ts';
export { getKeyPrint } from './keys/keyPrint.ts';
export { decryptSiteSecrets } from './units/siteSecrets.ts';
export { cookieSeal } from './keys/cookieSeal.ts';
export { readSecretKey } from './keys/secretKey.ts';
export { nameSome } from './base/nameSome.ts';
export { getTranslator, type Translator, type TranslatedId } from './base/translator.ts';

export {
  contentPrint,
  ContentRefused,
  contentSentence,
  findFallbacks,
  hasProperties,
  loadContent,
  readChosenName,
  readSiteName,
} from './content/index.ts';
export type { ContentMistake } from './content/index.ts';
export {
  cancellationTerms,
  countryMeant,
  exists,
  parseLanguages,
  readers,
  readText,
  textNames,
  findTimeZone,
  getTimeZones,
  waysToPay,
  writeProperty,
  writeSiteName,
  type AnswerName,
  type Answers,
  type NewProperty,
  type ReadAnswer,
  type TextName,
} from './newProperty/index.ts';
export {
  CommandRefused,
  isCommand,
  formatReservationsCsv,
  listedStatuses,
  refundChoices,
  resendableMails,
  WrongInput,
  type BookingOffer,
  type AccessLink,
  type CancellationTerms,
  type ChangedNights,
  type CreatedBooking,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
  type Erasure,
  type ExportedContent,
  type HostCommands,
  type ImportedProperty,
  type KeysInUse,
  type ListedBulletins,
  type ListedCalendar,
  type ListedConflict,
  type ListedJob,
  type ListedChange,
  type ListedNights,
  type ListedPrice,
  type NightRates,
  type ListedUser,
  type ListedVersion,
  type LostWithKey,
  type MadeFile,
  type MadeRefund,
  type OpenedNights,
  type PriceWarning,
  type RefundTerms,
  type RepeatedCharge,
  type ReservationPage,
  type Timeline,
  type TimelineProperty,
  type ShownReservation,
  type UnpaidReservation,
} from './commands/index.ts';

export {
  differs,
  examineServer,
  maxClockDifference,
  type ExaminedDatabase,
} from './store/examineDatabase.ts';
export { isPostgresTooOld, oldestPostgres } from './store/postgresVersion.ts';
export { examineStandby } from './store/standby.ts';
export { moveToServer, type Arrived } from './move/moveToServer.ts';
export { listServers } from './store/databaseUrl.ts';
export { listUnreachableServers } from './store/unreachableServers.ts';
export { serverInWords } from './store/databaseError.ts';
export { CannotOpen } from './store/cannotOpen.ts';
export { FolderInUse, lockFolder } from './store/folderLock.ts';
export { privateFolder } from './store/privateFolder.ts';
export { loadDump, type LoadedDump } from './store/loadDump.ts';
export { examineDump, type ExaminedDump } from './store/examineDump.ts';
export type { TableRows } from './store/countRows.ts';
export { withAdvisoryLock } from './store/withAdvisoryLock.ts';
export { openServerPool, type QueryRunner } from './store/serverPool.ts';
export type { UnpaidNights } from './reservations/unpaid/readUnpaidHolds.ts';
export { migrationNames } from './store/migrations/index.ts';
