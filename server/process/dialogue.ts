import { createInterface } from 'node:readline';
import type { Dialogue } from '../commands/index.ts';

/**
 * Opens a dialogue that reads answers from standard input and writes questions to standard error. Lines that arrive
 * before their question, as piped input does, are queued for it.
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
      // Piped input is not echoed, and may have been read completely by now.
      if (isWithAPerson) put(question);
      else output.write(`${question}\n`);
      const next = await lines.next();
      return next.done ? undefined : next.value;
    },
    end: () => reader.close(),
  };
}
