function show(image: HTMLImageElement): void {
  // Of two for two schemes the style sheet shows one, and a browser loads no other.
  image.loading = 'lazy';
  image.src = image.dataset['later'] ?? '';
  image.hidden = false;
}

const waiting = 'img[data-later]';

/** Loads all small pictures that are seen on a page, however far down: a printer scrolls nothing into sight. */
export async function loadThumbnails(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(waiting)];
  for (const image of images) show(image);
  const seen = images.filter((image) => image.checkVisibility());
  for (const image of seen) image.loading = 'eager';
  // One that is not there keeps nobody from printing the others.
  await Promise.allSettled(seen.map((image) => image.decode()));
}

/** Loads small pictures as they come into sight, or close to it. */
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
