import { Command } from 'commander';
import { CommandRefused, type KeysInUse } from '../../host/index.ts';
import { plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

const kinds = ['documents', 'messages', 'passwords'] as const;

const counted = (told: KeysInUse) =>
  table(
    ['', 'SEALED AGAIN', 'WERE ALREADY', 'UNREADABLE'],
    kinds.map((kind) => {
      const { again, already, unreadable } = told[kind];
      return [kind, String(again), String(already), String(unreadable.length)];
    }),
  );

function nextStep({ hasPrevious, linksUntil }: KeysInUse): string {
  if (!hasPrevious) return 'SECRET_KEY_PREVIOUS is not set where this was done: nothing needs it.';
  if (linksUntil === null) return 'SECRET_KEY_PREVIOUS may be removed in a quarter of an hour.';
  return (
    `SECRET_KEY_PREVIOUS may be removed after ${linksUntil}: until then it opens links that guests have from before. ` +
    'If it has leaked, remove it now, and mail new links ("reservations newlink").'
  );
}

const inWords = (told: KeysInUse) => `${counted(told)}\n${nextStep(told)}`;

function refuseUnreadable(told: KeysInUse): void {
  const unreadable = kinds.flatMap((kind) => told[kind].unreadable);
  if (unreadable.length === 0) return;
  throw new CommandRefused(
    `What was sealed of ${plain([...new Set(unreadable)].join(', '))} opens neither with SECRET_KEY nor with ` +
      'SECRET_KEY_PREVIOUS. Set SECRET_KEY_PREVIOUS to the key that it was sealed with, and do this again.',
  );
}

const sealAgain = (shell: Shell) =>
  commandAbout('seal-again', {
    summary: 'seal what is kept with the newest secret key',
    description:
      'Seals guests’ documents, and messages and one-time passwords whose mail waits, again with SECRET_KEY, and says ' +
      'when SECRET_KEY_PREVIOUS may be removed. It can be done while the site runs, and more than once.',
    example: 'keys seal-again',
  })
    .addOption(
      jsonOption(
        '{ hasPrevious, documents, messages, passwords: { again, already, unreadable }, linksUntil }',
      ),
    )
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        const told = await host.run('keys.sealAgain', {});
        answer(shell, options, told, inWords);
        refuseUnreadable(told);
      }),
    );

/** What secret keys protect. */
export const keys = (shell: Shell): Command =>
  new Command('keys')
    .summary('go over to another secret key')
    .description('Helps to go over to another secret key, as docs/security.md tells.')
    .addCommand(sealAgain(shell));
