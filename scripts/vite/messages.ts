import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const suffix = '.json?compiled';

/** Mails, sandbox pages and what a new property begins with are written by the server alone: no browser needs their words. */
const saidByServer = /^(content|mail|sandbox)\./;

function compiled(id: string, message: string) {
  try {
    return parse(message, { captureLocation: false });
  } catch (error) {
    throw new Error(`message "${id}": ${String(error)}`, { cause: error });
  }
}

/** Gives `locales/xx.json?compiled` as parsed messages, so that no parser goes to the browser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -'?compiled'.length);
    this.addWatchFile(file);
    const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const shown = Object.entries(messages).filter(([key]) => !saidByServer.test(key));
    const parsed = shown.map(([key, message]) => [key, compiled(key, message)]);
    return {
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(parsed)))});`,
      map: null,
      moduleType: 'js',
    };
  },
});
