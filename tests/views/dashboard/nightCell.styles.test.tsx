import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import type { CellContent } from '../../../src/dashboard/views/timeline/getCells.ts';
import { NightCell } from '../../../src/dashboard/views/timeline/NightCell.tsx';

const nights = { start: '2027-03-03', end: '2027-03-07' };
const [sample] = sampleTimeline.properties[0]!.stays;
const [channelStay] = sampleTimeline.properties[0]!.channelStays;
const stay = (
  status: 'confirmed' | 'awaiting_payment' | 'expired',
  conflictsWith: string[] = [],
): CellContent => ({
  kind: 'stay',
  stay: { ...sample!, status },
  conflictsWith,
});
const channel = (conflictsWith: string[]): CellContent => ({
  kind: 'channel',
  channel: { ...channelStay!, conflictsWith },
});

/** Everything about a bar that a person sees without seeing its colours. */
function readShape(content: CellContent): string {
  const { container, unmount } = render(
    <NightCell
      cell={{ ...nights, whole: nights, content }}
      first={0}
      isCurrent={false}
      isToday={false}
      text={{ getName: () => 'name', getLabel: () => 'label', getDetails: () => 'details' }}
    />,
  );
  const { borderStyle, borderWidth, background } = getComputedStyle(
    container.querySelector('[aria-hidden]')!,
  );
  unmount();
  const pattern = background.includes('gradient') ? 'stripes' : 'plain';
  return `${borderWidth} ${borderStyle}, ${pattern}`;
}

test('the kinds of bars in the calendar differ without their colours', () => {
  const shapes = {
    booked: readShape(stay('confirmed')),
    unpaid: readShape(stay('awaiting_payment')),
    closed: readShape({ kind: 'block', block: { ...nights, note: null, isFixed: false } }),
    channel: readShape(channel([])),
    conflict: readShape(channel(['FYR3-FCYH'])),
  };
  expect(new Set(Object.values(shapes)).size).toBe(Object.keys(shapes).length);
});

test('all unpaid stays and all conflicts look the same', () => {
  expect(readShape(stay('expired'))).toBe(readShape(stay('awaiting_payment')));
  expect(readShape(stay('confirmed', ['Airbnb']))).toBe(readShape(channel(['FYR3-FCYH'])));
  expect(readShape(stay('awaiting_payment', ['Airbnb']))).toBe(readShape(channel(['FYR3-FCYH'])));
});
