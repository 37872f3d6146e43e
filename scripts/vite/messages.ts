import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { languages } from '../../contract/values/language.ts';
import { createFirstMessages } from './textsOfPage.ts';

/**
 * Matches `locales/xx/messages.json?compiled`, or the messages that a first page or the dashboard needs:
 * `locales/xx/messages.json?compiled&first=landing`, or all others: `…?compiled&rest=landing`. With an asterisk instead of the language, the module contains the
 * loaders of all languages.
 */
const compiledFile = /^(?<file>.*\.json)\?compiled(&(?<part>first|rest)=(?<page>\w+))?$/;

/** Returns a module with a loader for each language. */
function createLoaders(id: string): string {
  const loaders = languages.map(
    (language) => `${language}: () => import(${JSON.stringify(id.replace('*', language))})`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

/** The messages of e-mails, sandbox pages and new properties, which the host uses. */
const serverMessages = /^(mail|newProperty|sandbox)\./;

/** The messages of the page of a closed site, which only the server renders. */
const renderedMessages = /^closed\./;

/** The pages of properties, whose texts the dashboard loads when such a page is opened. */
const propertyFiles = [
  'content/**/*',
  'pages/*ropert*',
  'views/{newProperty,propert*}/**/*',
  'serverTexts',
].map((files) => `src/dashboard/${files}.{ts,tsx}`);

const parsed = new Map<string, MessageFormatElement[]>();

// Cached, because the builds for browsers and for the server, and each first page, compile the same messages.
function compiled(id: string, message: string, file: string): MessageFormatElement[] {
  try {
    const elements = parsed.get(message) ?? parse(message, { captureLocation: false });
    parsed.set(message, elements);
    return elements;
  } catch (error) {
    throw new Error(`${file}, message "${id}": ${String(error)}`, { cause: error });
  }
}

async function readMessages(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Compiles messages at build time, so that browsers need no parser. In development a page has all messages. */
export function compiledMessages(): Plugin {
  let root = '';
  let isForBrowsers = false;
  const firstMessagesByPage = new Map<string, (id: string) => boolean>();
  /** The modules whose texts are needed: those of a first page, of all of the dashboard, or of its pages at first. */
  const getEntries = (page: string) => {
    if (page === 'dashboard') {
      return globSync('src/dashboard/**/*.{ts,tsx}', { cwd: root, exclude: propertyFiles });
    }
    if (page === 'dashboardProperties') return globSync(propertyFiles, { cwd: root });
    if (page === 'dashboardPages') return ['src/dashboard/entry.tsx'];
    return ['src/entry-client.tsx', `src/pages/${page}.tsx`];
  };
  const isFirstOn = (page: string): ((id: string) => boolean) => {
    const known = firstMessagesByPage.get(page);
    if (known) return known;
    const isUsed = createFirstMessages(getEntries(page).map((entry) => join(root, entry)));
    // The pages of properties are loaded after the messages of all of the dashboard.
    const isFirst =
      page === 'dashboardProperties' ? (id: string) => isUsed(id) && !isFirstOn('dashboard')(id) : isUsed;
    firstMessagesByPage.set(page, isFirst);
    return isFirst;
  };
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
      isForBrowsers = config.command === 'build' && !config.build.ssr;
    },
    buildStart: () => firstMessagesByPage.clear(),
    resolveId: (source, importer) =>
      compiledFile.test(source) && source.includes('*') ? join(dirname(importer!), source) : undefined,
    async load(id) {
      const { file, part, page } = compiledFile.exec(id)?.groups ?? {};
      if (file === undefined) return undefined;
      if (file.includes('*')) return { code: createLoaders(id), map: null, moduleType: 'js' };
      // Messages that are not translated are in English.
      const english = file.replace(/[^/]+(?=\/[^/]+$)/, 'en');
      const messages: Record<string, string> = {};
      for (const source of [english, file]) {
        this.addWatchFile(source);
        Object.assign(messages, await readMessages(source));
      }
      const isFirst = page !== undefined && isForBrowsers ? isFirstOn(page) : () => part !== 'rest';
      const firstMessages = Object.entries(messages)
        .map(([key, message]) => [key, compiled(key, message, file)] as const)
        .filter(([key]) => !serverMessages.test(key) && !(isForBrowsers && renderedMessages.test(key)))
        .filter(([key]) => isFirst(key) === (part !== 'rest'));
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(firstMessages)))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
