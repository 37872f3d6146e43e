import { afterEach, beforeEach, describe } from 'vitest';
import { propertyPage, ready } from './propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'that a property is loading',
  propertyPage('loading'),
  `
    status| # Loading…
  `,
);

testScreen(
  'that a property does not exist',
  propertyPage('notFound'),
  `
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
    alert (focus)| See the properties → /en
  `,
);

testScreen(
  'that a property does not exist on a site with one property',
  propertyPage('notFound', { onlyProperty: 'casa' }),
  `
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
    alert (focus)| See the property → /en/casa
  `,
);

testScreen(
  'that a property is no longer available',
  propertyPage('noLongerLet'),
  `
    alert (focus)| # This property is no longer let here
    alert (focus)| Existing reservations are not affected. Perhaps another property would suit you.
    alert (focus)| See the properties → /en
  `,
);

testScreen(
  'that a property could not be loaded',
  propertyPage('failed'),
  `
    alert (focus)| # The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
);

testScreen(
  'a property during a booking',
  propertyPage(ready, { isUnderWay: true }),
  `
    # Casa do Limoeiro
    Lisbon, Portugal
    (the stay in brief)
    ## Book your stay
    (the booking)
    (the summary)
    (the bar)
  `,
);

describe('the only property of a site, that is gone', () => {
  beforeEach(() => window.history.replaceState(null, '', '/en/casa'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  testScreen(
    'leads nowhere: it would lead to itself',
    propertyPage('notFound', { onlyProperty: 'casa' }),
    `
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
  `,
  );
});
