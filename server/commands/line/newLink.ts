import type { Command } from 'commander';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';

const whenDone = {
  now: 'The mail with it is on its way.',
  'by the site': 'The running site sends the mail with it.',
  'when the site starts': 'The mail with it is sent when the site starts.',
} as const;

/** Mails a guest a new link in the place of those they have. */
export const newLink = (shell: Shell): Command =>
  commandAbout('newlink', {
    summary: 'mail a guest a new link',
    description:
      'Makes the links to a reservation stop working that were mailed before, for whoever has one, and mails its guest ' +
      'a new one. Asks first.',
    example: 'reservations newlink K7M2-9QXR',
  })
    .argument('<reservation>', 'its number or its id')
    .addOption(yesOption())
    .addOption(jsonOption('{ number, sentTo, worksUntil } (most of the address is masked)'))
    .action((reservation: string, options: { yes?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const { number, sentTo } = await host.run('reservations.link', { reservation });
        const question = `Mail ${plain(sentTo)} a new link to ${plain(number)}, and make all earlier ones stop working?`;
        await makeSure(shell, options, question);
        const link = await host.run('reservations.newlink', { reservation });
        answer(
          shell,
          options,
          link,
          ({ worksUntil }) =>
            `Earlier links to ${plain(number)} have stopped working. The new one works until ${worksUntil}.`,
        );
        shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      }),
    );
