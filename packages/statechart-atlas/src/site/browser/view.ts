import { moved, getScale, zoomed, type Box } from './viewBox.ts';

const step = 1.4;

const getBox = ({ viewBox: { baseVal } }: SVGSVGElement): Box => ({
  x: baseVal.x,
  y: baseVal.y,
  width: baseVal.width,
  height: baseVal.height,
});

/** A diagram that can be zoomed and moved with the wheel, pinching, dragging, keys and code. */
export interface View {
  zoom: (how: string) => void;
}

/** Makes the drawing in an element zoomable and movable. */
export function openView(element: HTMLElement): View | undefined {
  const svg = element.querySelector('svg');
  if (!svg) return undefined;
  const whole = getBox(svg);
  let box = whole;

  const show = (next: Box) => {
    box = next;
    svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    // While the whole drawing is visible, a finger scrolls the page.
    element.classList.toggle('is-zoomed', getScale(box, whole) > 1);
  };
  const middle = () => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const at = (clientX: number, clientY: number) => {
    const matrix = svg.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : middle();
  };
  const zoomBy = (factor: number, point = middle()) => show(zoomed(box, whole, factor, point));
  const moveBy = (dx: number, dy: number) => show(moved(box, whole, dx, dy));
  const zoom = (how: string) => {
    if (how === 'fit') show(whole);
    else zoomBy(how === 'in' ? step : 1 / step);
  };

  element.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || target !== element) return;
    const by = 0.15;
    const moves: Readonly<Record<string, () => void>> = {
      '+': () => zoom('in'),
      '=': () => zoom('in'),
      '-': () => zoom('out'),
      '0': () => zoom('fit'),
      ArrowLeft: () => moveBy(-box.width * by, 0),
      ArrowRight: () => moveBy(box.width * by, 0),
      ArrowUp: () => moveBy(0, -box.height * by),
      ArrowDown: () => moveBy(0, box.height * by),
    };
    moves[key]?.();
  });
  element.addEventListener('keydown', (event) => {
    const scrolls = event.key.startsWith('Arrow') && element.classList.contains('is-zoomed');
    if (scrolls && event.target === element) event.preventDefault();
  });
  element.addEventListener(
    'wheel',
    (event) => {
      // Without a key the wheel scrolls the page, unless the diagram has the focus.
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      // A mouse wheel reports steps of 100 and more, a touchpad reports small ones.
      const by = Math.min(Math.max(event.deltaY, -40), 40);
      zoomBy(Math.exp(-by * 0.01), at(event.clientX, event.clientY));
    },
    { passive: false },
  );
  followPointers(element, at, moveBy, zoomBy);
  return { zoom };
}

type Point = { x: number; y: number };

/** Handles pointers: one drags, two pinch. A press without movement is a click on the element below it. */
function followPointers(
  element: HTMLElement,
  at: (clientX: number, clientY: number) => Point,
  moveBy: (dx: number, dy: number) => void,
  zoomBy: (factor: number, point: Point) => void,
): void {
  const pressed = new Map<number, PointerEvent>();
  let hasDragged = false;
  const distance = ([a, b]: readonly PointerEvent[]) =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

  element.addEventListener('pointerdown', (event) => {
    if (pressed.size === 0) hasDragged = false;
    pressed.set(event.pointerId, event);
  });
  element.addEventListener('pointermove', (event) => {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    const far = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (!hasDragged && far < 4) return;
    if (!hasDragged) element.setPointerCapture(event.pointerId);
    hasDragged = true;
    const apart = distance([...pressed.values()]);
    const [from, to] = [at(before.clientX, before.clientY), at(event.clientX, event.clientY)];
    pressed.set(event.pointerId, event);
    if (pressed.size === 1) moveBy(from.x - to.x, from.y - to.y);
    else if (apart > 0) zoomBy(distance([...pressed.values()]) / apart, to);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, ({ pointerId }) => pressed.delete(pointerId));
  }
  element.addEventListener('dragstart', (event) => event.preventDefault());
  element.addEventListener(
    'click',
    (event) => {
      if (hasDragged) event.preventDefault();
      hasDragged = false;
    },
    { capture: true },
  );
}
