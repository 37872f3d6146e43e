import type { Logger } from 'pino';
import { CannotStart } from './cannotStart.ts';
import { isThisMachine, type Config } from '../config/index.ts';
import { contentSentence, type ContentMistake } from '../host/index.ts';

/**
 * Warns the operator of a public site of content that may cost the host money or cause trouble. Rejects real payments
 * for the demo or under the name and tax number of an example.
 */
export const checkContent =
  ({ publicUrl, stripe }: Pick<Config, 'publicUrl' | 'stripe'>, log: Logger) =>
  (odd: readonly ContentMistake[]): void => {
    const examples = odd.filter(({ about }) => about === 'examples').map(contentSentence);
    if (stripe && !stripe.isTest && examples.length > 0) {
      const why =
        'STRIPE_SECRET_KEY is a live key, but guests would pay for an example property of a host who does not exist. ' +
        'Write your own values, set CONTENT_DIR to the folder of your properties, or use a test key:';
      throw new CannotStart([why, ...examples.map((sentence) => `  ${sentence}`)].join('\n'));
    }
    if (isThisMachine(new URL(publicUrl).hostname)) return;
    for (const mistake of odd) if (mistake.about) log.warn(contentSentence(mistake));
  };
