import type { Command } from 'commander';
import { WrongUsage } from './failures.ts';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';

const whenDone = {
  now: 'The e-mail with the new link is being sent.',
  'by the site': 'The running site sends the e-mail with the new link.',
  'when the site starts': 'The e-mail with the new link is sent when the site starts.',
} as const;

/** E-mails a guest a new link that replaces all earlier ones. */
export const newLink = (shell: Shell): Command =>
  commandAbout('newlink', {
    summary: 'e-mail a guest a new link',
    description:
      'Invalidate all earlier links to a reservation, and e-mail a new one to the guest. The command asks for confirmation.',
    example: 'reservations newlink K7M2-9QXR',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(yesOption())
    .addOption(jsonOption('{ number, sentTo, worksUntil } (most of the address is masked)'))
    .action((reservation: string, options: { yes?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const { number, sentTo } = await host.run('reservations.previewNewLink', { reservation });
        if (sentTo === null) {
          throw new WrongUsage(
            `The guest of ${number} has no e-mail address. Create the link in the dashboard, and pass it on yourself.`,
          );
        }
        const question = `E-mail ${plain(sentTo)} a new link to ${plain(number)}, and invalidate all earlier links?`;
        await makeSure(shell, options, question);
        const link = await host.run('reservations.sendNewLink', { reservation });
        answer(
          shell,
          options,
          link,
          ({ worksUntil }) =>
            `Earlier links to ${plain(number)} no longer work. The new one works until ${worksUntil}.`,
        );
        shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      }),
    );
