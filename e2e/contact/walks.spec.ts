import { getProperty } from '../support/requestedProperty.ts';
import { HostStub } from '../support/hostStub.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { initialScenario } from './scenario.ts';
import { visitor } from './visitor.ts';
import { contactWalk } from './walk.ts';

test.use({ allowsFailedCalls: true });

const unit = getProperty('contact-walks');

createWalkTests({
  ...contactWalk,
  open: async ({ page, tour: { language } }) => {
    const hostStub = new HostStub();
    await hostStub.intercept(page);
    await page.goto(`/${language}/${unit}/contact`);
    return visitor({ page, hostStub, unit, scenario: initialScenario(getTranslator(language)) });
  },
});
