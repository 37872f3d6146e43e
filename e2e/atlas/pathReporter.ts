import { PathReporter } from 'statechart-atlas/playwright';
import { models } from '../../machines/models.ts';
import { knownWalks } from '../walks.ts';

/** The reporter of `npm run paths -- run`. */
export default class EstadiaPathReporter extends PathReporter {
  constructor() {
    super({ models, walks: knownWalks });
  }
}
