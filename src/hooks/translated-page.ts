import { TRACES } from '@/hooks/early-translation.ts';

/**
 * Keeps React working on a page that the browser translates.
 *
 * Translators change text behind React's back. Chrome and Edge replace text nodes with <font>
 * elements, Safari with new text nodes; Firefox rewrites some in place and removes others, comments
 * included. React still holds the old nodes: it throws when it moves or removes one, and text it
 * writes into one never shows. So whenever React is about to change an element whose text a
 * translator has changed, React's own nodes are put back first. The translator sees new text and
 * translates it again.
 *
 * React and the rest of the site change the page through the methods wrapped below. Translators run
 * in an isolated world, without these wrappers, so only the observer sees their changes. That tells
 * the two apart.
 */

/** React's children of each element whose text a translator has changed since. */
const originals = new Map<Element, readonly Node[]>();
/** The element in which React placed each node. */
const reactParents = new WeakMap<Node, Element>();
/** The last text that React wrote into nodes that were rewritten in place. */
const originalTexts = new WeakMap<Node, string>();

/** Elements that React is about to hydrate and must find as the build rendered them. */
const held = new Set<Node>();

let observer: MutationObserver | undefined;
let hasSeenTranslator = false;

/** Call it before React renders; it works for as long as the page is open. */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const textContent = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  observer = new MutationObserver((records) => {
    noteTranslation(records);
    // Still in the task of the translator's change, so before React continues.
    for (const place of held) restoreIn(place);
  });
  observer.observe(document.body, TRACES);
  noteTranslation(document.takeEarlyChanges?.());

  Node.prototype.appendChild = function (node) {
    return this.insertBefore(node, null);
  };
  Node.prototype.insertBefore = function (node, next) {
    change(this, () => {
      // The reference node may be gone after all if some changes were mistaken for the site's own.
      insertBefore.call(this, node, next?.parentNode === this ? next : null);
    });
    return node;
  };
  Node.prototype.removeChild = function (node) {
    change(this, () => {
      if (node.parentNode) removeChild.call(node.parentNode, node);
    });
    return node;
  };
  for (const name of ['nodeValue', 'textContent']) {
    Object.defineProperty(Node.prototype, name, {
      ...Object.getOwnPropertyDescriptor(Node.prototype, name),
      set(this: Node, text: string | null) {
        const parent = this.parentNode;
        change(reactParents.get(this) ?? this, () => {
          // React writes into the only text node of an element, even if it is the translator's.
          const isGone = parent !== null && this.parentNode === null;
          textContent?.set?.call(isGone ? parent : this, text);
        });
      },
    });
  }
}

/**
 * Restores the original text everywhere in an element and keeps it. React hydrates in slices: a
 * change between two of them would make it render the element from scratch, without what was typed
 * in it.
 * @returns a function that releases it; call it after hydration, so that it may be translated again
 */
export function holdOriginal(place: Node): () => void {
  noteTranslation(observer?.takeRecords());
  restoreIn(place);
  held.add(place);
  return () => held.delete(place);
}

/** Whether a translator has changed this page. */
export function isTranslated(): boolean {
  return hasSeenTranslator;
}

/** Applies a change of the site's own to content that is as the site rendered it. */
function change(place: Node, make: () => void): void {
  if (!place.isConnected) {
    make();
    return;
  }
  noteTranslation(observer?.takeRecords());
  // All the way up: a translated sentence may have spread its words differently over its elements.
  let at = originals.size > 0 ? place : null;
  for (; at; at = at.parentNode) if (at instanceof Element) restore(at);
  make();
  observer?.takeRecords();
}

function noteTranslation(records: readonly MutationRecord[] = []): void {
  if (records.length === 0) return;
  for (const element of originals.keys()) if (!element.isConnected) originals.delete(element);

  const changed = new Set<Node | null>();
  for (const { type, target, removedNodes, oldValue } of records) {
    if (type === 'characterData') {
      changed.add(target.parentNode);
      if (!originalTexts.has(target)) originalTexts.set(target, oldValue ?? '');
    } else if ([...removedNodes].some((node) => node.nodeType !== node.ELEMENT_NODE)) {
      changed.add(target);
    }
  }
  for (const element of changed) {
    if (!(element instanceof Element) || originals.has(element)) continue;
    hasSeenTranslator = true;
    const children = childrenBefore(element, records);
    originals.set(element, children);
    for (const child of children) reactParents.set(child, element);
  }
}

/** Undoes the recorded changes, last first, to get the children there were before. */
function childrenBefore(element: Element, records: readonly MutationRecord[]): readonly Node[] {
  let children: Node[] = [...element.childNodes];
  for (const { type, target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    if (type !== 'childList' || target !== element) continue;
    const added = new Set(addedNodes);
    children = children.filter((child) => !added.has(child));
    const at = nextSibling ? children.indexOf(nextSibling) : children.length;
    children.splice(at, 0, ...removedNodes);
  }
  // Translators may insert a text's replacement well before they remove the text.
  return children.filter((child) => child.nodeName !== 'FONT');
}

function restoreIn(place: Node): void {
  for (const element of originals.keys()) if (place.contains(element)) restore(element);
  observer?.takeRecords();
}

function restore(element: Element): void {
  const children = originals.get(element);
  if (!children) return;
  originals.delete(element);
  for (const child of children) {
    const text = originalTexts.get(child);
    if (text !== undefined && child instanceof CharacterData) child.data = text;
    originalTexts.delete(child);
  }
  for (const child of [...element.childNodes]) {
    if (!children.includes(child)) child.remove();
  }
  // Nodes that are in place are not moved: a reinserted element loses its focus and scroll.
  let next = element.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else if (next) next.before(child);
    else element.append(child);
  }
}
