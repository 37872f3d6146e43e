import { InvalidArgumentError, type Command } from 'commander';
import { suggestNames } from '../paths/nearest.ts';
import { deviceNames } from '../playwright/devices.ts';
import type { PathRequest } from '../playwright/request.ts';
import type { BrowserConfig } from './config.ts';
import { resolveFile } from './options.ts';

/** The options of commands that run paths in a browser. */
export interface BrowserOptions {
  device: string;
  dark?: true;
  address?: string;
  words?: true;
  output: string;
  json?: true;
  junit?: string;
}

function parseDevice(text: string): string {
  if (deviceNames.includes(text)) return text;
  const similar = suggestNames(text, deviceNames);
  throw new InvalidArgumentError(
    `${similar.length > 0 ? `Similar names: ${similar.join(', ')}. ` : ''}Use desk, phone, or a device that Playwright defines, such as “iPhone 15”.`,
  );
}

function parseAddress(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new InvalidArgumentError('Give an origin without a path, such as https://staging.example.');
}

/** Adds the options of commands that run paths in a browser. */
export function addBrowserOptions(command: Command, { otherSite }: BrowserConfig, folder: string): Command {
  command
    .option(
      '--device <name>',
      'device to emulate: desk (a desktop browser), phone, or a device that Playwright defines, such as "iPhone 15"',
      parseDevice,
      'desk',
    )
    .option('--dark', 'use the dark colour scheme')
    .option('--output <folder>', 'folder for the report', folder)
    .option('--json', 'print the results as JSON')
    .option('--junit <file>', 'also write the results as JUnit XML');
  if (!otherSite) return command;
  const { name, description } = otherSite.subject;
  return command
    .option(
      '--address <address>',
      'use this site instead of starting one, such as https://staging.example',
      parseAddress,
    )
    .option(`--${name} <id>`, `with --address: ${description}`)
    .option(
      '--words',
      'with --address: also check texts and prices; only for a site with the same content as the tests',
    );
}

/** Returns the part of another site that the options name. */
const getSubject = (options: BrowserOptions, { otherSite }: BrowserConfig): string | undefined =>
  otherSite && (options as unknown as Readonly<Record<string, string | undefined>>)[otherSite.subject.name];

/** Checks the site that the options name, if they name one. */
export async function checkOtherSite(
  options: BrowserOptions,
  browser: BrowserConfig,
  machines: readonly string[],
): Promise<void> {
  const { address } = options;
  const subject = getSubject(options, browser);
  if (address === undefined) return;
  await browser.otherSite?.check({ address, ...(subject !== undefined && { subject }) }, machines);
}

/** Converts the options into a request for browser tests. */
export function toRequest(options: BrowserOptions, browser: BrowserConfig) {
  const { device, dark, address, words, output } = options;
  const subject = getSubject(options, browser);
  return {
    paths: [],
    device,
    language: browser.languages[0] ?? '',
    slowMo: 0,
    isDark: dark ?? false,
    isHeaded: false,
    // In small windows some texts are in other places, and another site has its own texts.
    checksTexts: device === 'desk' && (address === undefined || words === true),
    isRecorded: true,
    continuesAfterFailure: false,
    folder: resolveFile(output),
    ...(address !== undefined && { address }),
    ...(subject !== undefined && { subject }),
  } as const satisfies Omit<PathRequest, 'hasVideo'>;
}
