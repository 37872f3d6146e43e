/** What is told in words, kept apart from what is only drawn. */
const isDrawn = (node: Element) => node.matches('svg, noscript, script, [hidden], [aria-hidden="true"]');

const noteworthy =
  'h1,h2,h3,h4,p,li,dl,tr,caption,legend,dt,label,button,a[href],input,select,textarea,summary,img,[role],[aria-label]';

// No-break spaces have tests of their own; here they would only be hard to see.
export const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

const hasWords = (node: Element | null) =>
  node !== null && node.matches('span:not([translate])') && node.textContent?.trim() !== '';

/** An element that only keeps a text apart for translators: it reads as the text alone. Next to each other they are parts. */
const isTextWrapper = (node: Node) =>
  node instanceof Element &&
  node.matches('span:not([class], [id], [lang])') &&
  node.childElementCount === 0 &&
  !hasWords(node.previousElementSibling) &&
  !(hasWords(node.nextElementSibling) && node.nextElementSibling?.className === '');

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE || isTextWrapper(node);

/** The text of an element; what stands in elements of their own is told apart by a space. */
export function getText(node: Node, gap = ' '): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && isDrawn(node)) return '';
  if (node instanceof HTMLImageElement) return node.alt;
  let text = '';
  for (const child of node.childNodes) {
    const part = getText(child, gap);
    text += isText(child) || text === '' || part === '' ? part : gap + part;
  }
  return text;
}

const byIds = (root: Document, ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const found = root.getElementById(id);
      return found?.getAttribute('aria-label') ?? plain(getText(found ?? root.createTextNode(`(no ${id})`)));
    });

export function getName(control: Element): string {
  const labelled = byIds(control.ownerDocument, control.getAttribute('aria-labelledby'));
  if (labelled.length > 0) return labelled.join(' ');
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  const [named] = (control as HTMLInputElement).labels ?? [];
  return plain(getText(named ?? control));
}

const isFocused = (control: HTMLElement) => control.ownerDocument.activeElement === control;

const getMarks = (control: HTMLElement) => {
  const { ariaCurrent, ariaPressed, ariaBusy, ariaInvalid } = control;
  return [
    control.matches(':disabled') && 'held back',
    ariaBusy === 'true' && 'busy',
    control.matches('[readonly]') && 'read only',
    ariaCurrent && 'current',
    ariaPressed === 'true' && 'pressed',
    ariaInvalid === 'true' && 'refused',
    isFocused(control) && 'focus',
  ]
    .filter(Boolean)
    .map((mark) => ` (${String(mark)})`)
    .join('');
};

const about = (control: Element) =>
  byIds(control.ownerDocument, control.getAttribute('aria-describedby'))
    .map((text) => ` — ${text}`)
    .join('');

const getValue = (control: Element) =>
  control instanceof HTMLSelectElement
    ? `<${plain(control.selectedOptions[0]?.textContent ?? '')}>`
    : `"${(control as HTMLInputElement).value}"`;

function told(control: HTMLElement): string {
  if (control.matches('[type=checkbox], [type=radio]')) {
    const mark = (control as HTMLInputElement).checked ? 'x' : ' ';
    return control.matches('[type=radio]') ? `(${mark})` : `[${mark}] ${getName(control)}`;
  }
  if (control.matches('input, select, textarea')) return `${getName(control)}: ${getValue(control)}`;
  if (control.matches('a')) return `${getName(control)} → ${control.getAttribute('href')}`;
  return `[${getName(control)}]`;
}

/** A line of what is told, and the control it is about. */
export interface Line {
  text: string;
  control?: HTMLElement;
}

const linked = (paragraph: Element) =>
  [...paragraph.childNodes]
    .map((child) =>
      child instanceof Element && child.matches('a')
        ? `[${getText(child)}](${child.getAttribute('href')})`
        : getText(child, ''),
    )
    .join('');

const isDescription = (node: Element) =>
  node.id !== '' && node.ownerDocument.querySelector(`[aria-describedby~="${node.id}"]`) !== null;

function* leaf(node: HTMLElement): Generator<Line> {
  const text = plain(node.matches('p, h1, h2, h3, h4') ? linked(node) : getText(node));
  const [, level] = /^H(\d)$/.exec(node.tagName) ?? [];
  const focus = isFocused(node) ? ' (focus)' : '';
  if (level !== undefined) yield { text: `${'#'.repeat(Number(level))} ${text}${focus}` };
  else if (text !== '') yield { text: node.matches('li') ? `- ${text}${getMarks(node)}` : text };
}

const row = (parts: Iterable<Element>, between: string) => ({
  text: [...parts].map((part) => plain(getText(part))).join(between),
});

/** What a page tells and offers, line by line, as somebody who hears it would meet it. */
export function* read(node: HTMLElement): Generator<Line> {
  if (isDrawn(node) || isDescription(node)) return;
  if (node.matches('input[type=hidden], label[for]')) return;
  if (node.matches('button, a[href], input, select, textarea, summary'))
    yield { text: told(node) + getMarks(node) + about(node), control: node };
  else if (node.matches('img'))
    yield* node.getAttribute('alt') ? [{ text: `picture: ${getName(node)}` }] : [];
  else if (node.matches('tr')) yield row(node.children, ' | ');
  else if (node.parentElement?.matches('dl')) yield row(node.children, ': ');
  else if (node.matches('label:has(input):not(:has([type=radio]))'))
    yield* read(node.querySelector('input')!);
  else if (node.matches('legend')) yield { text: plain(getText(node)) + about(node.parentElement!) };
  else yield* within(node);
}

function* within(node: HTMLElement): Generator<Line> {
  const label = node.getAttribute('aria-label');
  const focus = node.tabIndex === -1 && isFocused(node) && !node.matches('h1,h2,h3,h4') ? ' (focus)' : '';
  const prefix = node.matches('[role=alert], [role=status]') ? `${node.role}${focus}| ` : '';
  if (label !== null) yield { text: `${prefix}${node.role ?? node.localName}: ${label}` };
  const isWhole =
    node.querySelector(node.matches('p, h1, h2, h3, h4') ? 'button, svg + a' : noteworthy) === null;
  const parts = [...node.children].filter((child) => !isDrawn(child));
  const hasText = [...node.childNodes].some((child) => isText(child) && child.textContent?.trim());
  if (isWhole && (hasText || parts.length < 2 || node.matches('li'))) {
    for (const line of leaf(node)) yield { ...line, text: prefix + line.text };
    return;
  }
  for (const child of node.childNodes) {
    if (child instanceof SVGElement && child.matches('[role=img]'))
      yield { text: `img: ${plain(child.getAttribute('aria-label') ?? '')}` };
    else if (isText(child)) {
      const text = plain(child.textContent ?? '');
      if (text !== '') yield { text: prefix + text };
    } else if (child instanceof HTMLElement)
      for (const line of read(child)) yield { ...line, text: prefix + line.text };
  }
}
