import { InvalidArgumentError, Option, type Command } from 'commander';
import { languages, type Language } from '../../../contract/values/language.ts';
import {
  waysOfReceiving,
  type BookingPayment,
  type HostBooking,
  type ReceivedAs,
} from '../../../contract/dashboard/bookings.ts';
import { type BookingOffer, type CreatedBooking } from '../../host/index.ts';
import { WrongUsage } from './failures.ts';
import { amount, facts, plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';
import { asCents, asCount, asDate, asUnitId } from './values.ts';

interface Options {
  guests: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  price?: number;
  cleaning?: number;
  option?: string;
  payBy?: string;
  onArrival?: true;
  received?: number | true;
  as?: ReceivedAs;
  channel?: string;
  reference?: string;
  requests?: string;
  arrivalTime?: string;
  yes?: true;
  json?: true;
}

function asPhone(typed: string): { phonePrefix: string; phone: string } {
  const [, phonePrefix, phone] = /^(\+[1-9]\d{0,3})[\s-]+(.*\d.*)$/.exec(typed.trim()) ?? [];
  if (phonePrefix === undefined || phone === undefined) {
    throw new InvalidArgumentError(
      'Give the country prefix, a space and the number, such as "+351 912 345 678".',
    );
  }
  return { phonePrefix, phone };
}

/** Parses an optional amount, such as that of `--received`. */
const asCentsOrAll = (typed: string): number => asCents(typed);

function getPayment({ payBy, onArrival, received, as, channel }: Options): BookingPayment {
  const ways = [payBy, onArrival, received].filter((way) => way !== undefined);
  if (ways.length > 1 || (ways.length === 0 && channel === undefined)) {
    throw new WrongUsage(
      'Say how the stay is paid: --pay-by <date>, --on-arrival or --received [amount]. Only a channel can collect the price itself.',
    );
  }
  if ((received === undefined) !== (as === undefined)) {
    throw new WrongUsage(`Give --received and --as together. Ways: ${waysOfReceiving.join(', ')}.`);
  }
  if (payBy !== undefined) return { by: 'link', until: payBy };
  if (onArrival) return { by: 'arrival' };
  if (received === undefined) return { by: 'channel' };
  return { by: 'received', as: as!, ...(received !== true && { amount: received }) };
}

function getBooking(unit: string, startDate: string, endDate: string, options: Options): HostBooking {
  const {
    guests,
    language: locale,
    option,
    price,
    cleaning,
    channel,
    reference,
    requests,
    arrivalTime,
  } = options;
  const { firstName, lastName, email, phone } = options;
  if (cleaning !== undefined && price === undefined) {
    throw new WrongUsage('Give --cleaning only with --price: the calculated price includes the cleaning.');
  }
  if (reference !== undefined && channel === undefined)
    throw new WrongUsage('Give --reference only with --channel.');
  return {
    unit,
    startDate,
    endDate,
    guests,
    locale,
    guest: { firstName, lastName, email, ...asPhone(phone) },
    payment: getPayment(options),
    ...(option !== undefined && { paymentOptionId: option }),
    ...(price !== undefined && { price: { nights: price, cleaning: cleaning ?? 0 } }),
    ...(channel !== undefined && {
      channel: { name: channel, ...(reference !== undefined && { reference }) },
    }),
    ...(requests !== undefined && { specialRequests: requests }),
    ...(arrivalTime !== undefined && { arrivalTime }),
  };
}

const offerInWords = ({ quote: { lines, total, paymentOptions } }: BookingOffer, { guest }: HostBooking) =>
  [
    ...(lines.length > 0
      ? [
          table(
            ['PRICE', 'QUANTITY', 'EACH', 'AMOUNT'],
            lines.map((line) => [
              line.kind,
              String(line.quantity),
              amount(line.unitAmount),
              amount(line.amount),
            ]),
          ),
        ]
      : []),
    facts([
      ['Total', amount(total)],
      ...paymentOptions.flatMap(({ schedule }) =>
        schedule.map((part): [string, string] => [`Due ${part.dueDate}`, amount(part.amount)]),
      ),
      ['Guest', `${guest.firstName} ${guest.lastName}, ${guest.email}`],
    ]),
  ].join('\n');

const createdInWords = ({ number, heldUntil, sentTo }: CreatedBooking) =>
  heldUntil === null
    ? `Reservation ${plain(number)} is booked. ${plain(sentTo)} receives the confirmation.`
    : `Reservation ${plain(number)} is held until ${heldUntil}. ${plain(sentTo)} receives a link for the payment, which books the stay.`;

async function book(shell: Shell, booking: HostBooking, options: Options): Promise<void> {
  await withHost(shell, async (host) => {
    const { guest: _, specialRequests: __, arrivalTime: ___, ...terms } = booking;
    const offer = await host.run('reservations.previewBooking', terms);
    if (offer.obstacles.length === 0) {
      await makeSure(shell, options, `${offerInWords(offer, booking)}\nBook this stay?`);
    }
    const expectedTotal = offer.quote.total.amount;
    answer(
      shell,
      options,
      await host.run('reservations.create', { ...booking, expectedTotal }),
      createdInWords,
    );
  });
}

/** Enters a booking that was made by phone or on another channel. */
export const createBooking = (shell: Shell): Command =>
  commandAbout('create', {
    summary: 'enter a booking taken by phone, or from another channel',
    description:
      'Enter a booking for a guest. With --pay-by, the guest receives a link for the payment, which books the stay; the ' +
      'nights are held until the end of that day. Otherwise the stay is booked immediately, and the guest receives the ' +
      'confirmation. The guest registers, is reminded and reported like any other. Minimum stays and arrival days do not ' +
      'apply. The command shows the price and asks for confirmation.',
    example:
      'reservations create casa-do-limoeiro 2027-05-14 2027-05-18 --guests 2 --first-name Ana --last-name Silva ' +
      '--email ana@example.com --phone "+351 912 345 678" --language pt --pay-by 2027-02-01',
  })
    .argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId)
    .argument('<check-in>', 'the check-in date', asDate)
    .argument('<check-out>', 'the check-out date', asDate)
    .requiredOption('--guests <count>', 'the number of guests', asCount)
    .requiredOption('--first-name <name>', 'the guest’s first name')
    .requiredOption('--last-name <name>', 'the guest’s last name')
    .requiredOption('--email <address>', 'the guest’s e-mail address')
    .requiredOption('--phone <number>', 'the guest’s phone number with its country prefix')
    .addOption(
      new Option('--language <language>', 'the guest’s language').choices(languages).makeOptionMandatory(),
    )
    .option(
      '--price <amount>',
      'your own price for all nights, in euros, instead of the calculated one',
      asCents,
    )
    .option('--cleaning <amount>', 'your own price for the cleaning; only with --price', asCents)
    .option(
      '--option <id>',
      'the payment option whose instalments and cancellation policy apply (default: the first)',
    )
    .option('--pay-by <date>', 'send a link for the payment, which works until the end of this day', asDate)
    .option('--on-arrival', 'the guest pays you on arrival')
    .option(
      '--received [amount]',
      'you have already received this amount, or all of it; the rest is paid on arrival',
      asCentsOrAll,
    )
    .addOption(new Option('--as <way>', 'how you received it').choices(waysOfReceiving))
    .option(
      '--channel <name>',
      'the channel on which the stay was booked, such as Airbnb; it collects the price',
    )
    .option('--reference <number>', 'the reservation’s number on the channel')
    .option('--requests <text>', 'the guest’s special requests')
    .option('--arrival-time <time>', 'the approximate arrival time, HH:MM')
    .addOption(yesOption())
    .addOption(jsonOption('{ id, number, status, quote, heldUntil, sentTo } (most of the address is masked)'))
    .action((unit: string, startDate: string, endDate: string, options: Options) =>
      book(shell, getBooking(unit, startDate, endDate, options), options),
    );

/** Records money that the host received in person. */
export const paid = (shell: Shell): Command =>
  commandAbout('paid', {
    summary: 'record money that you received in person',
    description:
      'Record money that you received in cash, by transfer or with your own card terminal. The site then charges no card ' +
      'for it. A reservation that awaits its payment is confirmed.',
    example: 'reservations paid K7M2-9QXR --as cash',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(new Option('--as <way>', 'how you received it').choices(waysOfReceiving).makeOptionMandatory())
    .option('--amount <amount>', 'the amount in euros (default: all that is still to be paid)', asCents)
    .addOption(jsonOption('{ number, id, received, as, remaining } (amounts in cents)'))
    .action((reservation: string, { json, ...money }: { as: ReceivedAs; amount?: number; json?: true }) =>
      withHost(shell, async (host) => {
        const recorded = await host.run('reservations.recordPayment', { reservation, ...money });
        answer(shell, { ...(json && { json }) }, recorded, ({ number, received, remaining }) =>
          facts([
            ['Reservation', number],
            ['Received', amount(received)],
            ['Still to be paid', amount(remaining)],
          ]),
        );
      }),
    );
