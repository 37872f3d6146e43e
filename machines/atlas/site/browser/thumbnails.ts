function show(image: HTMLImageElement): void {
  // Of two for two schemes the style sheet shows one, and a browser loads no other.
  image.loading = 'lazy';
  image.src = image.dataset['later'] ?? '';
  image.hidden = false;
}

/** Loads small pictures as they come into sight, or close to it. */
export function runThumbnails(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const image of target.querySelectorAll<HTMLImageElement>('img[data-later]')) show(image);
      }
    },
    { rootMargin: '64px' },
  );
  for (const place of document.querySelectorAll('.thumbnail')) observer.observe(place);
}
