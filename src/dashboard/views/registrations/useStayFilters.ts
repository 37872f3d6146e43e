import { useLocation, useSearch } from 'wouter';

/** The filters of lists of stays: a property, and whether only missing registrations are shown. */
interface StayFilters {
  /** The id of a property; empty for all. */
  property: string;
  isMissing: boolean;
}

/** Returns the filters in the address, and a function that changes them. */
export function useStayFilters(): StayFilters & { change: (changed: Partial<StayFilters>) => void } {
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const filters = { property: params.get('property') ?? '', isMissing: params.get('missing') === 'true' };
  return {
    ...filters,
    change: (changed) => {
      const { property, isMissing } = { ...filters, ...changed };
      const next = new URLSearchParams({
        ...(isMissing && { missing: 'true' }),
        ...(property !== '' && { property }),
      }).toString();
      navigate(next === '' ? path : `${path}?${next}`, { replace: true });
    },
  };
}
