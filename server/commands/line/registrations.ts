import { Command } from 'commander';
import type { CommandInput } from '../../host/index.ts';
import { plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';
import { asDate, asUnitId, requireOrder } from './values.ts';

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
        const reopening = await host.run('registrations.previewReopening', { reservation });
        const guest =
          reopening.sentTo === null ? 'the guest, who has no e-mail address,' : plain(reopening.sentTo);
        const question = `Ask ${guest} to register all guests of ${plain(reopening.number)} again?`;
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
        if (reopening.sentTo !== null) shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      }),
    );

const states = { registered: 'registered', open: 'not registered', reopened: 'registering again' } as const;

interface Listing extends Omit<CommandInput<'registrations.list'>, 'unit'> {
  property?: string;
  json?: true;
}

const list = (shell: Shell) =>
  commandAbout('list', {
    summary: 'list who is registered and who is not',
    description:
      'List booked stays by check-in with the state of their guest registrations, from a week ago to 30 days ahead.',
    example: 'registrations list --missing',
  })
    .option('--property <property>', 'only this property', asUnitId)
    .option('--from <date>', 'check-in on this date or later', asDate)
    .option('--to <date>', 'check-in on this date or earlier', asDate)
    .option('--missing', 'only stays whose guests are not registered')
    .addOption(
      jsonOption(
        '[{ number, unitId, guestName, startDate, endDate, guestCount, registration, registeredAt, remindedAt, reportBy }]',
      ),
    )
    .action(({ json, property: unit, ...query }: Listing) => {
      requireOrder(query);
      return withHost(shell, async (host) => {
        const stays = await host.run('registrations.list', { ...query, ...(unit !== undefined && { unit }) });
        answer(shell, { ...(json && { json }) }, stays, (rows) =>
          rows.length === 0
            ? 'No stays.'
            : table(
                ['RESERVATION', 'PROPERTY', 'CHECK-IN', 'GUESTS', 'GUEST', 'STATE', 'REMINDED', 'REPORT BY'],
                rows.map((row) => [
                  row.number,
                  row.unitId,
                  row.startDate,
                  String(row.guestCount),
                  row.guestName || 'erased',
                  states[row.registration],
                  row.remindedAt ?? 'no',
                  row.reportBy ?? '',
                ]),
              ),
        );
      });
    });

const remind = (shell: Shell) =>
  commandAbout('remind', {
    summary: 'remind a guest to register all guests',
    description:
      'Remind the guest of a stay now to register all guests, at most every twelve hours. The site also sends one reminder by itself.',
    example: 'registrations remind K7M2-9QXR',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(jsonOption('{ id, number, sentTo } (most of the address is masked)'))
    .action((reservation: string, options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(
          shell,
          options,
          await host.run('registrations.remind', { reservation }),
          ({ number, sentTo }) => plain(`${sentTo} is reminded to register the guests of ${number}.`),
        );
      }),
    );

/** Lists registrations of guests, reminds guests, and reopens registrations for correction. */
export const registrations = (shell: Shell): Command =>
  new Command('registrations')
    .summary('list registrations, remind guests, allow guests to register again')
    .description('List who is registered, remind guests to register, and allow guests to register again.')
    .addCommand(list(shell))
    .addCommand(remind(shell))
    .addCommand(reopen(shell));
