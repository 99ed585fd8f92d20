import { beforeAll, describe, expect, it } from 'vitest'
import { wakeUpMail } from '#functions/reactions/delivery-queued/send-mails/templates/wake-up-mail.ts'
import { HOSTILE } from '#test/support/hostile.ts'
import { sent } from './read-sent.ts'
import { CHECK_IN, GOAL, links, page, props, TO, UNSUBSCRIBE } from './support/wake-up.ts'

describe('the wake-up mail', () => {
  it('has subject, sender, both parts and the headers for one-click unsubscribing (MAIL-3)', async () => {
    const { id, input, mail } = await sent({ to: TO, ...wakeUpMail(props) })
    expect(id).toBe('ses-1')
    expect(input).toMatchObject({ Destinations: [TO], ConfigurationSetName: 'mails' })
    expect(mail.subject).toBe('Begin here: Write the first draft of my book')
    expect(mail.from).toMatchObject({ name: 'Five Circles', address: 'wake-up@example.com' })
    expect(mail.to).toEqual([expect.objectContaining({ address: TO })])
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.html?.trim()).toBe(wakeUpMail(props).html.trim())
    expect(mail.text?.trim()).toBe(wakeUpMail(props).text.trim())
    expect(mail.attachments).toEqual([])
  })

  it('links to its goal, the check-in and the settings', () => {
    expect(links(page())).toEqual({
      'Check In Today': CHECK_IN,
      'Open motivation plan': `https://five.example/goal/${GOAL}`,
      'Change the time': `https://five.example/dashboard?edit=${GOAL}`,
      Unsubscribe: UNSUBSCRIBE,
    })
  })

  it('links its footer to the unsubscribe page, and its header to the operation (MAIL-8)', () => {
    const leave = 'https://five.example/unsubscribe?user=u1'
    const mail = wakeUpMail({ ...props, unsubscribePageUrl: leave })
    expect(links(page({ unsubscribePageUrl: leave })).Unsubscribe).toBe(leave)
    expect(mail.text).toContain(`Unsubscribe: ${leave}`)
    expect(mail.headers['List-Unsubscribe']).toBe(`<${UNSUBSCRIBE}>`)
  })

  it('has the same content in plain text', () => {
    const { text } = wakeUpMail(props)
    for (const part of [
      'Tue, Apr 14, 7:00 AM',
      'WRITE THE FIRST DRAFT OF MY BOOK',
      'Personal Development, day 41 of 90\n12 days in a row.',
      'That is the whole secret.',
      'Today, stay with chapter four.',
      '1. Open the draft.',
      '3. Set a timer for four minutes.',
      'Say the first line out loud.',
      ...Object.values(links(page())),
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/<[a-z]|undefined|&amp;/)
  })

  it('shows the minutes of each step and the seconds of the challenge, unless the words name them (TEXT-16)', () => {
    const text = { ...props.text, step_minutes: [1, 3, 4], challenge_seconds: 45 }
    const cells = [...page({ text }).querySelectorAll('td[align="right"].quiet.line')].map((cell) => cell.textContent)
    expect(cells).toEqual(['1 min', '3 min'])
    const plain = wakeUpMail({ ...props, text }).text
    expect(plain).toContain(
      '1. Open the draft. (1 min)\n2. Write the next sentence. (3 min)\n3. Set a timer for four minutes.\n',
    )
    expect(plain).toContain("TODAY'S CHALLENGE (45 seconds)\nSay the first line out loud.")
  })

  it('shows no number beside a gentle text (CARE-3)', () => {
    const text = { ...props.text, step_minutes: [1, 3, 4], challenge_seconds: 45 }
    const mail = wakeUpMail({ ...props, text, care: 'gentle' })
    expect(mail.text).toContain('1. Open the draft. (a short step)')
    expect(mail.text).toContain("TODAY'S CHALLENGE\nSay the first line out loud.")
    expect(`${mail.text}${mail.html}`).not.toMatch(/\d (min|seconds|minutes)\b/)
  })

  it('shows the message in paragraphs, the steps in order and the day', () => {
    const document = page()
    expect(document.querySelector('h1')?.textContent).toBe('Write the first draft of my book')
    const body = document.body.textContent ?? ''
    expect(body).toContain('Tue, Apr 14, 7:00 AM')
    expect(body).toContain('Personal Development, day 41 of 90')
    const order = [...props.text.message.split(/\n+/), ...props.text.micro_plan, props.text.challenge]
    const places = order.map((part) => body.lastIndexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })

  it('loads no external resource (MAIL-3)', () => {
    const { html } = wakeUpMail(props)
    const document = page()
    expect(document.querySelectorAll('img,link,script,iframe,object,video,source,svg,form')).toHaveLength(0)
    expect(html).not.toMatch(/url\(|@import|@font-face|background=/)
    const hosts = [...html.matchAll(/https?:\/\/([^/"'\s]+)/g)].map((match) => match[1])
    expect(new Set(hosts)).toEqual(new Set(['www.w3.org', 'five.example']))
    expect(html).not.toMatch(/<[^>]+src=/)
  })

  it('draws each of the seven days, with a text alternative', () => {
    const document = page({ lastSevenDays: ['none', 'none', 'done', 'missed', 'done', 'done', 'open'] })
    const days = document.querySelector('[role=img]')
    expect(days?.getAttribute('aria-label')).toBe(
      'Last 7 days: Wed before the start, Thu before the start, Fri checked in, Sat missed, Sun checked in, Mon checked in, Tue still open.',
    )
    const marks = (name: string) => document.querySelectorAll(`.${name}`).length
    expect([marks('circle-sun'), marks('tick'), marks('today')]).toEqual([3, 1, 1])
    expect(days?.textContent?.replace(/\s/g, '')).toBe('WTFSSMT')
    const { html } = wakeUpMail({ ...props, lastSevenDays: ['none', 'none', 'done', 'missed', 'done', 'done', 'open'] })
    const inOutlook = [...html.matchAll(/<!--\[if mso\]><br><span[^>]*>(.*?)<\/span><!\[endif\]-->/g)].map(
      ([, sign]) => sign,
    )
    expect(inOutlook).toEqual(['&nbsp;', '&nbsp;', '&#9679;', '&#183;', '&#9679;', '&#9679;', '&#9675;'])
  })

  it('quotes the plan of the goal in the subject of its turn (MAIL-11)', () => {
    const hint = { when: 'when the kettle is on', will: 'open the draft' }
    expect(wakeUpMail({ ...props, hint }).subject).toBe('Today, when the kettle is on')
  })

  it('keeps all words of a long message, the first of them above the button', () => {
    const sentence = 'The page does not ask for a mood, it asks for your hands and for a quarter of an hour. '
    const message = sentence.repeat(12).trim()
    const body = page({ text: { ...props.text, message } }).body.textContent?.replace(/\s+/g, ' ') ?? ''
    expect(body.split(sentence.trim()).length - 1).toBe(12)
    expect(body.indexOf(sentence.trim())).toBeLessThan(body.indexOf('Check In Today'))
    expect(body.lastIndexOf(sentence.trim())).toBeGreaterThan(body.indexOf('Check In Today'))
  })

  it('shows only the day without a circle and a target date', () => {
    const { html, text } = wakeUpMail({ ...props, goal: { ...props.goal, circle_type: null }, targetDays: null })
    expect(html).toContain('>Day 41<')
    expect(text).toContain('Day 41\n12 days in a row.')
  })

  it.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:30', '11:30 PM'],
  ])('writes %s as %s', (time, label) => expect(wakeUpMail({ ...props, time }).text).toContain(label))

  const plain = { links: links(page()), headers: [] as string[] }
  beforeAll(async () => {
    const { mail } = await sent({ to: TO, ...wakeUpMail(props) })
    plain.headers = mail.headers.map(({ key }) => key).sort()
    expect(plain.headers).toContain('list-unsubscribe')
  })
  it.each(HOSTILE.map((text, number) => ({ number, text })))('$number in every text is escaped', async (hostile) => {
    const given = {
      goal: { ...props.goal, title: hostile.text.slice(0, 100) },
      text: { message: hostile.text, micro_plan: [hostile.text], challenge: hostile.text },
    }
    const mail = wakeUpMail({ ...props, ...given })
    const document = page(given)
    expect(document.querySelectorAll('script,img,svg,iframe,b b,i,style ~ style')).toHaveLength(0)
    expect(links(document)).toEqual(plain.links)
    const events = [...document.querySelectorAll('*')].flatMap((node) =>
      [...node.attributes].filter(({ name }) => name.startsWith('on')),
    )
    expect(events).toEqual([])

    const read = (await sent({ to: TO, ...mail })).mail
    expect(read.headers.map(({ key }) => key).sort()).toEqual(plain.headers)
    expect(read.to).toHaveLength(1)
    expect(read.bcc ?? []).toEqual([])
    expect(read.subject).toMatch(/^Begin here:/)
  })
})
