/** One-time effects of the dashboard's machines outside the state, which a single component performs. */
export type DashboardEffect =
  /**
   * The pressed element disappears, so the focus moves to the heading of the page or of a journey in it, to the first
   * field of its form, or to the current cell of the calendar.
   */
  | { type: 'focus.requested'; on: 'page' | 'proof' | 'nightsSelection' | 'cell' | 'field' }
  /** Opens another address of the dashboard. */
  | { type: 'address.requested'; address: string }
  /** Notes in the address what the page shows, without another page. */
  | { type: 'address.replaced'; address: string };
