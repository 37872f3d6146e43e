import type { ActorRefFrom } from 'xstate';
import type { deskActionMachine } from '../../../../machines/dashboard/deskAction/deskAction.machine.ts';
import type { deskFormMachine } from '../../../../machines/dashboard/deskForm/deskForm.machine.ts';
import type { refundMachine } from '../../../../machines/dashboard/refund/refund.machine.ts';
import type {
  DeskContext,
  DeskEvent,
} from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';

/** The properties of the screens of one reservation. */
export interface DeskProps {
  context: DeskContext;
  /** The running action, form or refund. */
  children: {
    deskAction?: ActorRefFrom<typeof deskActionMachine> | undefined;
    refund?: ActorRefFrom<typeof refundMachine> | undefined;
    deskForm?: ActorRefFrom<typeof deskFormMachine> | undefined;
  };
  send: (event: DeskEvent) => void;
}
