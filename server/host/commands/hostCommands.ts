import type { Store } from '../store/openStore.ts';
import type { CommandContext } from './commandContext.ts';
import { CommandRefused } from './refused.ts';
import { runCommand, type CommandAnswer, type CommandInput, type CommandName } from './run.ts';

/** The host's own commands, run on an open database. */
export interface HostCommands {
  /** @throws {WrongInput} for invalid input, {CommandRefused} if the command cannot be executed */
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>>;
  /**
   * Dumps the embedded database at one point in time, as a tar file that PGlite loads.
   * @throws {CommandRefused} if the database is a PostgreSQL server
   */
  dump(): Promise<Blob>;
}

export const createCommands = (context: CommandContext, { dump }: Pick<Store, 'dump'>): HostCommands => ({
  run: (name, input) => runCommand(context, name, input),
  dump: () => {
    if (dump) return dump();
    throw new CommandRefused('DATABASE_URL names a PostgreSQL server. Use pg_dump and pg_restore.');
  },
});
