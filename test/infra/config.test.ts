import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from '#infra/config.ts'
import { stages } from '#infra/stages.ts'
import { inTemporaryFolder } from './support/cloud.ts'

const read = (context: Record<string, unknown> = {}) => readSettings(stages, context)

describe('the settings of a deployment', () => {
  it('default to the stage dev', () => {
    expect(read()).toEqual(read({ stage: 'dev' }))
  })

  it('read text values of the command line before those of the stage', () => {
    const settings = read({
      sesMaxPerSecond: '5',
      hideAccountExistence: 'true',
      passwordPolicy: '{"minimumLength":10,"refuseCompromised":true}',
    })
    expect(settings).toMatchObject({
      sesMaxPerSecond: 5,
      hideAccountExistence: true,
      passwordPolicy: { minimumLength: 10, refuseCompromised: true },
    })
  })

  it.each([
    ['us.anthropic.claude-haiku-4-5-20251001-v1:0', 'us-west-2'],
    ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', 'eu-north-1'],
    ['apac.anthropic.claude-3-haiku-20240307-v1:0', 'ap-south-1'],
    ['jp.anthropic.claude-haiku-4-5-20251001-v1:0', 'ap-northeast-3'],
    ['global.anthropic.claude-haiku-4-5-20251001-v1:0', 'sa-east-1'],
    ['us-gov.anthropic.claude-3-haiku-20240307-v1:0', 'us-gov-west-1'],
    ['anthropic.claude-3-haiku-20240307-v1:0', 'eu-west-1'],
  ])('accept the model %s in the region %s', (modelId, region) => {
    expect(read({ modelId, region })).toMatchObject({ modelId, region })
  })

  it('ignore the context of the CDK', () => {
    expect(() => read({ 'aws:cdk:bundling-stacks': [], '@aws-cdk/core:newStyle': true })).not.toThrow()
  })

  it.each([
    [{ stage: 'staging' }, 'Setting "stage" must be one of dev, prod.'],
    [{ sietUrl: 'https://a.org' }, 'Setting "sietUrl" is unknown.'],
    [{ siteUrl: 'https://a.org/app' }, /^Setting "siteUrl" must be an https address/],
    [{ siteUrl: 'http://a.org' }, /^Setting "siteUrl" must be an https address/],
    [{ region: 'Frankfurt' }, /^Setting "region" must be an AWS region/],
    [{ account: '12' }, /^Setting "account" must be the 12 digits/],
    [{ webAcl: 'some' }, 'Setting "webAcl" must be none, managed, or the ARN of a web ACL for CloudFront.'],
    [{ webAcl: 'arn:aws:wafv2:eu-west-1:123456789012:regional/webacl/a/b' }, /^Setting "webAcl" must be none/],
    [
      { webAcl: 'managed', region: 'us-west-2' },
      'Setting "webAcl" can be managed in us-east-1 only; elsewhere it is none or the ARN of a web ACL.',
    ],
    [{ monthlyBudgetUsd: '0', alarmEmail: 'a@five.org' }, 'Setting "monthlyBudgetUsd" must be at least 1.'],
    [{ monthlyBudgetUsd: '100' }, 'Setting "alarmEmail" is needed together with monthlyBudgetUsd.'],
    [{ mailFrom: 'five circles' }, 'Setting "mailFrom" must be an e-mail address.'],
    [{ modelId: 'a model' }, /^Setting "modelId" must be the id/],
    [
      { region: 'eu-west-1' },
      'Setting "modelId" is an inference profile of the geography us, which cannot be called from the region eu-west-1.',
    ],
    [{ modelId: 'eu.anthropic.claude-3-haiku-20240307-v1:0' }, /^Setting "modelId" is an inference profile of .* eu,/],
    [{ modelId: 'apac.amazon.nova-lite-v1:0', region: 'eu-west-1' }, /^Setting "modelId" is an .* geography apac,/],
    [{ modelId: 'us.amazon.nova-lite-v1:0', region: 'us-gov-west-1' }, /^Setting "modelId" .* region us-gov-west-1\.$/],
    [{ modelId: 'global.amazon.nova-2-lite-v1:0', region: 'us-gov-east-1' }, /^Setting "modelId" .* global,/],
    [{ modelId: 'amazon.nova-lite-v1:0', region: 'cn-north-1' }, /^Setting "modelId" cannot be called from cn-north-1/],
    [
      { modelId: 'anthropic.claude-haiku-4-5-20251001-v1:0' },
      /^Setting "modelId" must be an inference profile, as us\.anthropic/,
    ],
    [
      { nightBatch: 'true', modelId: 'us.amazon.nova-lite-v1:0' },
      /^Setting "nightBatch" needs a modelId that takes batch jobs/,
    ],
    [{ nightBatchMinimum: '0' }, 'Setting "nightBatchMinimum" must be at least 1.'],
    [{ authDomainPrefix: 'my-cognito' }, /^Setting "authDomainPrefix" must be/],
    [{ googleClientId: 'abc' }, /^Setting "googleClientId" must end in/],
    [{ passwordPolicy: '8' }, /^Setting "passwordPolicy" must have/],
    [{ passwordPolicy: 'eight' }, /^Setting "passwordPolicy" must be JSON/],
    [{ passwordPolicy: { minimumLength: 5, refuseCompromised: false } }, /^Setting "passwordPolicy.minimumLength"/],
    [
      { passwordPolicy: { minimumLength: 8, refuseCompromised: false, requireDigits: true } },
      /^Setting "passwordPolicy" must have/,
    ],
    [
      { passwordPolicy: { minimumLength: 8, refuseCompromised: false, requireNumbers: 'yes' } },
      'Setting "passwordPolicy.requireNumbers" must be true or false.',
    ],
    [{ hideAccountExistence: 'maybe' }, 'Setting "hideAccountExistence" must be true or false.'],
    [{ socialProof: 'none' }, 'Setting "socialProof" must be formula or actual.'],
    [{ logRetentionDays: '8' }, /^Setting "logRetentionDays" must be one of 1, 3, 5/],
    [{ sesMaxPerSecond: '0' }, 'Setting "sesMaxPerSecond" must be at least 1.'],
    [{ lambdaConcurrency: '10' }, 'Setting "lambdaConcurrency" must be at least 50.'],
    [{ deliveryShards: 'many' }, 'Setting "deliveryShards" must be a whole number from 1 to 64.'],
    [{ domainName: 'a.org' }, 'Setting "certificateArn" is needed together with domainName.'],
    [
      { domainName: 'a.org', certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/x' },
      /^Setting "certificateArn" must be the ARN of a certificate in us-east-1/,
    ],
    [
      {
        domainName: 'a.org',
        certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/x',
        siteUrl: 'https://b.org',
      },
      'Setting "siteUrl" must be https://a.org, as domainName says.',
    ],
    [{ stage: 'prod', siteUrl: 'http://localhost:3000' }, 'Setting "siteUrl" must be https in the stage prod.'],
    [{ stage: 'prod', deletionProtection: 'false' }, 'Setting "deletionProtection" must be true in the stage prod.'],
    [
      { stage: 'prod', fallbackProAccount: 'someone@a.org' },
      'Setting "fallbackProAccount" is not allowed in the stage prod.',
    ],
    [
      { stage: 'prod', passwordPolicy: { minimumLength: 6, refuseCompromised: true } },
      'Setting "passwordPolicy.minimumLength" must be at least 8 in the stage prod.',
    ],
  ])('refuse %j (ACCOUNT-6)', (context, message) => {
    expect(() => read(context)).toThrow(SettingError)
    expect(() => read(context)).toThrow(message)
  })
})

describe('the command', () => {
  it('ends with one sentence and writes no template for an invalid setting', async () => {
    const { status, stderr, stdout, written } = await inTemporaryFolder((outdir) => {
      const context = '{"stage":"prod","logRetentionDays":"8"}'
      const env = { ...process.env, CDK_OUTDIR: outdir, CDK_CONTEXT_JSON: context }
      const result = spawnSync(process.execPath, ['infra/app.ts'], { encoding: 'utf8', env })
      return { ...result, written: readdirSync(outdir) }
    })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^Setting "logRetentionDays" must be one of .*\.$/),
    ])
    expect(written).not.toContain('manifest.json')
  })
})
