import type { Atlas } from '../base/atlas.ts';
import type { Page } from '../base/sitePage.ts';
import { machinePage } from './machine.ts';
import { mailsPage } from './mails.ts';
import { overviewPage } from './overview.ts';
import { reviewPage } from './review.ts';
import { statePage } from './state.ts';
import { statesPage } from './states.ts';

/** Returns every page of the atlas; add a new kind of page here. */
export const getPages = (atlas: Atlas): Page[] => [
  overviewPage(atlas),
  statesPage(atlas),
  mailsPage(atlas),
  ...atlas.machines.flatMap((machine) => [
    machinePage(atlas, machine),
    reviewPage(atlas, machine),
    ...machine.states.map((state) => statePage(atlas, machine, state)),
  ]),
];
