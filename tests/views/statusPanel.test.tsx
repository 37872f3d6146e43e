import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusPanel } from '../../src/views/shared/StatusPanel.tsx';

const markOf = (icon: 'alert' | 'check' | 'clock') =>
  render(<StatusPanel icon={icon} title="Title" />).container.querySelector('span')?.className;

test('what failed has a mark of another colour than what succeeded', () => {
  expect(markOf('alert')).not.toBe(markOf('check'));
  expect(markOf('clock')).toBe(markOf('check'));
});
