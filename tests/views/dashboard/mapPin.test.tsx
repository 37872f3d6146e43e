import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { changeFields } from '../../../contract/content/documentFields.ts';
import { shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import { MapPin } from '../../../src/dashboard/views/propertyEditor/special/MapPin.tsx';
import { createMapScale } from '../../../src/dashboard/views/propertyEditor/special/mapScale.ts';
import { readPlace } from '../../../src/dashboard/views/propertyEditor/special/place.ts';
import { inDashboard } from './support/inDashboard.tsx';

const lisbon: PropertyDocument = {
  property: { location: { latitude: '38.7118', longitude: '9.1296 W' } },
  texts: {},
};

// jsdom has neither sizes nor pointers: the map is shown at half its size.
beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 380, 210);
});

function show(document = lisbon, isReadOnly = false) {
  let now = document;
  const view = () =>
    inDashboard(
      <MapPin
        document={now}
        shown={shownProperty}
        isReadOnly={isReadOnly}
        language="en"
        change={(changes) => {
          now = changeFields(now, changes);
          rerender(view());
        }}
      />,
    );
  const { container, rerender } = render(view());
  return {
    container,
    getPlace: () => readPlace(now),
    getLocation: () => (now.property as { location: unknown }).location,
  };
}

const findPin = () => screen.getByRole('button', { name: /^Pin of the property/ });

describe('the pin of a property', () => {
  test('is on the map of its surroundings', () => {
    const { container } = show();
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/host/maps/38.71,-9.13-1-30.svg#map');
    expect(findPin().getAttribute('aria-label')).toContain('at 38.7118, -9.1296.');
    expect(findPin().style.left).toMatch(/^50\.1/);
  });

  test('is moved by the arrow keys, and by a larger step with Shift', () => {
    const { getLocation } = show();
    fireEvent.keyDown(findPin(), { key: 'ArrowUp' });
    fireEvent.keyDown(findPin(), { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(findPin(), { key: 'Enter' });
    expect(getLocation()).toEqual({ latitude: '38.7128', longitude: '-9.1396' });
  });

  test('is moved by dragging', () => {
    const { getPlace } = show();
    const pin = findPin();
    fireEvent.pointerDown(pin, { pointerId: 1, clientX: 190, clientY: 105 });
    fireEvent.pointerMove(pin, { pointerId: 1, clientX: 190, clientY: 40 });
    // Half the map is 15 km wide, so a quarter of it is 7.5 km.
    fireEvent.pointerUp(pin, { pointerId: 1, clientX: 285, clientY: 105 });
    const { latitude, longitude } = getPlace()!;
    expect(latitude).toBeCloseTo(38.71, 5);
    expect((longitude + 9.13) * Math.cos((38.71 * Math.PI) / 180) * 111.19).toBeCloseTo(7.5, 1);
  });

  test('stays if it is only pressed', () => {
    const { getLocation } = show();
    fireEvent.pointerDown(findPin(), { pointerId: 1 });
    fireEvent.pointerUp(findPin(), { pointerId: 1 });
    expect(getLocation()).toEqual({ latitude: '38.7118', longitude: '9.1296 W' });
  });

  test('cannot be moved if files manage the property', () => {
    show(lisbon, true);
    expect((findPin() as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('typed coordinates', () => {
  const type = (value: string) => {
    const field = screen.getByLabelText('Coordinates, or the address of a map');
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };

  test.each([
    ['41.1412, -8.6151', { latitude: '41.1412', longitude: '-8.6151' }],
    ['https://www.openstreetmap.org/#map=15/41.1412/-8.6151', { latitude: '41.1412', longitude: '-8.6151' }],
  ])('move the pin and the map: %s', (value, location) => {
    const { container, getLocation } = show();
    type(value);
    expect(getLocation()).toEqual(location);
    expect(container.querySelector('use')?.getAttribute('href')).toContain('/41.14,-8.62-');
  });

  test('show the map of a property that had no place', () => {
    const { container } = show({ property: {}, texts: {} });
    expect(container.textContent).toContain('The map cannot be shown here yet.');
    type('41.1412, -8.6151');
    expect(findPin()).toBeTruthy();
  });

  test('are marked if the text has none', () => {
    const { getLocation } = show();
    type('Alfama');
    expect(screen.getByText(/^This text contains no coordinates\./)).toBeTruthy();
    expect(getLocation()).toEqual({ latitude: '38.7118', longitude: '9.1296 W' });
  });
});

test('the map knows which places it shows', () => {
  const scale = createMapScale({ latitude: 38.71, longitude: -9.13 }, 30);
  expect(scale.isOnMap({ latitude: 38.71, longitude: -9.3 })).toBe(true);
  expect(scale.isOnMap({ latitude: 38.71, longitude: -9.31 })).toBe(false);
  expect(scale.isOnMap({ latitude: 38.8, longitude: -9.13 })).toBe(false);
});
