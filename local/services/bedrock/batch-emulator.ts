import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AwsService, BatchFaultMode, Clock, Faults, ServiceEvent } from '#local/contracts/services.ts'
import { createWorkTracker } from '#local/services/engine/work-tracker.ts'
import type { Objects } from '#local/services/s3/objects.ts'
import { spoilAnswers } from './batch-faults.ts'
import { ModelError, refuseConverse, reply } from './converse.ts'

/** Batch jobs of Bedrock: CreateModelInvocationJob and GetModelInvocationJob, with the fields that the product uses. */

const place = z.string().check(z.regex(/^s3:\/\/[^/]+\/.+$/))
const newJob = z.strictObject({
  jobName: z.string().check(z.regex(/^[a-zA-Z0-9](-*[a-zA-Z0-9+.])*$/), z.maxLength(63)),
  clientRequestToken: z.string().check(z.regex(/^[a-zA-Z0-9](-*[a-zA-Z0-9])*$/), z.maxLength(256)),
  modelId: z.string(),
  modelInvocationType: z.literal('Converse'),
  roleArn: z.string(),
  inputDataConfig: z.strictObject({
    s3InputDataConfig: z.strictObject({ s3Uri: place, s3InputFormat: z.literal('JSONL') }),
  }),
  outputDataConfig: z.strictObject({ s3OutputDataConfig: z.strictObject({ s3Uri: place }) }),
  timeoutDurationInHours: z.int().check(z.gte(24), z.lte(168)),
})
type NewJob = z.infer<typeof newJob>
type Job = { arn: string; asked: NewJob; status: string; submitTime: string }

const record = z.strictObject({ recordId: z.string(), modelInput: z.looseObject({}) })

export type BatchEmulator = {
  service: AwsService
  /** Resolves when every job that is not late has ended. */
  idle(): Promise<void>
  /** Lets the jobs end that the fault `late` holds back. */
  finishLate(): Promise<void>
}

export type BatchEmulatorDeps = {
  objects: Objects
  /** Answers each record. */
  model: AwsService
  clock: Clock
  faults: Faults
  /** Takes the event of a job that ended. */
  emit: (event: ServiceEvent) => void
  account: string
  region: string
}

const parsePlace = (uri: string): { bucket: string; key: string } => {
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)\/(.*)$/.exec(uri) ?? []
  return { bucket, key }
}

/** Another order than that of the records, which is the same in every run. */
const shuffle = (lines: readonly string[]): string[] => {
  const rank = (line: string) => createHash('sha256').update(line).digest('hex')
  return lines.toSorted((one, other) => rank(one).localeCompare(rank(other)))
}

const MODES: readonly string[] = ['partial', 'late', 'absent', 'errors', 'malformed'] satisfies BatchFaultMode[]
const isMode = (mode: string | undefined): mode is BatchFaultMode => mode !== undefined && MODES.includes(mode)

/**
 * The emulator of Bedrock's batch jobs. A job runs after the response of its creation, answers each record by the model of this stack
 * and writes the answers in another order. It has no least number of records. Faults of the service `batch`: `partial`, `late`, `absent`,
 * `errors` and `malformed`. Jobs are held in memory.
 */
export const createBatchEmulator = (deps: BatchEmulatorDeps): BatchEmulator => {
  const { objects, clock, faults, emit, account, region } = deps
  const jobs = new Map<string, Job>()
  const work = createWorkTracker()
  let late: Job[] = []

  const answerRecord = async ({ modelId }: NewJob, line: string): Promise<string> => {
    const { recordId, modelInput } = record.parse(JSON.parse(line))
    const url = `http://bedrock/model/${encodeURIComponent(modelId)}/converse`
    const request = new Request(url, { method: 'POST', body: JSON.stringify(modelInput) })
    const answer = await deps.model(request, { functionName: 'batch' })
    const body: unknown = await answer.json()
    const told = answer.ok ? { modelOutput: body } : { error: { errorCode: answer.status, errorMessage: String(body) } }
    return JSON.stringify({ recordId, modelInput, ...told })
  }

  const run = async (job: Job, mode: BatchFaultMode | undefined): Promise<void> => {
    const { asked } = job
    const input = parsePlace(asked.inputDataConfig.s3InputDataConfig.s3Uri)
    const output = parsePlace(asked.outputDataConfig.s3OutputDataConfig.s3Uri)
    const lines = (objects.get(input.bucket, input.key) ?? '').split('\n').filter((line) => line !== '')
    job.status =
      lines.length === 0 || mode === 'absent' ? 'Failed' : mode === 'partial' ? 'PartiallyCompleted' : 'Completed'
    if (job.status !== 'Failed') {
      const answers: string[] = []
      for (const line of lines) answers.push(await answerRecord(asked, line))
      const folder = `${output.key}${job.arn.split('/').at(-1)}/`
      const file = input.key.split('/').at(-1)
      objects.put(output.bucket, `${folder}${file}.out`, spoilAnswers(shuffle(answers), mode).join('\n'))
      objects.put(output.bucket, `${folder}manifest.json.out`, JSON.stringify({ totalRecordCount: lines.length }))
    }
    emit({
      source: 'aws.bedrock',
      detailType: 'Batch Inference Job State Change',
      resources: [job.arn],
      detail: { batchJobName: asked.jobName, batchJobArn: job.arn, batchModelId: asked.modelId, status: job.status },
    })
  }

  const create = (asked: NewJob): Job => {
    const known = [...jobs.values()].find((job) => job.asked.clientRequestToken === asked.clientRequestToken)
    if (known) return known
    const id = createHash('sha256').update(asked.clientRequestToken).digest('hex').slice(0, 12)
    const arn = `arn:aws:bedrock:${region}:${account}:model-invocation-job/${id}`
    const job = { arn, asked, status: 'InProgress', submitTime: new Date(clock.now()).toISOString() }
    jobs.set(arn, job)
    const mode = faults.take('batch')?.mode
    if (mode === 'late') late.push(job)
    else void work.track(new Promise(setImmediate).then(() => run(job, isMode(mode) ? mode : undefined)))
    return job
  }

  const find = (path: string): Job => {
    const id = decodeURIComponent(path.slice('/model-invocation-job/'.length))
    const job = jobs.get(id) ?? [...jobs.values()].find(({ arn }) => arn.endsWith(`/${id}`))
    if (!job) throw new ModelError(404, 'ResourceNotFoundException', `There is no job ${id}.`)
    return job
  }

  return {
    idle: work.idle,
    finishLate: async () => {
      const held = late
      late = []
      for (const job of held) await run(job, undefined)
    },
    service: async (request) => {
      const { pathname } = new URL(request.url)
      try {
        if (request.method === 'POST' && pathname === '/model-invocation-job') {
          const read = newJob.safeParse(await request.json())
          if (!read.success)
            throw new ModelError(400, 'ValidationException', `${read.error.issues[0]?.path.join('.')} is not supported`)
          return reply({ jobArn: create(read.data).arn }, clock.now())
        }
        if (request.method !== 'GET')
          throw new ModelError(404, 'UnknownOperationException', `Not supported: ${pathname}.`)
        const { arn: jobArn, asked, status, submitTime } = find(pathname)
        return reply({ jobArn, ...asked, status, submitTime }, clock.now())
      } catch (error) {
        if (error instanceof ModelError) return refuseConverse(error, clock.now())
        throw error
      }
    },
  }
}
