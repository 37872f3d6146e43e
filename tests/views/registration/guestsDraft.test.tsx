import { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import { emptyDraftContext } from '../../../machines/guestsDraft/guestsDraft.setup.ts';
import { GuestsDraftView, type GuestsDraftProps } from '../../../src/views/registration/GuestsDraftView.tsx';
import { testScreen, type Send } from '../support/screen.tsx';

const context = { reservationId: 'reservation', token: 'token', visitId: 'visit', ...emptyDraftContext };

function testDraftScreen(
  title: string,
  value: GuestsDraftProps['snapshot']['value'],
  expected: string,
): void {
  const snapshot = guestsDraftMachine.resolveState({ value, context });
  testScreen(title, (send: Send) => <GuestsDraftView snapshot={snapshot} send={send} />, expected);
}

testDraftScreen('nothing for a host without drafts', 'off', '');

testDraftScreen(
  'that the saved draft is loading',
  { on: { recalling: 'untouched' } },
  'status| Looking for what you typed before…',
);

testDraftScreen(
  'empty forms without a draft',
  { on: 'idle' },
  'What you type is stored encrypted with your host until you send it: your link opens it again, on any device.',
);

for (const value of ['typing', 'comparing', { keeping: 'current' }, { keeping: 'outdated' }] as const) {
  testDraftScreen(
    `what is typed, on its way to the host (${JSON.stringify(value)})`,
    { on: value },
    'Saving what you typed…',
  );
}

testDraftScreen(
  'that the draft is saved, without announcing each save',
  { on: 'kept' },
  'Stored encrypted with your host until you send it.',
);

testDraftScreen(
  'that the draft could not be saved',
  { on: 'notKept' },
  'status| What you typed could not be saved and is on this page only. We will try again.',
);

testDraftScreen(
  'that the saved draft could not be loaded',
  { on: 'notRecalled' },
  `
    status| What you typed before could not be loaded
    status| You can continue filling in the forms, or try again to see what you typed before.
    status| [Try again] => retry.requested
  `,
);

testDraftScreen(
  'a conflict between this draft and one from another page',
  { on: 'differing' },
  `
    group: There are other answers as well
    There are other answers as well
    The forms were also filled in on another page or device. Which answers would you like to continue with?
    [Continue with the other answers] => draft.taken
    [Continue with the answers here] => draft.replaced
  `,
);
