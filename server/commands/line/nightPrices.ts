import type { Command } from 'commander';
import type { ChangedNights, ListedChange, ListedPrice, NightRates, PriceWarning } from '../../host/index.ts';
import { amount, plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';
import { asCents, asDate, asNightCount, asUnitId } from './values.ts';

type Options = { json?: true };
type Change = { price?: number | null; minimumStay?: number | null; reason?: string };

const ratesShape = '{ start, end, price, usualPrice, minimumStay, usualMinimumStay }';
const changeShape = `{ unitId, start, end, before: [${ratesShape}], after: […], warnings: [{ kind, night, price, usualPrice }], reservations: [number] }`;

const writeRates = ({ start, end, ...rates }: NightRates) => [
  start,
  end,
  amount(rates.price),
  amount(rates.usualPrice),
  String(rates.minimumStay),
  String(rates.usualMinimumStay),
];

const ratesHeadings = ['FROM', 'TO', 'PRICE', 'USUAL', 'MINIMUM STAY', 'USUAL'];

const writeChanged = ({ unitId, after, reservations }: ChangedNights) =>
  [
    `Changed for new bookings of ${unitId}:`,
    table(ratesHeadings, after.map(writeRates)),
    ...(reservations.length > 0
      ? [`These reservations keep their prices: ${plain(reservations.join(', '))}.`]
      : []),
  ].join('\n');

const limits: Readonly<Record<PriceWarning['kind'], string>> = {
  very_low: 'less than a quarter of',
  very_high: 'more than four times',
};

const writeWarning = ({ kind, night, price, usualPrice }: PriceWarning) =>
  `${amount(price)} is ${limits[kind]} the usual price of ${amount(usualPrice)} (night of ${night}).`;

const nightsArguments = (command: Command) =>
  command
    .argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId)
    .argument('<from>', 'the first night', asDate)
    .argument('<to>', 'the day after the last night, like a check-out date', asDate);

const reason = ['--reason <note>', 'a note for yourself; it must not contain personal data'] as const;

/** Changes nights, after a question if a price is probably mistyped. */
const change = (
  shell: Shell,
  [unit, from, to]: readonly [string, string, string],
  { json, yes, ...values }: Options & { yes?: true } & Change,
) =>
  withHost(shell, async (host) => {
    const input = { unit, from, to, ...values };
    const { warnings } = await host.run('nights.previewChange', input);
    if (warnings.length > 0) {
      const question = [...warnings.map(writeWarning), 'Use this price?'].join('\n');
      await makeSure(shell, { ...(yes && { yes }) }, question);
    }
    answer(shell, { ...(json && { json }) }, await host.run('nights.change', input), writeChanged);
  });

/** Sets the price or the minimum stay of nights. */
export const price = (shell: Shell): Command =>
  nightsArguments(
    commandAbout('price', {
      summary: 'set the price or the minimum stay of nights',
      description:
        'Set the price or the minimum stay of nights of a property for everything that is booked from now on. The price ' +
        'replaces that of season and weekend; discounts still apply. The minimum stay applies to stays that begin on these ' +
        'nights. Reservations keep their prices.',
      example:
        'nights price casa-do-limoeiro 2027-03-04 2027-03-08 --price 180 --minimum-stay 3 --reason "trade fair"',
    }),
  )
    .option('--price <euros>', 'the price of each night, such as 180 or 179.50', asCents)
    .option('--minimum-stay <nights>', 'the minimum stay', asNightCount)
    .option(...reason)
    .addOption(yesOption())
    .addOption(jsonOption(changeShape))
    .action((unit: string, from: string, to: string, options: Options & { yes?: true } & Change) =>
      change(shell, [unit, from, to], options),
    );

interface Reset extends Options {
  price?: true;
  minimumStay?: true;
  reason?: string;
}

/** Restores the usual price or minimum stay of nights. */
export const reset = (shell: Shell): Command =>
  nightsArguments(
    commandAbout('reset', {
      summary: 'restore the usual price and minimum stay of nights',
      description:
        'Restore the usual price and minimum stay of nights of a property: those of its property.yaml. With one of the ' +
        'options, the other value does not change.',
      example: 'nights reset casa-do-limoeiro 2027-03-04 2027-03-08',
    }),
  )
    .option('--price', 'restore only the usual price')
    .option('--minimum-stay', 'restore only the usual minimum stay')
    .option(...reason)
    .addOption(jsonOption(changeShape))
    .action(
      (
        unit: string,
        from: string,
        to: string,
        { price: onlyPrice, minimumStay: onlyStay, ...options }: Reset,
      ) =>
        change(shell, [unit, from, to], {
          ...options,
          ...(!(onlyStay && !onlyPrice) && { price: null }),
          ...(!(onlyPrice && !onlyStay) && { minimumStay: null }),
        }),
    );

const writePrices = (rows: readonly ListedPrice[]) =>
  rows.length === 0
    ? 'All nights have their usual prices and minimum stays.'
    : table(
        ['PROPERTY', ...ratesHeadings, 'REASON'],
        rows.map(({ unitId, reason: why, ...rates }) => [unitId, ...writeRates(rates), why ?? '-']),
      );

const writeChange = ({ unitId, start, end, changedAt, ...one }: ListedChange) => [
  changedAt,
  one.changedBy ?? '-',
  unitId,
  start,
  end,
  one.price === undefined ? '-' : one.price === null ? 'usual' : amount(one.price),
  one.minimumStay === undefined ? '-' : String(one.minimumStay ?? 'usual'),
  one.reason ?? '-',
];

const writeChanges = (rows: readonly ListedChange[]) =>
  rows.length === 0
    ? 'No prices or minimum stays of nights were changed.'
    : table(
        ['CHANGED', 'BY', 'PROPERTY', 'FROM', 'TO', 'PRICE', 'MINIMUM STAY', 'REASON'],
        rows.map(writeChange),
      );

/** Lists nights with their own price or minimum stay, or the changes of these. */
export const prices = (shell: Shell): Command =>
  commandAbout('prices', {
    summary: 'list nights with their own price or minimum stay',
    description:
      'List current and future nights whose price or minimum stay you have set. With --history, list your changes of these ' +
      'nights, the latest first.',
    example: 'nights prices casa-do-limoeiro --history',
  })
    .argument('[property]', 'only this property', asUnitId)
    .option('--history', 'list the changes')
    .addOption(jsonOption(`[{ unitId, start, end, price, …, reason, changedAt }]`))
    .action((unit: string | undefined, { history, ...options }: Options & { history?: true }) =>
      withHost(shell, async (host) => {
        const question = unit === undefined ? {} : { unit };
        if (history) answer(shell, options, await host.run('nights.history', question), writeChanges);
        else answer(shell, options, await host.run('nights.prices', question), writePrices);
      }),
    );
