/** Where the pages lie in a folder and nobody serves them, a link to a folder leads to its page. */
export function linkToFiles(): void {
  if (location.protocol !== 'file:') return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    const href = link?.getAttribute('href');
    if (href === null || href === undefined) return;
    const address = new URL(href, location.href);
    if (address.protocol !== 'file:' || !address.pathname.endsWith('/')) return;
    event.preventDefault();
    address.pathname += 'index.html';
    location.href = address.href;
  });
}
