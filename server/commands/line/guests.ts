import { Command } from 'commander';
import { CommandRefused, type Erasure } from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { amount, plain } from './print.ts';
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
import { writePrivateFile } from './writePrivateFile.ts';

const printOthers = ({ terminal }: Shell, others: readonly string[], done: string) => {
  if (others.length === 0) return;
  terminal.err(
    `Other reservations with the same e-mail address: ${plain(others.join(', '))}. Each must be ${done} separately, by its number.\n`,
  );
};

/**
 * Returns the name of a guest's reservation: the name itself, or the latest reservation with an e-mail address.
 * @throws {CommandRefused} if no reservation has the address
 */
async function findReservationName(host: HostConnection, name: string): Promise<string> {
  if (!name.includes('@')) return name;
  const found = await host.run('reservations.list', { search: name, latestFirst: true, limit: 5000 });
  const address = name.trim().toLowerCase();
  const latest = found.reservations.find(({ email }) => email.toLowerCase() === address);
  if (latest !== undefined) return latest.number;
  throw new CommandRefused(
    `No reservation has the e-mail address ${plain(name)}. Give a reservation’s number: "reservations list --search NAME" finds it.`,
  );
}

const exportOne = (shell: Shell) =>
  commandAbout('export', {
    summary: 'write all stored data of a guest to a file',
    description:
      'Write all stored data of a reservation’s guest as JSON: reservation, payments, the documents of everyone ' +
      'who stays, and messages. With an e-mail address, the command exports its latest reservation and lists the others. Only you can read the file: give it to the guest, then delete it.',
    example: 'guests export K7M2-9QXR --out ~/guest.json',
  })
    .argument('<reservation>', 'the reservation’s number or id, or the guest’s e-mail address')
    .option('--out <file>', 'the file to write (default: "exports/guest-NUMBER.json" in DATA_DIR)')
    .addOption(jsonOption('{ file, number, otherReservations }'))
    .action((name: string, { out, ...options }: { out?: string; json?: true }) =>
      withHost(shell, async (host) => {
        const reservation = await findReservationName(host, name);
        const kept = await host.run('guests.export', { reservation });
        const { number, otherReservations } = kept;
        const file = getOutputPath(shell, out, `exports/guest-${number}.json`);
        await writePrivateFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);
        answer(
          shell,
          options,
          { file, number, otherReservations },
          () => `${file}: all stored data of the guest of ${plain(number)}`,
        );
        printOthers(shell, otherReservations, 'exported');
      }),
    );

const losses = ({ number, unpaid }: Erasure) => [
  `Name, e-mail address, phone number and requests of the guest of ${plain(number)} will be erased. This cannot be undone.`,
  ...(unpaid.amount > 0 ? [`${amount(unpaid)} could not be charged, and cannot be requested any more.`] : []),
];

const erasedInWords = ({ number, erasedAt, documentsUntil }: Erasure) =>
  [
    `The guest of reservation ${plain(number)} was erased (${erasedAt}).`,
    ...(documentsUntil === null ? [] : [`The guests’ documents are deleted after ${documentsUntil}.`]),
  ].join('\n');

interface Erasing {
  exceptDocuments?: boolean;
  yes?: true;
  json?: true;
}

const eraseOne = (shell: Shell) =>
  commandAbout('erase', {
    summary: 'erase the guest of a past reservation',
    description:
      'Erase the name, e-mail address, phone number and requests of a guest, and messages from their e-mail address. Amounts ' +
      'and nights remain, for your accounts. The command works only after the stay and, without --except-documents, after the ' +
      'period for which the law requires you to store the documents; the error message gives the date. Copies in e-mails, ' +
      'backups and exported files remain.',
    example: 'guests erase K7M2-9QXR --except-documents',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .option(
      '--except-documents',
      'erase everything except the documents, which are deleted at the end of the legal retention period',
    )
    .addOption(yesOption())
    .addOption(
      jsonOption('{ number, id, erasedAt, unpaid, documentsUntil, otherReservations } (unpaid in cents)'),
    )
    .action((reservation: string, { exceptDocuments = false, ...options }: Erasing) =>
      withHost(shell, async (host) => {
        const input = { reservation, exceptDocuments };
        const erasure = await host.run('guests.previewErasure', input);
        if (erasure.erasedAt === null) {
          await makeSure(shell, options, [...losses(erasure), 'Continue?'].join('\n'));
        }
        const expectedUnpaid = erasure.unpaid.amount;
        const erased = await host.run('guests.erase', { ...input, expectedUnpaid });
        answer(shell, options, erased, erasedInWords);
        printOthers(shell, erased.otherReservations, 'erased');
      }),
    );

/** Exports and erases guest data. */
export const guests = (shell: Shell): Command =>
  new Command('guests')
    .summary('export or erase all stored data of a guest')
    .description(
      'Export or erase the stored data of a guest. docs/privacy.md lists the data and the retention periods.',
    )
    .addCommand(exportOne(shell))
    .addCommand(eraseOne(shell));
