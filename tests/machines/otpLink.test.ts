import { describe } from 'vitest';
import { otpLinkModel } from '../../machines/otpLink/otpLink.model.ts';
import type { LawOptions } from './laws/particulars.ts';
import { testLaws } from './laws/testLaws.ts';
import { otpLinkRules } from './rules/otpLink.rules.ts';
import { testRules } from './rules/testRules.ts';

const particulars: LawOptions = {
  waitFor: { readingLink: 'the page to be opened, whose address contains the token' },
  failureDescriptions: {
    incomplete: 'the address contains no token',
    used: 'the host may confirm the address without returning the token of the reservation',
  },
};

describe('the link in the e-mail with the code', () => {
  testRules(otpLinkModel, otpLinkRules);
  testLaws(otpLinkModel, particulars);
});
