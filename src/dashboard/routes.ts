import {
  dashboardPage,
  dashboardPages,
  reservationTaskPath,
  reservationTasks,
  settingsForms,
  settingsPath,
  type SettingsForm,
} from '../../contract/dashboard/pages.ts';
import { roles as everyone, type Role } from '../../contract/dashboard/role.ts';
import { withStyles } from '../ui/failedStyles.ts';
import { cacheModule, lazyPart } from '../ui/lazyPart.ts';
import type { DashboardRoute } from './context/route.ts';
import { withTexts } from './views/layout/withTexts.ts';
import { createOutlet } from './PageOutlet.tsx';

/**
 * A page whose code is loaded when it is first shown. Its file exports the definition `page`. The texts of pages that
 * are seldom the first one are loaded with them.
 */
function load(importPage: DashboardRoute['page']): Pick<DashboardRoute, 'page' | 'Page'> {
  const page = cacheModule(withStyles(importPage));
  return { page, Page: lazyPart(page, (module) => createOutlet(module.page)) };
}

/** The pages of some forms or actions of a reservation. */
const taskRoutes = (
  paths: readonly (keyof typeof reservationTasks)[],
  importPage: DashboardRoute['page'],
): DashboardRoute[] => {
  const loaded = load(importPage);
  return paths.map((path) => ({
    path: reservationTaskPath(path),
    fixedParams: { task: reservationTasks[path] },
    ...loaded,
    // The host says which tasks a person may do with a reservation.
    roles: everyone,
  }));
};

const settingsForm = load(withTexts(() => import('./pages/settingsForm.tsx'), 'settings', 'uploads'));

/** The pages of the settings with a form that has a draft. */
const settingsRoutes: readonly DashboardRoute[] = settingsForms
  .filter((form): form is Exclude<SettingsForm, 'payments'> => form !== 'payments')
  .map((form) => ({
    path: settingsPath(form),
    fixedParams: { form },
    ...settingsForm,
    roles: ['owner'],
  }));

/** All pages of the dashboard. The navigation shows their entries in this order. */
export const routes: readonly DashboardRoute[] = [
  {
    path: dashboardPage,
    ...load(() => import('./pages/today.tsx')),
    roles: everyone,
    entry: { label: 'dashboard.navigation.today', icon: 'light' },
  },
  {
    path: dashboardPages.account,
    ...load(withTexts(() => import('./pages/account.tsx'), 'access')),
    roles: everyone,
  },
  {
    path: dashboardPages.passkeys,
    ...load(withTexts(() => import('./pages/passkeys.tsx'), 'access')),
    roles: everyone,
  },
  {
    path: dashboardPages.access,
    ...load(withTexts(() => import('./pages/access.tsx'), 'access')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.auditLog,
    ...load(withTexts(() => import('./pages/auditLog.tsx'), 'access')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.reservation,
    ...load(withTexts(() => import('./pages/reservation.tsx'), 'desk')),
    roles: everyone,
  },
  ...taskRoutes(
    ['note', 'mail', 'payment', 'payout'],
    withTexts(() => import('./pages/deskForm.tsx'), 'desk'),
  ),
  ...taskRoutes(
    ['refund'],
    withTexts(() => import('./pages/refund.tsx'), 'desk'),
  ),
  ...taskRoutes(
    ['cancel'],
    withTexts(() => import('./pages/cancellation.tsx'), 'desk'),
  ),
  ...taskRoutes(
    ['link', 'remind', 'registration', 'charge', 'export', 'erase'],
    withTexts(() => import('./pages/deskAction.tsx'), 'desk'),
  ),
  {
    path: dashboardPages.newBooking,
    ...load(() => import('./pages/newBooking.tsx')),
    roles: ['owner', 'manager'],
    entryPath: dashboardPages.reservations,
  },
  {
    path: dashboardPages.calendar,
    ...load(() => import('./pages/calendar.tsx')),
    propertyParameter: 'property',
    roles: everyone,
    entry: { label: 'dashboard.navigation.calendar', icon: 'calendar' },
  },
  {
    path: dashboardPages.reservations,
    ...load(() => import('./pages/reservationList.tsx')),
    propertyParameter: 'unit',
    roles: everyone,
    entry: { label: 'dashboard.navigation.reservations', icon: 'search' },
  },
  {
    path: dashboardPages.registration,
    ...load(withTexts(() => import('./pages/registrations.tsx'), 'registration')),
    propertyParameter: 'property',
    // Accountants see no data of guests other than payments.
    roles: ['owner', 'manager', 'cleaner'],
    entry: { label: 'dashboard.navigation.registration', icon: 'family' },
  },
  {
    path: dashboardPages.bulletins,
    ...load(withTexts(() => import('./pages/bulletins.tsx'), 'registration')),
    propertyParameter: 'property',
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.properties,
    ...load(withTexts(() => import('./pages/propertyList.tsx'), 'properties')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.newProperty,
    ...load(withTexts(() => import('./pages/newProperty.tsx'), 'properties')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.propertyReview,
    ...load(withTexts(() => import('./pages/propertyReview.tsx'), 'properties')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.propertyHistory,
    ...load(withTexts(() => import('./pages/propertyHistory.tsx'), 'properties')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.property,
    ...load(withTexts(() => import('./pages/property.tsx'), 'properties', 'uploads')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.propertySection,
    ...load(withTexts(() => import('./pages/propertySection.tsx'), 'properties', 'uploads')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.settings,
    ...load(withTexts(() => import('./pages/settings.tsx'), 'settings')),
    roles: ['owner'],
  },
  ...settingsRoutes,
  {
    path: settingsPath('payments'),
    ...load(withTexts(() => import('./pages/settingsPayments.tsx'), 'settings', 'uploads')),
    roles: ['owner'],
  },
  {
    path: settingsPath('address'),
    ...load(withTexts(() => import('./pages/addressCheck.tsx'), 'settings')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.welcome,
    ...load(withTexts(() => import('./pages/firstRun.tsx'), 'properties', 'welcome')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.channels,
    ...load(withTexts(() => import('./pages/channels.tsx'), 'channels')),
    propertyParameter: 'property',
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.newCalendar,
    ...load(withTexts(() => import('./pages/newCalendar.tsx'), 'channels')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.sharedCalendar,
    ...load(withTexts(() => import('./pages/sharedCalendar.tsx'), 'channels')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.health,
    ...load(withTexts(() => import('./pages/health.tsx'), 'health')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.backups,
    ...load(withTexts(() => import('./pages/backups.tsx'), 'health')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.importProperty,
    ...load(withTexts(() => import('./pages/propertyImport.tsx'), 'properties', 'imports')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.importStays,
    ...load(withTexts(() => import('./pages/stayImport.tsx'), 'imports')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.more,
    ...load(withTexts(() => import('./pages/more.tsx'), 'more')),
    roles: everyone,
    entry: { label: 'dashboard.navigation.more', icon: 'menu' },
  },
];

/** Returns the pages that a role may open. */
export const findRoutes = (role: Role): DashboardRoute[] =>
  routes.filter(({ roles }) => roles.includes(role));

/** Whether a pattern such as `/host/reservations/:number` matches a path. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Loads the code of the page at a path, if there is one, so that it is rendered immediately. */
export const preloadPage = async (path: string): Promise<void> => {
  // Without the code, the page itself loads it again and reports the failure.
  await routes
    .find(({ path: pattern }) => matches(pattern, path))
    ?.page()
    .catch(() => undefined);
};
