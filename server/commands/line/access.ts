import { Command, Option } from 'commander';
import { setupLink } from '../../../contract/dashboard/pages.ts';
import { roles, type Role } from '../../../contract/dashboard/role.ts';
import { languages, type Language } from '../../../contract/values/language.ts';
import type { AccessLink, ListedUser } from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';

type Options = { json?: true };

const inWords = (users: readonly ListedUser[]) =>
  users.length === 0
    ? 'Nobody has access. Create a link for the first owner: npm run host -- access link'
    : table(
        ['NAME', 'E-MAIL', 'ROLE', 'SINCE'],
        users.map(({ name, email, role, since }) => [plain(name), plain(email), role, since.slice(0, 10)]),
      );

const list = (shell: Shell) =>
  commandAbout('list', {
    summary: 'list everybody who has access to the dashboard',
    description: 'List everybody who has access to the dashboard, with their roles.',
    example: 'access list',
  })
    .addOption(jsonOption('[{ name, email, role, since }]'))
    .action((options: Options) =>
      withHost(shell, async (host) => answer(shell, options, await host.run('access.list', {}), inWords)),
    );

const linkShape = '{ email, url, expiresAt } (the link is secret)';

/** Returns the result of a command with a link at the address of the site. */
async function describeLink(host: HostConnection, { email, token, expiresAt }: AccessLink) {
  return { email, url: (await host.readPublicUrl()) + setupLink(token), expiresAt };
}

const add = (shell: Shell) =>
  commandAbout('add', {
    summary: 'give a person access',
    description:
      'Give a person access to the dashboard. The command prints a link that signs the person in once within three days; ' +
      'afterwards they sign in with codes by e-mail or a passkey. An owner may do everything, a manager everything except ' +
      'changing who has access; a cleaner sees dates and names, an accountant also amounts, but no documents.',
    example: 'access add ana@example.com --role manager --name "Ana Silva"',
  })
    .argument('<email>', 'the e-mail address of the person')
    .addOption(new Option('--role <role>', 'what the person may do').choices(roles).makeOptionMandatory())
    .option('--name <name>', 'the name of the person; by default, the beginning of the address')
    .addOption(new Option('--language <language>', 'the language of the person').choices(languages))
    .addOption(jsonOption(linkShape))
    .action((email: string, how: Options & { role: Role; name?: string; language?: Language }) =>
      withHost(shell, async (host) => {
        const { json, ...user } = how;
        const link = await host.run('access.add', { email, ...user });
        const sentence = `${plain(link.email ?? email)} has access. This link signs the person in once within three days:`;
        answer(
          shell,
          { ...(json && { json }) },
          await describeLink(host, link),
          ({ url }) => `${sentence}\n${url}`,
        );
      }),
    );

const remove = (shell: Shell) =>
  commandAbout('remove', {
    summary: 'end a person’s access',
    description:
      'End a person’s access to the dashboard, and sign them out everywhere. The last owner cannot be removed. The command ' +
      'asks for confirmation.',
    example: 'access remove ana@example.com',
  })
    .argument('<email>', 'the e-mail address of the person')
    .addOption(yesOption())
    .addOption(jsonOption('{ email }'))
    .action((email: string, options: Options & { yes?: true }) =>
      withHost(shell, async (host) => {
        await makeSure(shell, options, `End the access of ${plain(email)}, and sign them out everywhere?`);
        const removed = await host.run('access.remove', { email });
        answer(shell, options, removed, (one) => `${plain(one.email)} no longer has access.`);
      }),
    );

const link = (shell: Shell) =>
  commandAbout('link', {
    summary: 'print a link that signs a person in',
    description:
      'Print a link that signs a person in once within an hour, for example when no e-mail arrives. While nobody has access, ' +
      'print the link for the first owner.',
    example: 'access link ana@example.com',
  })
    .argument('[email]', 'the e-mail address of the person')
    .addOption(jsonOption(linkShape))
    .action((email: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const made = await host.run('access.link', email === undefined ? {} : { email });
        const who = made.email === null ? 'creates the first owner' : `signs ${plain(made.email)} in`;
        const sentence = `This link ${who} once within an hour:`;
        answer(shell, options, await describeLink(host, made), ({ url }) => `${sentence}\n${url}`);
      }),
    );

/** Manages who has access to the dashboard. */
export const access = (shell: Shell): Command =>
  new Command('access')
    .summary('list and change who has access to the dashboard')
    .description('List and change who has access to the dashboard at /host.')
    .addCommand(list(shell))
    .addCommand(add(shell))
    .addCommand(remove(shell))
    .addCommand(link(shell));
