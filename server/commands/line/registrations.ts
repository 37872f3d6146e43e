import { Command } from 'commander';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';

const whenDone = {
  now: 'The e-mail that asks the guests to register is being sent.',
  'by the site': 'The running site sends the e-mail that asks the guests to register.',
  'when the site starts': 'The e-mail that asks the guests to register is sent when the site starts.',
} as const;

const reopen = (shell: Shell) =>
  commandAbout('reopen', {
    summary: 'allow the guests of a stay to register again',
    description:
      'Allow the guests of a stay to register again, for example after a mistyped passport number, and e-mail them ' +
      'their link. The site stores the first registration in encrypted form until they have registered again. If their ' +
      'bulletins were already exported, you must correct them: the site e-mails you when the guests have registered. ' +
      'The command asks for confirmation.',
    example: 'registrations reopen K7M2-9QXR',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(yesOption())
    .addOption(
      jsonOption(
        '{ number, sentTo, worksUntil, exportedAt } (most of the address is masked; exportedAt may be null)',
      ),
    )
    .action((reservation: string, options: { yes?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const reopening = await host.run('registrations.reopening', { reservation });
        const question = `Ask ${plain(reopening.sentTo)} to register all guests of ${plain(reopening.number)} again?`;
        await makeSure(shell, options, question);
        const reopened = await host.run('registrations.reopen', { reservation });
        const number = plain(reopened.number);
        answer(
          shell,
          options,
          reopened,
          ({ worksUntil }) =>
            `The guests of ${number} can register again until ${worksUntil}. The site stores their first registration until then.`,
        );
        if (reopened.exportedAt !== null) {
          shell.terminal.err(
            `Their bulletins were exported on ${reopened.exportedAt.slice(0, 10)}. When the guests have registered, write the ` +
              `new file ("bulletins export ${number}"), and correct your submission at https://siba.ssi.gov.pt.\n`,
          );
        }
        shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      }),
    );

/** Reopens registrations of guests for correction. */
export const registrations = (shell: Shell): Command =>
  new Command('registrations')
    .summary('allow guests to register again')
    .description('Allow the guests of a stay to register again, to correct mistyped details.')
    .addCommand(reopen(shell));
