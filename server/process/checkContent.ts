import type { Logger } from 'pino';
import { isThisMachine, type Config } from '../config/index.ts';
import { contentSentence, type ContentMistake } from '../host/index.ts';

type Checked = Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'emptyContentDir' | 'demonstrates'>>;

/**
 * Warns the operator of a public site of content that may cost the host money or cause trouble. The legal identity may be
 * in the settings of the dashboard, so its lack is reported when the site opens.
 */
export const checkContent =
  ({ publicUrl, emptyContentDir, demonstrates = false }: Checked, log: Logger) =>
  (odd: readonly ContentMistake[]): void => {
    if (isThisMachine(new URL(publicUrl).hostname)) return;
    // Guests do not see the demo on a site that does not demonstrate it.
    if (emptyContentDir !== undefined && !demonstrates) return;
    for (const mistake of odd) {
      if (mistake.about !== undefined && mistake.about !== 'identity') log.warn(contentSentence(mistake));
    }
  };
