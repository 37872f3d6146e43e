import {
  contactPage,
  landingPage,
  legalPage,
  otpLinkPage,
  propertyPage,
  reservationAccessPage,
  reservationPage,
  successPage,
} from '../contract/rules/addresses.ts';
import { isUnitId, maxReservationIdLength } from '../contract/values/ids.ts';
import { legalTexts } from '../contract/values/legalTexts.ts';
import type { Params } from './frame/page.ts';
import { createMatcher, type Route } from './frame/route.ts';
import { withStyles } from './ui/failedStyles.ts';

const isUnit = ({ unit = '' }: Params) => isUnitId(unit);

const isReservation = ({ reservation = '' }: Params) => reservation.length <= maxReservationIdLength;

/** All pages of the site. */
export const routes: readonly Route[] = [
  {
    path: landingPage('{language}'),
    file: 'src/pages/landing.tsx',
    page: withStyles(() => import('./pages/landing.tsx')),
    showsNavigation: true,
    isIndexed: true,
  },
  {
    path: reservationAccessPage('{language}'),
    file: 'src/pages/reservationAccess.tsx',
    page: withStyles(() => import('./pages/reservationAccess.tsx')),
    showsNavigation: true,
  },
  // Before the properties' routes, which have the same form. No property can have one of these names.
  ...legalTexts.map((text) => ({
    path: legalPage('{language}', text),
    fixedParams: { text },
    file: 'src/pages/legalText.tsx',
    page: withStyles(() => import('./pages/legalText.tsx')),
    showsNavigation: true,
  })),
  {
    path: propertyPage('{language}', '{unit}'),
    file: 'src/pages/property.tsx',
    page: withStyles(() => import('./pages/property.tsx')),
    isValid: isUnit,
    showsNavigation: true,
    isIndexed: true,
  },
  {
    path: reservationPage('{language}', '{reservation}'),
    file: 'src/pages/reservation.tsx',
    page: withStyles(() => import('./pages/reservation.tsx')),
    isValid: isReservation,
    showsNavigation: true,
    isPrivate: true,
  },
  {
    path: otpLinkPage('{language}', '{reservation}'),
    file: 'src/pages/otpLink.tsx',
    page: withStyles(() => import('./pages/otpLink.tsx')),
    isValid: isReservation,
    showsNavigation: true,
    isPrivate: true,
  },
  {
    path: contactPage('{language}', '{unit}'),
    file: 'src/pages/contact.tsx',
    page: withStyles(() => import('./pages/contact.tsx')),
    isValid: isUnit,
  },
  {
    path: successPage('{language}', '{unit}'),
    file: 'src/pages/success.tsx',
    page: withStyles(() => import('./pages/success.tsx')),
    isValid: isUnit,
  },
];

/** Finds the page of an address. */
export const matchRoute = createMatcher(routes);
