/** Whether an element has no text for a reader. */
const isDecoration = (node: Element) => node.matches('svg, noscript, script, [hidden], [aria-hidden="true"]');

const separateElements =
  'h1,h2,h3,h4,p,li,dl,tr,caption,legend,dt,label,button,a[href],input,select,textarea,summary,img,[role],[aria-label]';

/** Replaces no-break spaces, which are invisible in expected texts and have their own tests. */
export const normalizeSpaces = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

const hasWords = (node: Element | null) =>
  node !== null && node.matches('span:not([translate])') && node.textContent?.trim() !== '';

/** Whether an element is only a wrapper of a text, which protects it from translators in the browser. */
const isTextWrapper = (node: Node) =>
  node instanceof Element &&
  node.matches('span:not([class], [id], [lang])') &&
  node.childElementCount === 0 &&
  !hasWords(node.previousElementSibling) &&
  !(hasWords(node.nextElementSibling) && node.nextElementSibling?.className === '');

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE || isTextWrapper(node);

/** Returns the text of a node. A gap separates the texts of its elements. */
export function getText(node: Node, gap = ' '): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && isDecoration(node)) return '';
  if (node instanceof HTMLImageElement) return node.alt;
  let text = '';
  for (const child of node.childNodes) {
    const part = getText(child, gap);
    text += isText(child) || text === '' || part === '' ? part : gap + part;
  }
  return text;
}

const getTextsByIds = (root: Document, ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const found = root.getElementById(id);
      return (
        found?.getAttribute('aria-label') ??
        normalizeSpaces(getText(found ?? root.createTextNode(`(no ${id})`)))
      );
    });

export function getName(control: Element): string {
  const labelled = getTextsByIds(control.ownerDocument, control.getAttribute('aria-labelledby'));
  if (labelled.length > 0) return labelled.join(' ');
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  const [named] = (control as HTMLInputElement).labels ?? [];
  return normalizeSpaces(getText(named ?? control));
}

const isFocused = (control: HTMLElement) => control.ownerDocument.activeElement === control;

const getMarks = (control: HTMLElement) => {
  const { ariaCurrent, ariaPressed, ariaBusy, ariaInvalid } = control;
  return [
    control.matches(':disabled') && 'disabled',
    ariaBusy === 'true' && 'busy',
    control.matches('[readonly]') && 'read only',
    ariaCurrent && 'current',
    ariaPressed === 'true' && 'pressed',
    ariaInvalid === 'true' && 'invalid',
    control.parentElement?.getAttribute('aria-sort'),
    isFocused(control) && 'focus',
  ]
    .filter(Boolean)
    .map((mark) => ` (${String(mark)})`)
    .join('');
};

const describeControl = (control: Element) =>
  getTextsByIds(control.ownerDocument, control.getAttribute('aria-describedby'))
    .map((text) => ` — ${text}`)
    .join('');

const getValue = (control: Element) =>
  control instanceof HTMLSelectElement
    ? `<${normalizeSpaces(control.selectedOptions[0]?.textContent ?? '')}>`
    : `"${(control as HTMLInputElement).value}"`;

function readControl(control: HTMLElement): string {
  if (control.matches('[type=checkbox], [type=radio]')) {
    const mark = (control as HTMLInputElement).checked ? 'x' : ' ';
    return control.matches('[type=radio]') ? `(${mark})` : `[${mark}] ${getName(control)}`;
  }
  if (control.matches('input, select, textarea')) return `${getName(control)}: ${getValue(control)}`;
  if (control.matches('a')) return `${getName(control)} → ${control.getAttribute('href')}`;
  return `[${getName(control)}]`;
}

/** A line of a screen, and the control that it describes. */
export interface Line {
  text: string;
  control?: HTMLElement;
}

const readLinks = (paragraph: Element) =>
  [...paragraph.childNodes]
    .map((child) =>
      child instanceof Element && child.matches('a')
        ? `[${getText(child)}](${child.getAttribute('href')})`
        : getText(child, ''),
    )
    .join('');

/** Whether a control already has its text; an alert is also announced on its own. */
const isDescription = (node: Element) =>
  node.id !== '' &&
  node.closest('[role=alert]') === null &&
  node.ownerDocument.querySelector(`[aria-describedby~="${node.id}"]`) !== null;

function* readElement(node: HTMLElement): Generator<Line> {
  const text = normalizeSpaces(node.matches('p, h1, h2, h3, h4') ? readLinks(node) : getText(node));
  const [, level] = /^H(\d)$/.exec(node.tagName) ?? [];
  const focus = isFocused(node) ? ' (focus)' : '';
  if (level !== undefined) yield { text: `${'#'.repeat(Number(level))} ${text}${focus}` };
  else if (text !== '') yield { text: node.matches('li') ? `- ${text}${getMarks(node)}` : text };
}

const readRow = (parts: Iterable<Element>, between: string) => ({
  text: [...parts].map((part) => normalizeSpaces(getText(part))).join(between),
});

/** Reads a screen line by line, in the order in which a screen reader presents it. */
export function* readLines(node: HTMLElement): Generator<Line> {
  if (isDecoration(node) || isDescription(node)) return;
  if (node.matches('input[type=hidden], label[for]')) return;
  if (node.matches('button, a[href], input, select, textarea, summary'))
    yield { text: readControl(node) + getMarks(node) + describeControl(node), control: node };
  else if (node.matches('img'))
    yield* node.getAttribute('alt') ? [{ text: `picture: ${getName(node)}` }] : [];
  else if (node.matches('tr')) {
    yield readRow(node.children, ' | ');
    if (node.closest('[role=grid]') === null)
      for (const control of node.querySelectorAll<HTMLElement>('button, a[href]')) yield* readLines(control);
  } else if (node.parentElement?.matches('dl')) yield readRow(node.children, ': ');
  else if (node.matches('label:has(input):not(:has([type=radio]))'))
    yield* readLines(node.querySelector('input')!);
  else if (node.matches('legend'))
    yield { text: normalizeSpaces(getText(node)) + describeControl(node.parentElement!) };
  else yield* readChildren(node);
}

function* readChildren(node: HTMLElement): Generator<Line> {
  const label = node.getAttribute('aria-label');
  const focus = node.tabIndex === -1 && isFocused(node) && !node.matches('h1,h2,h3,h4') ? ' (focus)' : '';
  const prefix = node.matches('[role=alert], [role=status]') ? `${node.role}${focus}| ` : '';
  if (label !== null)
    yield {
      text: `${prefix}${node.role ?? node.localName}: ${label}`,
      ...(node.matches('[role=gridcell]') && { control: node }),
    };
  const isWhole =
    node.querySelector(node.matches('p, h1, h2, h3, h4') ? 'button, svg + a' : separateElements) === null;
  const parts = [...node.children].filter((child) => !isDecoration(child));
  const hasText = [...node.childNodes].some((child) => isText(child) && child.textContent?.trim());
  if (isWhole && (hasText || parts.length < 2 || node.matches('li'))) {
    for (const line of readElement(node)) yield { ...line, text: prefix + line.text };
    return;
  }
  for (const child of node.childNodes) {
    if (child instanceof SVGElement && child.matches('[role=img]'))
      yield { text: `img: ${normalizeSpaces(child.getAttribute('aria-label') ?? '')}` };
    else if (isText(child)) {
      const text = normalizeSpaces(child.textContent ?? '');
      if (text !== '') yield { text: prefix + text };
    } else if (child instanceof HTMLElement)
      for (const line of readLines(child)) yield { ...line, text: prefix + line.text };
  }
}
