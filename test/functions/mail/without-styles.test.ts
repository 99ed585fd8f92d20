import { JSDOM, type Node } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { MAILS } from '#test/support/mails/all.ts'

const parser = new new JSDOM().window.DOMParser()

/** The document as a client shows it that drops `<style>` and class names. */
const withoutStyles = (html: string) => {
  const document = parser.parseFromString(html, 'text/html')
  for (const style of document.querySelectorAll('style')) style.remove()
  for (const node of document.querySelectorAll('[class]')) node.removeAttribute('class')
  return document
}

/** The inline styles of an element and of what it inherits from, up to the cell: a cell inherits no font from outside in Outlook. */
const inherited = (from: Node | null): string => {
  if (!from) return ''
  const style = from.getAttribute('style') ?? ''
  return from.tagName === 'TD' ? style : `${style};${inherited(from.parentElement)}`
}

const TEXT_NODE = 3
const listTexts = (node: Node): Node[] =>
  node.nodeType === TEXT_NODE ? [node] : [...node.childNodes].flatMap(listTexts)

describe.each(Object.entries(MAILS))('%s', (_, write) => {
  const mail = write()
  const document = withoutStyles(mail.html)

  it('has a text part with every link of its HTML part (MAIL-19)', () => {
    for (const link of document.querySelectorAll('a[href^="https://five.example"]'))
      expect(mail.text).toContain(link.getAttribute('href'))
    expect(mail.text.trim().split('\n').length).toBeGreaterThan(5)
    expect(mail.text).not.toMatch(/<[a-z]|undefined|&amp;/)
  })

  it('has font, size, line height and color of every text inline (MAIL-19)', () => {
    const bare: string[] = []
    for (const node of listTexts(document.body)) {
      const words = node.textContent?.trim() ?? ''
      const style = inherited(node.parentElement)
      if (words === '' || /display:none|font-size:1px/.test(style)) continue
      for (const property of ['font-family:', 'font-size:', 'line-height:', 'color:'])
        if (!style.includes(property)) bare.push(`${property} ${words}`)
    }
    expect(bare).toEqual([])
  })

  it('is one column that fits a phone without the style sheet', () => {
    for (const row of document.querySelectorAll('tr')) {
      const cells = [...row.childNodes].filter((cell) => cell.nodeType !== TEXT_NODE)
      const withButton = cells.filter((cell) => cell.querySelector(':scope > a[style*="padding"]'))
      expect(withButton.length).toBeLessThanOrEqual(1)
    }
    for (const button of document.querySelectorAll('a[style*="padding"]'))
      expect(button.getAttribute('style')).toContain('inline-block')
  })

  it('draws no round mark in Outlook with a rounded cell', () => {
    const outlook = mail.html
      .replaceAll(/<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs, '')
      .replaceAll(/<!--\[if mso\]>|<!\[endif\]-->/g, '')
    const cells = [...parser.parseFromString(outlook, 'text/html').querySelectorAll('td[width="16"]')]
    expect(cells).toEqual([])
  })
})

it('shows the days of the week as round characters in Outlook (MAIL-19)', () => {
  const shown = MAILS['mail-three-silent']?.().html.match(/<!--\[if mso\]><br>.*?<!\[endif\]-->/gs) ?? []
  expect(shown.map((mark) => /&#\d+;|&nbsp;/.exec(mark)?.[0])).toEqual([
    ...Array(3).fill('&#9679;'),
    ...Array(3).fill('&#183;'),
    '&#9675;',
  ])
})
