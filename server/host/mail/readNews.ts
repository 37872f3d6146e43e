import type { Language } from '../../../contract/language.ts';
import type { Outside } from '../outside.ts';
import type { ReservationRow } from '../store/schema.ts';
import type { StayNews } from './stayNews.ts';

type Reading = Pick<Outside, 'db' | 'content' | 'productName'>;

/** What a property is to the readers of mails; a property that is no longer offered keeps its name's place. */
export function propertyNews({ content }: Pick<Outside, 'content'>, unitId: string, language: Language) {
  const unit = content.units.get(unitId);
  if (unit === undefined)
    throw new Error(`the property ${unitId} is not in CONTENT_DIR: put its folder back`);
  const { name, location } = unit.texts[language];
  return {
    unit,
    property: name,
    place: [location.city, location.region, location.country].filter(isFirst).join(', '),
  };
}

const isFirst = <T>(value: T, index: number, all: readonly T[]) => all.indexOf(value) === index;

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

/** What mails tell about a reservation, in its guest's language. */
export async function readNews(reading: Reading, reservation: ReservationRow): Promise<StayNews> {
  const { unit, property, place } = propertyNews(reading, reservation.unitId, reservation.locale);
  const payments = await reading.db
    .selectFrom('payment')
    .select(['dueDate', 'amount', 'status', 'refundAmount'])
    .where('reservationId', '=', reservation.id)
    .orderBy('position')
    .execute();
  return {
    productName: reading.productName,
    number: reservation.number,
    firstName: reservation.firstName,
    property,
    place,
    startDate: reservation.startDate,
    endDate: reservation.endDate,
    nights: reservation.quote.nights,
    guestCount: reservation.guestCount,
    checkInAfter: unit.rules.checkInAfter,
    checkOutUntil: unit.rules.checkOutUntil,
    total: reservation.quote.total,
    payments: payments.map(({ dueDate, status, amount, refundAmount }) => ({
      dueDate,
      status,
      amount: euros(amount),
      refund: euros(refundAmount),
    })),
    host: { name: unit.host.name, ...unit.contact },
  };
}
