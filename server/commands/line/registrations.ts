import { Command } from 'commander';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';

const whenDone = {
  now: 'The mail that asks the guest for it is on its way.',
  'by the site': 'The running site sends the mail that asks the guest for it.',
  'when the site starts': 'The mail that asks the guest for it is sent when the site starts.',
} as const;

const reopen = (shell: Shell) =>
  commandAbout('reopen', {
    summary: 'let the guests of a stay register anew',
    description:
      'Lets the guests of a stay register anew, such as after a mistyped passport number, and mails their link to ' +
      'them. What they filed stays, sealed, until they have. Bulletins that were exported already are yours to ' +
      'correct: you get a mail when the guests are done. Asks first.',
    example: 'registrations reopen K7M2-9QXR',
  })
    .argument('<reservation>', 'its number or its id')
    .addOption(yesOption())
    .addOption(
      jsonOption(
        '{ number, sentTo, worksUntil, exportedAt } (most of the address is masked; exportedAt or null)',
      ),
    )
    .action((reservation: string, options: { yes?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const reopening = await host.run('registrations.reopening', { reservation });
        const question = `Ask ${plain(reopening.sentTo)} to register all guests of ${plain(reopening.number)} anew?`;
        await makeSure(shell, options, question);
        const reopened = await host.run('registrations.reopen', { reservation });
        const number = plain(reopened.number);
        answer(
          shell,
          options,
          reopened,
          ({ worksUntil }) =>
            `The guests of ${number} can register anew until ${worksUntil}. What they filed stays until then.`,
        );
        if (reopened.exportedAt !== null) {
          shell.terminal.err(
            `Their bulletins were exported on ${reopened.exportedAt.slice(0, 10)}. Once they have registered, write the ` +
              `new file ("bulletins export ${number}"), and correct what you filed at https://siba.ssi.gov.pt.\n`,
          );
        }
        shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      }),
    );

/** Registrations of guests that are to be corrected. */
export const registrations = (shell: Shell): Command =>
  new Command('registrations')
    .summary('let guests register anew')
    .description('Lets the guests of a stay register anew, so that what they mistyped is corrected.')
    .addCommand(reopen(shell));
