import { describe, expect, it } from 'vitest'
import { synthesise } from './support/cloud.ts'

describe.each(['dev', 'prod'])('the templates of %s', (stage) => {
  const checked = () => synthesise({ checked: true, context: { stage, alarmEmail: 'someone@five.org' } })

  it('pass the checks of CloudFormation and of AWS Solutions', async () => {
    expect((await checked()).all('AWS::Lambda::Function').length).toBeGreaterThan(0)
  })

  it('hold nothing of the local stack', async () => {
    expect((await checked()).text).not.toMatch(/_local|localhost|127\.0\.0\.1|host\.docker/)
  })
})
