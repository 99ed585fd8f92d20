import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { FakeApi, Refused } from '#test/web/support/fake-api.ts'
import { book, bookCheckedIn, marathon, PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { sendWaiting } from '#web/entities/offline/send-waiting.ts'
import { storeCheckIn, waitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { createQueryClient } from '#web/lib/query-client.ts'

vi.mock('#web/entities/session/renewal.ts', () => ({ idToken: async () => 'a-token' }))

const first = { goalId: book.id, checkedInAt: '2026-04-13T11:00:00.000Z', day: '2026-04-13' }
const second = { goalId: book.id, checkedInAt: '2026-04-14T11:00:00.000Z', day: '2026-04-14' }
const third = { goalId: marathon.id, checkedInAt: '2026-04-14T12:00:00.000Z', day: '2026-04-14' }

const asked = ({ goalId, checkedInAt }: typeof first) => ({ goalId, checkedInAt })

describe('sendWaiting', () => {
  let api: FakeApi
  beforeEach(() => {
    api = new FakeApi()
    for (const one of [first, second, third]) storeCheckIn(PERSON_ID, one)
  })
  afterEach(() => vi.unstubAllGlobals())

  const send = () => sendWaiting(createQueryClient(), PERSON_ID)
  const counted = () => ({ alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn })

  it('sends each day of a goal once, oldest first', async () => {
    storeCheckIn(PERSON_ID, { ...second, checkedInAt: '2026-04-14T18:00:00.000Z' })
    api.on(checkIn, counted)
    await send()
    expect(api.named(checkIn)).toEqual([first, second, third].map(asked))
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
  })

  it('stops at the first temporary failure and keeps the rest in order', async () => {
    api.on(checkIn, ({ checkedInAt }) => {
      if (checkedInAt === second.checkedInAt) throw new Refused(503, 'Busy.', 'unavailable')
      return counted()
    })
    await send()
    expect(api.named(checkIn)).toEqual([first, second].map(asked))
    expect(waitingCheckIns(PERSON_ID)).toEqual([second, third])
  })

  it('drops a refused check-in and continues with the next one', async () => {
    api.on(checkIn, ({ checkedInAt }) => {
      if (checkedInAt === first.checkedInAt) throw new Refused(403, 'Too late.', 'forbidden')
      return counted()
    })
    await send()
    expect(api.named(checkIn)).toHaveLength(3)
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
  })

  it('sends nothing for another person of the same browser', async () => {
    await sendWaiting(createQueryClient(), 'a6c1f0de-0000-4000-8000-000000000002')
    expect([api.named(checkIn), api.named(fetchUserGoals)]).toEqual([[], []])
  })
})
