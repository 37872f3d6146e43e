import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { PageFiles } from '../build/build.ts';

/** What a page is drawn with first, as values of the header `Link`. Its scripts wait until something is seen. */
export const createLinkHeaders = ({ styles, fonts }: Pick<PageFiles, 'styles' | 'fonts'>): string[] => [
  ...styles.map((href) => `<${href}>; rel=preload; as=style`),
  ...fonts.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
];

/** A proxy says by it that it passes 103 on: one that does not know it would take it for the answer. */
const passedOn = 'X-Early-Hints';

/** Says what a page needs while it is being made (RFC 8297), where a browser asks by a proxy that passes it on. */
export function hintEarly(c: Context, links: readonly string[]): void {
  const answer = (c.env as { outgoing?: Pick<ServerResponse, 'writeEarlyHints'> } | undefined)?.outgoing;
  const acceptsHints = c.req.header(passedOn) !== undefined && c.req.header('Sec-Fetch-Mode') === 'navigate';
  if (acceptsHints && links.length > 0) answer?.writeEarlyHints({ link: [...links] });
}
