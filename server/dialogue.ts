import { createInterface } from 'node:readline';
import type { Dialogue } from './commands/index.ts';

/**
 * A conversation on standard input, with what is asked on standard error. Lines that come before they are asked for, as
 * they do where they are piped in, wait for their question.
 */
export function converse(): Dialogue {
  const { stdin: input, stderr: output } = process;
  const isWithAPerson = input.isTTY && output.isTTY;
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  function put(question: string) {
    const last = question.lastIndexOf('\n') + 1;
    output.write(question.slice(0, last));
    reader.setPrompt(question.slice(last));
    reader.prompt();
  }
  return {
    isWithAPerson,
    async ask(question) {
      // What is piped in is not seen, and may have been read to its end.
      if (isWithAPerson) put(question);
      else output.write(`${question}\n`);
      const next = await lines.next();
      return next.done ? undefined : next.value;
    },
    end: () => reader.close(),
  };
}
