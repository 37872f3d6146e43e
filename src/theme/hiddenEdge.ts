/** A border for elements with a background. It becomes visible in forced colours, which remove backgrounds. */
export const hiddenEdge = '1px solid transparent';
