import { expect, test } from 'vitest';
import { actionKinds } from '../../contract/dashboard/actionKinds.ts';
import { actionTexts } from '../../src/dashboard/views/auditLog/actionTexts.ts';

test('every entry of the log has one kind', () => {
  expect(Object.values(actionKinds).flat().toSorted()).toEqual(Object.keys(actionTexts).toSorted());
});
