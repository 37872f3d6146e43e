import { daysLater, getDateAt, isCalendarDate } from '../../../contract/values/nights.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import { findStepViolations } from '../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import { getDraft, readStoredBooking } from '../../../machines/dashboard/phoneBooking/storedBooking.ts';
import { randomId } from '../../actors/randomId.ts';
import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { createPhoneBookingActors } from '../actors/phoneBooking.ts';
import { defineDashboardPage } from '../context/route.ts';
import { PhoneBookingView } from '../views/phoneBooking/PhoneBookingView.tsx';

/** The proposed time for a payment by link, in days. */
const proposedLinkDays = 3;

/** Returns the form with the property and the dates of the address. */
function createDraft(search: string, { properties }: Session, locale: Language, today: string): BookingDraft {
  const query = new URLSearchParams(search);
  const readDate = (name: string) => {
    const date = query.get(name) ?? '';
    return isCalendarDate(date) ? date : '';
  };
  const unit = query.get('property');
  return {
    source: 'phone',
    channelName: '',
    reference: '',
    unit: properties.find(({ id }) => id === unit || properties.length === 1)?.id ?? '',
    startDate: readDate('arrival'),
    endDate: readDate('departure'),
    guests: 2,
    children: 0,
    babies: 0,
    name: '',
    email: '',
    phonePrefix: '',
    phone: '',
    locale,
    arrivalTime: '',
    note: '',
    hasOwnPrice: false,
    nightsPrice: '',
    cleaningPrice: '',
    payBy: 'link',
    paymentOptionId: '',
    until: daysLater(today, proposedLinkDays),
    receivedAs: 'cash',
    amount: '',
    payout: '',
    commission: '',
  };
}

/** The page on which a host enters a booking taken by phone or made on another channel. */
export const page = defineDashboardPage({
  createMachine: createPhoneBookingActors,
  getInput: ({ query = '' }, { session, language, draft: stored }) => {
    const today = getDateAt(Date.now(), deviceTimeZone());
    const proposed = createDraft(query, session, language, today);
    const { step, draft } = readStoredBooking(stored, proposed) ?? { step: 'stay', draft: proposed };
    return { visitId: randomId(), today, resumedStep: step, draft };
  },
  getDraft,
  View: ({ actor, session }) => (
    <PhoneBookingView actor={actor} properties={session.properties} findViolations={findStepViolations} />
  ),
});
