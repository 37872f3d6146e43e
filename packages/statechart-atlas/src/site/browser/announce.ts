/** Announces a text to screen readers, and shows it for a moment. */
export function announce(text: string): void {
  const place = document.querySelector('[data-said]');
  if (place) place.textContent = text;
}
