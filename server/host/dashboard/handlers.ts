import type { DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import { backupHandlers } from './backupHandlers.ts';
import { bookingHandlers } from './bookingHandlers.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { channelHandlers } from './channelHandlers.ts';
import { exampleHandlers } from './exampleHandlers.ts';
import { firstRunHandlers } from './firstRunHandlers.ts';
import { healthHandlers } from './healthHandlers.ts';
import { jobHandlers } from './jobHandlers.ts';
import { passkeyHandlers } from './passkeyHandlers.ts';
import { photoHandlers } from './photoHandlers.ts';
import { propertyHandlers } from './propertyHandlers.ts';
import { reservationDeskHandlers } from './reservationDeskHandlers.ts';
import { reservationListHandlers } from './reservationListHandlers.ts';
import { sessionHandlers } from './sessionHandlers.ts';
import { settingsHandlers } from './settingsHandlers.ts';
import { userHandlers } from './userHandlers.ts';
import { stayImportHandlers } from './stayImportHandlers.ts';
import { bulletinHandlers, todayHandlers } from './todayHandlers.ts';
import { timelineHandlers } from './timelineHandlers.ts';

/** The handlers of the dashboard's operations, joined from one file for each area. */
export const dashboardHandlers: DashboardHandlers<DashboardOperationName> = {
  ...reservationListHandlers,
  ...reservationDeskHandlers,
  ...sessionHandlers,
  ...passkeyHandlers,
  ...userHandlers,
  ...todayHandlers,
  ...bookingHandlers,
  ...bulletinHandlers,
  ...exampleHandlers,
  ...jobHandlers,
  ...timelineHandlers,
  ...photoHandlers,
  ...propertyHandlers,
  ...settingsHandlers,
  ...firstRunHandlers,
  ...channelHandlers,
  ...healthHandlers,
  ...backupHandlers,
  ...stayImportHandlers,
};
