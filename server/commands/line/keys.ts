import { Command } from 'commander';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import {
  CommandRefused,
  openWithoutKey,
  readSecretKey,
  type KeysInUse,
  type LostWithKey,
} from '../../host/index.ts';
import { requireOwnDatabase } from '../connection/connectToHost.ts';
import { facts, plain, table } from './print.ts';
import {
  answer,
  commandAbout,
  jsonOption,
  makeSure,
  readSettingsToOpen,
  withHost,
  yesOption,
  type Shell,
} from './shell.ts';

const kinds = ['documents', 'messages', 'passwords', 'calendars'] as const;

const counted = (keys: KeysInUse) =>
  table(
    ['', 'SEALED AGAIN', 'WERE ALREADY', 'UNREADABLE'],
    kinds.map((kind) => {
      const { again, already, unreadable } = keys[kind];
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

const inWords = (keys: KeysInUse) => `${counted(keys)}\n${nextStep(keys)}`;

function refuseUnreadable(keys: KeysInUse): void {
  const unreadable = kinds.flatMap((kind) => keys[kind].unreadable);
  if (unreadable.length === 0) return;
  throw new CommandRefused(
    `What was sealed of ${plain([...new Set(unreadable)].join(', '))} opens neither with SECRET_KEY nor with ` +
      'SECRET_KEY_PREVIOUS. Set SECRET_KEY_PREVIOUS to the key that it was sealed with, and do this again.',
  );
}

const reencrypt = (shell: Shell) =>
  commandAbout('seal-again', {
    summary: 'seal what is kept with the newest secret key',
    description:
      'Seals guests’ documents, addresses of other channels’ calendars, and messages and one-time passwords whose mail ' +
      'waits, again with SECRET_KEY, and says when SECRET_KEY_PREVIOUS may be removed. It can be done while the site runs, and more than once.',
    example: 'keys seal-again',
  })
    .addOption(
      jsonOption(
        '{ hasPrevious, documents, messages, passwords, calendars: { again, already, unreadable }, linksUntil }',
      ),
    )
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        const keys = await host.run('keys.reencrypt', {});
        answer(shell, options, keys, inWords);
        refuseUnreadable(keys);
      }),
    );

const lostInWords = ({ documents, messages, passwords, calendars, links }: LostWithKey) =>
  facts([
    ['Links in mails that stop working', `of ${links.length} reservations`],
    [
      'Documents that are deleted',
      `of ${documents.length} guests, of ${new Set(documents).size} reservations`,
    ],
    ['Messages to you that are not mailed', String(messages)],
    ['One-time passwords that are not mailed', String(passwords)],
    ['Calendars to be added again', calendars.length === 0 ? 'none' : calendars.join(', ')],
    ['Besides', 'all cookies and tokens end'],
  ]);

const afterwards = ({ documents, links }: LostWithKey) => [
  'Start the site.',
  ...(links.length === 0
    ? []
    : [`Mail these a new link ("reservations newlink NUMBER"): ${plain(links.join(', '))}`]),
  ...(documents.length === 0
    ? []
    : [
        `Guests of these have to be registered anew, with that link, unless they were reported: ${plain([...new Set(documents)].join(', '))}`,
      ]),
];

const replaceLost = (shell: Shell) =>
  commandAbout('replace-lost', {
    summary: 'have SECRET_KEY take the place of a key that is lost for good',
    description:
      'For when the secret key that the database was made with is lost for good, and the site does not start with ' +
      'another. Has SECRET_KEY, or the one generated in DATA_DIR, take its place, and deletes what nobody can read any ' +
      'more: guests’ documents, addresses of calendars, messages and one-time passwords whose mail waits. Links that were mailed stop working. ' +
      'Reservations and payments stay. Stop the site first, on each machine, and make a backup.',
    example: 'keys replace-lost',
  })
    .addOption(yesOption())
    .addOption(jsonOption('{ documents, messages, passwords, calendars, links }'))
    .action(async (options: { yes?: true; json?: true }) => {
      const config = await readSettingsToOpen(shell);
      requireOwnDatabase(config);
      const secretKey = await readSecretKey(config);
      const host = await openWithoutKey({ ...config, secretKey, log: shell.log, pages: { takenUnitIds } });
      try {
        const lost = await host.lost();
        const question = `${lostInWords(lost)}\nIf the key may still be found, look for it first. Take SECRET_KEY in its place?`;
        await makeSure(shell, options, question);
        await host.replace();
        answer(shell, options, lost, (keys) => [lostInWords(keys), ...afterwards(keys)].join('\n'));
      } finally {
        await host.close();
      }
    });

/** What secret keys protect. */
export const keys = (shell: Shell): Command =>
  new Command('keys')
    .summary('go over to another secret key')
    .description('Helps to go over to another secret key, as docs/security.md tells.')
    .addCommand(reencrypt(shell))
    .addCommand(replaceLost(shell));
