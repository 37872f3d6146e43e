/** The path of the dashboard. */
export const dashboardPage = '/host';

/** The path of the page that opens a set-up or access link. */
export const setupPage = `${dashboardPage}/setup`;

/** Returns the path that opens a set-up or access link. The token is in the fragment, which browsers do not send to servers. */
export const setupLink = (token: string): string => `${setupPage}#token=${token}`;

/** The paths of the pages of the dashboard. */
export const dashboardPages = {
  calendar: `${dashboardPage}/calendar`,
  more: `${dashboardPage}/more`,
  account: `${dashboardPage}/account`,
  access: `${dashboardPage}/access`,
} as const;

/** Returns the address of the calendar from a night on. */
export const calendarAddress = (from: string): string => `${dashboardPages.calendar}?from=${from}`;
