import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusPanel } from '../../src/views/shared/StatusPanel.tsx';

const getMark = (icon: 'alert' | 'check' | 'clock') =>
  render(<StatusPanel icon={icon} title="Title" />).container.querySelector('span')?.className;

test('a failure has a mark of another colour than a success', () => {
  expect(getMark('alert')).not.toBe(getMark('check'));
  expect(getMark('clock')).toBe(getMark('check'));
});
