import { expect, it } from 'vitest'
import { inMessages } from '#functions/reactions/delivery-queued/send-mails/unsent-mails.ts'

it('queues each goal once with the claims of all of its entries, in messages of at most 100 mails', () => {
  const mail = { user: 'ann', goal: 'goal_1' }
  expect(inMessages([{ ...mail, claim: 'a' }, { ...mail, letter_claim: 'b' }, mail])).toEqual([
    [{ ...mail, claim: 'a', letter_claim: 'b' }],
  ])
  const goals = Array.from({ length: 101 }, (_, n) => ({ user: 'ann', goal: `goal_${n}` }))
  expect(inMessages([...goals, ...goals]).map(({ length }) => length)).toEqual([100, 1])
  expect(inMessages([])).toEqual([])
})
