import { expect, test } from 'vitest';
import type { Attention } from '../../../contract/dashboard/today.ts';
import { useTaskText } from '../../../src/dashboard/views/today/useTaskText.ts';
import { queues } from '../../../server/host/jobs/queues.ts';
import type { JobName } from '../../../server/host/ports/jobs.ts';
import { normalizeSpaces, readHook } from './support/inEnglish.tsx';

const { getTitle, getDetails } = readHook(useTaskText);
const readTask = (task: Attention) => [getTitle(task), ...getDetails(task)].map(normalizeSpaces);

const [guestMail, hostMail, accessMail] = [
  'An email to a guest was not sent',
  'An email to you was not sent',
  'An email for signing in was not sent',
];
const [charge, refund, other] = [
  'A card could not be charged',
  'A refund failed',
  'A task of the site failed',
];

/** The titles of failed jobs, which name the receiver of an e-mail. */
const jobTitles: Record<JobName, string> = {
  'mail.otp': guestMail,
  'mail.accessCode': guestMail,
  'mail.signInCode': accessMail,
  'mail.invitation': accessMail,
  'mail.confirmed': guestMail,
  'mail.paymentLink': guestMail,
  'mail.cancelled': guestMail,
  'mail.paidTooLate': guestMail,
  'mail.registered': guestMail,
  'mail.reopened': guestMail,
  'mail.reminder': guestMail,
  'mail.arrival': guestMail,
  'mail.newLink': guestMail,
  'mail.paymentFailed': guestMail,
  'mail.paymentReceived': guestMail,
  'mail.refunded': guestMail,
  'mail.hostConfirmed': hostMail,
  'mail.hostCancelled': hostMail,
  'mail.hostRegisteredAnew': hostMail,
  'mail.hostDetails': hostMail,
  'mail.hostBulletins': hostMail,
  'mail.hostPayment': hostMail,
  'mail.hostOverdue': hostMail,
  'mail.hostBesieged': hostMail,
  'mail.hostConflict': hostMail,
  'mail.hostCalendarFailing': hostMail,
  'mail.hostCalendarWell': hostMail,
  'mail.hostCalendarUnreadable': hostMail,
  'mail.message': hostMail,
  'mail.messageReceived': guestMail,
  'payment.refund': refund,
  'payment.refundPart': refund,
  'payment.returnSurplus': refund,
  'payment.charge': charge,
  'checkout.expire': other,
  'checkout.forgetGuest': other,
  'calendar.read': other,
};

test.each(Object.keys(queues) as JobName[])('the title of a failed job "%s" names its purpose', (queue) => {
  const job = {
    kind: 'job',
    urgency: 'today',
    id: 'j1',
    queue,
    about: 'r1',
    number: null,
    action: 'retry',
  } as const;
  const [title, since] = readTask({ ...job, since: '2027-03-02T09:00:00Z' });
  expect(title).toBe(jobTitles[queue]);
  expect(since).toMatch(/2 March|2 Mar/);
});

const stay = {
  urgency: 'today',
  number: 'FYR3-FCYH',
  unitId: 'casa',
  guestName: 'Marie Dubois',
  startDate: '2027-03-03',
  endDate: '2027-03-07',
} as const;
const unpaid = {
  ...stay,
  kind: 'unpaid',
  amount: { amount: 25_500, currency: 'EUR' },
  dueDate: '2027-03-01',
  action: 'recordPayment',
} as const;
const reported = {
  ...stay,
  kind: 'bulletins',
  guests: 'registered',
  bulletins: 2,
  dueBy: '2027-03-06',
  action: 'export',
} as const;
const calendar = {
  kind: 'calendar',
  urgency: 'today',
  number: null,
  unitId: 'casa',
  calendar: 'Airbnb',
  count: 2,
  action: 'compare',
} as const;
const dates = 'Wed 3 Mar – Sun 7 Mar';

test.each<[Attention, string[]]>([
  [{ ...unpaid, why: 'failed' }, ['A payment failed', dates, '€255.00, due on 1 March']],
  [{ ...unpaid, why: 'overdue' }, ['A payment is overdue', dates, '€255.00, due on 1 March']],
  [{ ...unpaid, why: 'link' }, ['The payment link has not been used', dates, '€255.00, due on 1 March']],
  [
    { ...stay, kind: 'notRegistered', remindedAt: null, action: 'remind' },
    ['The guests are not registered', dates],
  ],
  [
    { ...stay, kind: 'notRegistered', remindedAt: '2027-03-01T09:00:00Z', action: 'remind' },
    ['The guests are not registered', dates, 'Last reminder: 1 March 2027, 14:30 (India Standard Time)'],
  ],
  [{ ...reported, isLate: false }, ['Guests must be reported', dates, 'Report by 6 March']],
  [{ ...reported, isLate: true }, ['The report of guests is late', dates, 'Report by 6 March']],
  [
    {
      kind: 'conflict',
      urgency: 'today',
      number: 'FYR3-FCYH',
      unitId: 'casa',
      startDate: '2027-03-03',
      endDate: '2027-03-07',
      calendar: 'Airbnb',
      start: '2027-03-05',
      end: '2027-03-09',
      action: 'resolve',
    },
    ['Two bookings for the same nights', dates, 'Also booked on Airbnb from Fri 5 Mar'],
  ],
  [
    { ...calendar, why: 'failing' },
    [
      'The Airbnb calendar cannot be read',
      'Nights that were booked there recently can also be booked here. Compare both calendars, and close missing nights here.',
    ],
  ],
  [
    { ...calendar, why: 'unreadable' },
    [
      '2 events in the Airbnb calendar cannot be read completely',
      'Compare the calendar with the bookings there, and close missing nights here.',
    ],
  ],
  [
    { ...calendar, why: 'unreadable', count: 1 },
    [
      '1 event in the Airbnb calendar cannot be read completely',
      'Compare the calendar with the bookings there, and close missing nights here.',
    ],
  ],
])('the task %j has its title and details', (task, lines) => {
  expect(readTask(task)).toEqual(lines);
});
