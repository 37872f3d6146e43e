/**
 * Styles that react-aria puts into the page by script: `usePress` and, on iOS, `usePreventScroll`.
 * A test compares them with what the library does.
 */
export const injectedStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
