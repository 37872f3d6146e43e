import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../src/theme/base.css.ts';
import { AddressLine } from '../../src/ui/AddressLine.tsx';
import { Verbatim } from '../../src/ui/Verbatim.tsx';

/** The parts of a text that stay on one line if they fit. */
function readWholeParts(container: HTMLElement): string[] {
  const parts = [...container.querySelectorAll('span')];
  return parts
    .filter((part) => getComputedStyle(part).display === 'inline-block')
    .map(({ textContent }) => textContent);
}

test.each([
  [
    'Beco do Exemplo 7, 3.º, 1100-000 Lissabon, Portugal',
    ['Beco do Exemplo 7,', '3.º,', '1100-000 Lissabon,', 'Portugal'],
  ],
  ['Unter den Linden 77, 10117 Berlin', ['Unter den Linden 77,', '10117 Berlin']],
  ['Casa', ['Casa']],
  ['', ['']],
])('the parts of the address "%s" stay together, and its text does not change', (address, parts) => {
  const { container } = render(<AddressLine>{address}</AddressLine>);
  expect(readWholeParts(container)).toEqual(parts);
  expect(container.textContent).toBe(address);
});

test('a number stays together, and a name does not', () => {
  const { container } = render(
    <>
      <Verbatim isWhole>W826-98QP</Verbatim>
      <Verbatim>Inês Carvalhal</Verbatim>
    </>,
  );
  expect(readWholeParts(container)).toEqual(['W826-98QP']);
});
