import { Command } from 'commander';
import { CommandRefused, type ListedBulletins } from '../../host/index.ts';
import { plain, table } from './print.ts';
import {
  answer,
  commandAbout,
  jsonOption,
  makeSure,
  getOutputPath,
  withHost,
  yesOption,
  type Shell,
} from './shell.ts';
import { asUnitId } from './values.ts';
import { writeBulletins } from './writeBulletins.ts';

const isReady = ({ bulletins }: ListedBulletins) => bulletins > 0;

const getStatus = ({ exportedAt, isLate, guests, isToBeCorrected }: ListedBulletins) => {
  if (guests === 'reopened') return 'guests are registering again';
  if (isToBeCorrected) return `exported ${exportedAt!.slice(0, 10)}, needs correction`;
  if (exportedAt !== null) return `exported ${exportedAt.slice(0, 10)}`;
  return isLate ? 'late' : guests === 'missing' ? 'guests not registered' : 'due';
};

const inWords = (stays: readonly ListedBulletins[]) =>
  table(
    ['DUE BY', 'RESERVATION', 'PROPERTY', 'CHECK-IN', 'GUESTS', 'FORMS', 'BULLETINS', 'STATE'],
    stays.map((stay) => [
      stay.dueBy,
      stay.number,
      stay.unitId,
      stay.startDate,
      String(stay.guestCount),
      stay.guests,
      String(stay.bulletins),
      getStatus(stay),
    ]),
  );

const due = (shell: Shell) =>
  commandAbout('due', {
    summary: 'list stays whose guests must be reported',
    description:
      'List stays whose guests have arrived and must still be reported to SIBA, with the last day to do so: three ' +
      'working days after arrival. Stays are listed until their forms are deleted.',
    example: 'bulletins due --property casa-do-limoeiro',
  })
    .option('--property <property>', 'only this property', asUnitId)
    .option(
      '--all',
      'also list stays that were already reported, that have no guests to report, or whose registrations were deleted',
    )
    .addOption(
      jsonOption(
        '[{ reservationId, number, unitId, guestName, startDate, endDate, guestCount, guests, bulletins, dueBy, isLate, exportedAt, isToBeCorrected }]',
      ),
    )
    .action(({ property: unit, all, ...options }: { property?: string; all?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const stays = await host.run('bulletins.list', {
          ...(unit !== undefined && { unit }),
          ...(all && { all }),
        });
        answer(shell, options, stays, (left) =>
          left.length === 0 ? 'No guests must be reported.' : inWords(left),
        );
      }),
    );

/**
 * Returns the stays with the given names, even if they were reported before; without names, all stays that are ready to
 * be reported.
 */
function choose(stays: readonly ListedBulletins[], names: readonly string[]): ListedBulletins[] {
  const ready = stays.filter(isReady);
  if (names.length === 0) {
    return ready.filter(({ exportedAt, guests }) => exportedAt === null && guests === 'registered');
  }
  return names.map((name) => {
    const stay = ready.find(
      ({ number, reservationId }) => number === name.toUpperCase() || reservationId === name,
    );
    if (stay) return stay;
    throw new CommandRefused(
      `Reservation ${plain(name)} has no guests to report: "bulletins due --all" shows its state.`,
    );
  });
}

interface Exporting {
  property?: string;
  out?: string;
  yes?: true;
  json?: true;
}

const exportFiles = (shell: Shell) =>
  commandAbout('export', {
    summary: 'write the files for SIBA',
    description:
      'Write the files that report arrived guests to SIBA, one for each property, and mark the stays as ' +
      'exported. The files contain your guests’ documents, and only you can read them. Submit them at ' +
      'https://siba.ssi.gov.pt, then delete them.',
    example: 'bulletins export --property casa-do-limoeiro --out ~/siba',
  })
    .argument(
      '[reservations...]',
      'only these reservations (number or id), even if they were exported before',
    )
    .option('--property <property>', 'only this property', asUnitId)
    .option('--out <folder>', 'the folder for the files (default: "bulletins" in DATA_DIR)')
    .addOption(yesOption())
    .addOption(
      jsonOption('[{ file, unitId, guests, reservationIds, warnings: [{ number, guest, field, message }] }]'),
    )
    .action((names: string[], { property: unit, out, ...options }: Exporting) =>
      withHost(shell, async (host) => {
        const arrived = await host.run('bulletins.list', {
          ...(unit !== undefined && { unit }),
          all: names.length > 0,
        });
        const stays = choose(arrived, names);
        if (stays.length === 0)
          return answer(shell, options, [], () => 'No guests are ready to be reported.');
        await makeSure(
          shell,
          options,
          `${inWords(stays)}\nWrite the files for these stays, and mark them as exported?`,
        );
        const reservationIds = stays.map(({ reservationId }) => reservationId);
        const files = await host.run('bulletins.make', { reservationIds });
        const written = await writeBulletins(getOutputPath(shell, out, 'bulletins'), files);
        await host.run('bulletins.note', { reservationIds });
        answer(shell, options, written, () =>
          written.map(({ file, guests }) => `${file}: guests reported: ${guests}`).join('\n'),
        );
        for (const { number, guest, field, message } of written.flatMap(({ warnings }) => warnings)) {
          shell.terminal.err(`${plain(number)}, guest ${guest}, ${field}: ${message}\n`);
        }
        shell.terminal.err(
          'Submit this at https://siba.ssi.gov.pt, then delete it: it contains your guests’ documents.\n',
        );
      }),
    );

/** Lists and exports reports of foreign guests to the authorities. */
export const bulletins = (shell: Shell): Command =>
  new Command('bulletins')
    .summary('report arrived guests to SIBA')
    .description('List stays whose foreign guests must be reported to SIBA, and write the files for it.')
    .addCommand(due(shell))
    .addCommand(exportFiles(shell));
