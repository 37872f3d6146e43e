import { reservationAccessModel } from '../../machines/reservationAccess/reservationAccess.model.ts';
import type { KnownWalk } from '../atlas/replay/tourOf.ts';
import { reservationAccessExpected, type AccessState } from './expected.ts';

export const reservationAccessWalk = {
  model: reservationAccessModel,
  start: 'asking',
  expected: reservationAccessExpected,
} satisfies KnownWalk<AccessState>;
