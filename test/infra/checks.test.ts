import { describe, expect, it, vi } from 'vitest'
import { inTemporaryFolder, synthesise } from './support/cloud.ts'
import { everySetting } from './support/settings.ts'

describe.each([
  ['dev', { stage: 'dev' }],
  ['prod', { stage: 'prod' }],
  ['dev with a value of its own for each setting', { ...everySetting(), stage: 'dev' }],
  ['prod with a value of its own for each setting', { ...everySetting('fallbackProAccount'), stage: 'prod' }],
])('the templates of %s', (_, context) => {
  const checked = () => synthesise({ checked: true, context })

  it('pass the checks of CloudFormation and of AWS Solutions without a warning', async () => {
    const cloud = await checked()
    expect(cloud.all('AWS::Lambda::Function').length).toBeGreaterThan(0)
    expect(cloud.findings).toEqual([])
  })

  it('contain nothing of the local stack', async () => {
    expect((await checked()).text).not.toMatch(/_local|localhost|127\.0\.0\.1|host\.docker/)
  })
})

it('a synthesis without a built page has a warning', async () => {
  const context = { 'aws:cdk:bundling-stacks': ['five-circles-dev-web'] }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { findings } = await inTemporaryFolder((page) => synthesise({ checked: true, context, page }))
  vi.restoreAllMocks()
  expect(JSON.stringify(findings)).toContain('web/dist does not exist')
})
