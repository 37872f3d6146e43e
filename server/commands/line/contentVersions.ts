import { Option, type Command } from 'commander';
import type { ExportedContent, ImportedProperty, ListedVersion } from '../../host/index.ts';
import { table } from './print.ts';
import { answer, commandAbout, getPath, jsonOption, withHost, type Shell } from './shell.ts';
import { asCount, asUnitId } from './values.ts';

type Options = { json?: true };
type Noted = Options & { note?: string };
type Chosen = Options & { property?: string[] };

const propertyOption = () =>
  new Option('--property <property>', 'only this property; repeat it for several').argParser(
    (id: string, before: string[] | undefined) => [...(before ?? []), asUnitId(id)],
  );

function importedInWords(imported: readonly ImportedProperty[]): string {
  const rows = imported.map(({ property, version }) => [
    property,
    version === null ? 'unchanged' : String(version),
  ]);
  return `${table(['PROPERTY', 'VERSION'], rows)}\nThe dashboard manages these properties now.`;
}

const draftsInWords = (imported: readonly ImportedProperty[]): string =>
  `Stored as drafts, which "content publish" publishes: ${imported.map(({ property }) => property).join(', ')}.`;

/** Imports properties from files. */
export const importProperties = (shell: Shell): Command =>
  commandAbout('import', {
    summary: 'import properties from files into the database',
    description:
      'Publish the properties of a folder as new versions in the database, without a restart. From then on the dashboard ' +
      'manages them: the site no longer reads their YAML files, and a text file in each folder in CONTENT_DIR says so. ' +
      'Comments in the files are not imported. The command refuses a folder with errors, and then changes nothing.',
    example: 'content import',
  })
    .argument('[folder]', 'a folder of properties (default: CONTENT_DIR)')
    .addOption(propertyOption())
    .option('--draft', 'store drafts, and publish nothing')
    .addOption(jsonOption('[{ property, version }]; version is null if nothing has changed'))
    .action((folder: string | undefined, { json, property: properties, draft }: Chosen & { draft?: true }) =>
      withHost(shell, async (host) => {
        const input = {
          ...(folder !== undefined && { folder: getPath(shell, folder) }),
          ...(properties && { properties }),
          ...(draft && { draft }),
        };
        const imported = await host.run('content.import', input);
        answer(shell, { ...(json && { json }) }, imported, draft ? draftsInWords : importedInWords);
      }),
    );

function exportedInWords({ folder, properties, missingPhotos }: ExportedContent): string {
  const done = `Written to ${folder}: ${properties.join(', ')}.`;
  return missingPhotos.length === 0 ? done : `${done}\nMissing photos: ${missingPhotos.join(', ')}.`;
}

/** Exports properties to files. */
export const exportProperties = (shell: Shell): Command =>
  commandAbout('export', {
    summary: 'write the present properties to files',
    description:
      'Write the present content of all properties to a new folder, as YAML files and photos, with host.yaml, welcome.yaml and ' +
      'legal/ of CONTENT_DIR. Another site can use the folder as CONTENT_DIR, or import it. Comments are not written.',
    example: 'content export ./exported',
  })
    .argument('<folder>', 'a folder that is empty or does not exist')
    .addOption(propertyOption())
    .addOption(jsonOption('{ folder, properties, missingPhotos }'))
    .action((folder: string, { json, property: properties }: Chosen) =>
      withHost(shell, async (host) => {
        const input = { folder: getPath(shell, folder), ...(properties && { properties }) };
        answer(shell, { ...(json && { json }) }, await host.run('content.export', input), exportedInWords);
      }),
    );

const versionsInWords = (versions: readonly ListedVersion[]) =>
  table(
    ['VERSION', 'STATE', 'CREATED', 'FROM', 'NOTE'],
    versions.map(({ version, state, createdAt, fromFiles, author, authorName, note }) => [
      String(version),
      state,
      createdAt,
      fromFiles ? 'files' : author === null ? 'command line' : (authorName ?? 'dashboard'),
      note ?? '-',
    ]),
  );

const noteHelp = 'a note for yourself, which guests never see';

const publishedInWords = ({ property, version }: { property: string; version: number }) =>
  `Published as version ${version} of ${property}.`;

const onProperty = (command: Command) =>
  command.argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId);

/** Lists the versions of a property. */
export const listVersions = (shell: Shell): Command =>
  onProperty(
    commandAbout('versions', {
      summary: 'list the versions of a property',
      description:
        'List the versions of a property, the newest first. Of a property that files manage, the database contains a copy of the ' +
        'present files only.',
      example: 'content versions casa-do-limoeiro',
    }),
  )
    .addOption(
      jsonOption('[{ version, state, fromFiles, author, authorName, note, createdAt, publishedAt }]'),
    )
    .action((property: string, options: Options) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('content.versions', { property }), versionsInWords);
      }),
    );

/** Publishes the draft of a property. */
export const publish = (shell: Shell): Command =>
  onProperty(
    commandAbout('publish', {
      summary: 'publish the draft of a property',
      description:
        'Publish the draft of a property, without a restart. From then on the dashboard manages the property. Existing ' +
        'reservations keep their price and terms.',
      example: 'content publish casa-do-limoeiro',
    }),
  )
    .option('--note <note>', noteHelp)
    .addOption(jsonOption('{ property, version }'))
    .action((property: string, { json, ...note }: Noted) =>
      withHost(shell, async (host) => {
        const published = await host.run('content.publish', { property, ...note });
        answer(shell, { ...(json && { json }) }, published, publishedInWords);
      }),
    );

/** Deletes the draft of a property. */
export const discard = (shell: Shell): Command =>
  onProperty(
    commandAbout('discard', {
      summary: 'delete the draft of a property',
      description: 'Delete the draft of a property. Guests see the published version as before.',
      example: 'content discard casa-do-limoeiro',
    }),
  )
    .addOption(jsonOption('{ property }'))
    .action((property: string, options: Options) =>
      withHost(shell, async (host) => {
        const discarded = await host.run('content.discard', { property });
        answer(shell, options, discarded, () => `The draft of ${property} is deleted.`);
      }),
    );

/** Publishes an earlier version of a property again. */
export const revert = (shell: Shell): Command =>
  onProperty(
    commandAbout('revert', {
      summary: 'publish an earlier version of a property again',
      description:
        'Publish the content of an earlier version of a property as a new version, without a restart. Existing reservations keep ' +
        'their price and terms.',
      example: 'content revert casa-do-limoeiro 3',
    }),
  )
    .argument('<version>', 'the number of the version, which "content versions" lists', asCount)
    .option('--note <note>', noteHelp)
    .addOption(jsonOption('{ property, version }'))
    .action((property: string, version: number, { json, ...note }: Noted) =>
      withHost(shell, async (host) => {
        const reverted = await host.run('content.revert', { property, version, ...note });
        answer(shell, { ...(json && { json }) }, reverted, publishedInWords);
      }),
    );

/** Returns a property to its files. */
export const useFiles = (shell: Shell): Command =>
  onProperty(
    commandAbout('files', {
      summary: 'manage a property by its files again',
      description:
        'Manage a property by the files of its folder in CONTENT_DIR again, as they are now. The change takes effect at the next ' +
        'start of the site; until then it shows the last version of the dashboard. All versions remain in the database.',
      example: 'content files casa-do-limoeiro',
    }),
  )
    .addOption(jsonOption('{ property }'))
    .action((property: string, options: Options) =>
      withHost(shell, async (host) => {
        const done = await host.run('content.files', { property });
        answer(
          shell,
          options,
          done,
          () => `The files of ${property} manage it. Restart the site so that they take effect.`,
        );
      }),
    );
