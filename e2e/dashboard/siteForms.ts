import { dashboardPages, settingsPath, settingsSections } from '../../contract/dashboard/pages.ts';
import { sampleBackups } from '../../machines/dashboard/backups/backups.samples.ts';
import { sampleChannels } from '../../machines/dashboard/channels/channels.samples.ts';
import { sampleProgress } from '../../machines/dashboard/firstRun/firstRun.samples.ts';
import { sampleChecks, sampleHealth } from '../../machines/dashboard/health/health.samples.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import type { Forms } from './propertyForms.ts';

const property = sampleChannels.properties[0]!.property;

/** The answers of the host about the whole site, by the end of their path. */
export const siteAnswers: Readonly<Record<string, object>> = {
  '/settings': sampleSettings,
  '/channels': sampleChannels,
  [`/channels/${property}/address`]: { address: `https://stay.test/calendars/${property}/0123456789.ics` },
  '/health': sampleHealth,
  '/health/checks': sampleChecks,
  '/backups': sampleBackups,
  '/first-run': sampleProgress.property,
};

/** The pages with which an owner prepares the site. */
export const siteForms: Forms = {
  'the first steps': [dashboardPages.welcome],
  'the list of settings': [dashboardPages.settings],
  ...Object.fromEntries(
    settingsSections.map((section) => [`the settings “${section}”`, [settingsPath(section)]]),
  ),
  'the calendars of channels': [dashboardPages.channels],
  'a new calendar': [dashboardPages.newCalendar.replace(':property', property)],
  'the calendar for channels': [dashboardPages.sharedCalendar.replace(':property', property)],
  'the import of a property': [dashboardPages.importProperty],
  'the import of stays': [dashboardPages.importStays],
  'the health of the site': [dashboardPages.health],
  backups: [dashboardPages.backups],
};
