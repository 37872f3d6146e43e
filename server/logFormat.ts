import { format } from 'node:util';
import { pino, type Logger } from 'pino';
import { CannotStart } from './cannotStart.ts';
import { WrongSettings } from './config/index.ts';
import { CannotOpen, ContentRefused, FolderInUse } from './host/index.ts';
import { openLog } from './log.ts';
import { NotBuilt } from './site/index.ts';
import { summaryInWords, type Summary } from './summary.ts';

/** Errors that say by themselves what is wrong and how to mend it: no stack helps there. */
const speaking = [CannotStart, CannotOpen, ContentRefused, FolderInUse, NotBuilt];
const speaks = (error: unknown): error is Error => speaking.some((kind) => error instanceof kind);

/** How the process speaks to whoever started it. */
export interface Voice {
  /** What is served, and where. */
  ready(summary: Summary): void;
  /** What may be a mistake, and keeps nothing from starting. */
  doubt(sentence: string): void;
  /** Why nothing is served, and how to mend it. */
  cannotStart(error: unknown): void;
}

/** Words, for people in front of a terminal. */
const inWords: Voice = {
  ready(summary) {
    console.log(summaryInWords(summary));
  },
  doubt: (sentence) => console.error(sentence),
  cannotStart(error) {
    if (error instanceof WrongSettings) {
      const lines = error.mistakes.map(({ setting, problem }) => `  ${setting} ${problem}`);
      console.error(['The site cannot start. To be mended:', ...lines].join('\n'));
    } else {
      console.error(speaks(error) ? `The site cannot start. ${error.message}` : error);
    }
  },
};

/** A line of the log for each, whatever LOG_LEVEL says: without them nobody knows whether the site runs. */
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

// At once, for the process may end with the next step.
const atOnce = () => pino.destination({ dest: 1, sync: true });

export const voiceFor = (people: boolean): Voice => (people ? inWords : inLines(openLog('info', atOnce())));

const levels = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const;

/**
 * Has Node and the packages say in the log what they would write between its lines: warnings, what is written to the
 * console, and the error that ends the process.
 */
export function logEverything(log: Logger): void {
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...values: unknown[]) => log[level](format(...values));
  }
  // Node's own listener writes plain text.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a mistake that nobody caught: the process ends');
    process.exit(1);
  });
}
