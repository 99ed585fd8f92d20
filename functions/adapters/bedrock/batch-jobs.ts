import { createHash } from 'node:crypto'
import { BedrockClient, CreateModelInvocationJobCommand, GetModelInvocationJobCommand } from '@aws-sdk/client-bedrock'
import { NodeHttpHandler } from '@smithy/node-http-handler'

/** A job to create. `name` is its name and its idempotency token, so a repeated call creates no second job. */
export type NewBatchJob = { name: string; modelId: string; roleArn: string; input: string; output: string }

export type BatchJob = { status: string; output: string }

/** The least time that Bedrock takes. The morning does not wait for it. */
const TIMEOUT_HOURS = 24

/** The name of the job that writes to this place, so one per stage, shard and date. It has the characters that Bedrock allows. */
export const nameBatchJob = (output: string, date: string): string =>
  `five-circles-night-${date}-${createHash('sha256').update(output).digest('hex').slice(0, 24)}`

export type BatchJobs = ReturnType<typeof createBatchJobs>

/** Batch jobs of Bedrock in the function's own region. Uses HTTP/1.1, which the emulator supports too. */
export const createBatchJobs = () => {
  const client = new BedrockClient({ requestHandler: new NodeHttpHandler({ connectionTimeout: 2_000 }) })
  return {
    /** Throws the SDK's errors, such as a quota of jobs that is used up. */
    async create({ name, modelId, roleArn, input, output }: NewBatchJob): Promise<void> {
      await client.send(
        new CreateModelInvocationJobCommand({
          jobName: name,
          clientRequestToken: name,
          modelId,
          modelInvocationType: 'Converse',
          roleArn,
          inputDataConfig: { s3InputDataConfig: { s3Uri: input, s3InputFormat: 'JSONL' } },
          outputDataConfig: { s3OutputDataConfig: { s3Uri: output } },
          timeoutDurationInHours: TIMEOUT_HOURS,
        }),
      )
    },

    async find(arn: string): Promise<BatchJob> {
      const { status = '', outputDataConfig } = await client.send(
        new GetModelInvocationJobCommand({ jobIdentifier: arn }),
      )
      return { status, output: outputDataConfig?.s3OutputDataConfig?.s3Uri ?? '' }
    },
  }
}
