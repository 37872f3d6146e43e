/** The ids of the parts of the page to which its next step leads. */
export const partIds = { registration: 'registration', stayDetails: 'stay-details' } as const;

type Part = keyof typeof partIds;

/** Opens the folded content of a part. */
export const unfoldPart = (part: Part): void =>
  document.getElementById(partIds[part])?.querySelector('details')?.setAttribute('open', '');

/** Opens a part and focuses its heading. A link would replace the fragment of the address, which may contain the token. */
export function showPart(part: Part): void {
  unfoldPart(part);
  const box = document.getElementById(partIds[part]);
  box?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'start' });
}
