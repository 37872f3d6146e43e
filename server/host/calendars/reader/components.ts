import { readProperty, unfold, type Line, type Property } from './properties.ts';
import { describesEvent, seemsToTakeNights, unreadNames } from './strays.ts';

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
  /** Whether its lines are nested correctly, and it has a known name and its own END line. */
  isComplete: boolean;
  /** The names of properties that seem to be meant by lines that cannot be read. */
  unread: string[];
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
/** Components that take nights. */
const withNights = new Set(['vevent', 'vfreebusy', 'vavailability']);
/** Parts of components, which contain dates of their own. */
const parts = new Set(['valarm', 'standard', 'daylight', 'available']);
/** Properties that make a component with an unknown name an event. */
const ofEvents = new Set(['dtstart', 'dtend', 'freebusy']);

/** Collects the components of a calendar file and ignores surrounding text. */
class Splitter {
  readonly found: { component: Component; calendar: Calendar }[] = [];
  /** The first lines of passages that belong to no component, and seem to contain nights. */
  readonly strays: number[] = [];
  #isInStray = false;
  /** The number of such passages before the last BEGIN or END line. */
  #earlierStrays = 0;
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
    } else if (this.#calendars.length === 0) this.#noteStray(line, describesEvent(line.text));
    else if (calendarEnds.test(line.text)) this.#endCalendar();
    else this.#addInside(line);
  }

  #addInside(line: Line): void {
    const [outermost] = this.#open;
    if (outermost?.name === 'vtimezone' && !/^(?:begin|end)\s*:\s*v/i.test(line.text)) {
      outermost.lines.push(line.text);
    }
    const [, edge, word] = marker.exec(line.text) ?? [];
    if (edge === undefined) return this.#addProperty(line);
    if (edge.toLowerCase() === 'begin') this.#begin(word!.toLowerCase(), line);
    else this.#end(word!.toLowerCase(), line);
    this.#earlierStrays = this.strays.length;
    this.#isInStray = false;
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
    return { name, line, properties: [], lines: [], isComplete: true, unread: [], ...more };
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
      this.strays.length = this.#earlierStrays;
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
    const calendar = this.#calendars.at(-1)!;
    if (topLevel.has(component.name)) this.found.push({ component, calendar });
    else if (this.#open.length === 0 && !parts.has(component.name)) {
      // A misspelt name, or one that no standard defines.
      if (!component.properties.some(({ name }) => ofEvents.has(name))) return;
      this.found.push({ component: { ...component, name: 'vevent', isComplete: false }, calendar });
    }
  }

  /** Notes a line that belongs to no component; those between two components are one passage. */
  #noteStray({ number }: Line, isStray: boolean): void {
    if (!isStray) return;
    if (!this.#isInStray) this.strays.push(number);
    this.#isInStray = true;
  }

  #addProperty(line: Line): void {
    const property = readProperty(line);
    const calendar = this.#calendars.at(-1)!;
    const component = this.#open.at(-1) ?? calendar;
    const [outermost] = this.#open;
    if (!outermost)
      this.#noteStray(line, property ? ofEvents.has(property.name) : seemsToTakeNights(line.text));
    if (!property) {
      if (outermost && !topLevel.has(outermost.name)) this.#noteStray(line, seemsToTakeNights(line.text));
      else if (outermost && withNights.has(component.name)) component.unread.push(...unreadNames(line.text));
      return;
    }
    component.properties.push(property);
    if (component === calendar && property.name === 'method') {
      calendar.isCancelled = property.value?.trim().toUpperCase() === 'CANCEL';
    }
  }
}

export interface ParsedComponents {
  components: Component[];
  /** The first lines of passages that belong to no component, and seem to contain nights. */
  strays: number[];
}

/**
 * Parses the components of all calendars in a file. An error in one component, or text outside the calendars, does not
 * affect the others. A calendar with METHOD:CANCEL contributes none.
 * @throws {NoCalendar} if the text contains no calendar or an incomplete one, or if nothing can be read of its nights
 */
export function parseComponents(text: string): ParsedComponents {
  const splitter = new Splitter();
  for (const line of unfold(text)) splitter.add(line);
  const { found, strays, isWhole } = splitter;
  const isUnread = strays.length > 0 && !found.some(({ component }) => withNights.has(component.name));
  if (!isWhole || isUnread) throw new NoCalendar();
  return {
    components: found.filter(({ calendar }) => !calendar.isCancelled).map(({ component }) => component),
    strays,
  };
}
