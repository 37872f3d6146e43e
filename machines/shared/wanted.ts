/** What a machine wants of whoever shows it, beyond what its states say: told once, and done in one place. */
export type Wanted =
  /** What was pressed is gone: the focus goes where reading goes on. */
  | {
      type: 'focus.wanted';
      on: 'page' | 'dates' | 'message' | 'registration' | 'guestsDraft' | 'cancellation' | 'stayDetails';
    }
  | { type: 'toast.wanted'; toast: 'codeResent' }
  | { type: 'page.wanted'; page: 'property' }
  /** The page of a reservation, with the token of its link. */
  | { type: 'reservation.wanted'; reservationId: string; token: string };
