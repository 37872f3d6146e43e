import { waitUntil, type Driver } from './driver.ts';
import { words, type MessageId } from '../support/words.ts';

type Machine =
  | 'booking'
  | 'cancellation'
  | 'contact'
  | 'landing'
  | 'property'
  | 'registration'
  | 'reservation'
  | 'stayDetails';

const within = (machine: Machine, path: string) => `//*[@data-machine="${machine}"]${path}`;

/** A guest in any browser who finds elements by their texts and the names of fields. */
export class EngineGuest {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  state = (machine: Machine): Promise<string | null> =>
    this.driver.read(`document.querySelector('[data-machine=${machine}]')?.dataset.state ?? null`);

  /** Waits until a journey is in a state or one of its substates. */
  async is(machine: Machine, ...states: string[]): Promise<string> {
    let last: string | null = null;
    try {
      return await waitUntil(`${machine} in ${states.join(' or ')}`, async () => {
        last = await this.state(machine);
        return last !== null && states.includes(last) ? last : undefined;
      });
    } catch (error) {
      throw new Error(`${machine} is in ${last}, not in ${states.join(' or ')}`, { cause: error });
    }
  }

  async expectState(path: RegExp): Promise<void> {
    const at = () => this.driver.read<string>('location.pathname');
    await waitUntil(`the page ${path}`, async () => (path.test(await at()) ? true : undefined));
  }

  press = (machine: Machine, id: MessageId) =>
    this.driver.press(within(machine, `//button[normalize-space()="${words(id)}"]`));

  followLink = (machine: Machine, id: MessageId) =>
    this.driver.press(within(machine, `//a[normalize-space()="${words(id)}"]`));

  pressPath = (machine: Machine, path: string) => this.driver.press(within(machine, path));

  type = (machine: Machine, name: string, text: string) =>
    this.driver.type(
      within(machine, `//*[substring(@name, string-length(@name) - ${name.length - 1})="${name}"]`),
      text,
    );

  choose = (machine: Machine, name: string, value: string) =>
    this.driver.choose(within(machine, `//select[@name="${name}"]`), value);

  expectText = (machine: Machine, name: string): Promise<boolean> =>
    this.driver.read(
      `!!document.querySelector('[data-machine=${machine}] [name=${name}]')?.checkVisibility()`,
    );

  value = (machine: Machine, ending: string): Promise<string> =>
    this.driver.read(`document.querySelector('[data-machine=${machine}] [name$=${ending}]')?.value ?? ''`);
}
