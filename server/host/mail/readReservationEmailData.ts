import { callName, fullName } from '../../../contract/values/personName.ts';
import { defaultLanguage, type Language } from '../../../contract/values/language.ts';
import { loadCountryNames, nationalities } from '../../../contract/values/countries/index.ts';
import type { Invoice } from '../../../contract/schemas/stayDetails.ts';
import { knownUnit } from '../content/index.ts';
import type { HostContext } from '../base/context.ts';
import { euros } from '../pricing/index.ts';
import { createGuestLink } from '../stays/guestLink.ts';
import { getChannel } from '../stays/source.ts';
import { getArrival } from '../stays/arrival.ts';
import { readPayments } from '../stays/readPayments.ts';
import { readTime } from '../store/readTime.ts';
import type { PaymentRow, ReservationRow } from '../store/schema.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

type Reading = Pick<HostContext, 'db' | 'content' | 'keys' | 'productName' | 'pages'>;

/** The data of a property for e-mails. */
export function requirePropertyEmailData(
  { content }: Pick<HostContext, 'content'>,
  unitId: string,
  language: Language,
) {
  const unit = knownUnit(content, unitId);
  if (unit === undefined)
    throw new Error(`the property ${unitId} is missing in CONTENT_DIR: restore its folder`);
  const { name, location } = unit.texts[language];
  return {
    unit,
    property: name,
    place: [location.city, location.region, location.country].filter(isFirst).join(', '),
    host: { name: unit.host.name, email: unit.contact.email, phone: unit.contact.phone },
  };
}

const isFirst = <T>(value: T, index: number, all: readonly T[]) => all.indexOf(value) === index;

/** The first language of a property's host. */
export const hostLanguage = ({ content }: Pick<HostContext, 'content'>, unitId: string): Language =>
  knownUnit(content, unitId)?.host.languages[0] ?? defaultLanguage;

const getPaymentData = ({
  dueDate,
  status,
  amount,
  refundAmount,
  returnedAmount,
  dueNow,
  collectedBy,
}: PaymentRow): ReservationEmailData['payments'][number] => ({
  dueDate,
  status,
  amount: euros(amount),
  refund: euros(refundAmount + returnedAmount),
  dueNow,
  collectedBy,
});

async function inWords(invoice: Invoice, language: Language): Promise<Invoice> {
  const country = nationalities.find(({ alpha3 }) => alpha3 === invoice.country);
  const names = await loadCountryNames(language);
  return { ...invoice, country: country ? names[country.alpha2] : invoice.country };
}

/** Reads the data of a reservation for e-mails, in the reader's language, without held-back arrival information. */
export async function readReservationEmailData(
  reading: Reading,
  reservation: ReservationRow,
  language: Language,
  holdsBackNothing = false,
): Promise<ReservationEmailData> {
  const { number, locale, email, phonePrefix, phone, quote, unitId } = reservation;
  const {
    specialRequests,
    invoice,
    arrivalTime,
    startDate,
    endDate,
    guestCount,
    endedAt,
    bulletinsExportedAt,
  } = reservation;
  const { unit, property, place, host } = requirePropertyEmailData(reading, unitId, language);
  const payments = await readPayments(reading.db, reservation.id);
  const now = await readTime(reading.db);
  const arrival = getArrival({ reservation, unit, now, holdsBackNothing }, language);
  return {
    productName: reading.productName,
    origin: reading.pages.origin,
    link: createGuestLink(reading, reservation),
    propertyLink: reading.content.units.has(unitId) ? reading.pages.property(locale, unitId) : undefined,
    number,
    guest: {
      firstName: callName(reservation),
      name: fullName(reservation),
      email,
      phone: `${phonePrefix} ${phone}`.trim(),
    },
    specialRequests,
    invoice: invoice && (await inWords(invoice, language)),
    arrivalTime,
    property,
    place,
    timeZone: unit.timeZone,
    startDate,
    endDate,
    nights: quote.nights,
    guestCount,
    checkInAfter: unit.rules.checkInAfter,
    checkOutUntil: unit.rules.checkOutUntil,
    total: quote.total,
    touristTax: quote.touristTax,
    party: quote.party,
    payments: payments.map(getPaymentData),
    dueNow: quote.paymentOptions[0].dueNow,
    holdExpiresAt: reservation.holdExpiresAt,
    channel: getChannel(reservation),
    policies: quote.paymentOptions[0].cancellationPolicies,
    endedAt,
    bulletinsExportedAt,
    arrival,
    host,
  };
}
