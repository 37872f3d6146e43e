import { CommanderError } from 'commander';
import { WrongSettings } from '../../config/index.ts';
import { CannotOpen, CommandRefused, ContentRefused, FolderInUse, WrongInput } from '../../host/index.ts';

/** The exit codes, which scripts rely on. */
export const exitCodes = { done: 0, refused: 1, wrongUsage: 2 } as const;

/** A command is missing required input. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** Errors whose message says what is wrong and how to fix it; they are printed without a stack trace. */
const knownErrors = [CannotOpen, CommandRefused, ContentRefused, FolderInUse, WrongInput, WrongUsage];

/** Returns the text of an error for the operator. */
export function getErrorText(error: unknown): string {
  if (error instanceof WrongSettings) {
    const lines = error.mistakes.map(({ setting, problem }) => `  ${setting} ${problem}`);
    return ['Correct these settings:', ...lines].join('\n');
  }
  if (knownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Returns the exit code of an error. */
export function getExitCode(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
  const isUsage =
    error instanceof CommanderError || error instanceof WrongInput || error instanceof WrongUsage;
  return isUsage ? exitCodes.wrongUsage : exitCodes.refused;
}
