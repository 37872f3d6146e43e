/** One-time effects of the dashboard's machines outside the state, which a single component performs. */
export type DashboardEffect =
  /** The pressed element disappears, so the focus moves to the heading of the page. */
  | { type: 'focus.requested'; on: 'page' }
  /** Opens another address of the dashboard. */
  | { type: 'address.requested'; address: string };
