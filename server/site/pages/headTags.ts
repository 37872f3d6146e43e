/**
 * Takes from the front of a rendered page what React wrote there for the head: the links to what the browser is to load
 * before all else.
 */
export function hoistLinks(rendered: string): { links: string; html: string } {
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(rendered) ?? [];
  return { links, html: rendered.slice(links.length) };
}
