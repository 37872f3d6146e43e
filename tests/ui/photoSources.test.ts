import { describe, expect, test } from 'vitest';
import { photoSources } from '../../src/ui/photoSources.ts';

describe('a photo', () => {
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
