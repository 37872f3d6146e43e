import { backupOperations } from './backups.ts';
import { healthOperations } from './health.ts';
import { bookingOperations } from './bookings.ts';
import { bulletinOperations } from './bulletins.ts';
import { channelOperations } from './channels.ts';
import { commonProblems, type HostOperation } from '../operation.ts';
import { exampleOperations } from './examples.ts';
import { firstRunOperations } from './firstRun.ts';
import { jobOperations } from './jobs.ts';
import { passkeyOperations } from './passkeys.ts';
import { photoOperations } from './photos.ts';
import type { Language } from '../values/language.ts';
import type { PictureWidth } from '../values/pictures.ts';
import type { DashboardProblemKind } from '../values/dashboardProblemKinds.ts';
import { propertyOperations } from './properties.ts';
import { reservationDeskOperations } from './reservationDesk.ts';
import { reservationListOperations } from './reservations.ts';
import { sessionOperations } from './session.ts';
import { settingsOperations } from './settings.ts';
import { stayImportOperations } from './stayImports.ts';
import { userOperations } from './users.ts';
import { todayOperations } from './today.ts';
import { timelineOperations } from './timeline.ts';

/** The base path of the dashboard's calls, on the site's own origin. */
export const dashboardBase = '/api/host/1';

/**
 * The path of the server-sent events: an event `changed` whose data is one of `changeKinds` asks the page to load again
 * what it shows. An event `alive` at the beginning and at least every `aliveWithin` milliseconds shows that nothing on
 * the way holds the events back. Events contain no data of guests. The stream ends with the session.
 */
export const eventsPath = `${dashboardBase}/events`;

/**
 * The path of the public page of a property as its draft would look, for people who have signed in. Its links and buttons
 * have no effect.
 */
export const previewPath = (property: string, language: Language): string =>
  `${dashboardBase}/properties/${property}/preview?language=${language}`;

/** The path of a ZIP archive of the files of a property, for people who may read the content of properties. */
export const propertyArchivePath = (property: string): string =>
  `${dashboardBase}/properties/${property}/archive`;

/** The path of an uploaded photo, for people who may read the content of properties; without a width, the photo as it is stored. */
export const uploadedPhotoPath = (photo: string, width?: PictureWidth): string =>
  `${dashboardBase}/photos/${photo}${width === undefined ? '' : `?width=${width}`}`;

/** The problems that any operation of the dashboard may return. */
export const commonDashboardProblems = {
  ...commonProblems,
  403: ['forbidden', 'proof-required'],
} as const satisfies Record<number, readonly DashboardProblemKind[]>;

/** The path of the file of a backup, for an owner who was allowed to download it. */
export const backupFilePath = (backup: string): string => `${dashboardBase}/backups/${backup}/file`;

/**
 * The operations between the dashboard and the host. The client's types, the routes with their validation, and the
 * access table are derived from this table.
 */
export const dashboardOperations = {
  ...reservationListOperations,
  ...reservationDeskOperations,
  ...sessionOperations,
  ...passkeyOperations,
  ...userOperations,
  ...todayOperations,
  ...bookingOperations,
  ...bulletinOperations,
  ...exampleOperations,
  ...jobOperations,
  ...timelineOperations,
  ...photoOperations,
  ...propertyOperations,
  ...settingsOperations,
  ...firstRunOperations,
  ...channelOperations,
  ...healthOperations,
  ...backupOperations,
  ...stayImportOperations,
} as const satisfies Record<string, HostOperation>;

export type DashboardOperations = typeof dashboardOperations;
export type DashboardOperationName = keyof DashboardOperations;
