import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { daysLater, isCalendarDate, nightsBetween } from '../../../../contract/values/nights.ts';
import { getPixels } from './getPixels.ts';

/** Milliseconds without scrolling after which the position is noted. */
const pause = 200;

/** Keeps the first visible night and property in the address, so that the person returns to them. */
export function usePosition(grid: RefObject<HTMLElement | null>, { from, properties }: Timeline): void {
  const search = useSearch();
  const [path, navigate] = useLocation();

  const restore = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    const night = params.get('night') ?? '';
    const row = properties.findIndex(({ id }) => id === params.get('row'));
    const nights = isCalendarDate(night) ? nightsBetween(from, night) : 0;
    const sizes = getPixels();
    grid.current?.scrollTo({ left: nights * sizes.column, top: Math.max(0, row) * sizes.row });
  });
  useLayoutEffect(() => restore(), []);

  const note = useEffectEvent(({ scrollLeft, scrollTop }: HTMLElement) => {
    const params = new URLSearchParams(search);
    const sizes = getPixels();
    const [night, row] = [Math.round(scrollLeft / sizes.column), Math.round(scrollTop / sizes.row)];
    params.delete('night');
    params.delete('row');
    if (night > 0) params.set('night', daysLater(from, night));
    if (row > 0) params.set('row', properties[row]?.id ?? '');
    if (params.toString() !== new URLSearchParams(search).toString())
      navigate(`${path}?${params}`, { replace: true });
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
}
