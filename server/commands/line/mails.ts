import { Argument, Command } from 'commander';
import { WrongUsage } from './failures.ts';
import { resendableMails } from '../../host/index.ts';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

const whenDone = {
  now: 'is on its way',
  'by the site': 'is sent by the running site',
  'when the site starts': 'is sent when the site starts',
} as const;

interface Options {
  early?: true;
  json?: true;
}

const resend = (shell: Shell) =>
  commandAbout('resend', {
    summary: 'send a guest a mail again',
    description: 'Sends a guest a mail about their reservation again, in their language.',
    example: 'mails resend K7M2-9QXR confirmed',
  })
    .argument('<reservation>', 'its number or its id')
    .addArgument(new Argument('<mail>', 'which mail').choices(resendableMails))
    .option('--early', 'with "arrival": before its day, to guests who have paid in full')
    .addOption(jsonOption('{ number, mail, sentTo } (most of the address is masked)'))
    .action((reservation: string, mail: (typeof resendableMails)[number], options: Options) => {
      const { early = false } = options;
      if (early && mail !== 'arrival') throw new WrongUsage('--early belongs to the mail "arrival" alone.');
      return withHost(shell, async (host) => {
        const resent = await host.run('mails.resend', { reservation, mail, early });
        answer(
          shell,
          options,
          resent,
          ({ number, sentTo }) =>
            `The mail "${mail}" about ${plain(number)} to ${plain(sentTo)} ${whenDone[host.jobsAreDone]}.`,
        );
      });
    });

/** Mails to guests. */
export const mails = (shell: Shell): Command =>
  new Command('mails')
    .summary('send mails to guests again')
    .description('Sends mails to guests again.')
    .addCommand(resend(shell));
