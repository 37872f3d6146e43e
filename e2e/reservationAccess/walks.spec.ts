import { HostStub } from '../support/hostStub.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { guest } from './guest.ts';
import { reservationAccessWalk } from './walk.ts';
import { initialScenario } from './scenario.ts';

test.use({ allowsFailedCalls: true });

createWalkTests({
  ...reservationAccessWalk,
  open: async ({ page, tour: { language } }) => {
    const hostStub = new HostStub();
    await hostStub.intercept(page);
    await page.goto(`/${language}/reservation`);
    return guest({ page, hostStub, scenario: initialScenario(getTranslator(language)) });
  },
});
