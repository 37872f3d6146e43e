import { accessLinkModel } from '../../machines/dashboard/accessLink/accessLink.model.ts';
import { signInModel } from '../../machines/dashboard/signIn/signIn.model.ts';
import { sessionModel } from '../../machines/dashboard/session/session.model.ts';
import { accessLinkRules } from '../../tests/machines/rules/dashboard/accessLink.rules.ts';
import { signInRules } from '../../tests/machines/rules/dashboard/signIn.rules.ts';
import { sessionRules } from '../../tests/machines/rules/dashboard/session.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { accessLinkExpected } from './accessLinkExpected.ts';
import { signInExpected } from './signInExpected.ts';
import { sessionExpected } from './sessionExpected.ts';

export const sessionWalk = defineWalk({
  model: sessionModel,
  rules: sessionRules,
  start: 'loading',
  expected: sessionExpected,
  // Sign-in and links have walks of their own.
  exceptions: [
    { in: /^(signed|following)/, event: /^session\.(opened|changed)$/ },
    {
      in: /^(signingOut|notSignedOut|signedIn|signedOut|notLoaded|followingLink)$/,
      event: /^link\.followed$/,
    },
  ],
});

export const signInWalk = defineWalk({
  model: signInModel,
  rules: signInRules,
  start: 'address.asking',
  expected: signInExpected,
});

export const accessLinkWalk = defineWalk({
  model: accessLinkModel,
  rules: accessLinkRules,
  start: 'reading',
  expected: accessLinkExpected,
  // The session shows sign-in instead.
  exceptions: [{ in: /^expired$/, event: /^signIn\.requested$/ }],
});
