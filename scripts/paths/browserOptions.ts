import { InvalidArgumentError, type Command } from 'commander';
import type { Asked } from '../../e2e/atlas/replay/asked.ts';
import { deviceNames } from '../../e2e/atlas/replay/device.ts';
import { suggestNames } from '../../machines/atlas/paths/nearest.ts';
import { fileNamed } from './options.ts';

/** How paths are walked in a browser, and where. */
export interface BrowserOptions {
  device: string;
  dark?: true;
  address?: string;
  property?: string;
  words?: true;
  output: string;
  json?: true;
  junit?: string;
}

function asDevice(typed: string): string {
  if (deviceNames.includes(typed)) return typed;
  const near = suggestNames(typed, deviceNames);
  throw new InvalidArgumentError(
    `${near.length > 0 ? `Most like it: ${near.join(', ')}. ` : ''}There are desk, phone, and the devices that Playwright knows, such as “iPhone 15”.`,
  );
}

function asAddress(typed: string): string {
  const url = URL.parse(typed);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new InvalidArgumentError('Give the beginning of an address, such as https://staging.example.');
}

/** The options of everything that walks in a browser. */
export const inABrowser = (command: Command, folder: string): Command =>
  command
    .option('--device <name>', 'desk, phone, or a device that Playwright knows', asDevice, 'desk')
    .option('--dark', 'in dark colours')
    .option('--address <address>', 'of another site, such as https://staging.example', asAddress)
    .option('--property <id>', 'the property that is walked there')
    .option('--words', 'hold every word against what the tests expect also there')
    .option('--output <folder>', 'where what was seen is left', folder)
    .option('--json', 'what became of it, for tools')
    .option('--junit <file>', 'the same as JUnit writes it');

/** What they ask of a browser. */
export const toPictureOptions = ({ device, dark, address, property, words, output }: BrowserOptions) =>
  ({
    paths: [],
    device,
    language: 'en',
    slow: 0,
    dark: dark ?? false,
    headed: false,
    // In small windows some of what is read is elsewhere, and another site has words of its own.
    words: device === 'desk' && (address === undefined || words === true),
    keeps: true,
    goesOn: false,
    folder: fileNamed(output),
    ...(address !== undefined && { address }),
    ...(property !== undefined && { property }),
  }) as const satisfies Omit<Asked, 'films'>;
