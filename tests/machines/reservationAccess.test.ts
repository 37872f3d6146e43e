import { describe } from 'vitest';
import { defineUserEvent } from 'statechart-atlas';
import type { reservationAccessMachine } from '../../machines/reservationAccess/reservationAccess.machine.ts';
import type { AccessContext, AccessEvent } from '../../machines/reservationAccess/reservationAccess.types.ts';
import { reservationAccessModel } from '../../machines/reservationAccess/reservationAccess.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { testRules } from './rules/testRules.ts';
import { reservationAccessRules } from './rules/reservationAccess.rules.ts';

const guest = (event: AccessEvent, name: string) =>
  defineUserEvent<typeof reservationAccessMachine>(event, '', name);

const particulars: LawOptions = {
  extraEvents: [
    guest({ type: 'access.changed', form: { email: 'ana@example.com' } }, 'access.changed.email'),
  ],
  typed: { of: ({ form }: AccessContext) => form, changesBy: ['access.changed', 'page.opened'] },
};

describe('opening a reservation with a code', () => {
  testRules(reservationAccessModel, reservationAccessRules);
  testLaws(reservationAccessModel, particulars);
});
