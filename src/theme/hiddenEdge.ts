/** The edge of what has a ground of its own, seen where the system’s colours take the ground away. */
export const hiddenEdge = '1px solid transparent';
