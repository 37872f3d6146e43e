import type { LinkContent } from '../../../contract/dashboard/session.ts';
import { noFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { accessLinkSetup, reportOpened } from './accessLink.setup.ts';
import { ownerSetup } from './ownerSetup.ts';

const getContent = ({ event }: { event: { output: LinkContent } }) => event.output;

/** Opens a set-up or access link, which works once. Nothing is used before the person presses a button. */
export const accessLinkMachine = accessLinkSetup.createMachine({
  id: 'accessLink',
  description: 'A person follows a set-up link or an access link to the dashboard.',
  context: ({ input }) => ({
    ...input,
    attempt: 1,
    owner: { name: '', email: '' },
    session: undefined,
    ...noFailure,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The host is asked what the link is for, without using it.',
      tags: 'waiting',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: { type: 'isSetup', params: getContent },
            target: 'setup',
            actions: ['clearFailure', 'focusPage'],
          },
          {
            target: 'welcome',
            actions: [{ type: 'storePerson', params: getContent }, 'clearFailure', 'focusPage'],
          },
        ],
        onError: onFailure({
          'link-expired': 'expired',
          'validation-failed': { target: 'expired', description: 'The link is incomplete.' },
          otherwise: 'notRead',
        }),
      },
    },
    notRead: {
      description: 'The host did not answer what the link is for; the person can try again.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'reading', actions: 'focusPage' } },
    },
    expired: {
      description: 'The link was used, has expired or is incomplete; the person can sign in with a code.',
      tags: 'failed',
      on: { 'signIn.requested': { actions: 'reportAbandoned' } },
    },
    setup: ownerSetup,
    welcome: {
      description: 'The link signs in the person for whom it was made, after they agree.',
      initial: 'offering',
      states: {
        offering: {
          description: 'The person sees whom the link signs in.',
          on: { 'link.accepted': 'opening' },
        },
        opening: {
          description: 'The host signs the person in.',
          tags: 'waiting',
          invoke: {
            id: 'openLink',
            src: 'openLink',
            input: ({ context: { token } }) => ({ token }),
            onDone: { target: '#accessLink.opened', actions: reportOpened },
            onError: onFailure({ 'link-expired': '#accessLink.expired', otherwise: 'notOpened' }),
          },
        },
        notOpened: {
          description: 'The link could not be used; the person can try again.',
          tags: 'failed',
          on: { 'link.accepted': 'opening' },
        },
      },
    },
    opened: { description: 'The link was used, and the session begins.' },
  },
});
