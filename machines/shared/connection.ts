/** What the machines of a page are told once the site can be reached again: what could not be asked is asked anew. */
export interface ConnectionReturned {
  type: 'connection.returned';
}
