import { showBeginning } from './firstView.ts';
import { openView, type View } from './view.ts';

/** Returns the visible diagram: the one in the address, or else the first one, as in the style sheet. */
const shown = (diagram: HTMLElement): HTMLElement | undefined => {
  const sheets = [...diagram.querySelectorAll<HTMLElement>('[data-chart]')];
  return sheets.find((sheet) => `#${sheet.id}` === location.hash) ?? sheets[0];
};

function markOpening(diagram: HTMLElement): void {
  const id = shown(diagram)?.id;
  for (const link of diagram.querySelectorAll('.openings a')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function runDiagram(diagram: HTMLElement): void {
  const views = new Map<HTMLElement, View>();
  for (const sheet of diagram.querySelectorAll<HTMLElement>('[data-chart]')) {
    const element = sheet.querySelector<HTMLElement>('[data-view]');
    const view = element && openView(element);
    if (view) views.set(sheet, view);
  }
  const zooms = diagram.querySelector<HTMLElement>('[data-zooms]');
  if (zooms) zooms.hidden = false;
  zooms?.addEventListener('click', ({ target }) => {
    const how = target instanceof Element && target.closest<HTMLElement>('[data-zoom]')?.dataset['zoom'];
    const sheet = shown(diagram);
    if (how && sheet) views.get(sheet)?.zoom(how);
  });
  followArrows(diagram);
  show(diagram);
}

function show(diagram: HTMLElement): void {
  markOpening(diagram);
  const sheet = shown(diagram);
  if (sheet) showBeginning(sheet);
}

/** Returns the address of an arrow on the page of its source state, whose name begins the slug. */
const addressOfArrow = (slug: string) => `${slug.split('--')[0]!.split('~').at(-1)}/#${slug}`;

/**
 * Makes the label of an arrow a link to its description. Without a pointer, the arrow can be reached on the page of its
 * state.
 */
function followArrows(diagram: HTMLElement): void {
  diagram.addEventListener('click', (event) => {
    const words = event.target instanceof Element && event.target.closest<SVGElement>('[data-arrows]');
    const [slug] = (words && words.dataset['arrows']?.split(' ')) || [];
    if (!slug || event.defaultPrevented) return;
    location.href = addressOfArrow(slug);
  });
}

/** Makes diagrams zoomable and movable, and marks the open one in the navigation. */
export function runDiagrams(): void {
  const diagrams = [...document.querySelectorAll<HTMLElement>('[data-diagram]')];
  for (const diagram of diagrams) runDiagram(diagram);
  // The target of the address is complete only after the page has loaded.
  if (location.hash !== '') addEventListener('load', () => diagrams.forEach(show));
  addEventListener('hashchange', () => {
    for (const diagram of diagrams) show(diagram);
    const opened = diagrams.map(shown).find((sheet) => `#${sheet?.id}` === location.hash);
    opened?.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true });
  });
}
