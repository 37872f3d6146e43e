/** Splits off the links for the head, which React renders at the start of a page. */
export function hoistLinks(rendered: string): { links: string; html: string } {
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(rendered) ?? [];
  return { links, html: rendered.slice(links.length) };
}
