import { describe } from 'vitest';
import { auditLogModel } from '../../../machines/dashboard/auditLog/auditLog.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { auditLogRules } from '../rules/dashboard/auditLog.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the log of what people did', () => {
  testRules(auditLogModel, auditLogRules);
  testLaws(auditLogModel);
});
