import * as z from 'zod/mini'
import { BATCH_JOB_EVENTS } from '#events/night-batch.ts'
import { spoilAnswers } from '#local/services/bedrock/batch-faults.ts'
import { pick, shuffled } from '#test/support/random.ts'
import { createServiceError } from '../errors.ts'
import { answerRequest, wrapAnswer } from '../model.ts'
import type { VirtualTime } from '../virtual-time.ts'
import type { Files } from './files.ts'

/** Batch jobs of Bedrock: when they end, what they answer, and the events about them. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** `whole`: every answer. `refused`: Bedrock does not create the job. `absent`: the job fails without answers. */
type Content = 'whole' | 'partial' | 'errors' | 'malformed' | 'absent' | 'refused'

/** How a job goes: its answers, its length in milliseconds, and the delays of the events about its end. */
export type Course = { content: Content; lengthMs: number; notices: number[] }

const CONTENTS: readonly Content[] = [
  ...Array.from({ length: 9 }, () => 'whole' as const),
  ...(['partial', 'partial', 'partial', 'partial'] as const),
  ...(['errors', 'errors', 'malformed', 'malformed', 'absent', 'absent', 'refused'] as const),
]

/**
 * A job starts at 02:00. Most end before the missing texts are generated at 05:00, some in that minute, some after the
 * mails, and a few on the next date.
 */
const drawLength = (random: () => number): number => {
  const drawn = random()
  if (drawn < 0.6) return (0.2 + 2 * random()) * HOUR_MS
  if (drawn < 0.8) return 3 * HOUR_MS + (random() - 0.3) * MINUTE_MS
  return (4 + 20 * random()) * HOUR_MS
}

/** No event for a job in ten, and a second one at the rate of duplicates. */
const drawNotices = (random: () => number, duplicated: number): number[] => {
  if (random() < 0.1) return []
  const drawDelay = () => random() * MINUTE_MS
  return random() < duplicated ? [drawDelay(), drawDelay() * 20] : [drawDelay()]
}

export const drawCourse = (random: () => number, duplicated: number): Course => ({
  content: pick(CONTENTS, random),
  lengthMs: drawLength(random),
  notices: drawNotices(random, duplicated),
})

const place = z.object({ s3Uri: z.string() })
const newJob = z.object({
  jobName: z.string(),
  clientRequestToken: z.string(),
  inputDataConfig: z.object({ s3InputDataConfig: place }),
  outputDataConfig: z.object({ s3OutputDataConfig: place }),
})
const askedJob = z.object({ jobIdentifier: z.string() })
const record = z.object({ recordId: z.string(), modelInput: z.looseObject({}) })

type Job = z.infer<typeof newJob> & { arn: string; status: string }

export type JobsOptions = {
  time: VirtualTime
  files: Files
  random: () => number
  /** The course of the next job. */
  next: () => Course
  /** Takes the event of Bedrock about a job that ended. */
  onEvent: (event: object) => void
  /** Called with the prompt of each record and the answer of the model. */
  onAnswer: (prompt: string, answer: unknown) => void
}

const ENDED: readonly string[] = BATCH_JOB_EVENTS.statuses
/** Bedrock reads the records within this time after the job's creation. */
const READ_WITHIN_MS = 5 * MINUTE_MS
/** The answers can be read for this time before the job has ended. */
const WRITTEN_BEFORE_MS = 2 * MINUTE_MS

/** A job answers in other words than a call on demand, so that a text that replaces another one is noticed. */
const FURTHER = 1

export const createJobs = ({ time, files, random, next, onEvent, onAnswer }: JobsOptions) => {
  const jobs = new Map<string, Job>()
  const counts = { created: 0, refused: 0 }

  const answer = (line: string): string => {
    const { recordId, modelInput } = record.parse(JSON.parse(line))
    const { prompt, answer: told } = answerRequest(modelInput, FURTHER)
    onAnswer(prompt, told)
    return JSON.stringify({ recordId, modelInput, modelOutput: wrapAnswer(told) })
  }

  const chooseStatus = (content: Content): string =>
    content === 'partial' ? pick(['PartiallyCompleted', 'Stopped', 'Expired'], random) : 'Completed'

  const run = (job: Job, { content, lengthMs, notices }: Course): void => {
    const endsAt = time.now() + lengthMs
    const folder = `${job.outputDataConfig.s3OutputDataConfig.s3Uri}${job.arn.split('/').at(-1)}/`
    const fail = () => time.at(endsAt, () => void Object.assign(job, { status: 'Failed' }))
    time.at(time.now() + Math.min(lengthMs / 2, random() * READ_WITHIN_MS), () => {
      const records = (files.read(job.inputDataConfig.s3InputDataConfig.s3Uri) ?? '').split('\n').filter(Boolean)
      if (content === 'absent' || records.length === 0) return fail()
      const mode = content === 'whole' || content === 'refused' ? undefined : content
      const answers = spoilAnswers(shuffled(records.map(answer), random), mode)
      time.at(endsAt - Math.min(lengthMs / 2, random() * WRITTEN_BEFORE_MS), () =>
        files.write(`${folder}records.jsonl.out`, answers.join('\n')),
      )
      time.at(endsAt, () => {
        job.status = chooseStatus(content)
        files.write(`${folder}manifest.json.out`, JSON.stringify({ totalRecordCount: records.length }))
        if (!ENDED.includes(job.status)) return
        const { source, detailType } = BATCH_JOB_EVENTS
        const detail = { batchJobName: job.jobName, batchJobArn: job.arn, status: job.status }
        for (const delay of notices)
          time.at(time.now() + delay, () => onEvent({ source, 'detail-type': detailType, detail }))
      })
    })
  }

  const create = (asked: z.infer<typeof newJob>): Job => {
    const known = jobs.get(asked.clientRequestToken)
    if (known) return known
    const course = next()
    if (course.content === 'refused') {
      counts.refused += 1
      throw createServiceError('ServiceQuotaExceededException', 'Too many batch jobs are in progress.', 400)
    }
    counts.created += 1
    const arn = `arn:aws:bedrock:us-east-1:000000000000:model-invocation-job/job${counts.created}`
    const job = { ...asked, arn, status: 'InProgress' }
    jobs.set(asked.clientRequestToken, job)
    run(job, course)
    return job
  }

  return {
    counts,
    serve(command: string, input: object): object {
      if (command === 'CreateModelInvocationJob') return { jobArn: create(newJob.parse(input)).arn }
      if (command !== 'GetModelInvocationJob') throw new Error(`The simulated Bedrock has no ${command}.`)
      const { jobIdentifier } = askedJob.parse(input)
      const job = [...jobs.values()].find(({ arn }) => arn === jobIdentifier)
      if (!job) throw createServiceError('ResourceNotFoundException', `There is no job ${jobIdentifier}.`, 404)
      return { jobArn: job.arn, status: job.status, outputDataConfig: job.outputDataConfig }
    },
  }
}
