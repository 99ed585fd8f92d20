import { JSDOM, type Node } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { type WakeUp, wakeUpMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/wake-up-mail.ts'
import { HOSTILE } from '#test/support/hostile.ts'
import { sent } from './read-sent.ts'

const TO = 'maren+morning@example.com'
const GOAL = 'goal_01JZ0000000000000000000000'
const DONE = ['done', 'done', 'done', 'done', 'done'] as const
const CHECK_IN = `https://five.example/check-in#${'a'.repeat(60)}.${'b'.repeat(43)}`
const UNSUBSCRIBE = 'https://five.example/api/unsubscribe?user=u1&goal=g1&token=tok'
const props: WakeUp = {
  siteUrl: 'https://five.example/',
  checkInUrl: CHECK_IN,
  goal: {
    id: GOAL,
    title: 'Write the first draft of my book',
    circle_type: 'Personal Development',
    tone: 'wise_mentor',
  },
  date: '2026-04-14',
  time: '07:00',
  dayNumber: 41,
  targetDays: 90,
  streak_count: 12,
  lastSevenDays: ['done', 'done', 'done', 'done', 'done', 'done', 'open'],
  text: {
    message: 'Twelve mornings in a row.\nThat is the whole secret.\n\nToday, stay with chapter four.',
    micro_plan: ['Open the draft.', 'Write the next sentence.', 'Set a timer for four minutes.'],
    challenge: 'Say the first line out loud.',
  },
  unsubscribeUrl: UNSUBSCRIBE,
}
const parser = new new JSDOM().window.DOMParser()
const page = (given: Partial<WakeUp> = {}) =>
  parser.parseFromString(wakeUpMail({ ...props, ...given }).html, 'text/html')
const links = (document: Node) =>
  Object.fromEntries([...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]))

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

  it.each<[string, Partial<WakeUp>, string]>([
    ['a run', {}, '12 days in a row. Today’s sun is halfway up.'],
    ['one day kept', { streak_count: 1 }, '1 day kept. Today makes it two.'],
    ['a first day', { streak_count: 0, dayNumber: 1 }, 'Your first day.'],
    ['a fresh start', { streak_count: 0 }, 'One check-in starts a new run.'],
    ['a day already kept', { streak_count: 13, lastSevenDays: ['done'] }, '13 days in a row. Today is already kept.'],
  ])('has the text for %s', (_, given, line) => {
    expect(page(given).body.textContent?.replace(/\s+/g, ' ')).toContain(line)
    expect(wakeUpMail({ ...props, ...given }).text).toContain(line)
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

  it.each<[string, Partial<WakeUp>, string[], string[]]>([
    [
      'a missed day',
      { silent: 1, streak_count: 0, lastSevenDays: [...DONE, 'missed', 'open'], kept: { of: 26, days: 30 }, best: 12 },
      ['One step today', '26 of the last 30 kept. Your best run, 12 days, stays yours.', 'Open the draft.'],
      ['Write the next sentence.', 'Challenge', 'Change this goal'],
    ],
    [
      'three silent days',
      { silent: 3, streak_count: 0, kept: { of: 24, days: 30 } },
      ['A smaller step', '24 of the last 30 kept.', 'Change this goal'],
      ['Write the next sentence.', 'Challenge', 'once a week'],
    ],
    ['seven silent days', { silent: 7, streak_count: 0 }, ['A smaller step', 'Pause it'], ['Challenge', 'once a week']],
    [
      '14 silent days',
      { silent: 14, streak_count: 0 },
      ['we write once a week', 'A smaller step', 'Pause it, and no email comes'],
      ['Challenge', 'rest days'],
    ],
    ['a milestone', { streak_count: 30 }, ['30 days in a row'], ['A smaller step']],
    ['the eve of the target', { dayNumber: 89 }, ['One day to Apr 15.', 'Set a timer'], ['A smaller step']],
    [
      'the day after the target',
      { dayNumber: 91 },
      ['Choose what comes next', 'day 91'],
      ['Check In Today', 'Micro-Plan', 'Challenge', 'of 90'],
    ],
  ])('makes of %s what the day needs (MAIL-17)', (_, given, says, leavesOut) => {
    const mail = wakeUpMail({ ...props, ...given })
    const body = page(given).body.textContent?.replace(/\s+/g, ' ') ?? ''
    for (const part of says) {
      expect(body).toContain(part)
      expect(mail.text.replace(/\s+/g, ' ').toLowerCase()).toContain(part.toLowerCase())
    }
    for (const part of leavesOut) {
      expect(body).not.toContain(part)
      expect(mail.text.toLowerCase()).not.toContain(part.toLowerCase())
    }
  })

  it.each<[string, Partial<WakeUp>, string]>([
    ['an ordinary day', { streak_count: 6 }, 'Today’s sun is halfway up.'],
    ['an ordinary day of a month', { streak_count: 6, kept: { of: 26, days: 30 } }, '26 of the last 30 kept.'],
    ['a milestone', { streak_count: 7, kept: { of: 26, days: 30 } }, '26 of the last 30 kept.'],
    ['a kept day', { streak_count: 7, lastSevenDays: ['done'] }, 'Today is already kept.'],
    [
      'a missed day',
      { silent: 1, streak_count: 0, lastSevenDays: [...DONE, 'missed', 'open'], kept: { of: 26, days: 30 }, best: 12 },
      '26 of the last 30 kept.',
    ],
  ])('names no run on %s where the streak is hidden (STREAK-18)', (_, given, line) => {
    const { html, text, subject } = wakeUpMail({
      ...props,
      ...given,
      streakHidden: true,
      text: { ...props.text, message: 'Stay with chapter four.' },
    })
    expect(text.replace(/\s+/g, ' ')).toContain(line)
    for (const part of [html, text, subject]) expect(part).not.toMatch(/in a row|\b[67] days(?!:)|[Bb]est run|new run/)
  })

  it.each<[string, Partial<WakeUp>, Record<string, string>]>([
    [
      'yesterday was missed',
      { silent: 1, offersRest: true, lastSevenDays: [...DONE, 'missed', 'open'] },
      { 'Mark yesterday': 'goal/', 'Set rest days': 'dashboard?edit=' },
    ],
    [
      'yesterday was missed and it is noon',
      { silent: 1, offersRest: true, time: '12:00', lastSevenDays: [...DONE, 'missed', 'open'] },
      { 'Set rest days': 'dashboard?edit=' },
    ],
    [
      'the miss was before a day that is not chosen',
      { silent: 1, offersRest: true, lastSevenDays: [...DONE.slice(1), 'missed', 'off', 'open'] },
      { 'Set rest days': 'dashboard?edit=' },
    ],
    [
      'yesterday was missed, and rest days are not offered',
      { silent: 1, lastSevenDays: [...DONE, 'missed', 'open'] },
      { 'Mark yesterday': 'goal/' },
    ],
    ['three days were missed', { silent: 3 }, { 'Change this goal': 'dashboard?edit=' }],
    ['two weeks were missed', { silent: 14 }, { 'Pause this goal': 'goal/', 'Change this goal': 'dashboard?edit=' }],
    ['no day was missed', {}, {}],
  ])('offers what fits where %s (MAIL-21)', (_, given, offered) => {
    const {
      'Check In Today': _c,
      'Open motivation plan': _o,
      'Change the time': _t,
      Unsubscribe: _u,
      ...rest
    } = links(page({ streak_count: 0, ...given }))
    const expected = Object.entries(offered).map(([text, path]) => [text, `https://five.example/${path}${GOAL}`])
    expect(rest).toEqual(Object.fromEntries(expected))
  })

  it('shows the whole text that the person wrote, also after a missed day', () => {
    const own = page({ silent: 1, streak_count: 0, own: true }).body.textContent
    expect(own).toContain('Set a timer for four minutes.')
    expect(own).toContain("Today's Challenge")
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
