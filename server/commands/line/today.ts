import type { Command } from 'commander';
import type { Attention, TodayAnswer, TodayStay } from '../../../contract/dashboard/today.ts';
import { countEvents } from '../doctor/countEvents.ts';
import { amount, plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

const stays = (title: string, rows: readonly TodayStay[]): string[] =>
  rows.length === 0
    ? [`${title}: none.`]
    : [
        `${title}:`,
        table(
          ['RESERVATION', 'PROPERTY', 'GUEST', 'GUESTS', 'UNTIL', 'ARRIVAL', 'REGISTERED', 'DUE'],
          rows.map((row) => [
            row.number,
            row.unitId,
            row.guestName || 'erased',
            String(row.guestCount),
            row.endDate,
            row.arrivalTime ?? '-',
            row.registration === 'registered' ? 'yes' : 'no',
            row.due === null || row.due.amount === 0 ? '-' : amount(row.due),
          ]),
        ),
      ];

const unpaidTexts = {
  failed: 'the charge failed; the guest can pay on the reservation page',
  overdue: 'money on arrival is not recorded',
  link: 'the guest has not paid by the link yet',
} as const;

/** The reservation, the reason, and the next command of an item. */
function getLine(item: Attention): [string, string, string] {
  switch (item.kind) {
    case 'unpaid': {
      const next = item.action === 'recordPayment' ? 'reservations paid' : 'reservations show';
      return [
        item.number,
        `${amount(item.amount)}, due ${item.dueDate}: ${unpaidTexts[item.why]}`,
        `${next} ${item.number}`,
      ];
    }
    case 'notRegistered':
      return [
        item.number,
        `guests arriving ${item.startDate} are not registered`,
        `registrations remind ${item.number}`,
      ];
    case 'bulletins': {
      const next = item.action === 'export' ? 'bulletins export' : 'registrations remind';
      return [
        item.number,
        `report the guests by ${item.dueBy}${item.isLate ? ' (late)' : ''}`,
        `${next} ${item.number}`,
      ];
    }
    case 'job':
      return [item.number ?? '-', `failed: ${item.about}`, `jobs retry ${item.id}`];
    case 'conflict':
      return [
        item.number,
        `${item.calendar} has a stay from ${item.start} to ${item.end} too`,
        `reservations show ${item.number}`,
      ];
    case 'calendar': {
      const what =
        item.why === 'failing' ? 'cannot be read' : `has ${countEvents(item.count)} that cannot be read`;
      return ['-', `the calendar ${plain(item.calendar)} for ${item.unitId} ${what}`, 'calendars list'];
    }
  }
}

const inWords = ({ arrivals, departures, inHouse, attention }: TodayAnswer): string =>
  [
    ...stays('Arrivals', arrivals),
    ...stays('Departures', departures),
    ...stays('In the house', inHouse),
    ...(attention.length === 0
      ? ['Nothing needs your attention.']
      : ['Needs your attention:', table(['RESERVATION', 'WHAT', 'NEXT'], attention.map(getLine))]),
  ].join('\n');

/** Shows the arrivals, the departures and the guests of today, and what needs the host's attention. */
export const today = (shell: Shell): Command =>
  commandAbout('today', {
    summary: 'show today’s arrivals, departures and guests, and what needs your attention',
    description:
      'Show the arrivals, departures and guests in the house today, and what needs your attention, with the next command: ' +
      'missing payments, guests who are not registered, reports that are due, failed jobs, stays that overlap, and calendars ' +
      'that cannot be read.',
    example: 'today',
  })
    .addOption(
      jsonOption(
        '{ isNew, arrivals, departures, inHouse: [{ number, unitId, guestName, startDate, endDate, nights, guestCount, ' +
          'arrivalTime, registration, isRemindable, phone, due }], attention: [{ kind, urgency, action, … }] }',
      ),
    )
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => answer(shell, options, await host.run('today', {}), inWords)),
    );
