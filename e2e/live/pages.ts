import { legalTexts } from '../../contract/rules/legalTexts.ts';
import type { Aside, Beside } from '../atlas/live/page.ts';
import { words } from '../support/words.ts';

const mailbox = '/sandbox/mailbox';

/** The mailbox for all e-mails of the site. */
export const sidebar: readonly Beside[] = [{ words: 'the mails', address: mailbox }];

/** Instructions for pages without a journey. */
export const asides: readonly Aside[] = [
  {
    path: String.raw`^/\w\w/?$`,
    words:
      'This page runs no journey in the browser: the server has drawn it, and the diagram shows where it left off. ' +
      'Open a property and choose dates: the journeys of a guest begin there.',
  },
  {
    path: String.raw`^/\w\w/(${legalTexts.join('|')})$`,
    words:
      'This page runs no journey in the browser: the server has drawn it. Go back to a property to see one.',
  },
  {
    path: '^/sandbox/checkout/',
    words:
      'This is the page of the payment gateway, where no journey of the site runs: the diagram shows where the guest ' +
      `left it. After a refusal press “${words('sandbox.checkout.cancel')}”: the site hears of it as the guest comes back.`,
  },
  {
    path: `^${mailbox}`,
    words: 'These are the mails that the site has sent. No journey runs here.',
  },
];
