import type { IntlShape } from 'react-intl';
import { getParty, type Guests } from '../../contract/rules/party.ts';
import { formatStayQuery, parseRequestedStay, type StoredStay } from '../../contract/rules/stayLink.ts';
import { getDateAt, nightsBetween } from '../../contract/values/nights.ts';
import { writeDate } from '../../contract/values/typography.ts';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import { randomId } from '../actors/randomId.ts';
import type { Services } from '../frame/services.ts';
import { getFormats } from '../i18n/formats.ts';
import { languageOfIntl } from '../i18n/languageOfIntl.ts';

/** The preview of a link to a property with dates. */
export interface StayPreview {
  title: string;
  description: string;
  /** The query of the stay, without other parts of the link. */
  query: string;
}

interface Environment extends Pick<Services, 'loadApi'> {
  text: IntlShape;
}

/** The time in milliseconds after which a preview contains no price. */
const priceTimeout = 1000;

/** The number of guests if the link contains none. */
const defaultGuestCount = 2;

function parseStay({ timeZone, maxGuests, ageGroups }: UnitDescription, query: string) {
  const today = getDateAt(Date.now(), timeZone);
  const { dates, guests } = parseRequestedStay(query, { today, maxGuests, ageGroups });
  return dates && { ...dates, ...(guests ?? { guestCount: Math.min(defaultGuestCount, maxGuests) }) };
}

async function findTotal(id: string, stay: StoredStay, loadApi: Services['loadApi'], signal: AbortSignal) {
  const { startDate, endDate, guestCount, party } = stay;
  try {
    const api = await loadApi();
    const { total } = await api.previewPrice(
      { id, startDate, endDate, guestCount, ...(party && { party }) },
      { idempotencyKey: randomId(), bookingId: randomId(), signal },
    );
    return total;
  } catch {
    return undefined;
  }
}

/** Returns the total of a stay; undefined if it cannot be booked, or the host does not answer in time. */
function findTotalInTime(id: string, stay: StoredStay, loadApi: Services['loadApi']) {
  const signal = AbortSignal.timeout(priceTimeout);
  // An embedded host may not react to the signal.
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([findTotal(id, stay, loadApi, signal), late]);
}

function formatRange(text: IntlShape, { startDate, endDate }: StoredStay) {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return writeDate(
    languageOfIntl(text),
    text.formatDateTimeRange(`${startDate}T00:00:00Z`, `${endDate}T00:00:00Z`, style),
  );
}

const formatGuests = (text: IntlShape, guests: Guests) =>
  guests.party
    ? text.formatMessage({ id: 'count.party' }, { ...getParty(guests) })
    : text.formatMessage({ id: 'count.guests' }, { guests: guests.guestCount });

/** Describes the stay in a link to a property, with its price if it can be booked; undefined without valid dates. */
export async function describeStay(
  property: UnitDescription,
  query: string,
  { text, loadApi }: Environment,
): Promise<StayPreview | undefined> {
  const stay = parseStay(property, query);
  if (!stay) return undefined;
  const total = await findTotalInTime(property.id, stay, loadApi);
  const nights = text.formatMessage(
    { id: 'count.nights' },
    { nights: nightsBetween(stay.startDate, stay.endDate) },
  );
  const values = { nights, guests: formatGuests(text, stay) };
  const about = total
    ? text.formatMessage({ id: 'head.stayPrice' }, { ...values, amount: getFormats(text).roundMoney(total) })
    : text.formatMessage({ id: 'head.stay' }, values);
  return {
    title: `${property.name} · ${formatRange(text, stay)}`,
    description: `${about} ${property.summary}`,
    query: formatStayQuery(stay),
  };
}
