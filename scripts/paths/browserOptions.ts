import { InvalidArgumentError, type Command } from 'commander';
import type { PathRequest } from 'statechart-atlas/playwright';
import { deviceNames } from 'statechart-atlas/playwright/devices';
import { suggestNames } from 'statechart-atlas/paths/nearest';
import { fileNamed } from './options.ts';

/** The options of commands that walk in a browser. */
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
    `${near.length > 0 ? `Similar names: ${near.join(', ')}. ` : ''}Use desk, phone, or a device that Playwright defines, such as “iPhone 15”.`,
  );
}

function asAddress(typed: string): string {
  const url = URL.parse(typed);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new InvalidArgumentError('Give an origin without a path, such as https://staging.example.');
}

/** Adds the options of commands that walk in a browser. */
export const inABrowser = (command: Command, folder: string): Command =>
  command
    .option(
      '--device <name>',
      'device to emulate: desk (a desktop browser), phone, or a device that Playwright defines, such as "iPhone 15"',
      asDevice,
      'desk',
    )
    .option('--dark', 'use the dark colour scheme')
    .option(
      '--address <address>',
      'use this site instead of starting one, such as https://staging.example',
      asAddress,
    )
    .option('--property <id>', 'with --address: the property to use')
    .option(
      '--words',
      'with --address: also check texts and prices; only for a site with the demo properties',
    )
    .option('--output <folder>', 'folder for the report', folder)
    .option('--json', 'print the results as JSON')
    .option('--junit <file>', 'also write the results as JUnit XML');

/** Converts the options into a request for a browser run. */
export const toPictureOptions = ({ device, dark, address, property, words, output }: BrowserOptions) =>
  ({
    paths: [],
    device,
    language: 'en',
    slowMo: 0,
    isDark: dark ?? false,
    isHeaded: false,
    // In small windows some texts are in other places, and another site has its own texts.
    checksTexts: device === 'desk' && (address === undefined || words === true),
    isRecorded: true,
    continuesAfterFailure: false,
    folder: fileNamed(output),
    ...(address !== undefined && { address }),
    ...(property !== undefined && { subject: property }),
  }) as const satisfies Omit<PathRequest, 'hasVideo'>;
