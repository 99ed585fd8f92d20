import { describe, expect, it } from 'vitest'
import { synthesise } from './support/cloud.ts'

describe.each(['dev', 'prod'])('the templates of %s', (stage) => {
  it('pass the checks of CloudFormation and of AWS Solutions', () => {
    expect(() => synthesise({ checked: true, context: { stage, alarmEmail: 'someone@five.org' } })).not.toThrow()
  })

  it('hold nothing of the local stack', () => {
    expect(synthesise({ context: { stage } }).text).not.toMatch(/_local|localhost|127\.0\.0\.1|host\.docker/)
  })
})
