import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createdBooking, emptyDraft } from '../../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import type { PhoneBookingProps } from '../../../src/dashboard/views/phoneBooking/PhoneBookingProps.ts';
import { Created } from '../../../src/dashboard/views/phoneBooking/Created.tsx';
import { PassedLink } from '../../../src/dashboard/views/desk/PassedLink.tsx';
import { notify } from '../../../src/ui/toast/notify.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { readPart } from './support/inEnglish.tsx';

vi.mock('../../../src/ui/toast/notify.ts', () => ({ notify: vi.fn<() => void>() }));
afterEach(() => vi.unstubAllGlobals());

const link = 'https://example.com/reservation/r-1#token=abc';

test.each([
  [
    null,
    'The stay is booked. Pass this link on to Cher yourself: it shows the stay, and the guests register with it.',
  ],
  [
    '2027-01-05T00:00:00Z',
    'Pass this link on to Cher yourself: the stay is paid with it. The nights are held until the end of 4 January 2027.',
  ],
])(
  'the link of a guest without an address is shown after the booking, held until %s',
  (heldUntil, sentence) => {
    const created = { ...createdBooking, sentTo: null, heldUntil, link };
    const draft = { ...emptyDraft, name: 'Cher' };
    const props = { context: { created, draft } } as PhoneBookingProps;
    expect(readPart(<Created {...props} />).slice(0, 4)).toEqual([
      '## Booking K4EK-CBPA',
      sentence,
      link,
      '[Copy the link]',
    ]);
  },
);

test('a press copies the link, and says whether it could', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(inDashboard(<PassedLink link={link} />));
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the link' })));
  await press();
  expect(writeText).toHaveBeenCalledWith(link);
  expect(notify).toHaveBeenLastCalledWith({ tone: 'success', title: 'The link is copied' });
  writeText.mockRejectedValue(new Error('forbidden'));
  await press();
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'warning' }));
});
