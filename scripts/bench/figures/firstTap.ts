import { tap, type Tap } from '../browser/tap.ts';
import { visit } from '../browser/visit.ts';
import type { Figure } from '../figure.ts';
import { getMedian } from '../median.ts';

const visits = 5;
const slow = { cpu: 4 };

const day: Tap = {
  at: '#book',
  on: '[data-machine=booking] [role=gridcell]:not([aria-disabled=true]) > [role=button]:not([aria-disabled=true])',
  until: '[data-machine=booking] [role=gridcell][aria-selected=true]',
};
const field: Tap = { on: '#booking-startDate', until: '#booking-startDate:focus' };
const counter: Tap = { on: '#more', until: '#guests[data-count="3"]' };

/** Measures the response time of the first tap on a page with a processor that is four times slower. */
export const firstTap: Figure = async (world) => {
  const [site, floors, browser] = await Promise.all([world.site(), world.floors(), world.browser()]);
  const getTime = async (address: string, what: Tap) => {
    const times: number[] = [];
    for (let count = 0; count < visits; count += 1) {
      times.push(await visit(browser, slow, (one) => tap(one, address, what)));
    }
    return getMedian(times);
  };
  const property = site + world.paths.property;
  return [
    {
      id: 'firstTap.day',
      name: 'first tap on a day, when rendered, 4× slower',
      unit: 'ms',
      measured: await getTime(property, day),
      goal: { most: 200 },
      floors: [{ name: 'bare React button', measured: await getTime(floors.react, counter) }],
    },
    {
      id: 'firstTap.field',
      name: 'first tap on a date, at first paint, 4× slower',
      unit: 'ms',
      measured: await getTime(property, field),
      goal: { most: 200 },
      floors: [
        {
          name: 'bare React',
          measured: await getTime(floors.react, { on: '#check-in', until: '#check-in:focus' }),
        },
        { name: 'static', measured: await getTime(floors.still, field) },
      ],
    },
  ];
};
