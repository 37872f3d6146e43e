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

const kinds = ['documents', 'messages', 'passwords', 'calendars', 'webhook', 'settings'] as const;

const counted = (keys: KeysInUse) =>
  table(
    ['', 'RE-ENCRYPTED', 'UP TO DATE', 'UNREADABLE'],
    kinds.map((kind) => {
      const { again, already, unreadable } = keys[kind];
      return [kind, String(again), String(already), String(unreadable.length)];
    }),
  );

function nextStep({ hasPrevious, linksUntil }: KeysInUse): string {
  if (!hasPrevious) return 'SECRET_KEY_PREVIOUS is not set for this command: no data needs it.';
  if (linksUntil === null) return 'You can remove SECRET_KEY_PREVIOUS in a quarter of an hour.';
  return (
    `You can remove SECRET_KEY_PREVIOUS after ${linksUntil}: until then guests’ earlier links need it. ` +
    'If it has leaked, remove it now, and e-mail new links ("reservations newlink").'
  );
}

const inWords = (keys: KeysInUse) => `${counted(keys)}\n${nextStep(keys)}`;

function refuseUnreadable(keys: KeysInUse): void {
  const unreadable = kinds.flatMap((kind) => keys[kind].unreadable);
  if (unreadable.length === 0) return;
  throw new CommandRefused(
    `Encrypted data of ${plain([...new Set(unreadable)].join(', '))} can be read neither with SECRET_KEY nor with ` +
      'SECRET_KEY_PREVIOUS. Set SECRET_KEY_PREVIOUS to the key that encrypted it, and run this command again.',
  );
}

const reencrypt = (shell: Shell) =>
  commandAbout('seal-again', {
    summary: 're-encrypt stored data with the new secret key',
    description:
      'Re-encrypt guests’ documents, addresses of other channels’ calendars, the signing secret of the site’s webhook, ' +
      'the secrets in the settings of the dashboard, and waiting messages and one-time passwords with SECRET_KEY, and say when you can remove SECRET_KEY_PREVIOUS. You can run ' +
      'it while the site runs, and more than once.',
    example: 'keys seal-again',
  })
    .addOption(
      jsonOption(
        '{ hasPrevious, documents, messages, passwords, calendars, webhook, settings: { again, already, unreadable }, linksUntil }',
      ),
    )
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        const keys = await host.run('keys.reencrypt', {});
        answer(shell, options, keys, inWords);
        refuseUnreadable(keys);
      }),
    );

const lostInWords = ({ documents, messages, passwords, calendars, settings, links }: LostWithKey) =>
  facts([
    ['Links in e-mails that stop working', `of ${links.length} reservations`],
    [
      'Documents that are deleted',
      `of ${documents.length} guests, of ${new Set(documents).size} reservations`,
    ],
    ['Messages to you that are not sent', String(messages)],
    ['One-time passwords that are not sent', String(passwords)],
    ['Calendars that you must add again', calendars.length === 0 ? 'none' : calendars.join(', ')],
    ['Settings that you must enter again', settings.length === 0 ? 'none' : settings.join(', ')],
    ['Cookies and tokens', 'all become invalid'],
  ]);

const afterwards = ({ documents, links }: LostWithKey) => [
  'Start the site.',
  ...(links.length === 0
    ? []
    : [`E-mail these guests a new link ("reservations newlink NUMBER"): ${plain(links.join(', '))}`]),
  ...(documents.length === 0
    ? []
    : [
        `Guests of these reservations must register again with that link, unless they were reported: ${plain([...new Set(documents)].join(', '))}`,
      ]),
];

const replaceLost = (shell: Shell) =>
  commandAbout('replace-lost', {
    summary: 'replace a permanently lost secret key with SECRET_KEY',
    description:
      'Replace the lost secret key with SECRET_KEY, or with the key generated in DATA_DIR, and delete data that cannot be read any ' +
      'more: guests’ documents, addresses of calendars, secrets in the settings of the dashboard, waiting messages and one-time passwords. Links in e-mails stop working. ' +
      'Reservations and payments remain. Use this command only if the secret key of a database is permanently lost: the site ' +
      'does not start with a different key. First stop the site on every machine, and make a backup.',
    example: 'keys replace-lost',
  })
    .addOption(yesOption())
    .addOption(jsonOption('{ documents, messages, passwords, calendars, settings, links }'))
    .action(async (options: { yes?: true; json?: true }) => {
      const config = await readSettingsToOpen(shell);
      requireOwnDatabase(config);
      const secretKey = await readSecretKey(config);
      const host = await openWithoutKey({ ...config, secretKey, log: shell.log, pages: { takenUnitIds } });
      try {
        const lost = await host.lost();
        const question = `${lostInWords(lost)}\nIf you may still find the key, look for it first. Replace it with SECRET_KEY?`;
        await makeSure(shell, options, question);
        await host.replace();
        answer(shell, options, lost, (keys) => [lostInWords(keys), ...afterwards(keys)].join('\n'));
      } finally {
        await host.close();
      }
    });

/** Re-encrypts data after a change of the secret key, or replaces a lost key. */
export const keys = (shell: Shell): Command =>
  new Command('keys')
    .summary('re-encrypt data after a key change, or replace a lost key')
    .description(
      'Re-encrypt data after a change of the secret key, or replace a lost one. docs/security.md has the steps.',
    )
    .addCommand(reencrypt(shell))
    .addCommand(replaceLost(shell));
