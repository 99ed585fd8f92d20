import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import { deliveryWork } from '#events/work.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as recordMailEvent } from '#functions/reactions/mail-reported/record-mail-event/handler.ts'
import { type Caller, context } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items, subscribe } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

const SUNDAY = '2026-11-29'
/** What a request to DynamoDB contains that claims or marks a mail. */
const GOAL_CLAIM = 'SET mail = :claimed'
const GOAL_MARK = 'SET mail = :state'
const LETTER_CLAIM = '"#chosen":"week_letter"'
const LETTER_MARK = '"#mail":"letter_mail","#claim":"letter_claim"}'
const UNAVAILABLE = { status: 503, code: 'ServiceUnavailable' }
const MORNING_MARK = '"#mail":"morning_mail","#claim":"morning_claim"}'

describe('a goal’s mail and the Sunday letter, sent by one slot (MAIL-2, MAIL-28)', () => {
  const product = setUpFunctions()
  const table = setUpTableFaults()
  let ann: Caller
  /** Each test uses its own minute of the morning. */
  let minute = 9
  let due: number
  let work: Record<string, unknown>

  beforeEach(async () => {
    minute += 1
    const time = `07:${minute}`
    due = Date.parse(`${SUNDAY}T12:${minute}:00Z`)
    work = { zone: 'America/New_York', shard: 0, date: SUNDAY, from: time, to: time }
    product.at('2026-11-23T15:00:00Z')
    ann = await product.person()
    await subscribe(ann, 'Pro Plan')
  })
  afterEach(() => table.fail())

  /** Ann’s goals at the test’s time, whose texts of the Sunday are written, and her choice of the letter. */
  const prepare = async (titles: string[], mails: Record<string, boolean> = {}) => {
    for (const title of titles) await product.goal(ann, { title, time_of_day: `07:${minute}` })
    await product.as(ann, 'update-profile', { mails: { wake_up: true, week_letter: true, ...mails } })
    product.at(new Date(due - HOUR_MS).toISOString())
    for (const { id } of await product.goals(ann)) await product.as(ann, 'generate-daily-motivation', { goalId: id })
  }
  const send = async (message: unknown, after = 0) => {
    product.at(new Date(due + after).toISOString())
    expect(await consume(sendMails, message)).toBe(true)
  }
  /** Runs the messages that were queued, and those that they queue, `after` milliseconds after the time of the mails. */
  const drain = async (after: number) => {
    for (const { work: queued } of product.services.messages.splice(0)) await send(queued, after)
  }
  const count = () => {
    const subjects = product.services.mails.map(({ subject }) => subject ?? '')
    const letters = subjects.filter((subject) => subject.startsWith('Your week')).length
    return { goals: subjects.length - letters, letters }
  }
  const metric = (name: string) =>
    product.counts.reduce((sum, one) => sum + (name in one ? Number(Reflect.get(one, name)) : 0), 0)

  it('sends the letter once when the claim of the goal’s mail fails', async () => {
    await prepare(['Run'])
    table.fail(GOAL_CLAIM)
    await send(work)
    expect(count()).toEqual({ goals: 0, letters: 1 })
    table.fail()
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
    expect(product.services.messages).toEqual([])
  })

  it('sends the goal’s mail once when it was not marked and the claim of the letter fails', async () => {
    await prepare(['Run'])
    table.fail(GOAL_MARK, LETTER_CLAIM)
    await send(work)
    expect(count()).toEqual({ goals: 1, letters: 0 })
    table.fail()
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('does not release a mail whose acceptance is unknown when the claim of the letter fails', async () => {
    await prepare(['Run'])
    table.fail(LETTER_CLAIM)
    product.services.nextMails.push('breaks-after')
    await send(work)
    expect(count()).toEqual({ goals: 1, letters: 0 })
    table.fail()
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
    // The mail still waits for its proof, and is sent again an hour later without one.
    await drain(30 * MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
    await drain(61 * MINUTE_MS)
    expect(count()).toEqual({ goals: 2, letters: 1 })
  })

  it('sends the common mail once when it was not marked and the claim of the letter fails', async () => {
    await prepare(['Run', 'Eat'], { together: true })
    table.fail(GOAL_MARK, MORNING_MARK, LETTER_CLAIM)
    await send(work)
    expect(count()).toEqual({ goals: 1, letters: 0 })
    table.fail()
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('keeps the mark of a common mail when the claim of the letter fails', async () => {
    await prepare(['Run', 'Eat'], { together: true })
    table.fail(LETTER_CLAIM)
    await send(work)
    table.fail()
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
    const account = (await items(ann)).find(({ sk }) => sk === 'ACCOUNT')
    expect(account).toMatchObject({ morning_mail: 'sent', letter_mail: 'sent' })
  })

  it('releases the claim of a letter that SES refused and the table could not release', async () => {
    await prepare(['Run'])
    product.services.nextMails.push(UNAVAILABLE)
    table.fail(GOAL_CLAIM, LETTER_MARK)
    await send(work)
    const [unsent] = deliveryWork.parse(product.services.messages[0]?.work).mails ?? []
    expect(unsent).toMatchObject({ claim: expect.any(String), letter_claim: expect.any(String) })
    expect(unsent?.letter_claim).not.toBe(unsent?.claim)
    table.fail()
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('keeps the claims of both mails when the retry cannot read the goal', async () => {
    await prepare(['Run'])
    product.services.nextMails.push(UNAVAILABLE)
    table.fail(GOAL_CLAIM, LETTER_MARK)
    await send(work)
    const [before] = product.services.messages
    const { mails = [] } = deliveryWork.parse(before?.work)
    expect(mails).toMatchObject([{ claim: expect.any(String), letter_claim: expect.any(String) }])
    table.fail(`ACCOUNT#GOAL#${mails[0]?.goal}`)
    await drain(MINUTE_MS)
    expect(product.services.messages).toMatchObject([{ work: { attempt: 2, mails } }])
    table.fail()
    await drain(3 * MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('counts an attempt when SES throttled the goal’s mail and refused the letter (MAIL-10)', async () => {
    await prepare(['Run'])
    product.services.nextMails.push({ status: 400, code: 'Throttling' }, UNAVAILABLE)
    await send(work)
    expect(product.services.messages).toMatchObject([
      { delaySeconds: 60, work: { attempt: 1, mails: [{ user: ann.sub }] } },
    ])
    await drain(MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('reads a message of the version before, whose letter had the claim of the goal’s mail', async () => {
    await prepare(['Run'])
    table.fail(GOAL_CLAIM)
    await send(work)
    table.fail()
    const account = (await items(ann)).find(({ sk }) => sk === 'ACCOUNT')
    const [queued] = product.services.messages.splice(0)
    const { mails = [], ...rest } = deliveryWork.parse(queued?.work)
    const shared = mails.map(({ user, goal }) => ({ user, goal, claim: String(account?.letter_claim) }))
    await send({ ...rest, mails: shared }, MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('counts a letter as sent once whose acceptance only events of SES tell', async () => {
    await prepare(['Run'])
    product.services.onMail = () => product.services.nextMails.push('breaks-after')
    await send(work)
    product.services.onMail = () => {}
    expect([count(), metric('MailsSent')]).toEqual([{ goals: 1, letters: 1 }, 1])
    const letter = product.services.mails.find(({ tags }) => tags.mail === 'letter')
    const tags = Object.fromEntries(Object.entries(letter?.tags ?? {}).map(([name, value]) => [name, [value]]))
    for (const type of ['Email Sent', 'Email Delivered'])
      await recordMailEvent(
        { source: 'aws.ses', 'detail-type': type, detail: { mail: { messageId: 'm', tags } } },
        context(),
      )
    expect(metric('MailsSent')).toBe(2)
    await drain(61 * MINUTE_MS)
    expect(count()).toEqual({ goals: 1, letters: 1 })
  })

  it('sends the letter that failed when the morning of the goal’s mail is over, and gives up the goal’s mail once', async () => {
    await prepare(['Run'])
    product.services.nextMails.push('breaks-before', UNAVAILABLE)
    await send(work)
    product.services.nextMails.push(UNAVAILABLE)
    await drain(5 * HOUR_MS + MINUTE_MS)
    expect(count()).toEqual({ goals: 0, letters: 0 })
    let dead = 0
    for (let hour = 6; hour < 12 && product.services.messages.length > 0; hour += 1) {
      const isDead = product.services.messages.some(({ queue }) => queue === 'delivery-dead-letters')
      if (isDead) dead += product.services.messages.splice(0).length
      else await drain(hour * HOUR_MS)
    }
    expect([count(), dead]).toEqual([{ goals: 0, letters: 1 }, 1])
  })

  it('counts the goal’s mail as sent when its letter fails, and the letter when it leaves (MAIL-10)', async () => {
    await prepare(['Run'])
    table.fail(LETTER_CLAIM)
    await send(work)
    expect([metric('MailsDue'), metric('MailsSent')]).toEqual([2, 1])
    table.fail()
    await drain(MINUTE_MS)
    expect([metric('MailsDue'), metric('MailsSent')]).toEqual([2, 2])
  })
})
