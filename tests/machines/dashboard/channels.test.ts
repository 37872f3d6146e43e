import { describe } from 'vitest';
import { channelsModel } from '../../../machines/dashboard/channels/channels.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { channelsRules } from '../rules/dashboard/channels.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about channels', () => {
  testRules(channelsModel, channelsRules);
  testLaws(channelsModel);
});
