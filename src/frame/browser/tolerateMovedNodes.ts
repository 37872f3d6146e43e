/** Returns the child of `parent` that is or contains `node`; null if `node` is not inside `parent`. */
function findChildContaining(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Prevents React from throwing when a translator, a password manager or a reading aid has moved, wrapped or removed a
 * node. An insertion before such a node happens before its current wrapper, or at the end if the node is gone. A
 * removal takes the node out of its current parent. All other calls behave as in the browser. This does not protect a
 * changing text, which therefore has its own element (lint rule `estadia/text-apart`).
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- called below with the right `this`
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, findChildContaining(this, before)) as T;
  };
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
}
