function show(image: HTMLImageElement): void {
  // The style sheet shows one of the two colour schemes; a browser does not load the hidden image.
  image.loading = 'lazy';
  image.src = image.dataset['later'] ?? '';
  image.hidden = false;
}

const waiting = 'img[data-later]';

/** Loads all visible thumbnails of a page before printing, including those that were never scrolled into view. */
export async function loadThumbnails(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(waiting)];
  for (const image of images) show(image);
  const seen = images.filter((image) => image.checkVisibility());
  for (const image of seen) image.loading = 'eager';
  // A missing thumbnail does not prevent printing.
  await Promise.allSettled(seen.map((image) => image.decode()));
}

/** Loads thumbnails when they are in or near the viewport. */
export function runThumbnails(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const image of target.querySelectorAll<HTMLImageElement>(waiting)) show(image);
      }
    },
    { rootMargin: '64px' },
  );
  for (const place of document.querySelectorAll('.thumbnail')) observer.observe(place);
  addEventListener('beforeprint', () => void loadThumbnails());
}
