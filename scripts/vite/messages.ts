import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { createFirstMessages } from './textsOfPage.ts';

/**
 * Matches `locales/xx.json?compiled`, or the messages that a first page or the dashboard needs:
 * `locales/xx.json?compiled&first=landing`.
 */
const compiledFile = /^(?<file>.*\.json)\?compiled(&first=(?<page>\w+))?$/;

/** The messages of e-mails, sandbox pages and new properties, which only the server uses. */
const serverMessages = /^(content|mail|sandbox)\./;

const parsed = new Map<string, MessageFormatElement[]>();

// Cached, because the builds for browsers and for the server, and each first page, compile the same messages.
function compiled(id: string, message: string): MessageFormatElement[] {
  try {
    const elements = parsed.get(message) ?? parse(message, { captureLocation: false });
    parsed.set(message, elements);
    return elements;
  } catch (error) {
    throw new Error(`message "${id}": ${String(error)}`, { cause: error });
  }
}

/** Compiles messages at build time, so that browsers need no parser. In development a page has all messages. */
export function compiledMessages(): Plugin {
  let root = '';
  let isForBrowsers = false;
  const firstMessagesByPage = new Map<string, (id: string) => boolean>();
  const getEntries = (page: string) =>
    page === 'dashboard' ? ['src/dashboard/entry.tsx'] : ['src/entry-client.tsx', `src/pages/${page}.tsx`];
  const isFirstOn = (page: string) => {
    const entries = getEntries(page).map((entry) => join(root, entry));
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
