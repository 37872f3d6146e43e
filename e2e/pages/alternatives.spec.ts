import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import { inDays } from '../support/hostApi.ts';
import { HostStub } from '../support/hostStub.ts';
import { reconnect } from '../support/reconnect.ts';
import { getProperty } from '../support/requestedProperty.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { other } from './alternativesExpected.ts';
import { alternativesWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const unit = getProperty('booking-walks');
const [startDate, endDate] = [inDays(40), inDays(43)];

type SearchedUnit = StaySearch['units'][number];

const createCard = ({ id, name, city, country }: Omit<typeof other, 'total'>): SearchedUnit => ({
  id,
  name,
  summary: '',
  location: { city, country },
  maxGuests: 4,
  bedrooms: 2,
  registrationNumber: '2/AL',
  reviews: { count: 0, average: null },
  lowestRate: 100_00,
});

const free: SearchedUnit = { ...createCard(other), total: { amount: other.total, currency: 'EUR' } };
const own: SearchedUnit = { ...free, id: unit };
const taken: SearchedUnit = { ...createCard(other), id: 'casa-azul', obstacle: { reason: 'taken' } };

/** The host's answer to a search, in which the property itself and one that is taken do not count. */
const createAnswer = (units: readonly SearchedUnit[]): StaySearch => ({
  startDate,
  endDate,
  guestCount: 2,
  nights: 3,
  freeUnitCount: units.length,
  page: 1,
  unitCount: units.length + 2,
  maxGuests: 4,
  units: [own, ...units, taken],
});

createWalkTests({
  ...alternativesWalk,
  open: async ({ page, tour: { language } }) => {
    const hostStub = new HostStub();
    const translator = getTranslator(language);
    let isPriceRequested = true;
    let hasMoreGuests = false;
    /** The dates in the address are taken, for any number of guests. */
    const requestTakenDates = async () => {
      if (isPriceRequested) {
        isPriceRequested = false;
        return hostStub.fail('previewPrice', 'dates-unavailable');
      }
      hasMoreGuests = !hasMoreGuests;
      const name = translator.text(hasMoreGuests ? 'stay.moreGuests' : 'stay.fewerGuests');
      await page.getByRole('button', { name, exact: true }).first().click();
      return hostStub.fail('previewPrice', 'dates-unavailable');
    };
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'alternatives.requested': requestTakenDates,
      'connection.returned': () => reconnect(page),
      'searchAlternatives.answered.some': () =>
        hostStub.answerWith('searchAlternatives', createAnswer([free])),
      'searchAlternatives.answered.none': () => hostStub.answerWith('searchAlternatives', createAnswer([])),
      'searchAlternatives.failed.unreachable': () => hostStub.fail('searchAlternatives', 'unreachable'),
    };
    await hostStub.intercept(page, ['previewPrice', 'searchAlternatives']);
    await page.goto(`/${language}/${unit}?from=${startDate}&to=${endDate}&guests=2`);
    // The page requests the first price when it is opened, and not as a consequence of an event.
    await hostStub.waitForRequest('previewPrice', 0);
    return {
      page,
      hostStub,
      ...alternativesWalk,
      // The properties appear below the message, without moving it.
      watched: [],
      within: ['[data-machine=booking]'],
      // Until dates are taken, the page has no place for other properties: this is an empty line of the price.
      parts: (state) => ({
        screen: page.locator(
          state === 'unasked' ? '[data-outcome] [role=status] > :first-child' : '[data-machine=alternatives]',
        ),
      }),
      scenario: () => ({ translator }),
      requestBody: () => undefined,
      otherCalls: ({ event, from }) =>
        event === 'alternatives.requested' && from !== 'unasked' ? ['previewPrice'] : [],
      perform: async ({ event }) => void (await acts[event]?.()),
    };
  },
});
