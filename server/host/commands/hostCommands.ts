import type { TableRows } from '../store/countRows.ts';
import type { Store } from '../store/openStore.ts';
import type { Content } from '../content/index.ts';
import type { DatabaseContext } from './shared/commandContext.ts';
import { CommandRefused } from './shared/refused.ts';
import { needsContent, runCommand, type CommandAnswer, type CommandInput, type CommandName } from './run.ts';

/** The host's own commands, run on an open database. */
export interface HostCommands {
  /** @throws {WrongInput} for invalid input, {CommandRefused} if the command cannot be executed */
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>>;
  /**
   * Writes the embedded database at one point in time to a new tar file, and counts its rows.
   * @throws {CommandRefused} if the database is a PostgreSQL server
   */
  dump(file: string): Promise<TableRows>;
}

const noContent: Content = { units: new Map(), former: new Map(), offered: [], legal: {}, welcome: {} };

/** Creates the commands; `readContent` is called for those that need the properties. */
export const createCommands = (
  context: DatabaseContext,
  readContent: () => Content | Promise<Content>,
  { dump }: Pick<Store, 'dump'>,
): HostCommands => ({
  async run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>> {
    const content = needsContent(name) ? await readContent() : noContent;
    return await runCommand({ ...context, content }, name, input);
  },
  dump: (file) => {
    if (dump) return dump(file);
    throw new CommandRefused('DATABASE_URL names a PostgreSQL server. Use pg_dump and pg_restore.');
  },
});
