import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStoredValue, forgetOthers } from '#web/lib/storage.ts'

const draft = createStoredValue('draft', z.object({ title: z.string() }), 'local')
const KEY = 'five-circles.draft'

describe('a stored value', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    window.localStorage.clear()
  })

  it('is returned unchanged until it is cleared', () => {
    expect(draft.read()).toBeNull()
    draft.write({ title: 'Run' })
    expect(draft.read()).toEqual({ title: 'Run' })
    draft.clear()
    expect(draft.read()).toBeNull()
  })

  it.each(['', '{', 'null', '{"title":7}', '[]', '"text"'])('is ignored when it is %j', (text) => {
    window.localStorage.setItem(KEY, text)
    expect(draft.read()).toBeNull()
  })

  it('is dropped without an error when storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => draft.write({ title: 'Run' })).not.toThrow()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    expect(draft.read()).toBeNull()
    expect(() => draft.clear()).not.toThrow()
  })
})

describe('the stored data of another person (ACCOUNT-12)', () => {
  afterEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  })

  const listKeys = (id: string) => ({
    local: [
      `goals.${id}`,
      `waiting-check-ins.${id}`,
      `goal-edit.${id}.goal_1`,
      `interview.${id}`,
      `trialPrompt.${id}`,
      `lastNudgeDate.${id}`,
    ],
    session: [`workshop.${id}`],
  })
  const keep = ({ local, session }: { local: string[]; session: string[] }) => {
    for (const name of local) window.localStorage.setItem(`five-circles.${name}`, '1')
    for (const name of session) window.sessionStorage.setItem(`five-circles.${name}`, '1')
  }
  const kept = () =>
    [...Object.keys({ ...window.localStorage }), ...Object.keys({ ...window.sessionStorage })]
      .map((key) => key.replace('five-circles.', ''))
      .toSorted()

  it('is removed at a sign-in; the person’s own data, device settings and the check-in link stay', () => {
    const device = { local: ['theme', 'clock-offset', 'profileSeen', 'oidc.1'], session: ['people', 'checkinUser'] }
    keep(listKeys('first'))
    keep(listKeys('second'))
    keep(device)
    window.sessionStorage.setItem('five-circles.owner', '"first"')
    keep({ local: [], session: ['frameworkAnalysis'] })
    forgetOthers('second')
    const stays = [...Object.values(listKeys('second')), ...Object.values(device)].flat()
    expect(kept()).toEqual([...stays, 'owner'].toSorted())
  })

  it('keeps the report of a person who signs in again', () => {
    forgetOthers('first')
    keep({ local: [], session: ['frameworkAnalysis'] })
    forgetOthers('first')
    expect(kept()).toEqual(['frameworkAnalysis', 'owner'])
    forgetOthers('second')
    expect(kept()).toEqual(['owner'])
  })
})
