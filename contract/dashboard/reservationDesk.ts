import { deskGuestOperations } from './deskGuest.ts';
import { deskMoneyOperations } from './deskMoney.ts';
import { common } from './deskOperation.ts';
import { deskReservation } from './deskReservation.ts';
import type { HostOperation } from '../operation.ts';
import { roles } from './role.ts';

/** One reservation, and what a host does with it. */
export const reservationDeskOperations = {
  getReservation: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}',
    summary: 'Get one reservation, without its link and its guests’ documents',
    success: { status: 200, answer: deskReservation },
    roles,
    effect: 'reads',
  },
  ...deskMoneyOperations,
  ...deskGuestOperations,
} as const satisfies Record<string, HostOperation>;
