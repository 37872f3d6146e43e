import { Command } from 'commander';
import type { Erasure } from '../../host/index.ts';
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
    `The same e-mail address is on ${plain(others.join(', '))}: each is ${done} by its own number.\n`,
  );
};

const exportOne = (shell: Shell) =>
  commandAbout('export', {
    summary: 'write all that is kept of a guest to a file',
    description:
      'Writes all that is kept of the guest of a reservation as JSON: reservation, payments, the documents of everybody ' +
      'who stays, messages. Only you can read the file: give it to the guest, and delete it.',
    example: 'guests export K7M2-9QXR --out ~/guest.json',
  })
    .argument('<reservation>', 'its number or its id')
    .option('--out <file>', 'what to write; "exports/guest-NUMBER.json" in DATA_DIR where it is left out')
    .addOption(jsonOption('{ file, number, otherReservations }'))
    .action((reservation: string, { out, ...options }: { out?: string; json?: true }) =>
      withHost(shell, async (host) => {
        const kept = await host.run('guests.export', { reservation });
        const { number, otherReservations } = kept;
        const file = getOutputPath(shell, out, `exports/guest-${number}.json`);
        await writePrivateFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);
        answer(
          shell,
          options,
          { file, number, otherReservations },
          () => `${file}: all that is kept of the guest of ${plain(number)}`,
        );
        printOthers(shell, otherReservations, 'exported');
      }),
    );

const losses = ({ number, unpaid }: Erasure) => [
  `Name, e-mail, phone and requests of the guest of ${plain(number)} are erased, and cannot be had back.`,
  ...(unpaid.amount > 0
    ? [`${amount(unpaid)} could not be charged, and nobody can be asked for it any more.`]
    : []),
];

const erasedInWords = ({ number, erasedAt, documentsUntil }: Erasure) =>
  [
    `The guest of reservation ${plain(number)} is erased (${erasedAt}).`,
    ...(documentsUntil === null ? [] : [`The guests’ documents are deleted after ${documentsUntil}.`]),
  ].join('\n');

interface Erasing {
  exceptDocuments?: boolean;
  yes?: true;
  json?: true;
}

const eraseOne = (shell: Shell) =>
  commandAbout('erase', {
    summary: 'erase the guest of a reservation that is over',
    description:
      'Erases name, e-mail, phone and requests of a guest, and messages from their e-mail address; amounts and nights ' +
      'stay, for your accounts. It is refused while the stay is not over, and while the law asks you for documents; ' +
      'it says until when. What is elsewhere (mails, backups, files that were exported) stays there.',
    example: 'guests erase K7M2-9QXR --except-documents',
  })
    .argument('<reservation>', 'its number or its id')
    .option('--except-documents', 'leave the documents of everybody who stayed to the term that the law sets')
    .addOption(yesOption())
    .addOption(
      jsonOption('{ number, id, erasedAt, unpaid, documentsUntil, otherReservations } (unpaid in cents)'),
    )
    .action((reservation: string, { exceptDocuments = false, ...options }: Erasing) =>
      withHost(shell, async (host) => {
        const input = { reservation, exceptDocuments };
        const erasure = await host.run('guests.erasure', input);
        if (erasure.erasedAt === null) {
          await makeSure(shell, options, [...losses(erasure), 'Go on?'].join('\n'));
        }
        const erased = await host.run('guests.erase', input);
        answer(shell, options, erased, erasedInWords);
        printOthers(shell, erased.otherReservations, 'erased');
      }),
    );

/** What is kept of a guest. */
export const guests = (shell: Shell): Command =>
  new Command('guests')
    .summary('export or erase what is kept of a guest')
    .description(
      'Exports or erases what is kept of a guest. docs/privacy.md says what that is, and for how long.',
    )
    .addCommand(exportOne(shell))
    .addCommand(eraseOne(shell));
