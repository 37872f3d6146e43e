import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { createFirstMessages } from './textsOfPage.ts';

/** `locales/xx.json?compiled`, or what of it a page says first: `locales/xx.json?compiled&first=landing`. */
const compiledFile = /^(?<file>.*\.json)\?compiled(&first=(?<page>\w+))?$/;

/** Mails, sandbox pages and what a new property begins with are written by the server alone: no browser needs their words. */
const serverMessages = /^(content|mail|sandbox)\./;

const parsed = new Map<string, MessageFormatElement[]>();

// The same for browsers, for the server, and for each page that says it first.
function compiled(id: string, message: string): MessageFormatElement[] {
  try {
    const elements = parsed.get(message) ?? parse(message, { captureLocation: false });
    parsed.set(message, elements);
    return elements;
  } catch (error) {
    throw new Error(`message "${id}": ${String(error)}`, { cause: error });
  }
}

/** Gives messages parsed, so that no parser goes to the browser. While the site is being worked on a page has all of them. */
export function compiledMessages(): Plugin {
  let root = '';
  let isForBrowsers = false;
  const firstMessagesByPage = new Map<string, (id: string) => boolean>();
  const isFirstOn = (page: string) => {
    const entries = ['src/entry-client.tsx', `src/pages/${page}.tsx`].map((entry) => join(root, entry));
    const firstMessages = firstMessagesByPage.get(page) ?? createFirstMessages(entries);
    firstMessagesByPage.set(page, firstMessages);
    return firstMessages;
  };
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
      isForBrowsers = config.command === 'build' && !config.build.ssr;
    },
    buildStart: () => firstMessagesByPage.clear(),
    async load(id) {
      const { file, page } = compiledFile.exec(id)?.groups ?? {};
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const isIncluded = page !== undefined && isForBrowsers ? isFirstOn(page) : () => true;
      const firstMessages = Object.entries(messages)
        .filter(([key]) => !serverMessages.test(key) && isIncluded(key))
        .map(([key, message]) => [key, compiled(key, message)]);
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(firstMessages)))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
