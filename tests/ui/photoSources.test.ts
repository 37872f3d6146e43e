import { describe, expect, test } from 'vitest';
import { photoSources, photoWidths } from '../../src/ui/photoSources.ts';

describe('a photo', () => {
  test('comes in the widths of the breakpoints, for screens of density 1 and 2', () => {
    expect(photoWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  test('of this site is offered in every width it has, as webp', () => {
    expect(photoSources({ src: '/media/casa/01-terrace.jpg', width: 800 })).toEqual({
      src: '/images/1024/casa/01-terrace.webp',
      srcSet:
        '/images/320/casa/01-terrace.webp 320w, /images/640/casa/01-terrace.webp 640w, ' +
        '/images/768/casa/01-terrace.webp 768w, /images/1024/casa/01-terrace.webp 800w',
    });
  });

  test('from elsewhere is used as it is', () => {
    expect(photoSources({ src: 'https://host.example/a.jpg', width: 2000 })).toEqual({
      src: 'https://host.example/a.jpg',
    });
  });
});
