import { getWalkTime } from '../atlas/fixedClock.ts';
import { addresses } from '../support/calls.ts';
import { getProperty } from '../support/requestedProperty.ts';
import { HostStub } from '../support/hostStub.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { BookingGuest } from './guest.ts';
import { initialScenario } from './scenario.ts';
import { bookingWalk } from './walk.ts';

test.use({ allowsFailedCalls: true });

const unit = getProperty('booking-walks');

createWalkTests({
  ...bookingWalk,
  open: async ({ page, tour: { language } }) => {
    const hostStub = new HostStub();
    await page.clock.install(getWalkTime());
    await hostStub.intercept(page);
    // Other properties have a walk of their own.
    await page.route(addresses.searchAlternatives, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/${language}/${unit}`);
    return new BookingGuest(page, hostStub, initialScenario(getTranslator(language), unit));
  },
});
