/**
 * Saves a stay as a calendar file.
 * @param calendar RFC 5545 text
 */
export function saveCalendar(calendar: string, number: string): void {
  const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${number}.ics`;
  link.click();
  // The download has started by then. Revoking the address earlier would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
