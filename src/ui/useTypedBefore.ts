import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells of what was typed before scripts arrived, once they have: `value` would overwrite it. */
export function useTypedBefore<T extends Box>(
  value: string,
  onChange: (value: string) => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const tell = useEffectEvent(() => {
    const typed = ref.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useEffect(() => tell(), []);
  return ref;
}
