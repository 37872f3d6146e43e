import { describe } from 'vitest';
import { connectionModel } from '../../machines/connection/connection.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import { connectionRules } from './rules/connection.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the connection', () => {
  keepsItsRules(connectionModel, connectionRules);
  keepsTheLaws(connectionModel);
});
