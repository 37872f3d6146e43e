import type { ComponentType } from 'react';
import { dashboardPage, dashboardPages } from '../../contract/dashboard/pages.ts';
import { roles as everyone, type Role } from '../../contract/dashboard/role.ts';
import { withStyles } from '../ui/failedStyles.ts';
import { cacheModule, lazyPart } from '../ui/lazyPart.ts';
import type { DashboardRoute, PageProps } from './context/route.ts';

/** Loads the code of a page when it is first shown. Its file exports the component `page`. */
const load = (importPage: () => Promise<{ page: ComponentType<PageProps> }>) =>
  lazyPart(
    cacheModule(withStyles(importPage)),
    ({ page: Page }) => Page as never,
  ) as ComponentType<PageProps>;

/** All pages of the dashboard. The navigation shows their entries in this order. */
export const routes: readonly DashboardRoute[] = [
  {
    path: dashboardPage,
    Page: load(() => import('./pages/today.tsx')),
    roles: everyone,
    entry: { label: 'dashboard.navigation.today', icon: 'light' },
  },
  {
    path: dashboardPages.account,
    Page: load(() => import('./pages/account.tsx')),
    roles: everyone,
  },
  {
    path: dashboardPages.passkeys,
    Page: load(() => import('./pages/passkeys.tsx')),
    roles: everyone,
  },
  {
    path: dashboardPages.access,
    Page: load(() => import('./pages/access.tsx')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.auditLog,
    Page: load(() => import('./pages/auditLog.tsx')),
    roles: ['owner'],
  },
  {
    path: dashboardPages.reservation,
    Page: load(() => import('./pages/reservation.tsx')),
    roles: everyone,
  },
  {
    path: dashboardPages.newBooking,
    Page: load(() => import('./pages/newBooking.tsx')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.calendar,
    Page: load(() => import('./pages/calendar.tsx')),
    roles: everyone,
    entry: { label: 'dashboard.navigation.calendar', icon: 'calendar' },
  },
  {
    path: dashboardPages.reservations,
    Page: load(() => import('./pages/reservationList.tsx')),
    roles: everyone,
    entry: { label: 'dashboard.navigation.reservations', icon: 'search' },
  },
  {
    path: dashboardPages.registration,
    Page: load(() => import('./pages/registrations.tsx')),
    // Accountants see no data of guests other than payments.
    roles: ['owner', 'manager', 'cleaner'],
    entry: { label: 'dashboard.navigation.registration', icon: 'family' },
  },
  {
    path: dashboardPages.bulletins,
    Page: load(() => import('./pages/bulletins.tsx')),
    roles: ['owner', 'manager'],
  },
  {
    path: dashboardPages.more,
    Page: load(() => import('./pages/more.tsx')),
    roles: everyone,
    entry: { label: 'dashboard.navigation.more', icon: 'down' },
  },
];

/** Returns the pages that a role may open. */
export const findRoutes = (role: Role): DashboardRoute[] =>
  routes.filter(({ roles }) => roles.includes(role));
