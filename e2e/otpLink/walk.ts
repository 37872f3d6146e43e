import { otpLinkModel } from '../../machines/otpLink/otpLink.model.ts';
import { otpLinkRules } from '../../tests/machines/rules/otpLink.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { otpLinkExpected } from './expected.ts';

const byTheBrowser = 'the browser follows links by itself';

export const otpLinkWalk = defineWalk({
  model: otpLinkModel,
  rules: otpLinkRules,
  start: 'readingLink',
  expected: otpLinkExpected,
  exceptions: [
    // A second request for the same stay does not show.
    { in: /^loading$/, event: /^link\.read$/ },
    { in: /^confirmed$/, event: /^link\.read$/, notByHand: 'the page of the property has replaced the page' },
    { in: /^/, event: /^page\.(opened|left)$/, notByHand: byTheBrowser },
  ],
});
