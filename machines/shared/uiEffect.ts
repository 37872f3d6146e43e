/** One-time effects outside the state, which a single component performs. */
export type UiEffect =
  /** The pressed element disappears, so the focus moves to the given part of the page. */
  | {
      type: 'focus.requested';
      on:
        | 'page'
        | 'dates'
        | 'price'
        | 'message'
        | 'registration'
        | 'guestsDraft'
        | 'cancellation'
        | 'stayDetails';
    }
  | { type: 'toast.requested'; toast: 'codeResent' }
  /** Opens the page of a property: of the one with the id, otherwise of the one that the current page is about. */
  | { type: 'page.requested'; page: 'property'; unitId?: string }
  /** Opens the page of a reservation with the token of its link. */
  | { type: 'reservation.requested'; reservationId: string; token: string };
