import type { PageNote, SidePage } from 'statechart-atlas/live';
import { legalTexts } from '../../contract/values/legalTexts.ts';
import { words } from '../support/words.ts';

const mailbox = '/sandbox/mailbox';

/** The mailbox for all e-mails of the site. */
export const sidePages: readonly SidePage[] = [{ label: 'the mailbox', address: mailbox }];

/** Explanations for pages without a journey. */
export const notes: readonly PageNote[] = [
  {
    path: String.raw`^/\w\w/(${legalTexts.join('|')})$`,
    text: 'This page runs no journey in the browser: the server has rendered it. Go back to a property to see one.',
  },
  {
    path: '^/sandbox/checkout/',
    text:
      'This is the page of the payment gateway, where no journey of the site runs: the diagram shows the state in which ' +
      `the guest left the site. After a rejected payment, press “${words('sandbox.checkout.cancel')}”: the site learns of it when the guest returns.`,
  },
  {
    path: `^${mailbox}`,
    text: 'These are the e-mails that the site has sent. No journey runs here.',
  },
];
