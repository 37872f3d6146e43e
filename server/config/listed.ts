import { settingNames, settings, type SettingName } from './settings.ts';

const getDefault = (name: SettingName) => {
  const setting = settings[name];
  return 'fallback' in setting ? `\`${setting.fallback}\`` : setting.otherwise;
};

const asTable = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/** Formats the table of settings for `docs/settings.md`. */
export const settingsTable = (): string =>
  asTable([
    ['Setting', 'Default', 'Description'],
    ...settingNames.map((name) => [`\`${name}\``, getDefault(name), settings[name].about]),
  ]);

function asEntry(name: SettingName): string {
  const setting = settings[name];
  const value = 'fallback' in setting ? setting.fallback : '';
  const otherwise = 'fallback' in setting ? '' : ` Default: ${setting.otherwise}.`;
  return `# ${setting.about}${otherwise}\n# ${name}=${value}\n`;
}

/** Formats the settings for `.env.example`: every line is a comment until an operator sets it. */
export const settingsFile = (): string =>
  [
    '# Copy this file to .env and set the values that differ from their defaults.\n',
    ...settingNames.map(asEntry),
  ].join('\n');

/** The settings that most hosts change, in the order in which a site needs them. */
const ofHosts: readonly SettingName[] = [
  'PORT',
  'HOST',
  'LANGUAGES',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'DATABASE_URL',
  'SECRET_KEY',
  'BACKUP_DAYS',
  'METRICS_TOKEN',
];

/** Formats the file `.env` of a new site. */
export const hostSettingsFile = (): string =>
  [
    '# Settings of this site. Remove the # in front of a setting to change its value, and restart the site.\n' +
      '# All settings: node_modules/estadia/docs/settings.md\n',
    ...ofHosts.map(asEntry),
  ].join('\n');
