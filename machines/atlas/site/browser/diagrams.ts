import { showBeginning } from './firstView.ts';
import { openView, type View } from './view.ts';

/** The diagram that the address names, else the first one: as the style sheet shows it. */
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

/** Where an arrow is told of: its name begins with that of its state. */
const addressOfArrow = (slug: string) => `${slug.split('--')[0]!.split('~').at(-1)}/#${slug}`;

/** Has the words of an arrow lead to it. Who has no pointer finds it on the page of its state. */
function followArrows(diagram: HTMLElement): void {
  diagram.addEventListener('click', (event) => {
    const words = event.target instanceof Element && event.target.closest<SVGElement>('[data-arrows]');
    const [slug] = (words && words.dataset['arrows']?.split(' ')) || [];
    if (!slug || event.defaultPrevented) return;
    location.href = addressOfArrow(slug);
  });
}

/** Has diagrams zoom and move, and says which of them is open. */
export function runDiagrams(): void {
  const diagrams = [...document.querySelectorAll<HTMLElement>('[data-diagram]')];
  for (const diagram of diagrams) runDiagram(diagram);
  // What an address names is shown by the time that its page has come whole.
  if (location.hash !== '') addEventListener('load', () => diagrams.forEach(show));
  addEventListener('hashchange', () => {
    for (const diagram of diagrams) show(diagram);
    const opened = diagrams.map(shown).find((sheet) => `#${sheet?.id}` === location.hash);
    opened?.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true });
  });
}
