import { Command } from 'commander';
import { CommandRefused, isLeftToReport, type ListedBulletins } from '../../host/index.ts';
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
  if (guests === 'reopened') return 'is being registered anew';
  if (isToBeCorrected) return `exported ${exportedAt!.slice(0, 10)}, to be corrected`;
  if (exportedAt !== null) return `exported ${exportedAt.slice(0, 10)}`;
  return isLate ? 'late' : guests === 'missing' ? 'waits for its guests' : 'due';
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
    summary: 'list stays whose guests are to be reported',
    description:
      'Lists stays whose guests have arrived and are still to be reported to SIBA, with the last day for it: three ' +
      'working days after arrival.',
    example: 'bulletins due --unit casa-do-limoeiro',
  })
    .option('--unit <id>', 'of one property alone', asUnitId)
    .option('--all', 'also those that are reported, that have nobody to report, or whose forms were deleted')
    .addOption(
      jsonOption(
        '[{ reservationId, number, unitId, startDate, endDate, guestCount, guests, bulletins, dueBy, isLate, exportedAt, isToBeCorrected }]',
      ),
    )
    .action(({ unit, all, ...options }: { unit?: string; all?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const stays = await host.run('bulletins.list', { ...(unit !== undefined && { unit }) });
        answer(shell, options, all ? stays : stays.filter(isLeftToReport), (left) =>
          left.length === 0 ? 'Nobody is to be reported.' : inWords(left),
        );
      }),
    );

/** The stays that are named, reported before or not; where none is, those that are ready to be reported. */
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
      `Reservation ${plain(name)} has nobody to report: "bulletins due --all" tells how it stands.`,
    );
  });
}

interface Exporting {
  unit?: string;
  out?: string;
  yes?: true;
  json?: true;
}

const exportFiles = (shell: Shell) =>
  commandAbout('export', {
    summary: 'write the files for SIBA',
    description:
      'Writes the files that report arrived guests to SIBA, one for each property, and notes that they were ' +
      'exported. The files hold your guests’ documents: only you can read them. File them at ' +
      'https://siba.ssi.gov.pt, then delete them.',
    example: 'bulletins export --unit casa-do-limoeiro --out ~/siba',
  })
    .argument('[reservations...]', 'only these, by number or id, exported before or not')
    .option('--unit <id>', 'of one property alone', asUnitId)
    .option('--out <folder>', 'where to write; "bulletins" in DATA_DIR where it is left out')
    .addOption(yesOption())
    .addOption(
      jsonOption('[{ file, unitId, guests, reservationIds, warnings: [{ number, guest, field, message }] }]'),
    )
    .action((names: string[], { unit, out, ...options }: Exporting) =>
      withHost(shell, async (host) => {
        const arrived = await host.run('bulletins.list', { ...(unit !== undefined && { unit }) });
        const stays = choose(arrived, names);
        if (stays.length === 0) return answer(shell, options, [], () => 'Nobody is ready to be reported.');
        await makeSure(shell, options, `${inWords(stays)}\nWrite these, and note them as exported?`);
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
          'File this at https://siba.ssi.gov.pt, then delete it: it holds your guests’ documents.\n',
        );
      }),
    );

/** Reports of foreign guests to the authorities. */
export const bulletins = (shell: Shell): Command =>
  new Command('bulletins')
    .summary('report arrived guests to SIBA')
    .description('Lists stays whose foreign guests are to be reported to SIBA, and writes the files for it.')
    .addCommand(due(shell))
    .addCommand(exportFiles(shell));
