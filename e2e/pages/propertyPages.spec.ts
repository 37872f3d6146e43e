import { propertyModel } from '../../machines/property/property.model.ts';
import { propertyRules } from '../../tests/machines/rules/property.rules.ts';
import { getTargets } from '../../tests/machines/rules/targets.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { HostApi } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { fromJourneys, propertyExpected, type PropertyState, type Story } from './propertyExpected.ts';

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
  detours: { 'page.returnedTo': { to: 'ready.open.returning', costs: 2 } },
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

walks({
  ...walk,
  of: 'the pages of a property',
  expected: {
    ...expected,
    'ready.open.booking': { ...expected['ready.open.booking'], leads: fromBooking },
    'ready.open.byMail': { ...expected['ready.open.byMail'], leads: fromMail },
    'ready.writing': { ...expected['ready.writing'], leads: fromMessage },
  },
  comes: async ({ page, tour: { language }, nth, testId }) => {
    const hostSide = new HostSide();
    const voice = getTranslations(language);
    const story: Story = { voice, name: 'Casa do Limoeiro' };
    const main = page.getByRole('main');
    const bookingPart = main.locator('[data-machine=booking]');
    await hostSide.guard(page);

    /** Releases the scripts that the page waits for. */
    let scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    // The page looks for a stored booking as soon as its scripts run, and says so until then.
    const comesBack = async () => {
      scripts = Promise.withResolvers();
      await page.goto(`/${language}/${unit}/success`);
    };
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.returnedTo': comesBack,
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
        await hostSide.answers('recallReservation');
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
        await main.getByRole('link', { name: voice.text('success.another'), exact: true }).click();
        await expect(page).toHaveURL(`/${language}/${unit}`);
        await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      },
      'page.left~toWrite': async () => {
        const name = voice.text('contact.title', { host: 'Inês Carvalhal' });
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
    await comesBack();
    return {
      page,
      hostSide,
      ...walk,
      shownAs: { 'ready.open.returning': 'ready.shown' },
      parts: (state) => ({
        screen: state === 'ready.open.booking' ? main.getByRole('navigation', { name: story.name }) : main,
      }),
      story: () => story,
      question: () => undefined,
      alsoAsked: ({ by }) => (by === 'booking.found' ? ['recallReservation'] : []),
      does: async ({ by }) => void (await acts[by]?.()),
    };
  },
});
