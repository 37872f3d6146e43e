import { signInModel } from '../../machines/dashboard/signIn/signIn.model.ts';
import { sessionModel } from '../../machines/dashboard/session/session.model.ts';
import { signInRules } from '../../tests/machines/rules/dashboard/signIn.rules.ts';
import { sessionRules } from '../../tests/machines/rules/dashboard/session.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { signInExpected } from './signInExpected.ts';
import { sessionExpected } from './sessionExpected.ts';

export const sessionWalk = defineWalk({
  model: sessionModel,
  rules: sessionRules,
  start: 'loading',
  expected: sessionExpected,
  // Sign-in has a walk of its own.
  exceptions: [{ in: /^signed/, event: /^session\.(opened|changed)$/ }],
});

export const signInWalk = defineWalk({
  model: signInModel,
  rules: signInRules,
  start: 'address.asking',
  expected: signInExpected,
});
