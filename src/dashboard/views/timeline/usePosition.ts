import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { daysLater, isCalendarDate, nightsBetween } from '../../../../contract/values/nights.ts';
import { getPixels } from './getPixels.ts';
import { getIndex } from './useVisibleRange.ts';

/** Milliseconds without scrolling after which the position is noted. */
const pause = 200;

/** The night at which the calendar begins: yesterday at the properties, so that guests who leave today are shown. */
export const getFirstNight = ({ from, properties }: Timeline): string =>
  properties[0] ? daysLater(properties[0].today, -1) : from;

/**
 * Keeps the first visible night and property in the address, so that the person returns to them. At the end of the
 * loaded nights it requests those around the visible ones.
 */
export function usePosition(
  grid: RefObject<HTMLElement | null>,
  timeline: Timeline,
  onMove: (night: string) => void,
) {
  const { from, properties } = timeline;
  const search = useSearch();
  const [path, navigate] = useLocation();
  // The night to which the person moves and that is not loaded yet, or too near the end of the loaded ones.
  const target = useRef<string>(undefined);
  const params = new URLSearchParams(search);
  const night = params.get('from') ?? '';
  const first = isCalendarDate(night) ? night : getFirstNight(timeline);

  const loadedFrom = useRef(from);

  const scrollTo = (element: HTMLElement, to: string, top?: number) =>
    element.scrollTo({
      left: nightsBetween(from, to) * getPixels(element).column,
      ...(top !== undefined && { top }),
    });
  const getVisible = (element: HTMLElement) =>
    daysLater(from, getIndex(element.scrollLeft, getPixels(element).column));
  const begin = useEffectEvent((element: HTMLElement) => {
    const row = properties.findIndex(({ id }) => id === params.get('row'));
    scrollTo(element, first, Math.max(0, row) * getPixels(element).row);
  });
  useLayoutEffect(() => {
    if (grid.current) begin(grid.current);
  }, [grid]);
  // Other nights are loaded: the visible ones keep their place, unless the person moves to others.
  useLayoutEffect(() => {
    const element = grid.current;
    const nights = nightsBetween(from, loadedFrom.current);
    loadedFrom.current = from;
    if (!element || nights === 0) return;
    const { column } = getPixels(element);
    const left = target.current === undefined ? undefined : nightsBetween(from, target.current) * column;
    target.current = undefined;
    element.scrollTo({ left: left ?? element.scrollLeft + nights * column });
  }, [grid, from]);

  const moveTo = (to: string) => {
    if (grid.current && from <= to && to < timeline.to) scrollTo(grid.current, to);
    const isThere = grid.current !== null && getVisible(grid.current) === to;
    target.current = isThere ? undefined : to;
    onMove(to);
  };

  const note = useEffectEvent((element: HTMLElement) => {
    const { scrollLeft, scrollTop, clientWidth, scrollWidth } = element;
    const visible = getVisible(element);
    const row = getIndex(scrollTop, getPixels(element).row);
    if (target.current !== undefined && target.current !== visible) return;
    target.current = undefined;
    if (visible !== first || params.has('from')) params.set('from', visible);
    params.delete('row');
    if (row > 0) params.set('row', properties[row]?.id ?? '');
    if (params.toString() !== new URLSearchParams(search).toString())
      navigate(`${path}?${params}`, { replace: true });
    const isAtEnd = scrollLeft <= 0 || scrollLeft + clientWidth >= scrollWidth - 1;
    if (isAtEnd && scrollWidth > clientWidth) onMove(visible);
  });
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => note(element), pause);
    };
    element.addEventListener('scroll', schedule, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', schedule);
    };
  }, [grid]);

  return { first, moveTo };
}
