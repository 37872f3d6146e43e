import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePress } from 'react-aria/usePress';
import { afterEach, expect, test, vi } from 'vitest';
import { injectedStyles } from '../../server/site/injectedStyles.ts';

const stylesOfPage = () => [...document.querySelectorAll('style')].map((style) => style.textContent);

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function Pressed() {
  const ref = useRef<HTMLButtonElement>(null);
  const { pressProps } = usePress({ ref });
  return <button type="button" ref={ref} {...pressProps} />;
}

test('the style that usePress puts into a page is the one its policy allows', async () => {
  // The library leaves it out under test.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  await act(async () => void render(<Pressed />));
  expect(stylesOfPage()).toHaveLength(1);
  expect(injectedStyles).toContain(stylesOfPage()[0]);
});
