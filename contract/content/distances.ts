import * as v from 'valibot';
import { nearbyPlaces, type Distance } from '../schemas/neighbourhood.ts';
import { block, getList, picklist, text } from './fields.ts';
import { issueMessage } from './issues.ts';

type Length = Pick<Distance, 'amount' | 'measure'>;

const written = /^(\d{1,4}(?:\.\d)?) ?(m|km|min on foot|min by car)$/;

/** The maximum distances of a place nearby. */
const farthest: Readonly<Record<Length['measure'], number>> = {
  metres: 300_000,
  minutes_on_foot: 120,
  minutes_by_car: 240,
};

function getLength(value: string): Length {
  const [, number = '', unit] = written.exec(value) ?? [];
  const amount = Number(number);
  if (unit === 'm') return { amount, measure: 'metres' };
  if (unit === 'km') return { amount: Math.round(amount * 1000), measure: 'metres' };
  return { amount, measure: unit === 'min on foot' ? 'minutes_on_foot' : 'minutes_by_car' };
}

const length = v.pipe(
  text,
  v.check(
    (value) => written.test(value),
    issueMessage('notDistance', {
      metres: '350 m',
      kilometres: '1.2 km',
      onFoot: '5 min on foot',
      byCar: '25 min by car',
    }),
  ),
  v.transform(getLength),
  v.check(
    ({ amount, measure }) => Number.isInteger(amount) && amount >= 1 && amount <= farthest[measure],
    issueMessage('distanceOutOfRange'),
  ),
);

/** The distances of places nearby, in `property.yaml`. */
export const distances = getList(
  v.pipe(
    block({ to: picklist(nearbyPlaces), name: v.optional(text), distance: length }),
    v.transform(({ to, name, distance }): Distance => ({
      to,
      ...(name !== undefined && { name }),
      ...distance,
    })),
  ),
);
