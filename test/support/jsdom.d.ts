/** The types of jsdom that the mail tests use. Its own types would add the browser's globals to the functions. */
declare module 'jsdom' {
  export type Node = {
    nodeType: number
    tagName: string
    textContent: string | null
    parentElement: Node | null
    childNodes: Iterable<Node>
    remove(): void
    removeAttribute(name: string): void
    attributes: Iterable<{ name: string; value: string }>
    getAttribute(name: string): string | null
    closest(selectors: string): Node | null
    querySelector(selectors: string): Node | null
    querySelectorAll(selectors: string): Iterable<Node> & { length: number }
  }
  type Document = Node & { body: Node }
  export class JSDOM {
    constructor(html?: string)
    window: {
      document: Document
      DOMParser: new () => { parseFromString(text: string, type: 'text/html'): Document }
    }
  }
}
