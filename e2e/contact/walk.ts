import { contactModel } from '../../machines/contact/contact.model.ts';
import { contactRules } from '../../tests/machines/rules/contact.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { contactExpected } from './expected.ts';

export const contactWalk = defineWalk({
  model: contactModel,
  rules: contactRules,
  start: 'editing',
  expected: contactExpected,
});
