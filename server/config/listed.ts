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

/** Formats the settings for `.env.example`: every line is a comment until an operator sets it. */
export const settingsFile = (): string => {
  const entries = settingNames.map((name) => {
    const setting = settings[name];
    const value = 'fallback' in setting ? setting.fallback : '';
    const otherwise = 'fallback' in setting ? '' : ` Default: ${setting.otherwise}.`;
    return `# ${setting.about}${otherwise}\n# ${name}=${value}\n`;
  });
  return `# Copy this file to .env and set the values that differ from their defaults.\n\n${entries.join('\n')}`;
};
