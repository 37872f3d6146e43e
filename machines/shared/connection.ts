/** Sent to the machines of a page once the site can be reached again, so that they repeat failed requests. */
export interface ConnectionReturned {
  type: 'connection.returned';
}
