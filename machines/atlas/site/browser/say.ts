/** Says something to whoever listens, and shows it for a moment. */
export function say(text: string): void {
  const place = document.querySelector('[data-said]');
  if (place) place.textContent = text;
}
