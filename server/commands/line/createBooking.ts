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
  email?: string;
  phone?: string;
  language: Language;
  price?: number;
  cleaning?: number;
  option?: string;
  payBy?: string;
  onArrival?: true;
  received?: number | true;
  as?: ReceivedAs;
  walkIn?: true;
  channel?: string;
  reference?: string;
  payout?: number;
  commission?: number;
  requests?: string;
  arrivalTime?: string;
  yes?: true;
  json?: true;
}

function asPhone(typed = ''): { phonePrefix: string; phone: string } {
  if (typed === '') return { phonePrefix: '', phone: '' };
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
    payout,
    commission,
    walkIn,
    requests,
    arrivalTime,
  } = options;
  const { firstName, lastName, email = '', phone } = options;
  if (cleaning !== undefined && price === undefined) {
    throw new WrongUsage('Give --cleaning only with --price: the calculated price includes the cleaning.');
  }
  if (channel === undefined && [reference, payout, commission].some((given) => given !== undefined))
    throw new WrongUsage('Give --reference, --payout and --commission only with --channel.');
  return {
    unit,
    startDate,
    endDate,
    guests,
    locale,
    guest: { firstName, lastName, email, ...asPhone(phone) },
    payment: getPayment(options),
    ...(option !== undefined && { paymentOptionId: option }),
    ...(walkIn && { source: 'walk-in' as const }),
    ...(price !== undefined && { price: { nights: price, cleaning: cleaning ?? 0 } }),
    ...(channel !== undefined && {
      channel: {
        name: channel,
        ...(reference !== undefined && { reference }),
        ...(payout !== undefined && { payout }),
        ...(commission !== undefined && { commission }),
      },
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
      ['Guest', [`${guest.firstName} ${guest.lastName}`, guest.email].filter(Boolean).join(', ')],
    ]),
  ].join('\n');

const createdInWords = ({ number, heldUntil, sentTo }: CreatedBooking) => {
  if (sentTo === null) {
    const state = heldUntil === null ? 'booked' : `held until ${heldUntil}`;
    return `Reservation ${plain(number)} is ${state}. The guest has no e-mail address: create a link in the dashboard, and pass it on yourself.`;
  }
  return heldUntil === null
    ? `Reservation ${plain(number)} is booked. ${plain(sentTo)} receives the confirmation.`
    : `Reservation ${plain(number)} is held until ${heldUntil}. ${plain(sentTo)} receives a link for the payment, which books the stay.`;
};

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
    .option('--email <address>', 'the guest’s e-mail address; without it, you pass the link on yourself')
    .option('--phone <number>', 'the guest’s phone number with its country prefix')
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
    .option('--payout <amount>', 'what the channel pays to you', asCents)
    .option('--commission <amount>', 'what the channel keeps', asCents)
    .addOption(new Option('--walk-in', 'the guest is at the door').conflicts('channel'))
    .option('--requests <text>', 'the guest’s special requests')
    .option('--arrival-time <time>', 'the approximate arrival time, HH:MM')
    .addOption(yesOption())
    .addOption(
      jsonOption(
        '{ id, number, status, quote, heldUntil, sentTo } (most of the address is masked; null without one)',
      ),
    )
    .action((unit: string, startDate: string, endDate: string, options: Options) =>
      book(shell, getBooking(unit, startDate, endDate, options), options),
    );
