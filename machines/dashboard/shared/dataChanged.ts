/** Sent to the machine of a page when the host has changed data that it shows, so that it loads them again. */
export interface DataChanged {
  type: 'data.changed';
}
