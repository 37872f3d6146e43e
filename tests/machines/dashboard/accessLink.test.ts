import { describe } from 'vitest';
import { accessLinkModel } from '../../../machines/dashboard/accessLink/accessLink.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { accessLinkRules } from '../rules/dashboard/accessLink.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a set-up or access link', () => {
  testRules(accessLinkModel, accessLinkRules);
  testLaws(accessLinkModel);
});
