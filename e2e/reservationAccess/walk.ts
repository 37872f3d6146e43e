import { reservationAccessModel } from '../../machines/reservationAccess/reservationAccess.model.ts';
import { reservationAccessRules } from '../../tests/machines/rules/reservationAccess.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { reservationAccessExpected } from './expected.ts';

export const reservationAccessWalk = defineWalk({
  model: reservationAccessModel,
  rules: reservationAccessRules,
  start: 'asking',
  expected: reservationAccessExpected,
});
