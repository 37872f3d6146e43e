import { describe, expect, test } from 'vitest';
import { photoSources } from '../../src/ui/photoSources.ts';

const terrace = { src: '/media/casa/01-terrace.jpg', width: 800 };

describe('a photo', () => {
  test('a photo of this site is offered in every width, as AVIF and as WebP', () => {
    const srcSetIn = (format: string) =>
      `/images/320/casa/01-terrace.${format} 320w, /images/640/casa/01-terrace.${format} 640w, ` +
      `/images/768/casa/01-terrace.${format} 768w, /images/1024/casa/01-terrace.${format} 800w`;
    expect(photoSources(terrace)).toEqual({
      avif: srcSetIn('avif'),
      img: { src: '/images/1024/casa/01-terrace.webp', srcSet: srcSetIn('webp') },
    });
  });

  test('no width above the useful one is offered', () => {
    expect(photoSources(terrace, 320)).toEqual({
      avif: '/images/320/casa/01-terrace.avif 320w',
      img: { src: '/images/320/casa/01-terrace.webp', srcSet: '/images/320/casa/01-terrace.webp 320w' },
    });
  });

  test('a photo of another site is used unchanged', () => {
    expect(photoSources({ src: 'https://host.example/a.jpg', width: 2000 })).toEqual({
      img: { src: 'https://host.example/a.jpg' },
    });
  });
});
