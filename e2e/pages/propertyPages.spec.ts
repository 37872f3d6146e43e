import { propertyModel } from '../../machines/property/property.model.ts';
import { propertyRules } from '../../tests/machines/rules/property.rules.ts';
import { getTargets } from '../../tests/machines/rules/targets.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { HostApi } from '../support/hostApi.ts';
import { HostStub } from '../support/hostStub.ts';
import { expect } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { fromJourneys, propertyExpected, type PropertyState, type Scenario } from './propertyExpected.ts';

const unit = 'property-walks';

const {
  'ready.open.booking': booking,
  'ready.open.returning': returning,
  'ready.open.returned': returned,
  'ready.open.byMail': byMail,
  'ready.writing': writing,
} = propertyExpected;

const walk = defineWalk({
  model: propertyModel,
  rules: propertyRules,
  start: 'ready.open.returning',
  expected: {
    'ready.open.booking': booking,
    'ready.open.returning': returning,
    'ready.open.returned': returned,
    'ready.open.byMail': byMail,
    'ready.writing': writing,
  },
  exceptions: fromJourneys,
  detours: { 'page.returnedTo': { to: 'ready.open.returning', cost: 2 } },
});

const targets = getTargets(propertyModel, propertyRules);
type Walked = keyof typeof walk.expected;

/** The target after leaving a page: the property opens the next page as soon as it is shown. */
const leave = (from: Walked, opened: string) => {
  const shown = targets[from]['page.left'] as PropertyState;
  return targets[shown][opened] as Walked;
};

const { expected } = walk;
const fromBooking = { 'page.left~toWrite': leave('ready.open.booking', 'contact.opened') };
const fromMail = { 'page.left': leave('ready.open.byMail', 'booking.opened') };
const fromMessage = { 'page.left~back': leave('ready.writing', 'booking.opened') };

createWalkTests({
  ...walk,
  title: 'the pages of a property',
  expected: {
    ...expected,
    'ready.open.booking': { ...expected['ready.open.booking'], targets: fromBooking },
    'ready.open.byMail': { ...expected['ready.open.byMail'], targets: fromMail },
    'ready.writing': { ...expected['ready.writing'], targets: fromMessage },
  },
  open: async ({ page, tour: { language }, nth, testId }) => {
    const hostStub = new HostStub();
    const translator = getTranslator(language);
    const scenario: Scenario = { translator, name: 'Casa do Limoeiro' };
    const main = page.getByRole('main');
    const bookingPart = main.locator('[data-machine=booking]');
    await hostStub.intercept(page);

    /** Releases the scripts that the page waits for. */
    let scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    // The page looks for a stored booking as soon as its scripts run, and says so until then.
    const returnFromGateway = async () => {
      scripts = Promise.withResolvers();
      await page.goto(`/${language}/${unit}/success`);
    };
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.returnedTo': returnFromGateway,
      'booking.found': async () => {
        const hostApi = new HostApi(page.request);
        // A second visit happens while the nights of the first one are held.
        const from = await hostApi.freeFrom(unit, 40 + 5 * nth);
        const { id, token, holdExpiresAt } = await hostApi.reserve(unit, `${testId}@example.com`, from);
        await page.evaluate(
          ([key, link]) => localStorage.setItem(key!, link!),
          [
            `booking.${unit}`,
            JSON.stringify({ unitId: unit, reservationId: id, token, deadline: holdExpiresAt }),
          ],
        );
        scripts.resolve();
        await hostStub.answer('recallReservation');
        await expect(bookingPart).toHaveAttribute('data-state', 'otp.entering');
        await expect(bookingPart.locator(':focus')).toHaveCount(1);
        await expect(main).toHaveAttribute('data-state', 'ready.open.returned');
      },
      'booking.absent': async () => {
        await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
        scripts.resolve();
        await expect(main).toHaveAttribute('data-state', 'ready.open.byMail');
        await expect(bookingPart).toHaveCount(0);
      },
      'page.left': async () => {
        await main.getByRole('link', { name: translator.text('success.another'), exact: true }).click();
        await expect(page).toHaveURL(`/${language}/${unit}`);
        await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      },
      'page.left~toWrite': async () => {
        const name = translator.text('contact.title', { host: 'Inês Carvalhal' });
        await main.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/${language}/${unit}/contact`);
        await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(main).toHaveAttribute('data-state', 'ready.writing');
        await expect(main.locator('[data-machine=contact]')).toHaveAttribute('data-state', 'editing');
        await expect(bookingPart).toHaveCount(0);
      },
      'page.left~back': async () => {
        await page.goBack();
        await expect(bookingPart).toHaveAttribute('data-state', 'dates.choosing');
      },
    };
    await returnFromGateway();
    return {
      page,
      hostStub,
      ...walk,
      shownAs: { 'ready.open.returning': 'ready.shown' },
      parts: (state) => ({
        screen: state === 'ready.open.booking' ? main.getByRole('navigation', { name: scenario.name }) : main,
      }),
      scenario: () => scenario,
      requestBody: () => undefined,
      otherCalls: ({ event }) => (event === 'booking.found' ? ['recallReservation'] : []),
      perform: async ({ event }) => void (await acts[event]?.()),
    };
  },
});
