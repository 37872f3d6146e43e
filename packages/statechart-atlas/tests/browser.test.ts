import { describe, expect, test } from 'vitest';
import { nearest } from '../src/site/browser/screens.ts';
import { moved, getScale, zoomed } from '../src/site/browser/viewBox.ts';

describe('the pictures of a state', () => {
  const shot = (language: string, device: string, scheme: string) => ({
    language,
    device,
    scheme,
    href: `${language}-${device}-${scheme}`,
    width: 1,
    height: 1,
    words: '',
  });
  const shots = [shot('en', 'phone', 'light'), shot('fr', 'desk', 'light'), shot('en', 'phone', 'dark')];

  test('shows the selected picture, or else the most similar one: the language counts most', () => {
    const shown = (...look: [string, string, string]) => {
      const [language, device, scheme] = look;
      return nearest(shots, { language, device, scheme })?.href;
    };
    expect(shown('en', 'phone', 'dark')).toBe('en-phone-dark');
    expect(shown('fr', 'phone', 'dark')).toBe('fr-desk-light');
    expect(shown('de', 'desk', 'dark')).toBe('fr-desk-light');
  });
});

describe('a diagram', () => {
  const whole = { x: 0, y: 0, width: 1000, height: 500 };

  test('zooming keeps the point under the pointer in place', () => {
    const box = zoomed(whole, whole, 2, { x: 250, y: 100 });
    expect(box).toEqual({ x: 125, y: 50, width: 500, height: 250 });
    expect((250 - box.x) / box.width).toBe(250 / 1000);
  });

  test('zooming ends at the whole diagram and at a readable size', () => {
    expect(zoomed(whole, whole, 0.1, { x: 0, y: 0 })).toEqual(whole);
    expect(getScale(zoomed(whole, whole, 1000, { x: 0, y: 0 }), whole)).toBe(12);
  });

  test('cannot be moved out of view', () => {
    const near = zoomed(whole, whole, 2, { x: 500, y: 250 });
    expect(moved(near, whole, 99_999, -99_999)).toEqual({ x: 750, y: -125, width: 500, height: 250 });
  });
});
