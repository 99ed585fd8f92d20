import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { passTime } from '#test/support/pass-time.ts'
import { forgetZones, subscribe } from '#test/support/reactions.ts'

describe('a change of the zone that turns a mail on', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    ann = await product.person()
  })

  const update = (changes: Record<string, unknown>) =>
    product.as(ann, 'update-profile', { userId: ann.sub, ...changes })
  /** Moves to Oslo on a Sunday at 05:30 in New York, 11:30 in Oslo. */
  const move = (mails: Record<string, unknown>) => {
    product.at('2026-11-29T10:30:00Z')
    return update({ zone: 'Europe/Oslo', mails })
  }
  const subjectsUntil = async (to: string) => {
    await passTime(product, '2026-11-29T10:30:00Z', to)
    return product.services.mails.filter((mail) => mail.to?.[0]?.address === ann.email).map(({ subject }) => subject)
  }
  const LETTER = expect.stringMatching(/week/i)
  const GOALS = expect.not.stringMatching(/week/i)

  it.each([
    ['wake-up mail', false, {}, []],
    ['Sunday letter', true, { week_letter: true }, [GOALS]],
  ])('sends no %s that the change of the zone turns on (MAIL-34)', async (_, wasOn, letter, sent) => {
    await product.goal(ann)
    if (!wasOn) await update({ mails: { wake_up: false } })
    await move({ wake_up: true, ...letter })
    expect(await subjectsUntil('2026-11-29T10:40:00Z')).toEqual(sent)
  })

  it('queues no mail when the change turns the mails off (MAIL-34)', async () => {
    await product.goal(ann)
    await update({ mails: { wake_up: true, week_letter: true } })
    product.services.messages.length = 0
    await move({ wake_up: false })
    expect(product.services.messages).toEqual([])
  })

  it('sends no letter that it turns on by a retry of the common mail (MAIL-24, MAIL-34)', async () => {
    await subscribe(ann, 'Pro Plan')
    await product.goal(ann)
    await product.goal(ann, { title: 'Paint' })
    await update({ mails: { wake_up: true, together: true } })
    const failure = { status: 503, code: 'ServiceUnavailable' }
    product.services.nextMails.push(failure, failure)
    await move({ wake_up: true, week_letter: true })
    expect(await subjectsUntil('2026-11-29T11:30:00Z')).toEqual([GOALS])
    expect(product.services.nextMails).toEqual([])
  })

  it('sends the letter that it turns on at the time of a goal that is still to come (MAIL-28, MAIL-34)', async () => {
    await subscribe(ann, 'Pro Plan')
    await product.goal(ann)
    await product.goal(ann, { title: 'Paint', time_of_day: '12:00' })
    await move({ wake_up: true, week_letter: true })
    expect(await subjectsUntil('2026-11-29T10:50:00Z')).toEqual([GOALS])
    expect(await subjectsUntil('2026-11-29T11:10:00Z')).toEqual(expect.arrayContaining([LETTER]))
  })
})
