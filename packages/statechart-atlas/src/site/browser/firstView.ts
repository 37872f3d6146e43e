/** Scrolls a diagram that is wider than its frame, so its initial box is in the middle. */
export function showBeginning(sheet: HTMLElement): void {
  const view = sheet.querySelector<HTMLElement>('[data-view]');
  const id = view?.querySelector<SVGElement>('[data-begins]')?.dataset['begins'];
  const boxes = [...(view?.querySelectorAll<SVGElement>('[data-node]') ?? [])];
  const box = boxes.find(({ dataset }) => dataset['node'] === id);
  if (!view || !box) return;
  const [frame, place] = [view.getBoundingClientRect(), box.getBoundingClientRect()];
  view.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}
