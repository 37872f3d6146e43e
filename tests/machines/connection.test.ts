import { describe } from 'vitest';
import { connectionModel } from '../../machines/connection/connection.model.ts';
import { testLaws } from './laws/testLaws.ts';
import { connectionRules } from './rules/connection.rules.ts';
import { testRules } from './rules/testRules.ts';

describe('the connection', () => {
  testRules(connectionModel, connectionRules);
  testLaws(connectionModel);
});
