import { Argument, Command } from 'commander';
import { WrongUsage } from './failures.ts';
import { resendableMails } from '../../host/index.ts';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

const whenDone = {
  now: 'is being sent',
  'by the site': 'is sent by the running site',
  'when the site starts': 'is sent when the site starts',
} as const;

interface Options {
  early?: true;
  json?: true;
}

const resend = (shell: Shell) =>
  commandAbout('resend', {
    summary: 'send an e-mail to a guest again',
    description: 'Send an e-mail about a reservation to the guest again, in their language.',
    example: 'mails resend K7M2-9QXR confirmed',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addArgument(new Argument('<mail>', 'the e-mail').choices(resendableMails))
    .option(
      '--early',
      'with "arrival": send the e-mail before its scheduled date, to guests who have paid in full',
    )
    .addOption(jsonOption('{ number, mail, sentTo } (most of the address is masked)'))
    .action((reservation: string, mail: (typeof resendableMails)[number], options: Options) => {
      const { early = false } = options;
      if (early && mail !== 'arrival') throw new WrongUsage('Use --early only with the e-mail "arrival".');
      return withHost(shell, async (host) => {
        const resent = await host.run('mails.resend', { reservation, mail, early });
        answer(
          shell,
          options,
          resent,
          ({ number, sentTo }) =>
            `The e-mail "${mail}" about ${plain(number)} to ${plain(sentTo)} ${whenDone[host.jobsAreDone]}.`,
        );
      });
    });

/** Sends e-mails to guests again. */
export const mails = (shell: Shell): Command =>
  new Command('mails')
    .summary('send e-mails to guests again')
    .description('Send e-mails to guests again.')
    .addCommand(resend(shell));
