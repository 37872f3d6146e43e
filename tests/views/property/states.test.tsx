import { afterEach, beforeEach, describe } from 'vitest';
import type { AtomicState } from '../../../src/kit/atomicState.ts';
import { propertyPage, type Value } from './propertyPages.tsx';
import { testScreen, testStates } from '../support/screen.tsx';
import { valueAt } from '../support/value.ts';

type PropertyPageState = AtomicState<Value>;

const duringBooking = `
    # Casa do Limoeiro
    Lisbon, Portugal
    (the stay in brief)
    (the summary)
    ## Book your stay
    (the booking)
    (the bar)
  `;

const shown = (state: PropertyPageState) => propertyPage(valueAt(state) as Value, { isUnderWay: true });

testStates<PropertyPageState>('a property', {
  loading: [
    propertyPage,
    `
    status| # Loading…
  `,
  ],
  'ready.shown': [shown, duringBooking],
  'ready.open.booking': [shown, duringBooking],
  'ready.open.returning': [shown, duringBooking],
  'ready.open.returned': [shown, duringBooking],
  'ready.open.byMail': [shown, duringBooking],
  'ready.writing': [shown, duringBooking],
  notFound: [
    propertyPage,
    `
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
    alert (focus)| See the properties → /en
  `,
  ],
  noLongerLet: [
    propertyPage,
    `
    alert (focus)| # This property is no longer let here
    alert (focus)| Existing reservations are not affected. Perhaps another property would suit you.
    alert (focus)| See the properties → /en
  `,
  ],
  failed: [
    propertyPage,
    `
    alert (focus)| # The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
  ],
});

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
