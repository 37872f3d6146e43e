import { defineAnswer } from 'statechart-atlas';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { DeskFormName } from '../../../contract/dashboard/possibleForms.ts';
import type { deskFormMachine } from '../../../machines/dashboard/deskForm/deskForm.machine.ts';
import { deskFormModel } from '../../../machines/dashboard/deskForm/deskForm.model.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { DeskFormView } from '../../../src/dashboard/views/deskForm/DeskFormView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (title: string, ...parts: string[]) =>
  lines.join(`# ${title}`, 'Marie Dubois · 3 Mar to 7 Mar · Casa do Limoeiro', ...parts);
const note = (...parts: string[]) => screen('Add a note', ...parts);
const field = `Note: "" — The guest does not see it. => entry.changed {'entry':{'text':'typed'}}`;
const { back } = lines;
const save = '[Add a note] => entry.submitted';
const buttons = lines.join(save, back);
const busy = lines.join(lines.waiting(save), lines.backDisabled);
const retry = '[Try again] => retry.requested';

const createInput = (form: DeskFormName) => ({ visitId: 'visit', number: sampleReservation.number, form });
const saved = (entry: object) => defineAnswer('saveEntry', entry, '');
const loaded = 'loadReservationDesk.answered';
const refuse = [loaded, 'entry.submitted', 'saveEntry.failed.command-refused'];

const mail = (...parts: string[]) => screen('Send an email again', ...parts);
const sendMail = lines.join('[Send an email again] => entry.submitted', back);
const mails = lines.join(
  `
  Which email?
  (x)
  Confirmation with the link
  ( ) => entry.changed {'entry':{'mail':'registered'}}
  All guests registered
  ( ) => entry.changed {'entry':{'mail':'arrival'}}
  Arrival information`,
  sendMail,
);
const payment = (...parts: string[]) => screen('Record a payment', ...parts);
const paymentFields = (outstanding: string) =>
  lines.join(
    `Amount: "" — Leave it empty for everything that is still to be paid: ${outstanding}. => entry.changed {'entry':{'amount':'typed'}}`,
    `Received: <in cash> => entry.changed {'entry':{'as':'transfer'}}`,
    '[Record a payment] => entry.submitted',
    back,
  );
const cancelled: DeskReservation = {
  ...sampleReservation,
  status: 'cancelled',
  resendable: ['cancelled'],
};
const unpaid: DeskReservation = {
  ...sampleReservation,
  status: 'awaiting_payment',
  payableUntil: '2027-02-14',
  resendable: ['payment-link'],
};
const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' }) as const;
const onAirbnb: DeskReservation = {
  ...sampleReservation,
  source: 'Airbnb',
  money: {
    ...sampleReservation.money!,
    channel: { name: 'Airbnb', collects: true, payout: euros(412.5), commission: null },
  },
};
const paid: DeskReservation = {
  ...sampleReservation,
  money: { ...sampleReservation.money!, outstanding: euros(12) },
};

testScreens<typeof deskFormMachine>({
  model: deskFormModel,
  view: ({ actor }) => inDashboard(<DeskFormView actor={actor} />),
  screens: {
    ...lines.reservationLoading((...parts) => lines.join('# Add a note', ...parts)),
    editing: note(field, buttons),
    sending: note(lines.ignored(field), busy),
    proving: note(lines.proving),
    refused: note(
      lines.refused(2, 'Note: Fill in this field. → #entry-text'),
      lines.invalid(field, 'Fill in this field.'),
      buttons,
    ),
    tooMany: note(lines.rejected(lines.tooMany, lines.kept), field, buttons),
    reassessing: note(lines.ignored(field), busy),
    // A note does not show what has changed.
    rejected: note(lines.rejected(lines.returnToIt, lines.kept), field, buttons),
    impossible: note(lines.alert('This is not possible now', lines.impossible), back, retry),
    notReassessed: note(lines.rejected(lines.notReassessed, lines.unreachable), back, retry),
    unconfirmed: note(lines.unconfirmed('entry.submitted'), back),
    looking: note(lines.looking),
    done: note('The note is saved. The guest does not see it.', back),
  },
  cases: {
    'the host chooses among the emails that can be sent': [[loaded], mail(mails), createInput('resendMail')],
    'the link for a payment is sent again as it is': [
      [defineAnswer('loadReservationDesk', unpaid, '')],
      screen(
        'Send the payment link again',
        'Which email?',
        '(x)',
        'Link for the payment',
        'The guest gets the same link again, which works until Sun, 14 Feb 2027.',
        '[Send the payment link again] => entry.submitted',
        back,
      ),
      createInput('resendMail'),
    ],
    'names the address to which an email was sent again': [
      [loaded, 'entry.submitted', saved({ form: 'resendMail', terms: { sentTo: 'm***@example.com' } })],
      mail('The email is on its way to m***@example.com.', back),
      createInput('resendMail'),
    ],
    'a refused email is replaced by one that can be sent': [
      [...refuse, defineAnswer('reassessEntry', cancelled, '')],
      mail(lines.rejected(lines.changed, lines.kept), 'Which email?', '(x)', 'Cancellation', sendMail),
      createInput('resendMail'),
    ],
    'an email that can no longer be sent is not offered again': [
      [...refuse, 'reassessEntry.answered.impossible'],
      mail(lines.rejected(lines.impossible), back, retry),
      createInput('resendMail'),
    ],
    'the host records an amount and how it was received': [
      [loaded],
      payment(paymentFields('€255.00')),
      createInput('recordPayment'),
    ],
    'a refused payment shows what is still to be paid now': [
      [...refuse, defineAnswer('reassessEntry', paid, '')],
      payment(lines.rejected(lines.changed, lines.kept), paymentFields('€12.00')),
      createInput('recordPayment'),
    ],
    'says what is still to be paid after a payment': [
      [
        loaded,
        'entry.submitted',
        saved({ form: 'recordPayment', terms: { received: euros(80), remaining: euros(175) } }),
      ],
      payment('Recorded: €80.00. Still to be paid: €175.00.', back),
      createInput('recordPayment'),
    ],
    'the payout and the commission of a channel can be changed': [
      [defineAnswer('loadReservationDesk', onAirbnb, '')],
      screen(
        'Enter the payout',
        `Payout, in euros (optional): "412.50" — What Airbnb transfers to you. => entry.changed {'entry':{'payout':'typed'}}`,
        `Commission, in euros (optional): "" — What Airbnb keeps. => entry.changed {'entry':{'commission':'typed'}}`,
        '[Enter the payout] => entry.submitted',
        back,
      ),
      createInput('recordChannelMoney'),
    ],
  },
});
