/** The maximum size of an uploaded photo in bytes: more than phones and cameras write as JPEG. */
export const mostPhotoBytes = 25_000_000;

/**
 * The maximum number of pixels of an uploaded photo, by which decoding needs at most 450 megabytes of memory. JPEG, PNG and
 * WebP include the largest photos of usual cameras; AVIF needs four times the memory for the same picture.
 */
export const mostPhotoPixels = { avif: 20_000_000, others: 64_000_000 } as const;

/**
 * The maximum size of a part of an upload in bytes: less than the site and the reverse proxies in `deploy/` accept, so that
 * an interruption on a slow connection costs little.
 */
export const photoPartBytes = 250_000;
