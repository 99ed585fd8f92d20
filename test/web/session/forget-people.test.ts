import { describe, expect, it } from 'vitest'
import { forgetOthers } from '#web/entities/session/forget-people.ts'

describe('the stored data of another person (ACCOUNT-12)', () => {
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

  it('has no line that is typed on the page of a witness, until another person signs in (WITNESS-5)', () => {
    keep({ local: [], session: ['witness-line.token'] })
    forgetOthers('first')
    forgetOthers('first')
    expect(kept()).toEqual(['owner', 'witness-line.token'])
    forgetOthers('second')
    expect(kept()).toEqual(['owner'])
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
