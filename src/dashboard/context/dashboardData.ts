import type { Language } from '../../../contract/values/language.ts';

/** The id of the element that contains {@link DashboardData}. */
export const dashboardDataId = 'dashboard-data';

/** The data that the HTML of every dashboard page contains. It is the same for everyone. */
export interface DashboardData {
  /** The language of the HTML. */
  language: Language;
  /** The languages that the dashboard offers. */
  languages: readonly Language[];
  productName: string;
  /** The version of the build; undefined during development. */
  version: string | undefined;
  /** Whether the site sends codes for sign-in; false without a mail server on a site that other machines can reach. */
  sendsCodes: boolean;
}
