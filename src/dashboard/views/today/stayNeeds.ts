import type { TodayStay } from '../../../../contract/dashboard/today.ts';

/** A part of the day. */
export type DayPart = 'arrivals' | 'departures' | 'inHouse';

/** A missing part of a stay of the day. */
export type Need = 'registration' | 'payment' | 'arrivalTime';

/** The next action for a stay; its name leads to its page in any case. */
export type StayAction = 'remind' | 'recordPayment' | 'call';

/** Returns what a stay still lacks, as far as the person may see it. */
export function getNeeds({ registration, due, arrivalTime }: TodayStay, part: DayPart): Need[] {
  const needs: (Need | false)[] = [
    registration !== 'registered' && 'registration',
    due !== null && due.amount > 0 && 'payment',
    part === 'arrivals' && arrivalTime === null && 'arrivalTime',
  ];
  return needs.filter((need) => need !== false);
}

/** Returns the next action for a stay that the person may do. Guests who leave pay before anything else. */
export function getAction(
  stay: TodayStay,
  part: DayPart,
  { mayRemind, mayRecord }: { mayRemind: boolean; mayRecord: boolean },
): StayAction | undefined {
  const isPossible: Record<StayAction, boolean> = {
    remind: mayRemind && stay.isRemindable,
    recordPayment: mayRecord && getNeeds(stay, part).includes('payment'),
    call: stay.phone !== null,
  };
  const order: readonly StayAction[] =
    part === 'departures' ? ['recordPayment', 'remind', 'call'] : ['remind', 'recordPayment', 'call'];
  return order.find((action) => isPossible[action]);
}

/** Sorts stays that lack something before complete ones. */
export const sortByNeeds = (stays: readonly TodayStay[], part: DayPart): TodayStay[] =>
  stays.toSorted((a, b) => Number(getNeeds(a, part).length === 0) - Number(getNeeds(b, part).length === 0));
