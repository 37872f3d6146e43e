import { CommanderError } from 'commander';
import { WrongSettings } from '../../config/index.ts';
import { CannotOpen, CommandRefused, ContentRefused, FolderInUse, WrongInput } from '../../host/index.ts';

/** How a command ends: what scripts rely on. */
export const exitCodes = { done: 0, refused: 1, wrongUsage: 2 } as const;

/** A command that was not given what it needs. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** Errors that say by themselves what is wrong and how to mend it: no stack helps there. */
const knownErrors = [CannotOpen, CommandRefused, ContentRefused, FolderInUse, WrongInput, WrongUsage];

/** What an operator reads of an error. */
export function getErrorText(error: unknown): string {
  if (error instanceof WrongSettings) {
    const lines = error.mistakes.map(({ setting, problem }) => `  ${setting} ${problem}`);
    return ['Settings to be mended:', ...lines].join('\n');
  }
  if (knownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The exit code of an error. */
export function getExitCode(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
  const isUsage =
    error instanceof CommanderError || error instanceof WrongInput || error instanceof WrongUsage;
  return isUsage ? exitCodes.wrongUsage : exitCodes.refused;
}
