/** Returns the first time of day in a text, `HH:MM`: `3:00 PM`, `15h`, `ab 15 Uhr`; empty if there is none. */
export function findTime(text: string): string {
  const [, hours, minutes = '00', half] =
    /(?<!\d)(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:(am|pm|a\.m\.|p\.m\.)|h\b|uhr|(?<=[:.h]\s*\d{2}))/i.exec(
      text,
    ) ?? [];
  if (hours === undefined) return '';
  const isAfternoon = half?.toLowerCase().startsWith('p') === true;
  const hour = (Number(hours) % (half ? 12 : 24)) + (isAfternoon ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}
