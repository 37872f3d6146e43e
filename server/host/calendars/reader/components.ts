import { readProperty, unfold, type Line, type Property } from './properties.ts';

/** The text contains no calendar (RFC 5545), or an incomplete one. */
export class NoCalendar extends Error {
  override readonly name = 'NoCalendar';
}

/** One component of a calendar file, with the properties that this reader uses. */
export interface Component {
  /** Lower case, such as `vevent`. */
  name: string;
  /** The number of its first line. */
  line: number;
  properties: Property[];
  /** The lines of a time zone, including those of its parts. */
  lines: string[];
  /** Whether its lines are nested correctly and it has its own END line. */
  isComplete: boolean;
}

interface Calendar extends Component {
  isCancelled: boolean;
}

const marker = /^(begin|end)\s*:\s*([\w-]+)\s*$/i;
/** Other text may precede or follow the first and last line of a calendar on the same line. */
const calendarBegins = /(?:^|[^\w-])begin\s*:\s*vcalendar\s*$/i;
const calendarEnds = /^end\s*:\s*vcalendar(?![\w-])/i;

/** Components that are direct children of a calendar; the start of one ends another open one. */
const topLevel = new Set(['vevent', 'vfreebusy', 'vtimezone', 'vtodo', 'vjournal', 'vavailability']);

/** Collects the components of a calendar file and ignores surrounding text. */
class Splitter {
  readonly found: { component: Component; calendar: Calendar }[] = [];
  calendars = 0;
  /** Nested calendars, and the open components of the innermost one. */
  readonly #calendars: Calendar[] = [];
  #open: Component[] = [];

  get isWhole(): boolean {
    return this.calendars > 0 && this.#calendars.length === 0;
  }

  add(line: Line): void {
    if (calendarBegins.test(line.text) && (this.#calendars.length === 0 || marker.test(line.text))) {
      this.#beginCalendar(line);
    } else if (this.#calendars.length === 0) return;
    else if (calendarEnds.test(line.text)) this.#endCalendar();
    else this.#addInside(line);
  }

  #addInside(line: Line): void {
    const [outermost] = this.#open;
    if (outermost?.name === 'vtimezone' && !/^(?:begin|end)\s*:\s*v/i.test(line.text)) {
      outermost.lines.push(line.text);
    }
    const [, edge, word] = marker.exec(line.text) ?? [];
    if (edge === undefined) this.#addProperty(line);
    else if (edge.toLowerCase() === 'begin') this.#begin(word!.toLowerCase(), line);
    else this.#end(word!.toLowerCase(), line);
  }

  #beginCalendar({ number }: Line): void {
    this.#closeDownTo(0);
    this.#calendars.push(this.#component('vcalendar', number, { isCancelled: false }));
  }

  #endCalendar(): void {
    this.#closeDownTo(0);
    this.#calendars.pop();
    this.calendars += 1;
  }

  #component<More extends object>(name: string, line: number, more: More): Component & More {
    return { name, line, properties: [], lines: [], isComplete: true, ...more };
  }

  #begin(name: string, { number }: Line): void {
    if (topLevel.has(name)) this.#closeDownTo(0);
    this.#calendars.at(-1)!.properties = [];
    this.#open.push(this.#component(name, number, {}));
  }

  #end(name: string, { number }: Line): void {
    const at = this.#open.findLastIndex((component) => component.name === name);
    if (at >= 0) {
      this.#closeDownTo(at + 1);
      this.#keep(this.#open.pop()!);
    } else if (topLevel.has(name)) {
      // The BEGIN line is missing or misspelt: the properties before the END line belong to this component.
      const properties = [this.#calendars.at(-1)!, ...this.#open].flatMap((parent) => parent.properties);
      this.#open = [];
      this.#keep({ ...this.#component(name, number, {}), properties, isComplete: false });
    }
  }

  /** Closes components without an END line of their own: their properties also belong to the parent. */
  #closeDownTo(depth: number): void {
    while (this.#open.length > depth) {
      const component = this.#open.pop()!;
      component.isComplete = false;
      const parent = this.#open.at(-1);
      if (parent) {
        parent.isComplete = false;
        parent.properties.push(...component.properties);
      }
      this.#keep(component);
    }
  }

  #keep(component: Component): void {
    if (topLevel.has(component.name)) this.found.push({ component, calendar: this.#calendars.at(-1)! });
  }

  #addProperty(line: Line): void {
    const property = readProperty(line);
    if (!property) return;
    const calendar = this.#calendars.at(-1)!;
    const component = this.#open.at(-1) ?? calendar;
    component.properties.push(property);
    if (component === calendar && property.name === 'method') {
      calendar.isCancelled = property.value?.trim().toUpperCase() === 'CANCEL';
    }
  }
}

/**
 * Parses the components of all calendars in a file. An error in one component, or text outside the calendars, does not
 * affect the others. A calendar with METHOD:CANCEL contributes none.
 * @throws {NoCalendar} if the text contains no calendar, or an incomplete one
 */
export function parseComponents(text: string): Component[] {
  const splitter = new Splitter();
  for (const line of unfold(text)) splitter.add(line);
  if (!splitter.isWhole) throw new NoCalendar();
  return splitter.found.filter(({ calendar }) => !calendar.isCancelled).map(({ component }) => component);
}
