import type { Page } from 'playwright-core'
import * as z from 'zod/mini'

/** Checks of the rendered page that axe does not make. Each script gives a list of findings. */

const found = z.array(z.string())

/** Pixels: the size of a touch target (WCAG 2.5.5). */
const TARGET = 44

const SHARED = `
  const formatName = (it) => it.tagName.toLowerCase() + (it.className && it.className.baseVal === undefined ? '.' + it.className : '')
    + ' "' + (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 30) + '"'
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.getClientRects().length > 0
  const isHidden = (it) => it.closest('.visually-hidden, .skip-link, [inert]') !== null
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body`

/** The space between words is at least 0.05 em in every text, form controls included. */
const WORDS = `(() => { ${SHARED}
  const hasText = (it) => it.matches('input, textarea, select') || [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  return [...scope.querySelectorAll('*:not(script, style, noscript)')].filter((it) => hasText(it) && isSeen(it)).flatMap((it) => {
    const { fontSize, wordSpacing, textRendering } = getComputedStyle(it)
    const space = parseFloat(wordSpacing) / parseFloat(fontSize)
    return space > 0.049 && textRendering.toLowerCase() === 'geometricprecision' ? [] : [formatName(it) + ': ' + wordSpacing + ', ' + textRendering]
  })
})()`

/** What can be pressed can be pressed ${TARGET / 2} px from its middle in each direction. A link in a sentence is exempt. */
const TARGETS = `(() => { ${SHARED}
  const half = ${TARGET / 2 - 1.2}
  const isInSentence = (it) => getComputedStyle(it).display.startsWith('inline') && it.parentElement !== null
    && [...it.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 1)
  const hits = (it, x, y) => {
    const hit = document.elementFromPoint(x, y)
    // A toast covers the header for a few seconds.
    return hit !== null && (it.contains(hit) || hit.closest('[data-sonner-toaster]') !== null || [...(it.labels ?? [])].some((label) => label.contains(hit)))
  }
  const pressed = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"], [role="switch"]'
  const at = { x: scrollX, y: scrollY }
  const small = [...scope.querySelectorAll(pressed)].filter((it) => isSeen(it) && !isHidden(it) && !isInSentence(it)).flatMap((it) => {
    it.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const labelled = it.labels?.length ? it.labels[0] : it
    const box = (it.matches('input[type="radio"], input[type="checkbox"]') ? labelled : it).getBoundingClientRect()
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const wide = box.width >= ${TARGET} - 1 || (hits(it, middle.x - half, middle.y) && hits(it, middle.x + half, middle.y))
    const high = box.height >= ${TARGET} - 1 || (hits(it, middle.x, middle.y - half) && hits(it, middle.x, middle.y + half))
    return wide && high ? [] : [formatName(it) + ' ' + Math.round(box.width) + ' x ' + Math.round(box.height)]
  })
  scrollTo({ left: at.x, top: at.y, behavior: 'instant' })
  return small
})()`

/**
 * Buttons are in title case (PAGE-35). What somebody or something is called is exempt: in quotation marks, after a colon, an address.
 * 'Open motivation plan' is the specification's.
 */
const LABELS = `(() => { ${SHARED}
  const small = /^(a|an|the|and|or|as|at|by|for|from|in|of|on|to|with)$/
  const readLabel = (it) => {
    const copy = it.cloneNode(true)
    for (const part of copy.querySelectorAll('.visually-hidden, svg')) part.remove()
    return copy.textContent.trim()
  }
  const listWords = (label) => label.replace(/“[^”]*”|: .*$|\\S+@\\S+|[\\w-]+\\.[a-z]\\w*/g, '').split(/\\s+/).filter((word) => word !== '')
  const isTitleCase = (label) => label === 'Open motivation plan'
    || listWords(label).every((word, at) => !/^[a-z]/.test(word) || (at > 0 && small.test(word)))
  if (location.pathname.startsWith('/_local')) return []
  return [...scope.querySelectorAll('.button')].filter((it) => isSeen(it) && !isTitleCase(readLabel(it))).map(formatName)
})()`

/** The innermost elements beyond the right edge of the window. */
const OVERFLOW = `(() => { ${SHARED}
  const over = document.documentElement.scrollWidth - window.innerWidth
  if (over <= 0) return []
  const findRight = (it) => {
    // A text can be wider than the box that it stands in.
    const range = document.createRange()
    range.selectNodeContents(it)
    return Math.max(it.getBoundingClientRect().right, range.getBoundingClientRect().right)
  }
  // What an ancestor cuts off makes no page wider.
  const isCut = (it) => it.parentElement !== null && it.parentElement !== document.body
    && (getComputedStyle(it.parentElement).overflowX !== 'visible' || isCut(it.parentElement))
  const beyond = [...document.body.querySelectorAll('*')].filter((it) => findRight(it) > window.innerWidth && !isCut(it))
  const inner = beyond.filter((it) => !beyond.some((other) => other !== it && it.contains(other)))
  return [over + ' px sideways: ' + inner.slice(0, 4).map(formatName).join(', ')]
})()`

/** Waits until the page has its new size. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))'

/** By how much the page is wider than the window, if it is. */
export const sideways = async (page: Page, where: string): Promise<string[]> =>
  found.parse(await page.evaluate(OVERFLOW)).map((one) => `${where}, ${one}`)

/** The same after the page has its new size, in one call. */
export const sidewaysOnceDrawn = async (page: Page, where: string): Promise<string[]> =>
  found.parse(await page.evaluate(`${DRAWN}.then(() => ${OVERFLOW})`)).map((one) => `${where}, ${one}`)

/** Without transitions, because an inherited font size or colour restarts its transition on every level. */
export const NO_TRANSITIONS = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}`
export const TRANSITIONS = 'void document.adoptedStyleSheets.pop()'

/** Text at 200 % (WCAG 1.4.4): the page must not become wider than the window. */
export const LARGE = "document.documentElement.style.fontSize = '200%'"
export const NORMAL = "document.documentElement.style.fontSize = ''"

/** What is too close together or too small, at the size of the window. */
export const measured = async (page: Page): Promise<string[]> => {
  const words = found.parse(await page.evaluate(WORDS)).map((one) => `words run together: ${one}`)
  const targets = found.parse(await page.evaluate(TARGETS)).map((one) => `a small target: ${one}`)
  const labels = found.parse(await page.evaluate(LABELS)).map((one) => `not in title case: ${one}`)
  return [...words, ...targets, ...labels]
}
