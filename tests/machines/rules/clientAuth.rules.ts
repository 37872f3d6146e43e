import type {
  ClientAuthContext,
  clientAuthMachine,
} from '../../../machines/clientAuth/clientAuth.machine.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { leadsTo, defineRules } = rulesFor<typeof clientAuthMachine>();

const full: ClientAuthContext = {
  token: { token_type: 'Bearer', access_token: 'a', expires_in: 700, expires: 1_700_000_000 },
  failures: 3,
  ...waiting,
};

const granted = {
  token: { token_type: 'Bearer', access_token: 'a', expires_in: 600, expires: 1_800_000_000 },
  failures: 0,
  ...noReason,
} as const;

const states = defineRules(full, {
  unauthenticated: { first: 'begins', on: { 'token.requested': leadsTo('authenticating') } },
  authenticating: {
    first: ['unauthenticated', 'token.requested'],
    tags: ['waiting'],
    calls: { requestToken: ['requestToken', undefined] },
    answers: { 'requestToken.answered': leadsTo('authenticated', granted) },
    fails: {
      requestToken: {
        otherwise: ({ failure, retryAfter }: FailedCall) =>
          leadsTo('failed', { token: undefined, failures: 4, failure, retryAfter }),
      },
    },
  },
  authenticated: {
    first: ['authenticating', 'requestToken.answered'],
    tags: ['settled'],
    on: { 'token.refused': leadsTo('authenticating', { token: undefined }) },
    after: [700_000, leadsTo('authenticating')],
  },
  failed: {
    first: ['authenticating', 'requestToken.failed.unauthorized'],
    tags: ['failed', 'settled'],
    on: { 'token.requested': leadsTo('authenticating') },
    // The host said so, which is more than the four seconds by then.
    after: [30_000, leadsTo('authenticating')],
  },
});

/** The rules for each event in each state of the application's authentication. */
export const clientAuthRules: Rules<typeof clientAuthMachine> = {
  begins: { in: 'unauthenticated', with: { token: undefined, failures: 0, ...noReason } },
  states,
};
