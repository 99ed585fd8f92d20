import { JSDOM, type Node } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { MAILS } from '#test/support/mails/all.ts'

/**
 * Outlook for Windows renders with Word. Each mail keeps to what Word knows (MAIL-19): tables of a fixed width, padding and borders
 * on cells, and a color attribute beside each background.
 */

const parser = new new JSDOM().window.DOMParser()

const FOR_OTHERS = /<!--\[if !mso\]><!-->(.*?)<!--<!\[endif\]-->/gs
const FOR_OUTLOOK = /<!--\[if mso\]>(.*?)<!\[endif\]-->/gs

/** The mail as Outlook for Windows reads it, and as every other client does. */
const readAsOutlook = (html: string) => html.replaceAll(FOR_OTHERS, '').replaceAll(FOR_OUTLOOK, '$1')
const readAsOthers = (html: string) => html.replaceAll(FOR_OTHERS, '$1').replaceAll(FOR_OUTLOOK, '')

const VOID = new Set(['meta', 'br', '!doctype'])
/** The first tag that closes another element than the last open one, or that is never closed. */
const findUnbalanced = (html: string): string | undefined => {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z!][\w:]*)[^>]*>/gi)) {
    const name = tag.toLowerCase()
    if (VOID.has(name)) continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return `</${name}>`
  }
  return open.at(-1)
}

const readStyle = (node: Node): Map<string, string> =>
  new Map(
    (node.getAttribute('style') ?? '')
      .split(';')
      .filter((part) => part.includes(':'))
      .map((part) => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()]),
  )

const name = (node: Node) => `${node.tagName} ${node.getAttribute('style')}`

describe.each(Object.entries(MAILS))('%s in Outlook for Windows', (_, write) => {
  const { html } = write()
  const document = parser.parseFromString(readAsOutlook(html), 'text/html')
  const styled = [...document.querySelectorAll('body, body [style]')].map((node) => ({ node, style: readStyle(node) }))

  it('has conditional comments that are closed, and elements that are closed with and without them', () => {
    expect(readAsOutlook(html)).not.toMatch(/\[if|\[endif|<!--|-->/)
    expect(findUnbalanced(readAsOutlook(html))).toBeUndefined()
    expect(findUnbalanced(readAsOthers(html))).toBeUndefined()
  })

  it('is 600 px wide without max-width', () => {
    const narrowed = styled.filter(({ style }) => style.has('max-width'))
    expect(narrowed.length).toBeGreaterThan(0)
    for (const { node } of narrowed) expect(node.closest('table[width="600"]'), name(node)).not.toBeNull()
  })

  it('has no property and no element that Word ignores', () => {
    const used = new Set(styled.flatMap(({ style }) => [...style.keys()]))
    for (const property of ['background', 'background-image', 'float', 'position', 'box-shadow', 'gap'])
      expect(used).not.toContain(property)
    for (const { node, style } of styled) {
      expect(style.get('display') ?? 'block', name(node)).toMatch(/^(block|inline-block|none)$/)
      expect([...style.values()].join(' '), name(node)).not.toMatch(/rgba?\(|calc\(|var\(|\d(rem|em|vw)\b/)
    }
    expect(document.querySelectorAll('img, svg, picture, video')).toHaveLength(0)
  })

  it('has padding on cells alone, and the padding of a button on its cell', () => {
    for (const { node, style } of styled) {
      const padding = style.get('padding')
      if (padding === undefined || padding === '0' || node.tagName === 'TD') continue
      const cell = node.parentElement
      expect([node.tagName, cell?.tagName], name(node)).toEqual(['A', 'TD'])
      expect([style.get('mso-padding-alt'), cell && readStyle(cell).get('mso-padding-alt')]).toEqual(['0', padding])
    }
  })

  it('has a color attribute beside the background of each cell, also behind the link of a button', () => {
    for (const { node, style } of styled) {
      const color = style.get('background-color')
      if (color === undefined) continue
      const painted = node.tagName === 'A' ? node.parentElement : node
      expect(painted?.getAttribute('bgcolor'), name(node)).toBe(color)
    }
  })

  it('has lines on cells, and distances between tables in a way that Word knows', () => {
    for (const { node, style } of styled) {
      const sides = [...style.keys()].filter((key) => /^border-(top|right|bottom|left)$/.test(key))
      if (sides.length > 0) expect(node.tagName, name(node)).toBe('TD')
      if (node.tagName === 'TABLE' && style.has('margin'))
        expect([node.getAttribute('align'), style.has('mso-table-rspace')], name(node)).toEqual(['left', true])
    }
  })
})
