import { format } from 'node:util';
import type { Logger } from 'pino';
import { CannotStart } from './cannotStart.ts';
import { WrongSettings } from '../config/index.ts';
import { CannotOpen, ContentRefused, FolderInUse } from '../host/index.ts';
import { openLog } from './log.ts';
import type { LogOutput } from './logOutput.ts';
import { NotBuilt } from '../site/index.ts';
import { summaryInWords, type Summary } from './summary.ts';

/** Errors whose message says what is wrong and how to fix it; they are logged without a stack trace. */
const speaking = [CannotStart, CannotOpen, ContentRefused, FolderInUse, NotBuilt];
const speaks = (error: unknown): error is Error => speaking.some((kind) => error instanceof kind);

/** Messages of the process to the operator who started it. */
export interface Voice {
  /** Reports the site's address and settings once it is ready. */
  ready(summary: Summary): void;
  /** Reports a possible mistake that does not keep the site from starting. */
  doubt(sentence: string): void;
  /** Reports why the site cannot start, and how to fix it. */
  cannotStart(error: unknown): void;
}

/** Plain sentences, for a terminal. */
const inWords: Voice = {
  ready(summary) {
    console.log(summaryInWords(summary, process.stdout.isTTY));
  },
  doubt: (sentence) => console.error(sentence),
  cannotStart(error) {
    if (error instanceof WrongSettings) {
      const lines = error.mistakes.map(({ setting, problem }) => `  ${setting} ${problem}`);
      console.error(['The site cannot start. Correct these settings:', ...lines].join('\n'));
    } else {
      console.error(speaks(error) ? `The site cannot start. ${error.message}` : error);
    }
  },
};

/** Log lines, written at every LOG_LEVEL: without them the operator cannot see whether the site runs. */
const inLines = (log: Logger): Voice => ({
  ready({ productName, facts, milliseconds }) {
    const entry = Object.fromEntries(facts.map(({ key, value }) => [key, value]));
    log.info({ ...entry, milliseconds: Math.round(milliseconds) }, `${productName} is ready`);
  },
  doubt: (sentence) => log.warn(sentence),
  cannotStart(error) {
    if (error instanceof WrongSettings) {
      for (const { setting, problem } of error.mistakes) {
        log.fatal({ setting }, `The site cannot start: ${setting} ${problem}`);
      }
    } else if (speaks(error)) {
      log.fatal(`The site cannot start. ${error.message}`);
    } else {
      log.fatal({ err: error }, 'The site cannot start');
    }
  },
});

export const voiceFor = (people: boolean, output: LogOutput): Voice =>
  people ? inWords : inLines(openLog('info', output));

const levels = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const;

/**
 * Routes all other output of Node and the packages to the log: warnings, console output, and the uncaught exception
 * that ends the process.
 */
export function logEverything(log: Logger): void {
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...values: unknown[]) => log[level](format(...values));
  }
  // Node's own listener writes plain text.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, exiting');
    process.exit(1);
  });
}
