import { defineAnswer } from 'statechart-atlas';
import { expect, test } from 'vitest';
import type { deskActionMachine } from '../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { deskActionModel } from '../../../machines/dashboard/deskAction/deskAction.model.ts';
import { newLinkEffect } from '../../../machines/dashboard/deskAction/deskAction.samples.ts';
import type { DeskEffect, DeskResult } from '../../../machines/dashboard/deskAction/deskAction.types.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import type { DeskActionProps } from '../../../src/dashboard/views/deskAction/DeskActionProps.ts';
import { DoneScreen } from '../../../src/dashboard/views/deskAction/DoneScreen.tsx';
import { useTaskName } from '../../../src/dashboard/views/desk/useTaskName.ts';
import { DeskActionView } from '../../../src/dashboard/views/deskAction/DeskActionView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { readHook, readPart } from './support/inEnglish.tsx';
import * as lines from './support/lines.ts';

const titled = (title: string, ...parts: string[]) =>
  lines.join(`# ${title}`, 'Marie Dubois · 3 Mar to 7 Mar · Casa do Limoeiro', ...parts);
const screen = (...parts: string[]) => titled('Create a new link', ...parts);
const effect =
  'm***@example.com receives a new link, which works until 7 May 2027. All earlier links stop working.';
const { back } = lines;
const retry = '[Try again] => retry.requested';
const take = '[Create a new link] => action.confirmed';
const buttons = lines.join(take, back);
const busy = lines.join(lines.waiting(take), lines.backDisabled);

const { number, id } = sampleReservation;
const money = (euros: number) => ({ amount: euros * 100, currency: 'EUR' }) as const;
const reopening: DeskEffect & DeskResult = {
  action: 'reopenRegistration',
  terms: { number, sentTo: 'm***@example.com', worksUntil: '2027-05-07', exportedAt: '2027-03-04T09:00:00Z' },
};
const charge: DeskEffect & DeskResult = {
  action: 'retryCharge',
  terms: {
    number,
    id,
    amount: money(255),
    instalments: [{ dueDate: '2027-02-17', amount: money(255), failure: 'no-card' }],
  },
};
const erasure: DeskEffect & DeskResult = {
  action: 'eraseGuest',
  terms: {
    number,
    id,
    erasedAt: null,
    unpaid: money(255),
    documentsUntil: '2028-03-07',
    otherReservations: ['PGM6-NG4W'],
  },
};
/** The other actions: their effect, their result, their title, and the lines of both. */
const others: readonly (readonly [DeskEffect, DeskResult, title: string, effect: string, result: string])[] =
  [
    [
      { action: 'sendNewLink', terms: { number, sentTo: null, worksUntil: '2027-05-07' } },
      { action: 'sendNewLink', terms: { number, sentTo: null, worksUntil: '2027-05-07', link: null } },
      'Create a new link',
      'There is no email address: you pass the new link on yourself. It works until 7 May 2027. All earlier links stop working.',
      'This is the new link. Pass it on yourself.',
    ],
    [
      reopening,
      reopening,
      'Reopen the registration',
      `
    The guests can register again. m***@example.com receives their link, which works until 7 May 2027.
    The bulletins were exported on 4 March 2027, 14:30 (India Standard Time). Export them again after the new registration.`,
      'The registration is open again, and the link is on its way to m***@example.com.',
    ],
    [
      charge,
      charge,
      'Charge the card again',
      `
    €255.00 is charged to the guest’s card again.
    due on 17 Feb, no card saved: €255.00`,
      'The charge of €255.00 is on its way to the payment service. The reservation shows the result in a moment.',
    ],
    [
      erasure,
      erasure,
      'Erase the guest’s data',
      `
    The name, contact data and messages of the guest are erased for ever. Dates and amounts are kept for your accounts.
    The data of the documents stays stored until 7 March 2028, as the law requires.
    €255.00 is still unpaid and can then no longer be collected.
    Erase these reservations of the same guest too: PGM6-NG4W.`,
      'The guest’s data is erased.',
    ],
    [
      { action: 'remindGuest', terms: undefined },
      { action: 'remindGuest', terms: { number, sentTo: 'm***@example.com' } },
      'Remind the guest to register',
      'Marie Dubois gets an email that asks them to register all guests. The next reminder is possible after 12 hours.',
      'The reminder is on its way to m***@example.com.',
    ],
    [
      { action: 'exportGuest', terms: undefined },
      { action: 'exportGuest', terms: { number, json: '{}' } },
      'Export the guest’s data',
      'You receive a file with everything that is stored about the guest, except documents.',
      `
    The file is ready.
    Save the file → data:application/json;charset=utf-8,%7B%7D`,
    ],
  ];

testScreens<typeof deskActionMachine>({
  model: deskActionModel,
  view: ({ actor }) => inDashboard(<DeskActionView actor={actor} />),
  screens: {
    ...lines.reservationLoading((...parts) => lines.join('# Create a new link', ...parts)),
    previewing: screen(lines.loading, back),
    notPreviewed: screen(lines.alert('This is not possible now', lines.returnToIt), retry, back),
    confirming: screen(effect, buttons),
    sending: screen(effect, busy),
    proving: screen(lines.proving),
    tooMany: screen(lines.rejected(lines.tooMany), effect, buttons),
    reassessing: screen(effect, busy),
    rejected: screen(lines.rejected(lines.changed), effect, buttons),
    notReassessed: screen(lines.rejected(lines.impossible), back, retry),
    unconfirmed: screen(lines.unconfirmed('action.confirmed'), back),
    looking: screen(lines.looking),
    done: screen('The new link is on its way to m***@example.com.', back),
  },
  cases: Object.fromEntries(
    others.flatMap(([terms, result, title, shown, done]) => {
      const { action } = terms;
      const input = { visitId: 'visit', number, action };
      const path = ['loadReservationDesk.answered', defineAnswer('previewAction', terms, '')];
      const taken = [...path, 'action.confirmed', defineAnswer('takeAction', result, '')];
      const confirm = lines.join(`[${title}] => action.confirmed`, back);
      return [
        [`the effect of ${action} is shown before it is taken`, [path, titled(title, shown, confirm), input]],
        [`the result of ${action} is shown`, [taken, titled(title, done, back), input]],
      ] as const;
    }),
  ),
});

test('a new link for a payment is named so, and shown so that the host can pass it on', () => {
  const context = {
    number,
    result: {
      action: 'sendNewLink',
      terms: { ...newLinkEffect.terms, link: 'https://example.com/#token=abc' },
    },
  } as DeskActionProps['context'];
  expect(readPart(<DoneScreen context={context} send={() => {}} proof={undefined} />)).toEqual([
    'The new link is on its way to m***@example.com.',
    'https://example.com/#token=abc',
    '[Copy the link]',
    'Back to the reservation → /host/reservations/FYR3-FCYH',
  ]);
  const reservation = { ...sampleReservation, payableUntil: '2027-02-14' };
  const getName = readHook(useTaskName);
  expect(getName('sendNewLink', reservation)).toBe('Create a new payment link');
  expect(getName('sendNewLink', sampleReservation)).toBe('Create a new link');
});
