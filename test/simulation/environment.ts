import { TABLE } from '#test/support/table-shape.ts'

/** The environment variables of the functions. */
export const setEnvironment = ({ shards, maxPerSecond }: { shards: number; maxPerSecond: number }): void => {
  const queue = (name: string) => `https://sqs.us-east-1.amazonaws.com/000000000000/${name}`
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'simulation',
    AWS_SECRET_ACCESS_KEY: 'simulation',
    TABLE_NAME: TABLE.name,
    BUS_NAME: 'five-circles-simulation',
    GENERATION_QUEUE_URL: queue('generation'),
    DELIVERY_QUEUE_URL: queue('delivery'),
    DELIVERY_DEAD_LETTERS_URL: queue('delivery-dead-letters'),
    LINK_SECRET_NAME: 'five-circles/simulation/links',
    PUSH_SECRET_NAME: 'five-circles/simulation/push',
    DELIVERY_SHARDS: String(shards),
    MODEL_ID: 'simulated-model',
    GUARDRAIL: '',
    NIGHT_BATCH_BUS: '',
    SITE_URL: 'https://five.example',
    MAIL_FROM: 'hello@five.example',
    MAIL_CONFIGURATION_SET: 'five-circles-simulation',
    SES_MAX_PER_SECOND: String(maxPerSecond),
  })
}
