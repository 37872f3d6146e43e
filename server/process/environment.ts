import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { unknownSettings } from '../config/index.ts';
import { CannotStart } from './cannotStart.ts';

const file = '.env';

/** Converts an error of reading the file `.env` to a message for the operator. */
export function environmentFileError(error: NodeJS.ErrnoException): CannotStart {
  const reason =
    error.code === 'EACCES'
      ? `may not be read by this user (user id ${process.getuid?.()}). Run the command as the owner of the file, ` +
        'or give this user access to it (chown, or chgrp and chmod 640).'
      : `cannot be read (${error.message}). It must be a text file.`;
  return new CannotStart(`${file} ${reason}`, { cause: error });
}

/**
 * Reads the file `.env`; returns undefined if it does not exist.
 * @throws {CannotStart} if it cannot be read
 */
function readFile(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw environmentFileError(error as NodeJS.ErrnoException);
  }
}

/** Returns one sentence for each name that may be a misspelt setting. */
const findMisspelt = (source: string, names: readonly string[]): string[] =>
  unknownSettings(names).map(
    ({ typed, meant }) => `${source} sets ${typed}, which is not a setting: did you mean ${meant}?`,
  );

/** A variable of many systems: the preferred languages of GNU gettext. It is no misspelt LANGUAGES. */
const gettextLanguages = 'LANGUAGE';

/**
 * Loads settings from the file `.env` if it exists; variables that are already set take precedence.
 * @returns one sentence for each setting in it, or in the environment, that may be misspelt
 * @throws {CannotStart} if the file cannot be read
 */
export function readEnvironmentFile(): string[] {
  const given = Object.keys(process.env).filter((name) => name !== gettextLanguages);
  // Node 22.15 takes a comment in the last line for a setting.
  const written = Object.entries(parseEnv(readFile() ?? '')).filter(([name]) => !name.startsWith('#'));
  for (const [name, value] of written) process.env[name] ??= value;
  return [
    ...findMisspelt('The environment', given),
    ...findMisspelt(
      file,
      written.map(([name]) => name),
    ),
  ];
}
