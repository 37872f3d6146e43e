import { daysLater, getDateAt, isCalendarDate } from '../../../contract/values/nights.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import { findStepViolations } from '../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import { hasSameFields } from '../../../machines/dashboard/shared/formDraft.ts';
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
    unit: properties.find(({ id }) => id === unit || properties.length === 1)?.id ?? '',
    startDate: readDate('arrival'),
    endDate: readDate('departure'),
    guests: 2,
    hasOwnPrice: false,
    nightsPrice: '',
    cleaningPrice: '',
    firstName: '',
    lastName: '',
    email: '',
    phonePrefix: '',
    phone: '',
    locale,
    note: '',
    payBy: 'link',
    until: daysLater(today, proposedLinkDays),
    receivedAs: 'cash',
    amount: '',
    channelName: '',
    reference: '',
  };
}

/** The page on which a host enters a booking taken by phone or made on another channel. */
export const page = defineDashboardPage({
  createMachine: createPhoneBookingActors,
  getInput: ({ query = '' }, { session, language, draft }) => {
    const today = getDateAt(Date.now(), deviceTimeZone());
    const proposed = createDraft(query, session, language, today);
    return { visitId: randomId(), today, draft: hasSameFields(draft, proposed) ? draft : proposed };
  },
  getDraft: ({ context }) => (context.created ? undefined : context.draft),
  View: ({ actor, session }) => (
    <PhoneBookingView actor={actor} properties={session.properties} findViolations={findStepViolations} />
  ),
});
