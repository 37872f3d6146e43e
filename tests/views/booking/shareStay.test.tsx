import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setToastHandler, type ToastContent } from '../../../src/ui/toast/notify.ts';
import { ShareStay } from '../../../src/views/booking/price/ShareStay.tsx';
import { InEnglish, inLanguage } from '../support/inLanguage.tsx';
import { property } from '../support/property.ts';
import { bookingProps } from './bookingProps.ts';

const link = `${window.location.origin}/en/${property.id}?from=2027-05-03&to=2027-05-10&guests=3`;
const named = (name: string) => new DOMException('', name);

let toasts: ToastContent[] = [];
let stopTaking: () => void;
beforeEach(() => {
  stopTaking = setToastHandler((content) => toasts.push(content));
  // The last value if the test did not read it.
  toasts = [];
});
afterEach(() => {
  cleanup();
  stopTaking();
  vi.unstubAllGlobals();
});

/** A browser with the given share and copy functions; a missing one is unsupported. */
function browserThat(can: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const share = can.share && vi.fn<(data: ShareData) => Promise<void>>(can.share);
  const writeText = can.writeText && vi.fn<(text: string) => Promise<void>>(can.writeText);
  vi.stubGlobal('navigator', { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) });
  return { share, writeText };
}
const done = () => Promise.resolve();

async function presses(name = 'Share these dates') {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

const shown = () =>
  render(
    <InEnglish>
      <ShareStay {...bookingProps('dates.priced', () => undefined)} />
    </InEnglish>,
  );

test('dates are shared with the property, the stay and its link, without data of the visitor', async () => {
  const { share, writeText } = browserThat({ share: done, writeText: done });
  shown();
  await presses();
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: property.name,
    text: `${property.name} · Mon 3 May – Mon 10 May · 3 guests`,
    url: link,
  });
  expect(writeText).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('the link contains children and babies, and opens the page in its language', async () => {
  const { writeText } = browserThat({ writeText: done });
  const party = { adults: 2, children: 1, babies: 1 };
  const stay = { startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 4, party };
  render(await inLanguage('de', <ShareStay {...bookingProps('dates.priced', () => undefined, { stay })} />));
  await presses('Diese Reisedaten teilen');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}/de/${property.id}?from=2027-05-03&to=2027-05-10&guests=4&children=1&babies=1`,
  );
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: 'Link kopiert',
      description: 'Wer ihn öffnet, sieht diese Reisedaten und Gäste mit dem Preis.',
    },
  ]);
});

test('a browser without sharing copies the link, and says so', async () => {
  const { writeText } = browserThat({ writeText: done });
  shown();
  await presses();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect(toasts).toMatchObject([{ tone: 'success', title: 'Link copied' }]);
});

test.each(['AbortError', 'InvalidStateError'])(
  'closing the share dialog of the device copies nothing: %s',
  async (name) => {
    const { writeText } = browserThat({ share: () => Promise.reject(named(name)), writeText: done });
    shown();
    await presses();
    expect(writeText).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  },
);

test('a link that the device refuses to share is copied', async () => {
  const { writeText } = browserThat({
    share: () => Promise.reject(named('NotAllowedError')),
    writeText: done,
  });
  shown();
  await presses();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect(toasts).toMatchObject([{ title: 'Link copied' }]);
});

test.each([
  ['has no clipboard', {}],
  ['keeps its clipboard shut', { writeText: () => Promise.reject(named('NotAllowedError')) }],
])('the guest can read the link in a browser that %s', async (_, can) => {
  browserThat(can);
  shown();
  await presses();
  expect(toasts).toEqual([
    {
      tone: 'warning',
      title: 'The link could not be copied',
      description: 'Please copy the address of this page from your browser: it leads to these dates.',
    },
  ]);
});
