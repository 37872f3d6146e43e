import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { PageFiles } from '../build/build.ts';

/**
 * Returns the files for the first paint as values of the `Link` header. Scripts are not included, because they can
 * wait.
 */
export const createLinkHeaders = ({ styles, fonts }: Pick<PageFiles, 'styles' | 'fonts'>): string[] => [
  ...styles.map((href) => `<${href}>; rel=preload; as=style`),
  ...fonts.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
];

/** The header of proxies that forward 103 answers; other proxies would take a 103 for the final answer. */
const passedOn = 'X-Early-Hints';

/** Sends early hints (RFC 8297) while the page is rendered, if the proxy forwards them. */
export function hintEarly(c: Context, links: readonly string[]): void {
  const answer = (c.env as { outgoing?: Pick<ServerResponse, 'writeEarlyHints'> } | undefined)?.outgoing;
  const acceptsHints = c.req.header(passedOn) !== undefined && c.req.header('Sec-Fetch-Mode') === 'navigate';
  if (acceptsHints && links.length > 0) answer?.writeEarlyHints({ link: [...links] });
}
