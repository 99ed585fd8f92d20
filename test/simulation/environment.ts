import { TABLE } from '#test/support/table-shape.ts'

type Settings = {
  shards: number
  maxPerSecond: number
  /** Records that a batch job has at least. Undefined where the texts of the night are generated on demand. */
  batchMinimum?: number | undefined
}

const BUS = 'five-circles-simulation'

/** The environment variables of the functions. */
export const setEnvironment = ({ shards, maxPerSecond, batchMinimum }: Settings): void => {
  const queue = (name: string) => `https://sqs.us-east-1.amazonaws.com/000000000000/${name}`
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'simulation',
    AWS_SECRET_ACCESS_KEY: 'simulation',
    TABLE_NAME: TABLE.name,
    BUS_NAME: BUS,
    GENERATION_QUEUE_URL: queue('generation'),
    DELIVERY_QUEUE_URL: queue('delivery'),
    SWEEP_QUEUE_URL: queue('sweep'),
    DELIVERY_DEAD_LETTERS_URL: queue('delivery-dead-letters'),
    LINK_SECRET_NAME: 'five-circles/simulation/links',
    PUSH_SECRET_NAME: 'five-circles/simulation/push',
    DELIVERY_SHARDS: String(shards),
    MODEL_ID: 'simulated-model',
    // Batch jobs take no guardrail, so each answer is assessed by a call of its own.
    GUARDRAIL: batchMinimum === undefined ? '' : 'guardrail-of-the-simulation:1',
    NIGHT_BATCH_BUS: batchMinimum === undefined ? '' : BUS,
    BATCH_BUCKET: 'five-circles-batches',
    BATCH_ROLE_ARN: 'arn:aws:iam::000000000000:role/batch',
    BATCH_MINIMUM: String(batchMinimum ?? 100),
    SITE_URL: 'https://five.example',
    MAIL_FROM: 'hello@five.example',
    MAIL_CONFIGURATION_SET: 'five-circles-simulation',
    SES_MAX_PER_SECOND: String(maxPerSecond),
  })
}
