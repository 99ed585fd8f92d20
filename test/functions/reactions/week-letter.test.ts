import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, subscribe } from '#test/support/reactions.ts'

const ZONE = 'America/New_York'
const SATURDAY = '2026-11-28'
const SUNDAY = '2026-11-29'

describe('the Sunday letter', () => {
  const product = setUpFunctions()
  let ann: Caller
  /** Each test uses its own minute of each hour. */
  let minute = 9

  beforeEach(async () => {
    minute += 1
    product.at('2026-11-23T15:00:00Z')
    ann = await product.person()
    await subscribe(ann, 'Pro Plan')
  })

  const time = (hour: number) => `${String(hour).padStart(2, '0')}:${minute}`
  const goal = async (hour: number, fields: Record<string, unknown> = {}): Promise<string> =>
    (await product.goal(ann, { time_of_day: time(hour), ...fields })).id
  const choose = (week_letter: boolean) => product.as(ann, 'update-profile', { mails: { wake_up: true, week_letter } })
  const send = async (hour: number, date: string) => {
    product.at(new Date(Date.parse(`${date}T${time(hour)}:00Z`) + 5 * 3_600_000).toISOString())
    expect(await consume(sendMails, { zone: ZONE, shard: 0, date, from: time(hour), to: time(hour) })).toBe(true)
  }
  const letters = () =>
    product.services.mails.filter(
      ({ to, subject }) => to?.[0]?.address === ann.email && subject?.startsWith('Your week'),
    )
  const checkIn = async (goalId: string, instant: string) => {
    product.at(instant)
    expect((await product.as(ann, 'check-in', { goalId })).status).toBe(200)
  }

  it('arrives once on a Sunday, beside the mails of the goals, with days, hours and one proposal (MAIL-28 to MAIL-30)', async () => {
    const run = await goal(6, { title: 'Run far', weekly_commitment_hours: 7 })
    const eat = await goal(8, { title: 'Eat at home' })
    await product.as(ann, 'update-goal', { goalId: eat, updates: { wake_up_mail: false } })
    await choose(true)
    await checkIn(run, '2026-11-24T15:00:00Z')
    await checkIn(run, '2026-11-25T15:00:00Z')
    await send(6, SATURDAY)
    expect(letters()).toEqual([])
    for (const hour of [6, 6, 8]) await send(hour, SUNDAY)
    expect(letters()).toHaveLength(1)
    const [letter] = letters()
    // Both goals began on Monday, which counts only with a check-in (STREAK-13).
    expect(letter?.subject).toBe('Your week: 2 of 10 days kept')
    expect(letter?.text).toContain('Run far\n2 of 5 days (Sun before the start, Mon before the start, Tue checked in,')
    expect(letter?.text).toContain('2 of 7 hours')
    const links = [...new JSDOM(letter?.html ?? '').window.document.querySelectorAll('a')]
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Change This Goal',
      // The form of the goal has no pause.
      'Pause this goal on its page',
      'Change what you get',
      'Unsubscribe',
    ])
    for (const path of [`/dashboard?edit=${eat}`, `/goal/${eat}`]) expect(letter?.html).toContain(`${path}"`)
    expect(letter?.text).toContain('Pause this goal on its page:\n')
    expect(product.services.mails).toHaveLength(3)
    await send(6, '2026-12-06')
    expect(letters()).toHaveLength(2)
  })

  it('has a goal that ended in the week, up to its target date, and no later one', async () => {
    const exam = await goal(6, { title: 'Pass the bar', target_date: '2026-11-25' })
    for (const day of ['24', '25']) await checkIn(exam, `2026-11-${day}T15:00:00Z`)
    await choose(true)
    await send(6, SUNDAY)
    expect(letters().map(({ subject }) => subject)).toEqual(['Your week: 2 of 2 days kept'])
    expect(letters()[0]?.text).toContain(
      'Pass the bar\n2 of 2 days (Sun before the start, Mon before the start, Tue checked in,',
    )
    expect(letters()[0]?.text?.replaceAll('\n', ' ')).toContain('Wed checked in, Thu after the end')
    await send(6, '2026-12-06')
    expect(letters()).toHaveLength(1)
  })

  it('has a goal that was done in the week, says so, and has no later one (MAIL-28, MAIL-29)', async () => {
    const exam = await goal(6, { title: 'Pass the bar' })
    const eat = await goal(7, { title: 'Eat at home' })
    for (const day of ['24', '25']) await checkIn(exam, `2026-11-${day}T15:00:00Z`)
    await checkIn(eat, '2026-11-25T15:05:00Z')
    product.at('2026-11-26T15:00:00Z')
    await product.as(ann, 'update-goal', { goalId: exam, updates: { done: true } })
    await choose(true)
    await send(7, SUNDAY)
    const [letter] = letters()
    const text = letter?.text?.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Pass the bar 2 of 2 days')
    expect(text).toContain('Wed checked in, Thu after the end')
    expect(text).toContain('“Pass the bar” is done.')
    expect(letter?.html).toContain('“Pass the bar” is done.')
    await send(7, '2026-12-06')
    expect(letters()).toHaveLength(2)
    expect(letters()[1]?.text).not.toContain('Pass the bar')
  })

  it('counts a Saturday that can still be checked in as asked for, and says that it is open (STREAK-2)', async () => {
    const run = await goal(2, { title: 'Run far' })
    await choose(true)
    for (const day of ['23', '24', '25', '26', '27']) await checkIn(run, `2026-11-${day}T17:00:00Z`)
    await send(2, SUNDAY)
    expect(letters().map(({ subject }) => subject)).toEqual(['Your week: 5 of 6 days kept'])
    expect(letters()[0]?.text?.replaceAll(/\s+/g, ' ')).toContain('Fri checked in, Sat still open')
    expect(letters()[0]?.text).not.toContain('missed')
  })

  it('is sent for a goal whose one day of the week is a Saturday that can still be checked in', async () => {
    await goal(2, { title: 'Run far', weekdays: [6] })
    await choose(true)
    await send(2, SUNDAY)
    const text = letters()[0]?.text?.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Run far 0 of 1 day (')
    expect(text).toContain('Sat still open')
  })

  it('is sent by a goal that has no mail on that day', async () => {
    await goal(7, { title: 'Work', weekdays: [1, 2, 3, 4, 5] })
    await choose(true)
    await send(7, SUNDAY)
    expect(product.services.mails.map(({ subject }) => subject)).toEqual(['Your week, and one thing for the next'])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was not chosen', () => goal(7)],
    [
      'was switched off again',
      () =>
        goal(7)
          .then(() => choose(true))
          .then(() => choose(false)),
    ],
    [
      'would be about a person with a goal in crisis',
      () =>
        goal(7)
          .then(() => goal(9, { title: 'Kill myself by Friday' }))
          .then(() => choose(true)),
    ],
    ['would be about gentle goals alone', () => goal(7, { title: 'Recover from burnout' }).then(() => choose(true))],
    [
      'would be of a week in a pause',
      () =>
        goal(7)
          .then((goalId) =>
            product.as(ann, 'pause-goal', { goalId, pause: { first: '2026-11-23', last: '2026-12-05' } }),
          )
          .then(() => choose(true)),
    ],
  ])('is not sent where it %s', async (_, prepare) => {
    await prepare()
    await send(7, SUNDAY)
    expect(letters()).toEqual([])
  })

  it('is sent again alone after a refusal of SES', async () => {
    await goal(7)
    await send(7, SUNDAY)
    await choose(true)
    product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
    await send(7, SUNDAY)
    expect([product.services.mails.length, letters().length]).toEqual([1, 0])
    const [retry] = product.services.messages.splice(0)
    await consume(sendMails, retry?.work)
    await consume(sendMails, retry?.work)
    expect([product.services.mails.length, letters().length]).toEqual([2, 1])
  })

  it('is sent again an hour after SES gave no answer, when no event arrived (MAIL-2)', async () => {
    await goal(7)
    await send(7, SUNDAY)
    await choose(true)
    product.services.nextMails.push('breaks-before')
    await send(7, SUNDAY)
    const [waiting] = product.services.messages.splice(0)
    await consume(sendMails, waiting?.work)
    expect(letters()).toEqual([])
    product.at(new Date(Date.now() + HOUR_MS).toISOString())
    for (let n = 0; n < 2; n += 1) await consume(sendMails, waiting?.work)
    expect([product.services.mails.length, letters().length]).toEqual([2, 1])
  })

  it('is ended alone by its unsubscribe link (MAIL-27)', async () => {
    await goal(7)
    await choose(true)
    await send(7, SUNDAY)
    const header = letters()[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const query = Object.fromEntries(new URL(header.replace(/^<|>$/g, '')).searchParams)
    const { body } = await product.as(ann, 'unsubscribe', undefined, { caller: undefined, query })
    expect(body).toEqual({ success: true, message: 'You will get no more Sunday letters.' })
    expect((await product.as(ann, 'get-profile', {})).body).toMatchObject({
      profile: { mails: { wake_up: true, week_letter: false } },
    })
  })
})
