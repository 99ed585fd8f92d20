import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Cloud, synthesise } from './support/cloud.ts'
import { listFunctions, type ProductLambda } from './support/functions.ts'

const STEMS = ['keep-batch-answers', 'report-batch-job', 'start-night-batch']

describe('the batch jobs of the night', () => {
  let cloud: Cloud
  let functions: ProductLambda[]

  beforeAll(async () => {
    cloud = await synthesise({ context: { stage: 'prod', nightBatch: 'true' } })
    functions = listFunctions(cloud)
  })

  const find = (stem: string): ProductLambda => {
    const found = functions.find((one) => one.stem === stem)
    if (!found) throw new Error(`There is no function ${stem}.`)
    return found
  }
  const bucket = () => {
    const [found, ...more] = cloud.all('AWS::S3::Bucket').filter(({ id }) => id.startsWith('nightbatch'))
    expect(more).toEqual([])
    return found
  }

  it('are deployed only with the setting', async () => {
    const without = await synthesise()
    expect(listFunctions(without).filter(({ stem }) => STEMS.includes(stem))).toEqual([])
    expect(without.text).not.toContain('model-invocation-job')
    expect(functions.map(({ stem }) => stem)).toEqual(expect.arrayContaining(STEMS))
  })

  it('keep prompts and answers in a private, encrypted bucket for a day, which is deleted with its stack', () => {
    expect(bucket()?.Properties).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }] },
    })
    expect(JSON.stringify(bucket()?.Properties.BucketEncryption)).toContain('AES256')
    expect(bucket()?.DeletionPolicy).toBe('Delete')
    const policies = JSON.stringify(cloud.all('AWS::S3::BucketPolicy').filter(({ id }) => id.startsWith('nightbatch')))
    expect(policies).toContain('"aws:SecureTransport":"false"')
  })

  it('run with a role that only Bedrock assumes for jobs of the account, and that reads records and writes answers', () => {
    const role = cloud.all('AWS::IAM::Role').find(({ id }) => id.startsWith('nightbatchrole'))
    const trust = JSON.stringify(role?.Properties.AssumeRolePolicyDocument)
    expect(trust).toContain('"Service":"bedrock.amazonaws.com"')
    expect(trust).toContain('aws:SourceAccount')
    expect(trust).toContain('model-invocation-job/*')
    const access = JSON.stringify(role?.Properties.Policies)
    expect(access.match(/"Action":"[^"]+"/g)?.toSorted()).toEqual(
      ['bedrock:InvokeModel', 'bedrock:InvokeModel', 's3:GetObject', 's3:ListBucket', 's3:PutObject'].map(
        (action) => `"Action":"${action}"`,
      ),
    )
    expect(access).toContain('/records/*')
    expect(access).toContain('/answers/*')
  })

  it('are created by one function, which may pass that role to Bedrock alone', () => {
    const creating = functions.filter(({ statements }) =>
      statements.some(({ actions }) => actions.includes('bedrock:CreateModelInvocationJob')),
    )
    expect(creating.map(({ stem }) => stem)).toEqual(['start-night-batch'])
    const pass = find('start-night-batch').statements.find(({ actions }) => actions.includes('iam:PassRole'))
    expect(pass?.conditions).toEqual({ StringEquals: { 'iam:PassedToService': 'bedrock.amazonaws.com' } })
    expect(JSON.stringify(pass?.resources)).toContain('nightbatchrole')
  })

  it('apply the guardrail to the answers without a permission to call the model', () => {
    const actions = find('keep-batch-answers').statements.flatMap((one) => one.actions)
    expect(actions).toContain('bedrock:ApplyGuardrail')
    expect(actions).not.toContain('bedrock:InvokeModel')
  })

  it('are reported by a rule for the ends of jobs on the default bus', () => {
    const rule = cloud
      .all('AWS::Events::Rule')
      .find(({ Properties }) => Properties.Name === 'five-circles-prod-report-batch-job')
    expect(rule?.Properties).toMatchObject({
      EventPattern: {
        source: ['aws.bedrock'],
        'detail-type': ['Batch Inference Job State Change'],
        detail: { status: ['Completed', 'PartiallyCompleted', 'Stopped', 'Expired'] },
      },
    })
    expect(JSON.stringify(rule?.Properties.EventBusName)).toContain('default')
  })

  it('give their functions the variables that the handlers read', async () => {
    for (const stem of [...STEMS, 'dispatch-daily-generation']) {
      const { entry, variables } = find(stem)
      const { Env } = await import(pathToFileURL(resolve(entry)).href)
      expect([stem, variables.toSorted()]).toEqual([stem, Object.keys(Env).toSorted()])
    }
  })
})
