import type { StateFrom } from 'xstate';
import type { otpLinkMachine } from '../../machines/otpLink/otpLink.machine.ts';
import { createOtpLinkActors } from '../actors/otpLink.ts';
import { definePage } from '../frame/page.ts';
import { getRunner } from '../frame/runMachine.ts';
import { OtpLinkView } from '../views/otpLink/OtpLinkView.tsx';

export const page = definePage<StateFrom<typeof otpLinkMachine>>({
  loadRunner: ({ loadApi, language }) => getRunner(createOtpLinkActors(loadApi, language)),
  getInput: ({ reservation }) => ({ reservationId: reservation }),
  getOpenedEvent: () => ({ type: 'page.opened' }),
  // The server does not receive the fragment of the link, so it cannot check whether the link is valid.
  getStatus: () => 200,
  getHead: (_, text, { productName }) => ({
    title: `${text.formatMessage({ id: 'otpLink.title' })} · ${productName}`,
    description: text.formatMessage({ id: 'otpLink.title' }),
  }),
  View: OtpLinkView,
});
