import { otpLinkPage } from '../../contract/rules/addresses.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostStub } from '../support/hostStub.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { getProperty } from '../support/requestedProperty.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { guest, reservationId } from './guest.ts';
import { otpLinkWalk } from './walk.ts';

test.use({ allowsFailedCalls: true });

const unit = getProperty('booking-walks');

createWalkTests({
  ...otpLinkWalk,
  open: async ({ page, tour: { language } }) => {
    const hostStub = new HostStub();
    await hostStub.intercept(page);
    // On a busy machine, an answer may take longer than the page waits.
    await holdDelays(page, loadingTimeout);
    const release = await holdScripts(page);
    await page.goto(otpLinkPage(language, reservationId), { waitUntil: 'commit' });
    return guest({
      page,
      hostStub,
      release,
      scenario: { translator: getTranslator(language), unit, failure: undefined },
    });
  },
});
