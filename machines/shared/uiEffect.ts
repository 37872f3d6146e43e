/** What a machine wants of whoever shows it, beyond what its states say: told once, and done in one place. */
export type UiEffect =
  /** What was pressed is gone: the focus goes where reading goes on. */
  | {
      type: 'focus.requested';
      on: 'page' | 'dates' | 'message' | 'registration' | 'guestsDraft' | 'cancellation' | 'stayDetails';
    }
  | { type: 'toast.requested'; toast: 'codeResent' }
  | { type: 'page.requested'; page: 'property' }
  /** The page of a reservation, with the token of its link. */
  | { type: 'reservation.requested'; reservationId: string; token: string };
