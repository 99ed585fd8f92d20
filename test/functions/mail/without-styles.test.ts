import { JSDOM, type Node } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { calmMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/calm-mail.ts'
import { gentleMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/gentle-mail.ts'
import { wakeUpMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/wake-up-mail.ts'
import { passwordResetMail } from '#functions/reactions/identity/send-identity-mail/password-reset-mail.ts'
import { verificationMail } from '#functions/reactions/identity/send-identity-mail/verification-mail.ts'

const siteUrl = 'https://five.example'
const goalId = 'goal_01JZ0000000000000000000000'
const links = { unsubscribeUrl: `${siteUrl}/a`, unsubscribePageUrl: `${siteUrl}/b` }
const text = { message: 'One.\nTwo.', micro_plan: ['Open it.', 'Write.'], challenge: 'Say it.', step_minutes: [1, 2] }
const day = { siteUrl, goalId, date: '2026-04-14', time: '07:00', ...links }
const wakeUp = {
  ...day,
  checkInUrl: `${siteUrl}/check-in#token`,
  goal: { id: goalId, title: 'Write my book', circle_type: 'Work', tone: 'wise_mentor' },
  dayNumber: 41,
  targetDays: 90,
  streak_count: 2,
  lastSevenDays: ['none', 'none', 'none', 'missed', 'done', 'done', 'open'],
  text,
} as const
const code = { siteUrl, email: 'maren@example.com', code: '123456' }

/** Every mail of the product. */
const MAILS = {
  'an ordinary day': wakeUpMail({ ...wakeUp, lastSevenDays: [...wakeUp.lastSevenDays] }),
  'silent days': wakeUpMail({ ...wakeUp, lastSevenDays: [...wakeUp.lastSevenDays], silent: 14 }),
  'a gentle goal': gentleMail({ ...day, text }),
  'a goal in crisis': calmMail({ ...day, reason: 'suicide', zone: 'America/New_York' }),
  verification: verificationMail(code),
  'a password reset': passwordResetMail(code),
}

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

describe.each(Object.entries(MAILS))('the mail of %s', (_, mail) => {
  it('has a text part with every link of its HTML part (MAIL-19)', () => {
    const document = withoutStyles(mail.html)
    for (const link of document.querySelectorAll('a[href^="https://five.example"]'))
      expect(mail.text).toContain(link.getAttribute('href'))
    expect(mail.text.trim().split('\n').length).toBeGreaterThan(5)
    expect(mail.text).not.toMatch(/<[a-z]|undefined|&amp;/)
  })

  it('has font, size, line height and color of every text inline (MAIL-19)', () => {
    const document = withoutStyles(mail.html)
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
    const document = withoutStyles(mail.html)
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
  const shown = MAILS['an ordinary day'].html.match(/<!--\[if mso\]><br>.*?<!\[endif\]-->/gs) ?? []
  expect(shown.map((mark) => /&#\d+;|&nbsp;/.exec(mark)?.[0])).toEqual([
    ...Array(3).fill('&nbsp;'),
    '&#183;',
    '&#9679;',
    '&#9679;',
    '&#9675;',
  ])
})
