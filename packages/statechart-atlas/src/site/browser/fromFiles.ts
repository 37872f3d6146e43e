/** Makes links to folders point to their index.html if the pages are opened from the file system. */
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
