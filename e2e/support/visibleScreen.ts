import type { Locator } from '@playwright/test';

/** The visible and announced content of a part of the page. Controls are described as `button “Book now”`. */
export interface VisibleScreen {
  headings: string[];
  /** Texts of alerts. */
  alerts: string[];
  /** Texts of status messages. */
  news: string[];
  /** Enabled buttons and links. */
  moves: string[];
  /** Disabled controls and fields. */
  heldBack: string[];
  /** Enabled fields with their values. */
  fields: string[];
  /** The current step in a list of steps. */
  step: string;
  text: string;
  focus: string;
}

function look([root, other]: Element[]): VisibleScreen | undefined {
  if (root === undefined || other !== undefined) return undefined;
  const flat = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;
  // The days of a calendar count as one control; a nested journey has its own screens.
  const separate = [...root.querySelectorAll<HTMLElement>('[role=application], [data-machine], select')];
  const isInOtherMachine = (element: Element) =>
    separate.some((part) => part !== element && part.contains(element)) || element.matches('[data-machine]');
  const all = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isVisible(element) && !isInOtherMachine(element),
    );
  const getRole = (element: Element) => {
    const given = element.getAttribute('role');
    if (given !== null) return given;
    if (element.matches('a, summary')) return element.matches('a') ? 'link' : 'button';
    if (element.matches('select')) return 'list';
    if (/^H\d$/.test(element.tagName)) return 'heading';
    if (!(element instanceof HTMLInputElement)) return element.tagName.toLowerCase();
    return ['checkbox', 'radio', 'number', 'date'].includes(element.type) ? element.type : 'text';
  };
  const getLabels = (element: Element) =>
    [...((element as HTMLInputElement).labels ?? [])].map(({ innerText }) => innerText);
  const getName = (element: Element) => {
    const event = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = event.map((id) => document.getElementById(id)?.innerText).join(' ');
    const name =
      element.getAttribute('aria-label') ??
      (labelled || getLabels(element)[0] || (element as HTMLElement).innerText);
    // A radio button with a long description is named by its first line, a calendar by its purpose.
    if (element.matches('[role=application]')) return flat(name.split(',')[0]);
    return flat(element.matches('[type=radio]') ? name.split('\n')[0] : name);
  };
  const described = (element: Element) => `${getRole(element)} “${getName(element)}”`;
  const holds = (element: Element) => {
    if (element.matches('[type=checkbox], [type=radio]'))
      return element.matches(':checked') ? ': yes' : ': no';
    return element.matches('[role=application]') ? '' : `: ${(element as HTMLInputElement).value}`;
  };
  const isDisabled = ':disabled, [aria-disabled=true], [aria-busy=true], [readonly]';
  // The button that opens the list of a field belongs to the field.
  const controls = all('button:not([tabindex="-1"]), a[href], summary');
  const fields = all('input, select, textarea, [role=application]');
  const active = document.activeElement;
  return {
    headings: all('h1, h2, h3, h4').map((heading) => flat(heading.innerText)),
    alerts: all('[role=alert]').map((alert) => flat(alert.innerText)),
    news: all('[role=status]')
      .map((status) => flat(status.innerText) || (status.getAttribute('aria-label') ?? ''))
      .filter((news) => news !== ''),
    moves: controls.filter((control) => !control.matches(isDisabled)).map(described),
    heldBack: [...controls, ...fields].filter((control) => control.matches(isDisabled)).map(described),
    fields: fields
      .filter((field) => !field.matches(isDisabled))
      .map((field) => described(field) + holds(field)),
    step: all('[aria-current=step]')
      .map((step) => flat(step.innerText))
      .join(', '),
    text: separate.reduce(
      (text, { innerText }) => text.replace(flat(innerText), ' '),
      flat((root as HTMLElement).innerText),
    ),
    focus: active === null || active === document.body ? 'nowhere' : described(active),
  };
}

/**
 * The visible screen of an element. `evaluateAll` takes a third of the time of `evaluate`, which first waits for the
 * element.
 */
export async function readScreen(part: Locator): Promise<VisibleScreen> {
  for (;;) {
    const screen = await part.evaluateAll(look);
    if (screen !== undefined) return screen;
    // Fails if there is no such element, or a second one.
    await part.waitFor({ state: 'attached' });
  }
}
