import { describe, expect, it } from 'vitest'
import { change } from '#test/support/reactions.ts'
import { setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { goal, mails, send, write } = morning
const LINE = 'Keep <b>going</b> & don’t edit it.'

describe('the line of a witness in the wake-up mail', () => {
  const say = async (goalId: string, name = '') => {
    const { product, ann } = morning
    const { body } = await product.as(ann, 'invite-witness', { goalId })
    const token = String(body.link).split('#')[1]
    await product.as(ann, 'send-witness-line', { token, line: LINE, name }, { caller: undefined })
  }

  it('is escaped in both parts of the next mail, and is in no subject and in no mail of another day (WITNESS-6)', async () => {
    const { id } = await goal()
    await write(id)
    await say(id)
    await send()
    const [mail] = mails()
    expect(mail?.subject).not.toContain('going')
    expect(mail?.text).toContain(`FROM YOUR WITNESS\n“${LINE}”`)
    expect(mail?.html).toContain('From your witness')
    expect(mail?.html).toContain('Keep &lt;b&gt;going&lt;/b&gt; &amp; don’t edit it.')
  })

  it('names the witness who gave a name (WITNESS-14)', async () => {
    const { id } = await goal()
    await write(id)
    await say(id, 'Jonas <b>')
    await send()
    const [mail] = mails()
    expect(mail?.text).toContain(`FROM JONAS <B>, YOUR WITNESS\n“${LINE}”`)
    expect(mail?.html).toContain('From Jonas &lt;b&gt;, your witness')
    expect(mail?.subject).not.toContain('Jonas')
  })

  it('is in one mail only', async () => {
    const { id } = await goal()
    await write(id)
    await say(id)
    await change(morning.ann, `WITNESS#${id}`, { line_mailed: '2026-11-23', line_day: '2026-11-23' })
    await send()
    expect(mails()[0]?.text).not.toContain('FROM YOUR WITNESS')
  })

  it.each([
    ['muted', (goalId: string) => morning.product.as(morning.ann, 'mute-witness', { goalId, muted: true })],
    ['ended', (goalId: string) => morning.product.as(morning.ann, 'end-witness', { goalId })],
    [
      'quiet beside a gentle goal',
      (goalId: string) =>
        morning.product.as(morning.ann, 'update-goal', { goalId, updates: { title: 'Recover from burnout' } }),
    ],
  ])('is not sent when the witness is %s', async (_, change) => {
    const { id } = await goal()
    await write(id)
    await say(id)
    expect((await change(id)).status).toBe(200)
    await send()
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).not.toContain('going')
  })
})
