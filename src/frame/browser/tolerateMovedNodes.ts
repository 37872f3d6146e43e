/** The child of `parent` that is `node` or holds it now; null where it is nowhere in it. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Keeps React from throwing on a node that a translator, a password manager or a reading aid has moved, wrapped or taken
 * away. What would stand before such a node is inserted before what holds it now, or last where it is gone; such a node is
 * removed from where it is. All other calls are the browser's own.
 *
 * A text that changes needs more: it has an element of its own (the rule `estadia/text-apart`).
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node that they are asked of
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childHolding(this, before)) as T;
  };
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
}
